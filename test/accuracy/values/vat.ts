/**
 * VAT numbers of the EU member states, Great Britain, Switzerland and Norway: structures as VIES
 * publishes them, drawn until the country's check digits fit.
 */
import { VAT_COUNTRIES } from '../../../lib/values/kinds/vat/check/countries.ts';
import { vatGenerators } from '../../kinds/vat/generators.ts';
import { firstMade, type Random } from '../random.ts';
import type { Sample } from './sample.ts';

/** Ways to write the part after the prefix, with `#` for each character; countries as in VIES. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  AT: ['#########', '### ### ###', '#### #####'],
  BE: ['##########', '####.###.###', ' ####.###.###', ' #### ### ###'],
  DE: ['#########', ' ### ### ###', ' #########', ' ## ### ####'],
  DK: ['########', ' ## ## ## ##'],
  EL: ['#########', ' ### ### ###'],
  ES: ['#########', '-#########', ' #########'],
  FI: ['########', ' ########'],
  FR: ['###########', ' ## ### ### ###', ' ## #########'],
  GB: ['#########', ' ### #### ##', ' #########'],
  IE: ['########', ' ########'],
  IT: ['###########', ' ###########'],
  LU: ['########', ' ### ### ##'],
  NL: ['############', ' #########B##', '#########.B.##', ' ####.##.###.B.##'],
  PL: ['##########', ' ##########', ' ###-##-##-###', ' ### ### ## ##'],
  PT: ['#########', ' ### ### ###'],
  SE: ['############', ' ############', ' ######-######'],
  CHE: ['-###.###.### MWST', '-###.###.### TVA', '-###.###.### IVA', '#########MWST'],
  NO: ['#########MVA', ' ### ### ### MVA'],
};

/** Ways to write a number without its prefix, after a label of its country. */
const NATIONAL: Readonly<Record<string, readonly string[]>> = {
  BE: ['####.###.###', '#### ### ###'],
  ES: ['#########', '#-########', '#-#######-#'],
  GB: ['### #### ##', '#########'],
  IT: ['###########'],
  NL: ['############', '#########.B##'],
  PL: ['##########', '###-##-##-###', '###-###-##-##', '### ### ## ##'],
  PT: ['#########', '### ### ###'],
};

/** Fills a pattern with the characters of a number; null if their counts differ. */
function filled(pattern: string, body: string): string | null {
  if (pattern.replace(/[^#B]/g, '').length !== body.length) return null;
  let i = 0;
  return pattern.replace(/[#B]/g, () => body.charAt(i++));
}

const formsOf = (patterns: readonly string[] | undefined, prefix: string, body: string): string[] =>
  (patterns ?? []).flatMap((pattern) => {
    const rest = filled(pattern, body);
    return rest === null ? [] : [prefix + rest];
  });

/** ISO 3166-1 country of a prefix. */
const COUNTRIES: Readonly<Record<string, string>> = { EL: 'GR', CHE: 'CH' };
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE' };

/** The countries whose numbers can be generated, ISO 3166-1. */
export const VAT_SAMPLE_COUNTRIES: readonly string[] = vatGenerators(() => 0).map(
  ([prefix]) => COUNTRIES[prefix] ?? prefix,
);

export function vatSample(random: Random, country: string): Sample {
  const prefix = PREFIXES[country] ?? country;
  const make = vatGenerators(random.below).find(([name]) => name === prefix)?.[1];
  const rules = VAT_COUNTRIES.get(prefix);
  if (!make || !rules) throw new RangeError(`no VAT numbers for ${country}`);
  const body = firstMade(() => {
    const drawn = make();
    // Skipped because hardly used: French keys with letters (announced only) and Romanian numbers
    // with few digits.
    if ((prefix === 'FR' && /[A-Z]/.test(drawn)) || drawn.length < 6) return null;
    return rules.shape.test(drawn) && rules.fits(drawn) === true && !/0000/.test(drawn)
      ? drawn.replace(/(?:MWST|MVA)$/, '')
      : null;
  });
  const grouped = formsOf(GROUPS[prefix], prefix, body);
  return {
    kind: 'vat',
    value: prefix + body,
    country,
    written: grouped.length > 0 ? grouped : [prefix + body, `${prefix} ${body}`],
    national: formsOf(NATIONAL[prefix], '', body),
  };
}
