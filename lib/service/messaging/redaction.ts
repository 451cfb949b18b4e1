import { removeKey } from '../../api/failures/index.ts';

/** Shorter keys are not removed: they may be ordinary words, so removing them would garble texts. */
const MIN_SECRET_LENGTH = 6;

/**
 * A copy of a reply without the secrets in plain, URL-encoded or JSON-escaped form: a last line of
 * defence.
 */
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
