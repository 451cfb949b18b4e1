import { z } from 'zod';
import { CONTRACT } from '../../endpoint.ts';
import { placeName } from '../../reading/place-name.ts';
import { kindLabel } from '../../texts/kinds.ts';
import type { Verdict } from '../../verdict.ts';
import { lookup, optionalText, queryParams } from '../endpoint.ts';
import { fact, flag } from '../facts.ts';
import { judge } from '../rules.ts';

/** IBAN result (contract, Resources). `valid` is what every verdict rests on. */
const schema = z.looseObject({
  iban: optionalText,
  valid: z.boolean(),
  bic: optionalText,
  bban: optionalText,
  bank_code: optionalText,
  branch_code: optionalText,
  account_number: optionalText,
  checksum_digits: optionalText,
  bank_name: optionalText,
  country_code: optionalText,
  country_name: optionalText,
  in_sepa_zone: z.boolean().nullish(),
});

type Result = z.infer<typeof schema>;

const FIELDS = [
  'valid',
  'bic',
  'bank_code',
  'branch_code',
  'account_number',
  'bank_name',
  'country_code',
  'in_sepa_zone',
] as const;

/** No registry of accounts exists: a valid IBAN is not a promise that the account is open. */
function toVerdict(value: string, result: Result): Verdict {
  return judge(
    'iban',
    value,
    [
      {
        when: !result.valid,
        standing: 'bad',
        reason: 'not-valid',
        headline: 'Not a valid IBAN.',
      },
      {
        when: (result.bank_name ?? '').trim() !== '',
        standing: 'good',
        reason: 'bank-found',
        headline: 'A valid IBAN of a known bank.',
      },
      {
        when: true,
        standing: 'good',
        reason: 'valid-iban',
        headline: 'A valid IBAN; its bank was not named.',
      },
    ],
    [
      fact('Bank', result.bank_name),
      fact('BIC', result.bic),
      flag('SEPA', result.in_sepa_zone, { no: 'caution' }),
      fact('Country', placeName(result.country_code) || result.country_name),
      fact('Bank code', result.bank_code),
      fact('Branch code', result.branch_code),
      fact('Account number', result.account_number),
    ],
  );
}

/** The endpoint that tells about an IBAN (contract, Endpoints). */
export const endpoints = {
  iban: lookup({
    ...CONTRACT.iban,
    kind: 'iban',
    statsLabel: () => kindLabel('iban'),
    params: queryParams,
    result: schema,
    fields: FIELDS,
    toVerdict,
  }),
};
