import { failuresText as say } from '../../texts/failures.ts';

export type ParsedBaseUrl =
  | {
      readonly ok: true;
      readonly url: string;
      /** The host was written in letters beyond ASCII, which may look like others (UTS 39). */
      readonly otherScript: boolean;
    }
  | { readonly ok: false; readonly message: string; readonly action: string };

/** RFC 6761 (localhost), RFC 1122 3.2.1.3 (127.0.0.0/8), RFC 4291 2.5.3 (::1). */
const LOOPBACK_HOST = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** A host with a dot, and what may stand behind it, without a scheme. */
const ADDRESS_WITHOUT_SCHEME = /^[^\s/:@?#]+\.[^\s/:@?#]+(?::\d+)?(?:\/.*)?$/;

/** What a browser's address bar would make of it; a name of this computer must say its scheme. */
function withScheme(text: string): string {
  const full = `https://${text}`;
  const isBare =
    ADDRESS_WITHOUT_SCHEME.test(text) &&
    URL.canParse(full) &&
    !LOOPBACK_HOST.test(new URL(full).hostname);
  return isBare ? full : text;
}

const hostIn = (text: string): string => /^\w+:\/\/([^/]*)/.exec(text)?.[1] ?? '';

type FailureTextName = keyof FieldmarkTexts['failures'];

function invalidBaseUrl(message: FailureTextName, action: FailureTextName): ParsedBaseUrl {
  return { ok: false, message: say(message), action: say(action) };
}

/**
 * Reads the address that the key will be sent to: https anywhere (also where no scheme is named),
 * http on loopback alone, nothing that could carry a secret or a question. Its host comes in ASCII. The result has no trailing slash, so that the paths of
 * the contract can be appended to it.
 */
export function parseBaseUrl(text: string): ParsedBaseUrl {
  const trimmed = withScheme(text.trim());
  if (trimmed === '') return invalidBaseUrl('noBaseUrl', 'enterAddress');
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  if (url === null || !/^https?:\/\//i.test(trimmed)) {
    return invalidBaseUrl('noWebAddress', 'enterInFull');
  }
  if (url.username !== '' || url.password !== '') {
    return invalidBaseUrl('addressWithUser', 'leaveThatOut');
  }
  if (/[?#]/.test(trimmed)) {
    return invalidBaseUrl('addressWithQuery', 'leaveRestOut');
  }
  if (url.protocol === 'http:' && !LOOPBACK_HOST.test(url.hostname)) {
    return invalidBaseUrl('keyReadOverHttp', 'useHttps');
  }
  const otherScript = /[^\x21-\x7e]/.test(hostIn(trimmed));
  return { ok: true, url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`, otherScript };
}
