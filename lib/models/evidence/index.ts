export { checkEvidence, type EvidenceCheck } from './check-evidence.ts';
export { fingerprintOf } from './hash.ts';
export { type EvidenceEntry, writeEvidence } from './write-evidence.ts';
