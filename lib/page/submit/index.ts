export { createSubmitGuard, type GuardedField, isReasonToHold } from './guard.ts';
export { watchSubmits } from './listener.ts';
