export { parseBaseUrl } from './base-url.ts';
export { buildRequest } from './build-request.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type RawResponse,
} from './client.ts';
export {
  askQuestion,
  pollQuestion,
  type Question,
  questionFor,
  submitQuestion,
  verdictFromAnswer,
} from './question.ts';
export type { Quota } from './quotas.ts';
export { receivedBodyOf } from './received-body.ts';
export type { SubmittedJob } from './response.ts';
export { PRESS_BODY_BYTES } from './response-body.ts';
export type { SharedResponse } from './shared-answer.ts';
