/**
 * An error of the contract (API contract, Errors). `message` is the text of the error body; where the
 * contract shows none, it is the status phrase.
 */
export class Problem extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const badRequest = (detail: string): Problem => new Problem(400, `Bad Request: ${detail}`);

export const MESSAGES = {
  invalid: 'Invalid API Key',
  inactive: 'Inactive API Key',
  expired: 'Expired API Key',
  rateLimit: 'Rate limit exceeded',
  payment: 'Payment required',
  deactivated: 'Forbidden: account deactivated',
  statsOff: 'Forbidden: API Stats is not enabled for the account',
  notFound: 'Not Found',
  tooLarge: 'Payload Too Large',
  internal: 'Internal Error',
  statsUnavailable: 'Status data temporarily unavailable',
} as const;

/** The message for a fault's status when the fault has no message. */
export function standardMessage(status: number): string {
  const texts: Readonly<Record<number, string>> = {
    400: 'Bad Request',
    401: MESSAGES.invalid,
    402: MESSAGES.payment,
    403: 'Forbidden',
    404: MESSAGES.notFound,
    413: MESSAGES.tooLarge,
    500: MESSAGES.internal,
    503: MESSAGES.statsUnavailable,
  };
  return texts[status] ?? `Status ${status}`;
}
