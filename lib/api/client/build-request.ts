import {
  fail,
  type GlobalParameters,
  isReservedParameter,
  type Outcome,
  ok,
  type Phrase,
  requestPath,
} from '../../domain/index.ts';
import { failuresText } from '../../texts/messages.ts';
import { ENDPOINTS, type EndpointName } from '../endpoints/index.ts';
import { createFailure } from '../failures/index.ts';

export type ParsedBaseUrl =
  | {
      readonly ok: true;
      readonly url: string;
      /** The host was written with non-ASCII letters, which may be confusable (UTS 39). */
      readonly otherScript: boolean;
    }
  | { readonly ok: false; readonly message: Phrase; readonly action: Phrase };

/** RFC 6761 (localhost), RFC 1122 3.2.1.3 (127.0.0.0/8), RFC 4291 2.5.3 (::1). */
const LOOPBACK_HOST = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** A host with a dot, with an optional port and path, without a scheme. */
const ADDRESS_WITHOUT_SCHEME = /^[^\s/:@?#]+\.[^\s/:@?#]+(?::\d+)?(?:\/.*)?$/;

/** Adds `https://` as an address bar would, but not to a loopback host, which needs a typed scheme. */
function withScheme(text: string): string {
  const full = `https://${text}`;
  const isBare =
    ADDRESS_WITHOUT_SCHEME.test(text) &&
    URL.canParse(full) &&
    !LOOPBACK_HOST.test(new URL(full).hostname);
  return isBare ? full : text;
}

const HOST_WITH_OTHER_SCRIPT = /^\w+:\/\/[^/]*[^\x21-\x7e]/;

type FailureTextName = keyof FieldmarkTexts['failures'];

function invalidBaseUrl(message: FailureTextName, action: FailureTextName): ParsedBaseUrl {
  return { ok: false, message: failuresText(message), action: failuresText(action) };
}

/**
 * Parses the address that the key will be sent to: https anywhere (the default scheme), http on
 * loopback only, without user, password, query or fragment. The returned URL has its host in ASCII
 * and no trailing slash, so that the contract's paths can be appended to it.
 */
export function parseBaseUrl(text: string): ParsedBaseUrl {
  const trimmed = withScheme(text.trim());
  if (trimmed === '') return invalidBaseUrl('noBaseUrl', 'enterFullAddress');
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  if (url === null || !/^https?:\/\//i.test(trimmed)) {
    return invalidBaseUrl('noWebAddress', 'enterFullAddress');
  }
  if (url.username !== '' || url.password !== '') {
    return invalidBaseUrl('addressWithUser', 'removePart');
  }
  if (/[?#]/.test(trimmed)) {
    return invalidBaseUrl('addressWithQuery', 'removePart');
  }
  if (url.protocol === 'http:' && !LOOPBACK_HOST.test(url.hostname)) {
    return invalidBaseUrl('keyReadOverHttp', 'useHttps');
  }
  const otherScript = HOST_WITH_OTHER_SCRIPT.test(trimmed);
  return { ok: true, url: `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`, otherScript };
}

/** Visible ASCII, which every fetch and proxy reads alike in a header (RFC 9110, 5.5). */
const VALID_KEY = /^[\x21-\x7e]{1,512}$/;

/** Whether this text can be sent as a key. */
export const isSendableKey = (key: string): boolean => VALID_KEY.test(key);

export interface ApiRequest {
  readonly url: string;
  readonly baseUrl: string;
  /** Tried when `url` answers 404. */
  readonly fallbackUrl: string | null;
  readonly key: string;
}

/** The parameters as sent, without those that only Fieldmark sets. */
const sentParams = (params: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([name, value]) => {
        const isSendable = typeof value === 'string' || typeof value === 'boolean';
        return isSendable && (name === 'query' || !isReservedParameter(name));
      })
      .map(([name, value]) => [name, String(value)]),
  );

/** Builds the URL of a call, or a failure that says why it cannot be built. Sends nothing. */
export function buildRequest(
  name: EndpointName,
  params: unknown,
  options: GlobalParameters,
  account: { readonly baseUrl: string; readonly key: string | null },
): Outcome<ApiRequest, Phrase> {
  const row = ENDPOINTS[name];
  const key = account.key?.trim() ?? '';
  if (key === '') return fail(createFailure('no-key'));
  if (!isSendableKey(key)) return fail(createFailure('invalid-key'));
  const base = parseBaseUrl(account.baseUrl);
  if (!base.ok) {
    const { message, action } = base;
    return fail(createFailure('bad-input', { message, action, remedy: 'options' }));
  }
  const parsed = row.params.safeParse(params);
  if (!parsed.success) return fail(createFailure('bad-input'));
  const sent = sentParams(parsed.data);
  const urlOf = (path: string) => `${base.url}${requestPath(path, sent, options)}`;
  return ok({
    url: urlOf(row.path),
    baseUrl: base.url,
    fallbackUrl: row.fallbackPath === undefined ? null : urlOf(row.fallbackPath),
    key,
  });
}
