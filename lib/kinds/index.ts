export {
  canLookUp,
  KIND_DEFINITIONS,
  KIND_SHAPES,
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
