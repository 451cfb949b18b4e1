import { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '../../api/endpoints/index.ts';
import { ENDPOINT_NAMES } from '../../domain/index.ts';

const keySchema = z
  .tuple([z.string(), z.enum(ENDPOINT_NAMES), z.object({ query: z.string() })])
  .rest(z.unknown());

export type KeyedValue = NonNullable<ReturnType<typeof valueOfQuestionKey>>;

/** What identifies a question. */
interface KeyedQuestion {
  readonly endpoint: EndpointName;
  readonly params: Readonly<Record<string, string>>;
  /** Fields that the person chose; the fields of a line's lookup are not part of the key. */
  readonly fields?: string;
}

/** The key of a question in the cache, in single flights and in receipts' digests. */
export function questionKey(
  account: string,
  { endpoint, params, fields = '' }: KeyedQuestion,
): string {
  const sent = Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const key = [account, endpoint, Object.fromEntries(sent)];
  return JSON.stringify(fields === '' ? key : [...key, fields]);
}

/** The account and value that a question is about, by its key; null where it is about no value. */
export function valueOfQuestionKey(key: string) {
  const { data } = keySchema.safeParse(JSON.parse(key));
  if (!data) return null;
  const [account, endpoint, { query }] = data;
  const { kind } = ENDPOINTS[endpoint];
  return kind && { account, kind, value: query };
}
