export { createLabelMatcher, type LabelMatch, type LabelRange } from './label-search.ts';
export { LABEL_REACH, readFirst } from './value-starts.ts';
