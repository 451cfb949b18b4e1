export { watchFocus } from './focus.ts';
export { watchSubmits } from './submit/submit-events.ts';
export { createFieldTracker } from './tracker.ts';
