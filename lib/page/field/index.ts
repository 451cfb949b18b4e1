export { createFieldConsistency } from './consistency.ts';
export { watchFocus } from './focus.ts';
export { createFieldTracker } from './tracker.ts';
