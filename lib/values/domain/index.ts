export { dialCodeOf, dialRegions, regionsOfDialCode } from './dial-codes.ts';
export {
  FINDING_EVIDENCE,
  type Finding,
  type FindingEvidence,
  KINDS,
  type Kind,
  UNREAD_REASONS,
  type UnreadReason,
  valueKey,
  verdictKey,
} from './kind.ts';
export {
  besideText,
  countryName,
  createMessages,
  domainText,
  emailText,
  factsText,
  ibanText,
  ipText,
  listOf,
  type Message,
  type Phrase,
  phoneText,
  recordText,
  vatText,
} from './message.ts';
export { isOneTypo } from './one-typo.ts';
export { placeNamer, placeOf } from './place.ts';
export { READING_STEPS, type ReadingStep } from './reading-step.ts';
export {
  BASES,
  type Basis,
  type Fact,
  isDoubtful,
  SEVERITIES,
  type Severity,
  STANDINGS,
  type Standing,
  severityOf,
  TONES,
  type Tone,
  toneOf,
  type Verdict,
} from './verdict.ts';
