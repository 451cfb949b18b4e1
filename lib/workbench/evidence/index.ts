export { checkEvidence, type EvidenceChange, type EvidenceCheck } from './check-evidence.ts';
export { type EvidenceEntry, writeEvidence } from './write-evidence.ts';
