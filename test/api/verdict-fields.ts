/** Which fields of an answer a verdict depends on, and access to fields by their path. */

/**
 * By kind, or by the name of a service: the field without which an answer says nothing, then others that
 * make a verdict good, bad or a caution.
 */
export const VERDICT_FIELDS: Readonly<
  Record<string, readonly [essential: readonly string[], others?: readonly string[]]>
> = {
  email: [
    ['disposable'],
    [
      ...['did_you_mean', 'dns', 'dns.mx', 'is_catch_all', 'qualification', 'relay_domain'],
      ...['risk_score', 'smtp_valid'],
    ],
  ],
  domain: [['disposable'], ['dns', 'dns.mx', 'domain_age_days', 'relay_domain']],
  ip: [
    [],
    [
      ...['is_abuser', 'is_bogon', 'is_crawler', 'is_datacenter', 'is_proxy', 'is_tor', 'is_vpn'],
      'threat_score',
    ],
  ],
  phone: [['is_valid'], ['is_disposable', 'is_spam', 'is_threat', 'is_virtual', 'risk_score']],
  vat: [['valid']],
  iban: [['valid']],
  rates: [['rates']],
  stats: [['health']],
  usage: [[]],
};

export type Path = readonly (string | number)[];

/** Every path in a value, through objects and arrays, except that of the value itself. */
export function pathsIn(value: unknown, at: Path = []): Path[] {
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(Object(value));
  const inner =
    typeof value === 'object'
      ? keys.flatMap((key) => pathsIn(valueAt(value, [key]), [...at, key]))
      : [];
  return at.length > 0 ? [at, ...inner] : inner;
}

export const valueAt = (answer: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], answer);

export const ABSENT = Symbol('absent');

/** A copy of an answer with another value at this path. */
export function withValue(answer: object, path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(answer);
  let at = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) {
    const inner = at[key];
    // Changing another field may have replaced this object.
    if (typeof inner !== 'object' || inner === null) return copy;
    at = inner as typeof at;
  }
  const last = path.at(-1) ?? '';
  if (value === ABSENT) delete at[last];
  else at[last] = value;
  return copy;
}
