import { ENDPOINTS, type EndpointName } from '../../api/endpoints/index.ts';

/** A question, whoever asks it. */
interface KeyedQuestion {
  readonly endpoint: EndpointName;
  readonly params: Readonly<Record<string, string>>;
  /** What a person wants to see of the answer alone; a line's own choice of fields is none of it. */
  readonly fields?: string;
}

/** A question as the cache, the flights and the receipts' digests know it. */
export function questionKey(
  origin: string,
  { endpoint, params, fields = '' }: KeyedQuestion,
): string {
  const { kind, depth } = ENDPOINTS[endpoint];
  const { query = null, ...rest } = params;
  const more = Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isDeep = depth === 'deep' || more.length > 0;
  const sent = query === null ? Object.fromEntries(more) : { query, ...Object.fromEntries(more) };
  // Kind, depth and value are told by the rest: their place is that of the keys of earlier versions.
  const key = [origin, kind, endpoint, isDeep ? 'deep' : 'standard', query, sent];
  return JSON.stringify(fields === '' ? key : [...key, fields]);
}
