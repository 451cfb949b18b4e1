import { requestIdOf } from './response-headers.ts';

/** What came from the API, for the evidence file. */
interface ReceivedAnswer {
  /** The body as received, with the key removed. */
  readonly body: string;
  /** The id that the API gave the request, if it gave one. */
  readonly requestId?: string;
}

/** By parsed answer, for as long as that is in memory. */
const RECEIVED = new WeakMap<object, ReceivedAnswer>();

/** Notes what a parsed answer was read from. */
export function noteReceived(answer: unknown, body: string, headers: Headers): void {
  const requestId = requestIdOf(headers);
  RECEIVED.set(Object(answer), { body, ...(requestId === undefined ? {} : { requestId }) });
}

/** What an answer was read from; undefined if it was not read since the background started. */
export const receivedBodyOf = (answer: unknown): ReceivedAnswer | undefined =>
  RECEIVED.get(Object(answer));
