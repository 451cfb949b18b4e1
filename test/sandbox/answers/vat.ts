/**
 * GET /v1/vat. VIES is a registry and not available offline, so the sandbox has its own rule: `valid`
 * is true when VIES covers the country (27 EU states and XI) and the number's structure and check
 * digits fit, unless the fixture lists it as deregistered. Name and address come from the fixture and
 * are empty otherwise, as VIES leaves them for states that do not disclose them.
 */
import { euVat, stdnum, type Validator } from 'stdnum';
import { COMPANIES, DEREGISTERED } from '../fixtures/companies.ts';
import type { Work } from '../request/endpoints.ts';
import { badRequest } from '../request/problem.ts';
import { type Query, required } from '../request/query.ts';
import { UNKNOWN_TEXT } from './unknown.ts';

/** VIES writes EL for Greece and XI for Northern Ireland, whose numbers are British ones. */
function validators(prefix: string): readonly Validator[] {
  if (prefix === 'XI') {
    const british = stdnum.GB?.vat;
    return british ? [british] : [];
  }
  return euVat[prefix === 'EL' ? 'GR' : prefix] ?? [];
}

export function vat(query: Query): Work {
  const compact = required(query, 'query')
    .replace(/[\s.\-/]/g, '')
    .toUpperCase();
  const prefix = /^[A-Z]{2}/.exec(compact)?.[0];
  if (prefix === undefined || !/^[A-Z]{2,3}[A-Z0-9+*]{2,14}$/.test(compact)) {
    throw badRequest('query must be a VAT number with its country prefix');
  }
  return () => {
    const country = prefix === 'GR' ? 'EL' : prefix;
    const digits = compact.slice(2);
    const number = `${country}${digits}`;
    const fits = validators(country).some((rule) => rule.validate(digits).isValid);
    const [name, address] = COMPANIES[number] ?? [];
    return {
      valid: fits && !DEREGISTERED.has(number),
      vat_number: number,
      country_code: country,
      company_name: name ?? UNKNOWN_TEXT,
      company_address: address ?? UNKNOWN_TEXT,
    };
  };
}
