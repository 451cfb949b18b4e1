export {
  DELIMITERS,
  type Delimiter,
  escapeFormulaCell,
  MAX_CELL_LENGTH,
  MAX_LIST_NAME_LENGTH,
  MAX_LIST_ROWS,
  unescapeFormulaCell,
} from './cells.ts';
export { dialCodeOf, dialRegions, regionsOfDialCode } from './dial-codes.ts';
export {
  ENDPOINT_CONTRACT,
  ENDPOINT_NAMES,
  type EndpointName,
  EXPERIMENTAL_ENDPOINTS,
  fieldNamesIn,
  type GlobalParameters,
  isFlagName,
  isJobId,
  isReservedParameter,
  requestPath,
  TRANSMITTED_DATA_TYPES,
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
  KINDS,
  type Kind,
  saidKey,
  UNREAD_REASONS,
  type UnreadReason,
  valueKey,
} from './kind.ts';
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
  parseSitePattern,
  sitePatternsFor,
  siteRuleFor,
  stricterPolicy,
} from './policy.ts';
export { READING_STEPS, type ReadingStep } from './reading-step.ts';
export { isCreditQuota, quotaTextName, spendableCredits } from './team-quotas.ts';
export {
  BASES,
  type Basis,
  type Fact,
  isDoubtful,
  type Note,
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
  withNote,
} from './verdict.ts';
