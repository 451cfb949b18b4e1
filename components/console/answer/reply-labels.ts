/** Labels of a reply in the console. */

import type { EndpointReply } from '../../../lib/console/messages/schemas.ts';
import type { ConsoleDraft } from '../../../lib/console/request/draft.ts';
import { consoleText } from '../../../lib/console/texts.ts';
import type { Outcome, Standing } from '../../../lib/domain/index.ts';
import { failureNoteText } from '../../../lib/texts/areas.ts';

/**
 * Statuses of the API contract (Errors) and of proxies in front of it, with the reason phrases of
 * RFC 9110, which are not translated.
 */
const STATUS: Readonly<Record<number, string>> = {
  200: 'OK',
  202: 'Accepted',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

export function statusLabel(status: number | null): string {
  if (status === null) return failureNoteText('noAnswer');
  const reason = STATUS[status];
  return reason === undefined ? String(status) : `${status} ${reason}`;
}

export function statusTone(status: number | null): Standing {
  if (status === null) return 'unknown';
  if (status < 300) return 'good';
  return status < 500 ? 'caution' : 'bad';
}

/**
 * What a reply cost.
 *
 * @param price of the endpoint, for a job that is billed later
 * @param jobCredits what the job cost, if this is its answer
 */
export function billingLabel(reply: EndpointReply, price: number, jobCredits = 0): string {
  const { billed, from, jobId } = reply;
  if (jobCredits > 0) return consoleText('billedForJob', { credits: jobCredits });
  if (billed === 'yes') return consoleText('billed', { credits: reply.credits });
  if (billed === 'possibly') return consoleText('possiblyBilled', { credits: reply.credits });
  if (jobId !== undefined && from === 'api' && price > 0) {
    return consoleText('billedWhenJobSucceeds', { credits: price });
  }
  return consoleText(price === 0 || from === 'cache' || reply.shared ? 'free' : 'notBilled');
}

/** The first value that a request is about; empty where it has none. */
export const requestValue = ({ draft }: SentRequest): string =>
  Object.values(draft.values).find((value) => value !== '' && value !== 'true') ?? '';

/** A request of the console with its answer. */
export interface SentRequest {
  readonly id: number;
  readonly draft: ConsoleDraft;
  /** If this is the answer of a job: the request that started the job. */
  readonly jobDraft?: ConsoleDraft;
  /** If this is the answer of a job: what the job cost. */
  readonly jobCredits?: number;
  /** Null while it is pending. */
  readonly outcome: Outcome<EndpointReply> | null;
}
