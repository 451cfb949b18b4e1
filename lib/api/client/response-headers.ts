import { parseList, Token } from 'structured-headers';

/**
 * Longest wait that is honoured, ms, so that a gateway that names a year does not stop lookups for
 * a year.
 */
export const MAX_RETRY_AFTER_MS = 5 * 60_000;

const HTTP_DATE = /^[A-Z][a-z]{2,8}, .+ GMT$/;

/** A date as HTTP writes it (RFC 9110, 5.6.7), ms since the epoch. */
function parseHttpDate(text: string): number | undefined {
  const at = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** The server's own time, ms since the epoch; undefined where the browser does not expose it. */
export function serverTimeOf(headers: Headers): number | undefined {
  const date = headers.get('date');
  return date === null ? undefined : parseHttpDate(date);
}

/**
 * How long the server asks to wait (Retry-After: RFC 9110, 10.2.3), ms, at most
 * `MAX_RETRY_AFTER_MS`. A date is compared with the server's own time.
 */
export function retryAfterMsOf(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1_000, MAX_RETRY_AFTER_MS);
  const at = parseHttpDate(value);
  if (at === undefined) return undefined;
  const wait = at - (serverTimeOf(headers) ?? now);
  return Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}

/** A member of a list field, with its parameters as parsed. */
export interface ListMember {
  readonly name: string;
  readonly params: ReadonlyMap<string, unknown>;
}

/** Characters. Real fields have a few hundred. */
const MAX_FIELD_LENGTH = 8_000;

/**
 * The members of a header field that is a list of names with parameters (RFC 9651). A field that breaks
 * the rules is ignored as a whole, as the RFC requires; so is one with anything but names in it.
 */
export function listMembers(headers: Headers, field: string): readonly ListMember[] {
  const value = headers.get(field) ?? '';
  if (value.length > MAX_FIELD_LENGTH) return [];
  try {
    return parseList(value).map(([item, params]) => {
      if (item instanceof Token) return { name: item.toString(), params };
      if (typeof item === 'string') return { name: item, params };
      throw new TypeError('not a name');
    });
  } catch {
    return [];
  }
}
