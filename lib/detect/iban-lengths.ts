/**
 * What the always-on script knows of ISO 13616: country code and length of the BBAN in base 36, as a
 * capital where the BBAN is all digits (20 has none: `k` and `K`). The whole registry is in ./iban-table.ts.
 */
export const IBAN_LENGTHS =
  'ADkAEJALoATGAZoBAGBECBGiBHiBINBRpBYoCHhCRICYoCZKDEIDJNDKEDOoEEGEGPESKFIEFKeFOEFRnGBiGEiGIjGLEGRnGToHNoHRHHUOIEiILJIQjISMITnJOqKWqKZgLBoLCsLIhLTGLUgLVhLYLMCnMDkMEIMKfMNGMRNMTrMUqNIoNLeNOBOMjPKkPLOPSpPTLQApROkRSIRUtSAkSCrSDESEKSIFSKKSMnSOJSTLSVoTLJTNKTRmUApVAIVGkXKGYEq';
