import { badRequest } from './problem.ts';

/** The query string as received: a parameter sent more than once is an array. */
export type Query = Readonly<Record<string, string | string[]>>;

/** Splits `/path?query`; invalid percent-encodings are kept, as in URLSearchParams. */
export function splitUrl(url: string): { path: string; query: Query } {
  const mark = url.indexOf('?');
  if (mark < 0) return { path: url, query: {} };
  const values = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
    const before = values.get(name);
    if (before === undefined) values.set(name, value);
    else values.set(name, Array.isArray(before) ? [...before, value] : [before, value]);
  }
  return { path: url.slice(0, mark), query: Object.fromEntries(values) };
}

/** An optional string parameter; the empty string counts as not sent. */
export function text(query: Query, name: string): string | undefined {
  const value = query[name];
  if (Array.isArray(value)) throw badRequest(`${name} was sent more than once`);
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}

export function required(query: Query, name: string): string {
  const value = text(query, name);
  if (value === undefined) throw badRequest(`${name} is required`);
  return value;
}

/** A boolean parameter: true, false, 1 or 0 in any case; absent is false, anything else is 400. */
export function flag(query: Query, name: string): boolean {
  const value = text(query, name)?.toLowerCase();
  if (value === undefined || value === 'false' || value === '0') return false;
  if (value === 'true' || value === '1') return true;
  throw badRequest(`${name} must be a boolean`);
}
