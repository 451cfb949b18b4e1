/** A request as received, and the parts that are parsed before the checks. */
import type { Route } from './endpoints.ts';
import { MESSAGES, Problem } from './problem.ts';
import { flag, type Query } from './query.ts';

export interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly query: Query;
  readonly headerKey: string | undefined;
}

/** A path of the table, the poll of a job, or any other path, which is 404. */
export type Target = Route | { readonly jobId: string } | null;

const LONGEST_QUERY = 4096;

/** Throws 413. The contract gives no limits; these are the sandbox's. */
export function checkSize({ query }: Incoming): void {
  const long = Object.values(query).some((value) => value.toString().length > LONGEST_QUERY);
  if (long) throw new Problem(413, MESSAGES.tooLarge);
}

/** The key as sent: the header, else the query parameter. */
export function sentKey({ headerKey, query }: Incoming): string | null {
  if (headerKey !== undefined) return headerKey;
  const value = query.x_api_key;
  return typeof value === 'string' ? value : null;
}

/** False for an invalid soft_fail, which the checks then answer with 400. */
export function softFail(query: Query): boolean {
  try {
    return flag(query, 'soft_fail');
  } catch {
    return false;
  }
}
