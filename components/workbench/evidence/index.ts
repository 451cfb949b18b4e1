export { EvidenceCheckSection } from './EvidenceCheckSection.tsx';
export { EvidenceWritten, type WrittenEvidence } from './EvidenceWritten.tsx';
export { evidenceOf } from './evidence-of.ts';
