export { createFailure } from './create-failure.ts';
export {
  apiErrorMessage,
  type FailureContext,
  failureInBody,
  failureOfStatus,
} from './http-errors.ts';
export { redactServerText, removeKey } from './redact.ts';
