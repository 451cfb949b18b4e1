import { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '../../api/endpoints/index.ts';
import { kindSchema } from '../../extension/schemas/index.ts';

const keySchema = z
  .tuple([z.string(), kindSchema, z.string(), z.string(), z.string()])
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
  const { kind, depth } = ENDPOINTS[endpoint];
  const { query = null, ...rest } = params;
  const more = Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isDeep = depth === 'deep' || more.length > 0;
  const sent = query === null ? Object.fromEntries(more) : { query, ...Object.fromEntries(more) };
  // Kind, depth and value could be derived from the rest. They are kept so that keys stored by earlier
  // versions match.
  const key = [account, kind, endpoint, isDeep ? 'deep' : 'standard', query, sent];
  return JSON.stringify(fields === '' ? key : [...key, fields]);
}

/** The account and value that a question is about, by its key; null where it is about no value. */
export function valueOfQuestionKey(key: string) {
  const { data } = keySchema.safeParse(JSON.parse(key));
  return data ? { account: data[0], kind: data[1], value: data[4] } : null;
}
