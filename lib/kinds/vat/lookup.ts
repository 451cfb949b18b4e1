import { z } from 'zod';
import { ENDPOINT_CONTRACT, type Phrase, type Verdict } from '../../domain/index.ts';
import { placeOf, recordText, vatText } from '../../texts/messages.ts';
import { entriesOf } from '../../values/text/index.ts';
import { lookupEndpoint, queryParams } from '../shared/endpoint-definition.ts';
import { fact, verdictByRules } from '../shared/facts.ts';
import { optionalText } from '../shared/result-fields.ts';
import { vatAnswerFields } from './answer-fields.ts';

/** VAT result (contract, Resources), what the verdict reads of it. Every verdict depends on `valid`. */
const schema = z.looseObject({
  valid: z.boolean(),
  country_code: optionalText,
  company_name: optionalText,
  company_address: optionalText,
});

type Result = z.infer<typeof schema>;

const FIELDS = entriesOf('valid, country_code, company_name, company_address');

/** VIES answers `---` for member states that do not disclose a trader's name or address. */
function disclosedText(given: string | null | undefined): string {
  const line = (given ?? '')
    .split(/[\r\n]+/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(', ');
  return /^-+$/.test(line) ? '' : line;
}

function toVerdict(value: string, result: Result): Verdict<Phrase> {
  return verdictByRules(
    'vat',
    value,
    [
      [result.valid, 'good', 'registered', vatText('registered')],
      [true, 'bad', 'not-registered', vatText('notRegistered')],
    ],
    [
      fact(recordText('companyGroup'), disclosedText(result.company_name)),
      fact(recordText('postalAddress'), disclosedText(result.company_address)),
      fact(recordText('country'), placeOf(result.country_code)),
    ],
  );
}

/** The endpoint that looks up a VAT number (contract, Endpoints). */
export const vatEndpoints = {
  vat: lookupEndpoint({
    ...ENDPOINT_CONTRACT.vat,
    answerFields: vatAnswerFields,
    params: queryParams,
    result: schema,
    fields: FIELDS,
    toVerdict,
  }),
};
