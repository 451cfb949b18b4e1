export {
  canLookUp,
  KIND_DEFINITIONS,
  type LookupKind,
  lookupFor,
} from './definitions.ts';
export {
  lookupCredits,
  lookupPlansOf,
  lookupPriceRange,
  planForDepth,
  topicsFor,
} from './lookup-plan.ts';
