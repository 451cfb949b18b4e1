/** GET /v1/vat/iban: ISO 13616 structure and ISO 7064 mod 97; BIC and bank only from the fixture. */
import { countrySpecs, extractIBAN, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import type { Work } from '../endpoints.ts';
import { BANKS } from '../fixtures/banks.ts';
import { badRequest } from '../problem.ts';
import { type Query, required } from '../query.ts';
import { countryName } from './country.ts';

/** Countries that joined the SEPA geographical scope after ibantools' list (EPC, 2024 and 2025). */
const LATER_SEPA: ReadonlySet<string> = new Set(['AL', 'ME', 'MD', 'MK', 'RS']);

/**
 * National check digits are the bank's own matter: an IBAN whose structure and mod 97 fit is valid,
 * as ISO 13616 defines it.
 */
const BESIDE_THE_POINT: ReadonlySet<ValidationErrorsIBAN> = new Set([
  ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
]);

export function iban(query: Query): Work {
  const value = required(query, 'query')
    .replace(/[\s.-]/g, '')
    .toUpperCase();
  if (!/^[A-Z0-9]{1,64}$/.test(value)) throw badRequest('query is not an IBAN');
  return () => {
    const country = /^[A-Z]{2}/.exec(value)?.[0] ?? '';
    const spec = countrySpecs[country];
    const known = spec?.IBANRegistry === true;
    const { errorCodes } = validateIBAN(value);
    const valid = known && errorCodes.every((code) => BESIDE_THE_POINT.has(code));
    const parts = valid ? extractIBAN(value) : undefined;
    const bankCode = parts?.bankIdentifier ?? '';
    const bank = BANKS[country]?.[bankCode];
    return {
      iban: value,
      valid,
      bic: bank?.bic ?? '',
      bban: known ? value.slice(4) : '',
      bank_code: bankCode,
      branch_code: parts?.branchIdentifier ?? '',
      account_number: parts?.accountNumber ?? '',
      checksum_digits: /^[A-Z]{2}(\d\d)/.exec(value)?.[1] ?? '',
      bank_name: bank?.name ?? '',
      country_code: known ? country : '',
      country_name: known ? countryName(country) : '',
      in_sepa_zone: known && (spec.SEPA || LATER_SEPA.has(country)),
    };
  };
}
