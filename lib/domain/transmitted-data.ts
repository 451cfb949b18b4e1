/**
 * What a lookup transmits to the person's own API, in the words of Firefox's manifest: the key, IBANs
 * and VAT numbers, emails, phone numbers and addresses, and that they stood on a page. Optional there:
 * checks work without.
 */
export const TRANSMITTED_DATA_TYPES = [
  'authenticationInfo',
  'financialAndPaymentInfo',
  'personallyIdentifyingInfo',
  'websiteContent',
] as const;
