import { z } from 'zod';
import { ENDPOINT_NAMES, ENDPOINTS, type EndpointName } from '../../api/endpoints/index.ts';

const keySchema = z.tuple([
  z.string(),
  z.enum(ENDPOINT_NAMES),
  z.record(z.string(), z.string()),
  z.string(),
]);

export type KeyedValue = NonNullable<ReturnType<typeof valueOfQuestionKey>>;

/** What identifies a question. */
interface KeyedQuestion {
  readonly endpoint: EndpointName;
  readonly params: Readonly<Record<string, string>>;
  /** Fields that the person chose; the fields of a line's lookup are not part of the key. */
  readonly fields?: readonly string[];
}

/**
 * The one name of a question: in the cache, in single flights, in jobs and in receipts' digests.
 * Requests that the API answers alike have the same name.
 */
export function questionKey(
  account: string,
  { endpoint, params, fields = [] }: KeyedQuestion,
): string {
  const sent = Object.entries(ENDPOINTS[endpoint].canonical(params));
  const sorted = sent.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const wanted = [...new Set(fields)].sort().join();
  return JSON.stringify([account, endpoint, Object.fromEntries(sorted), wanted]);
}

/** The account and value that a question is about, by its key; null where it is about no value. */
export function valueOfQuestionKey(key: string) {
  const parsed = keySchema.safeParse(JSON.parse(key));
  if (!parsed.success) return null;
  const [account, endpoint, { query: value }] = parsed.data;
  const { kind } = ENDPOINTS[endpoint];
  return kind === null || value === undefined ? null : { account, kind, value };
}
