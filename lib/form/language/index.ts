export type { Evidence } from './evidence.ts';
export { countryChosenIn, FIELD_RULES, phoneFieldRegion } from './kinds.ts';
export { createPhraseFinder, type PhraseFinder } from './phrase-finder.ts';
export { readLabel } from './read-label.ts';
export { readName } from './read-name.ts';
export { bestHit, kindsNamedIn } from './word-search.ts';
