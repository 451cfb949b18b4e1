import { fail, isReservedParameter, type Outcome, ok } from '../../domain/index.ts';
import { ENDPOINTS, type EndpointName } from '../endpoints/index.ts';
import { createFailure } from '../failures/index.ts';
import { parseBaseUrl } from './base-url.ts';

/** Visible ASCII, which every fetch and proxy reads alike in a header (RFC 9110, 5.5). */
const VALID_KEY = /^[\x21-\x7e]{1,512}$/;

export interface ApiRequest {
  readonly url: string;
  readonly baseUrl: string;
  /** Tried when `url` answers 404. */
  readonly fallbackUrl: string | null;
  readonly key: string;
}

interface RequestOptions {
  readonly fields: readonly string[];
  readonly async: boolean;
  readonly softFail?: boolean;
}

function queryString(params: object, options: RequestOptions): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (name !== 'query' && isReservedParameter(name)) continue;
    if (typeof value === 'string' || typeof value === 'boolean') search.set(name, String(value));
  }
  if (options.fields.length > 0) search.set('fields', options.fields.join(','));
  if (options.softFail) search.set('soft_fail', 'true');
  if (options.async) search.set('is_async', 'true');
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Builds the URL of a call, or a failure that says why it cannot be built. Sends nothing. */
export function buildRequest(
  name: EndpointName,
  params: unknown,
  options: RequestOptions,
  account: { readonly baseUrl: string; readonly key: string | null },
): Outcome<ApiRequest> {
  const row = ENDPOINTS[name];
  const key = account.key?.trim() ?? '';
  if (key === '') return fail(createFailure('no-key'));
  if (!VALID_KEY.test(key)) return fail(createFailure('invalid-key'));
  const base = parseBaseUrl(account.baseUrl);
  if (!base.ok) {
    const { message, action } = base;
    return fail(createFailure('bad-input', { message, action, remedy: 'options' }));
  }
  const parsed = row.params.safeParse(params);
  if (!parsed.success) return fail(createFailure('bad-input'));
  const remainingParams = new Map(Object.entries(parsed.data));
  const path = row.path.replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = String(remainingParams.get(part));
    remainingParams.delete(part);
    return encodeURIComponent(value);
  });
  const search = queryString(Object.fromEntries(remainingParams), options);
  const fallback = row.fallbackPath;
  return ok({
    url: `${base.url}${path}${search}`,
    baseUrl: base.url,
    fallbackUrl: fallback === undefined ? null : `${base.url}${fallback}${search}`,
    key,
  });
}
