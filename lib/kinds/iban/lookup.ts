import { z } from 'zod';
import { CONTRACT } from '../../endpoint.ts';
import { placeName } from '../../reading/place-name.ts';
import { text } from '../../texts/iban.ts';
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
        headline: text('notValid'),
      },
      {
        when: (result.bank_name ?? '').trim() !== '',
        standing: 'good',
        reason: 'bank-found',
        headline: text('bankFound'),
      },
      {
        when: true,
        standing: 'good',
        reason: 'valid-iban',
        headline: text('bankNotNamed'),
      },
    ],
    [
      fact(text('bank'), result.bank_name),
      fact(text('bic'), result.bic),
      flag(text('sepa'), result.in_sepa_zone, { no: 'caution' }),
      fact(text('country'), placeName(result.country_code) || result.country_name),
      fact(text('bankCode'), result.bank_code),
      fact(text('branchCode'), result.branch_code),
      fact(text('accountNumber'), result.account_number),
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
