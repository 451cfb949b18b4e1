export { createSubmitGuard, type GuardedField, isReasonToHold } from './guard.ts';
export { trackContextMenu, watchSubmits } from './listener.ts';
