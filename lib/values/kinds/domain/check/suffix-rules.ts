/** The rules of the public suffix list (https://publicsuffix.org/list/): under which endings names are registered. */
import { createListTest } from '../../../text/index.ts';
import { checkData } from '../../shared/check-data.ts';

type RuleTest = (rule: string) => boolean;

const isRegistryRule = createListTest(() => checkData().registrySuffixes);
const isCompanyRule = createListTest(() => checkData().companySuffixes);

/** How many labels at the end of a name are a suffix; 0 if no rule applies. */
function suffixLength(labels: readonly string[], isRule: RuleTest): number {
  let length = 0;
  let above = '';
  for (const [i, label] of labels.toReversed().entries()) {
    // An exception ends one label earlier.
    if (isRule(`${above}!${label}`)) return i;
    if (isRule(above + label) || isRule(`${above}*`)) length = i + 1;
    above += `${label}.`;
  }
  return length;
}

export interface PublicSuffix {
  /** Public suffix of a registry ("co.uk"), or the last label if no rule applies; null for an IP address. */
  readonly suffix: string | null;
  /** Registrable domain ("example.co.uk"); null if the name is a suffix itself. */
  readonly registrable: string | null;
  /** Suffix of a hosting service whose customers have subdomains ("github.io"), or null. */
  readonly hosting: string | null;
  /** Whether a registry's rule applies. */
  readonly known: boolean;
}

/** The suffixes of a name in ASCII. */
export function publicSuffixOf(ascii: string): PublicSuffix {
  const labels = ascii.split('.');
  if (/^\d*$/.test(labels.at(-1) ?? ''))
    return { suffix: null, registrable: null, hosting: null, known: false };
  const ofRegistry = suffixLength(labels, isRegistryRule);
  const ofCompany = suffixLength(labels, isCompanyRule);
  const last = (count: number) => labels.slice(-count).join('.');
  const length = Math.max(1, ofRegistry);
  return {
    suffix: last(length),
    registrable: labels.length > length ? last(length + 1) : null,
    hosting: ofCompany > ofRegistry ? last(ofCompany) : null,
    known: ofRegistry > 0,
  };
}
