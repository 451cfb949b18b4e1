export { createSubmitGuard, type GuardedField, type HeldSubmit, isReasonToHold } from './guard.ts';
export { watchSubmits } from './listener.ts';
