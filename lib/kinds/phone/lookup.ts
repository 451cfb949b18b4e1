import { z } from 'zod';
import { CONTRACT } from '../../endpoint.ts';
import { placeName } from '../../reading/place-name.ts';
import { kindLabel } from '../../texts/kinds.ts';
import type { Verdict } from '../../verdict.ts';
import { lookup, optionalBool, optionalNumber, optionalText } from '../endpoint.ts';
import { fact, isHigh, note, score, words } from '../facts.ts';
import { judge } from '../rules.ts';

/** Phone result (contract, Resources; experimental). `is_valid` is what every verdict rests on. */
const schema = z.looseObject({
  is_valid: z.boolean(),
  carrier: optionalText,
  carrier_type: optionalText,
  line_type: optionalText,
  number_type: optionalText,
  country: optionalText,
  country_code: optionalText,
  country_name: optionalText,
  location: optionalText,
  timezones: z.array(z.string()).nullish(),
  e164_format: optionalText,
  national_format: optionalText,
  international_format: optionalText,
  is_spam: optionalBool,
  is_threat: optionalBool,
  is_virtual: optionalBool,
  is_disposable: optionalBool,
  risk_score: optionalNumber,
  source_count: optionalNumber,
});

type Result = z.infer<typeof schema>;

const FIELDS = [
  'is_valid',
  'carrier',
  'line_type',
  'number_type',
  'country',
  'location',
  'timezones',
  'national_format',
  'international_format',
  'is_spam',
  'is_threat',
  'is_virtual',
  'is_disposable',
  'risk_score',
  'source_count',
] as const;

function toVerdict(value: string, result: Result): Verdict {
  const country = placeName(result.country) || result.country_name;
  const isWholeCountry = [country, result.country_name].includes(result.location);
  return judge(
    'phone',
    value,
    [
      {
        when: !result.is_valid,
        standing: 'bad',
        reason: 'not-valid',
        headline: 'Not a valid phone number.',
      },
      {
        when: result.is_threat === true,
        standing: 'bad',
        reason: 'threat',
        headline: 'This number is known as a threat.',
      },
      {
        when: result.is_disposable === true,
        standing: 'bad',
        reason: 'disposable',
        headline: 'A disposable number: it will soon be someone else’s.',
      },
      {
        when: result.is_spam === true,
        standing: 'caution',
        reason: 'spam',
        headline: 'This number has been reported for spam.',
      },
      {
        when: isHigh(result.risk_score),
        standing: 'caution',
        reason: 'high-risk',
        headline: 'The API rates this number as a high risk.',
      },
      {
        when: result.is_virtual === true,
        standing: 'caution',
        reason: 'virtual',
        headline: 'A virtual number, not tied to a line.',
      },
      {
        when: true,
        standing: 'good',
        reason: 'valid-number',
        headline: 'A valid phone number; nothing speaks against it.',
      },
    ],
    [
      fact('Carrier', result.carrier),
      fact('Type', words(result.line_type) || words(result.number_type)),
      fact('Country', country),
      fact('Location', isWholeCountry ? null : result.location),
      fact('Time zone', (result.timezones ?? []).slice(0, 3).join(', ')),
      fact('National', result.national_format),
      fact('International', result.international_format),
      note('Threat', result.is_threat, 'bad'),
      note('Disposable', result.is_disposable, 'bad'),
      note('Reported for spam', result.is_spam, 'caution'),
      note('Virtual', result.is_virtual, 'caution'),
      score('Risk', result.risk_score),
      result.source_count ? fact('Sources', result.source_count) : null,
    ],
  );
}

/** ITU E.164: a plus and at most 15 digits. */
const phoneParams = z.object({ query: z.string().regex(/^\+[1-9]\d{1,14}$/) });

/** The endpoint that tells about a phone number (contract, Endpoints). */
export const endpoints = {
  phone: lookup({
    ...CONTRACT.phone,
    kind: 'phone',
    statsLabel: () => kindLabel('phone'),
    params: phoneParams,
    result: schema,
    fields: FIELDS,
    toVerdict,
  }),
};
