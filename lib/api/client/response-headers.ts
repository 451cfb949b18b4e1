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

/** The documentation names no such header, but servers and gateways that give ids use this name. */
export const requestIdOf = (headers: Headers): string | undefined =>
  headers.get('x-request-id')?.slice(0, 200) || undefined;

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
