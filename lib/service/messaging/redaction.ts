import { removeKey } from '../../api/failures/index.ts';

/** Shorter than this a "key" is as likely an ordinary word: cutting it would only spoil texts. */
const MIN_SECRET_LENGTH = 6;

/** A copy of a reply in which no text holds a secret, in plain, URL or JSON form. Last line of defence. */
export function redactSecrets(value: unknown, secrets: readonly string[]): unknown {
  const keys = secrets.filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  const clean = (text: string) => keys.reduce((rest, key) => removeKey(rest, key), text);
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return clean(part);
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, each]) => [clean(name), walk(each)]),
    );
  };
  return keys.length === 0 ? value : walk(value);
}
