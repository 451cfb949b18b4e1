import { ENDPOINTS, type EndpointName } from '../../api/endpoints/index.ts';

/** What identifies a question. */
interface KeyedQuestion {
  readonly endpoint: EndpointName;
  readonly params: Readonly<Record<string, string>>;
  /** Fields that the person chose; the fields of a line's lookup are not part of the key. */
  readonly fields?: string;
}

/** The key of a question in the cache, in single flights and in receipts' digests. */
export function questionKey(
  origin: string,
  { endpoint, params, fields = '' }: KeyedQuestion,
): string {
  const { kind, depth } = ENDPOINTS[endpoint];
  const { query = null, ...rest } = params;
  const more = Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isDeep = depth === 'deep' || more.length > 0;
  const sent = query === null ? Object.fromEntries(more) : { query, ...Object.fromEntries(more) };
  // Kind, depth and value follow from the rest; they stay so that stored keys of earlier versions
  // match.
  const key = [origin, kind, endpoint, isDeep ? 'deep' : 'standard', query, sent];
  return JSON.stringify(fields === '' ? key : [...key, fields]);
}
