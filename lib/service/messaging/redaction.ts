import { removeKey } from '../../api/failures/index.ts';

/** A shorter key may be an ordinary word, and removing it would only garble texts. */
const MIN_SECRET_LENGTH = 6;

/** A copy of a reply without the secrets, in plain, URL or JSON form: the last line of defence. */
export function redactSecrets(value: unknown, secrets: readonly string[]): unknown {
  const keys = secrets.filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  const clean = (text: string) => keys.reduce((rest, key) => removeKey(rest, key), text);
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return clean(part);
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [clean(name), walk(inner)]),
    );
  };
  return keys.length === 0 ? value : walk(value);
}
