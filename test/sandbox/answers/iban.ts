/** GET /v1/vat/iban: ISO 13616 structure and ISO 7064 mod 97; BIC and bank only from the fixture. */

import { BANKS } from '../fixtures/banks.ts';
import { IBAN_REGISTRY, SEPA } from '../fixtures/iban-registry.ts';
import type { Work } from '../request/endpoints.ts';
import { badRequest } from '../request/problem.ts';
import { type Query, required } from '../request/query.ts';
import { countryName } from './country.ts';
import { UNKNOWN_TEXT } from './unknown.ts';

const CLASSES: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' };

function fitsStructure(bban: string, structure: string): boolean {
  const pattern = structure.replace(/(\d+)([nac])/g, (_all, count: string, kind: string) => {
    return `${CLASSES[kind] ?? ''}{${count}}`;
  });
  return new RegExp(`^${pattern}$`).test(bban);
}

/** ISO 7064 MOD 97-10 over the rearranged IBAN: 1 when the check digits fit. */
function mod97(iban: string): number {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Cuts a BBAN along its layout; parts of one kind are joined. */
function partsOf(bban: string, layout: string): Readonly<Record<string, string>> {
  const parts: Record<string, string> = {};
  let from = 0;
  for (const step of layout.split(' ')) {
    const kind = step.charAt(0);
    const to = from + Number(step.slice(1));
    parts[kind] = (parts[kind] ?? '') + bban.slice(from, to);
    from = to;
  }
  return parts;
}

/**
 * An IBAN whose structure and mod 97 fit is valid, as ISO 13616 defines it; national check digits are
 * not checked. An invalid one has no parts, because any digit may be wrong.
 */
export function iban(query: Query): Work {
  const value = required(query, 'query')
    .replace(/[\s.-]/g, '')
    .toUpperCase();
  if (!/^[A-Z0-9]{1,64}$/.test(value)) throw badRequest('query is not an IBAN');
  return () => {
    const country = value.slice(0, 2);
    const [structure, layout] = IBAN_REGISTRY[country] ?? [];
    const known = structure !== undefined && layout !== undefined;
    const bban = known ? value.slice(4) : '';
    const digits = /^[A-Z]{2}(\d\d)/.exec(value)?.[1] ?? '';
    // 00, 01 and 99 pass mod 97 like 97, 98 and 02, but are never assigned (ISO 13616-1).
    const sound = digits !== '' && !['00', '01', '99'].includes(digits);
    const valid = known && sound && fitsStructure(bban, structure) && mod97(value) === 1;
    const parts = valid ? partsOf(bban, layout) : {};
    const bank = BANKS[country]?.[parts.b ?? ''];
    return {
      iban: value,
      valid,
      bic: bank?.bic ?? UNKNOWN_TEXT,
      bban,
      bank_code: parts.b ?? '',
      branch_code: parts.s ?? '',
      account_number: parts.c ?? '',
      checksum_digits: digits,
      bank_name: bank?.name ?? UNKNOWN_TEXT,
      country_code: known ? country : '',
      country_name: known ? countryName(country) : '',
      in_sepa_zone: known && SEPA.has(country),
    };
  };
}
