export { buildRequest, isSendableKey, parseBaseUrl } from './build-request.ts';
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
export type { Quota, SharedResponse } from './quotas.ts';
export type { SubmittedJob } from './response.ts';
export { PRESS_BODY_BYTES, receivedBodyOf } from './response-body.ts';
