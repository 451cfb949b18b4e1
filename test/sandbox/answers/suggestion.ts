/** `did_you_mean`: a mail provider one slip of the fingers away. */
import { PROVIDER_DOMAINS, TRUE_NEIGHBOURS } from '../fixtures/providers.ts';

/** Whether `a` becomes `b` by one insertion, deletion, substitution or swap of neighbours. */
function oneSlip(a: string, b: string): boolean {
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

/** Shorter names have too many true neighbours: live.com and five.com, aol.com and all.com. */
const SHORTEST_NAME = 5;

/** Slips for .com; any other ending beside a right name (yahoo.gr) is a provider's own. */
const MISTYPED_COM = /^(?:co|cm|om|con|cim|cpm|vom|xom|comm|cmo|ocm)$/;

function slipped(domain: string, provider: string): boolean {
  const [name, suffix] = split(domain);
  const [meantName, meantSuffix] = split(provider);
  if (name === meantName) return meantSuffix === 'com' && MISTYPED_COM.test(suffix);
  return meantName.length >= SHORTEST_NAME && oneSlip(domain, provider);
}

/**
 * The address with the provider that was probably meant. The package lists hold mistyped names too
 * (gmial.com is on both), so they do not speak against a slip; the fixture's true neighbours do.
 */
export function didYouMean(local: string, domain: string): string | null {
  if (TRUE_NEIGHBOURS.has(domain) || PROVIDER_DOMAINS.includes(domain)) return null;
  const meant = PROVIDER_DOMAINS.find((provider) => slipped(domain, provider));
  return meant === undefined ? null : `${local}@${meant}`;
}
