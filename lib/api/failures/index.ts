export { createFailure, redactServerText, removeKey } from './create-failure.ts';
export {
  apiErrorMessage,
  type FailureContext,
  failureInBody,
  failureOfStatus,
} from './http-errors.ts';
