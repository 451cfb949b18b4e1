export {
  createSubmitGuard,
  type GuardedField,
  type HeldSubmit,
  isReasonToHold,
  type SubmitGuardOptions,
} from './guard.ts';
export { watchSubmits } from './listener.ts';
