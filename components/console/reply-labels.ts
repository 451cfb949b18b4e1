/** How a reply reads in the console. */

import type { Standing } from '../../lib/domain/index.ts';
import type { EndpointReply } from '../../lib/extension/schemas/index.ts';
import { consoleText } from '../../lib/texts/console.ts';

/**
 * Statuses of the contract (Errors) and of what may stand in front of an API, in the words of RFC 9110:
 * they are those of the protocol, in every language.
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
  if (status === null) return consoleText('noAnswer');
  const words = STATUS[status];
  return words === undefined ? String(status) : `${status} ${words}`;
}

export function statusTone(status: number | null): Standing {
  if (status === null) return 'unknown';
  if (status < 300) return 'good';
  return status < 500 ? 'caution' : 'bad';
}

/**
 * @param price of the endpoint, for a job that is billed later
 * @param paid what the job cost whose answer this is
 */
export function billingLabel(reply: EndpointReply, price: number, paid = 0): string {
  const { billed, from, jobId } = reply;
  if (paid > 0) return consoleText('billedForJob', { credits: paid });
  if (billed === 'yes') return consoleText('billed', { credits: reply.credits });
  if (billed === 'possibly') return consoleText('possiblyBilled', { credits: reply.credits });
  if (jobId !== undefined && from === 'api' && price > 0) {
    return consoleText('billedWhenJobSucceeds', { credits: price });
  }
  return consoleText(price === 0 || from === 'cache' ? 'free' : 'notBilled');
}
