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
