/** `did_you_mean`: a mail provider within one typing error. */
import { PROVIDER_DOMAINS, TRUE_NEIGHBOURS } from '../fixtures/mail.ts';

/** Whether `a` becomes `b` by one insertion, deletion, substitution or swap of neighbours. */
function isOneTypo(a: string, b: string): boolean {
  if (a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (text: string, from: number): string => text.slice(from);
  const swapped = a[start + 1] === b[start] && a[start] === b[start + 1];
  return (
    rest(a, start + 1) === rest(b, start + 1) ||
    rest(a, start + 1) === rest(b, start) ||
    rest(a, start) === rest(b, start + 1) ||
    (swapped && rest(a, start + 2) === rest(b, start + 2))
  );
}

const split = (domain: string): [string, string] => {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
};

/** Shorter names are too close to other real domains: live.com and five.com, aol.com and all.com. */
const SHORTEST_NAME = 5;

/** Typing errors for .com; any other ending of a provider's name (yahoo.gr) is assumed to be real. */
const MISTYPED_COM = /^(?:co|cm|om|con|cim|cpm|vom|xom|comm|cmo|ocm)$/;

function isMistyped(domain: string, provider: string): boolean {
  const [name, suffix] = split(domain);
  const [meantName, meantSuffix] = split(provider);
  if (name === meantName) return meantSuffix === 'com' && MISTYPED_COM.test(suffix);
  return meantName.length >= SHORTEST_NAME && isOneTypo(domain, provider);
}

/**
 * The address with the provider that was probably meant. The lists of packages contain mistyped names too
 * (both have gmial.com), so only the fixture TRUE_NEIGHBOURS shows that a name is not a typing error.
 */
export function didYouMean(local: string, domain: string): string | null {
  if (TRUE_NEIGHBOURS.has(domain) || PROVIDER_DOMAINS.includes(domain)) return null;
  const meant = PROVIDER_DOMAINS.find((provider) => isMistyped(domain, provider));
  return meant === undefined ? null : `${local}@${meant}`;
}
