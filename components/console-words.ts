/** How a reply reads in the console. */
import type { ConsoleReply } from '../lib/messages.ts';
import type { Standing } from '../lib/verdict.ts';
import { credits } from './format.ts';

/** Statuses of the contract (Errors) and of what may stand in front of an API. */
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

export function statusWords(status: number | null): string {
  if (status === null) return 'No answer';
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
export function billedWords(reply: ConsoleReply, price: number, paid = 0): string {
  const { billed, from, jobId } = reply;
  if (paid > 0) return `${credits(paid)} billed for the job`;
  if (billed === 'yes') return `${credits(reply.credits)} billed`;
  if (billed === 'possibly') return `${credits(reply.credits)} possibly billed`;
  if (jobId !== undefined && from === 'api' && price > 0) {
    return `nothing billed yet; ${credits(price)} when the job succeeds`;
  }
  return price === 0 || from === 'cache' ? 'free' : 'not billed';
}
