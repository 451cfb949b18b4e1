export { createFieldConsistency } from './consistency.ts';
export { createFieldCorrections } from './corrections.ts';
export { watchFocus } from './focus.ts';
export { createFieldTracker } from './tracker.ts';
