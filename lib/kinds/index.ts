export { KIND_DEFINITIONS, type LookupKind } from './definitions.ts';
export {
  lookupCredits,
  lookupPlansOf,
  lookupPriceRange,
  planForDepth,
  topicsFor,
} from './lookup-plan.ts';
