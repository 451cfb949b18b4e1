import { z } from 'zod';
import type { Verdict } from '../../verdict.ts';
import { fact, flag, judge } from '../answer.ts';
import { lookup, queryParams } from '../endpoint.ts';

const optionalText = z.string().nullish();

/** VAT result (contract, Resources). `valid` is what every verdict rests on. */
export const vatSchema = z.looseObject({
  valid: z.boolean(),
  vat_number: optionalText,
  country_code: optionalText,
  company_name: optionalText,
  company_address: optionalText,
});

export type VatResult = z.infer<typeof vatSchema>;

export const VAT_FIELDS = ['valid', 'country_code', 'company_name', 'company_address'] as const;

/** Member states that do not disclose a trader's name or address make VIES answer `---`. */
function disclosed(text: string | null | undefined): string {
  const line = (text ?? '')
    .split(/[\r\n]+/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(', ');
  return /^-+$/.test(line) ? '' : line;
}

export function vatVerdict(value: string, result: VatResult): Verdict {
  return judge(
    'vat',
    value,
    [
      {
        when: result.valid,
        standing: 'good',
        reason: 'registered',
        headline: 'Registered in VIES.',
      },
      {
        when: true,
        standing: 'bad',
        reason: 'not-registered',
        headline: 'Not registered in VIES for trade within the EU.',
      },
    ],
    [
      flag('Registered in VIES', result.valid, { yes: 'good', no: 'bad' }),
      fact('Company', disclosed(result.company_name)),
      fact('Address', disclosed(result.company_address)),
      fact('Country', result.country_code),
    ],
  );
}

/** The endpoint that tells about a VAT number (contract, Endpoints). */
export const vatEndpoints = {
  vat: lookup({
    path: '/v1/vat',
    credits: 1,
    kinds: ['vat'],
    params: queryParams,
    result: vatSchema,
    fields: VAT_FIELDS,
    toVerdict: vatVerdict,
  }),
};
