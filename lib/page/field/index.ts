export { watchFocus } from './focus.ts';
export { watchSubmits } from './submit/listener.ts';
export { createFieldTracker } from './tracker.ts';
