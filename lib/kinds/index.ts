export { KIND_DEFINITIONS, type LookupKind } from './definitions.ts';
export {
  lookupCredits,
  lookupPlansOf,
  planForDepth,
  topicsFor,
} from './lookup-plan.ts';
