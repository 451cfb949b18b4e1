export { DIAL_REGIONS, dialCodeOf, regionsOfDialCode } from './dial-codes.ts';
export {
  ENDPOINT_CONTRACT,
  ENDPOINT_NAMES,
  type EndpointName,
  EXPERIMENTAL_ENDPOINTS,
  isFlagName,
  isJobId,
  isReservedParameter,
} from './endpoints.ts';
export {
  BILLED,
  type Billed,
  FAILURE_KINDS,
  type Failure,
  type FailureKind,
  fail,
  isKeyRefused,
  type Outcome,
  ok,
  REMEDIES,
  type Remedy,
} from './failure.ts';
export {
  type CorrectedKind,
  FIELD_KEY_PATTERN,
  type FieldCorrection,
  fieldKeyLabel,
  MAX_FIELD_CORRECTIONS,
  MAX_FIELD_CORRECTIONS_PER_SITE,
  MAX_FIELD_KEY_LENGTH,
} from './field-correction.ts';
export {
  FINDING_EVIDENCE,
  type Finding,
  type FindingEvidence,
  UNREAD_REASONS,
  type UnreadReason,
} from './finding.ts';
export { escapeFormulaCell, unescapeFormulaCell } from './formula-cell.ts';
export { KINDS, type Kind, valueKey } from './kind.ts';
export {
  DELIMITERS,
  type Delimiter,
  MAX_CELL_LENGTH,
  MAX_LIST_NAME_LENGTH,
  MAX_LIST_ROWS,
} from './list-limits.ts';
export { type Note, withNote } from './note.ts';
export { isOneTypo } from './one-typo.ts';
export {
  DEPTHS,
  type Depth,
  FORM_TYPES,
  type FormType,
  GUARD_MODES,
  type GuardMode,
  MAX_SUBMIT_WAIT_MS,
  milderGuardMode,
  POLICIES,
  type Policy,
  stricterPolicy,
} from './policy.ts';
export {
  parseSitePattern,
  sitePatternsFor,
  siteRuleFor,
} from './site-pattern.ts';
export { isCreditQuota, quotaTextName, spendableCredits } from './team-quotas.ts';
export { TRANSMITTED_DATA_TYPES } from './transmitted-data.ts';
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
  withDisposableSetting,
} from './verdict.ts';
