export { KIND_DEFINITIONS, KIND_SHAPES, type LookupKind } from './definitions.ts';
export {
  lookupCredits,
  lookupPlansOf,
  lookupPriceRange,
  planForDepth,
  topicsFor,
} from './lookup-plan.ts';
