import { z } from 'zod';
import { ENDPOINT_CONTRACT, type Phrase, type Verdict } from '../../domain/index.ts';
import { ibanText, placeOf, recordText } from '../../texts/messages.ts';
import { entriesOf } from '../../values/text/index.ts';
import { lookupEndpoint, queryParams } from '../shared/endpoint-definition.ts';
import { fact, flagFact, verdictByRules } from '../shared/facts.ts';
import { optionalBool, optionalText } from '../shared/result-fields.ts';
import { ibanAnswerFields } from './answer-fields.ts';

/** IBAN result (contract, Resources), what the verdict reads of it. Every verdict depends on `valid`. */
const schema = z.looseObject({
  valid: z.boolean(),
  bic: optionalText,
  bank_code: optionalText,
  branch_code: optionalText,
  account_number: optionalText,
  bank_name: optionalText,
  country_code: optionalText,
  country_name: optionalText,
  in_sepa_zone: optionalBool,
});

type Result = z.infer<typeof schema>;

const FIELDS = entriesOf(`
  valid, bic, bank_code, branch_code, account_number, bank_name, country_code, in_sepa_zone
`);

/** A valid IBAN does not mean that the account exists: there is no registry of accounts. */
function toVerdict(value: string, result: Result): Verdict<Phrase> {
  return verdictByRules(
    'iban',
    value,
    [
      [!result.valid, 'bad', 'not-valid', ibanText('notValid')],
      [(result.bank_name ?? '').trim() !== '', 'good', 'bank-found', ibanText('bankFound')],
      [true, 'good', 'valid-iban', ibanText('bankNotNamed')],
    ],
    [
      fact(recordText('bank'), result.bank_name),
      fact(recordText('bic'), result.bic),
      flagFact(recordText('sepa'), result.in_sepa_zone, { no: 'caution' }),
      fact(recordText('country'), placeOf(result.country_code) || result.country_name),
      fact(recordText('bankCode'), result.bank_code),
      fact(recordText('branchCode'), result.branch_code),
      fact(recordText('accountNumber'), result.account_number),
    ],
  );
}

/** The endpoint that looks up an IBAN (contract, Endpoints). */
export const ibanEndpoints = {
  iban: lookupEndpoint({
    ...ENDPOINT_CONTRACT.iban,
    answerFields: ibanAnswerFields,
    params: queryParams,
    result: schema,
    fields: FIELDS,
    toVerdict,
  }),
};
