/** A request as received, and the parts that are parsed before the checks. */
import type { Readable } from 'node:stream';
import type { Route } from './endpoints.ts';
import { MESSAGES, Problem } from './problem.ts';
import { flag, type Query } from './query.ts';

export interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly query: Query;
  readonly headerKey: string | undefined;
  /** Bytes of the body, which the API does not use; those of a long one are not all counted. */
  readonly bodyBytes: number;
}

/** A path of the table, the poll of a job, or any other path, which is 404. */
export type Target = Route | { readonly jobId: string } | null;

const LONGEST_QUERY = 4096;
const LARGEST_BODY = 1024 * 1024;
/** Bytes that are read of a body that is too large: a client that may send it all does not miss the answer. */
const MOST_READ = 64 * LARGEST_BODY;

/** Throws 413. The contract gives no limits; these are the sandbox's. */
export function checkSize({ query, bodyBytes }: Incoming): void {
  if (bodyBytes > LARGEST_BODY) throw new Problem(413, MESSAGES.tooLarge);
  const long = Object.values(query).some((value) => value.toString().length > LONGEST_QUERY);
  if (long) throw new Problem(413, MESSAGES.tooLarge);
}

/** Reads a body to its end, whether its length was announced or not. Rejects when the client goes away. */
export async function bytesOf(body: Readable): Promise<number> {
  let bytes = 0;
  for await (const piece of body.iterator({ destroyOnReturn: false })) {
    bytes += Buffer.from(piece).length;
    if (bytes > MOST_READ) break;
  }
  return bytes;
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
