import { z } from 'zod';
import { CONTRACT } from '../../endpoint.ts';
import { placeName } from '../../reading/place-name.ts';
import { listFormat } from '../../texts/intl.ts';
import { kindLabel } from '../../texts/kinds.ts';
import { text } from '../../texts/phone.ts';
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
        headline: text('notValid'),
      },
      {
        when: result.is_threat === true,
        standing: 'bad',
        reason: 'threat',
        headline: text('threat'),
      },
      {
        when: result.is_disposable === true,
        standing: 'bad',
        reason: 'disposable',
        headline: text('disposable'),
      },
      {
        when: result.is_spam === true,
        standing: 'caution',
        reason: 'spam',
        headline: text('spam'),
      },
      {
        when: isHigh(result.risk_score),
        standing: 'caution',
        reason: 'high-risk',
        headline: text('highRisk'),
      },
      {
        when: result.is_virtual === true,
        standing: 'caution',
        reason: 'virtual',
        headline: text('virtual'),
      },
      {
        when: true,
        standing: 'good',
        reason: 'valid-number',
        headline: text('valid'),
      },
    ],
    [
      fact(text('labelCarrier'), result.carrier),
      fact(text('labelType'), words(result.line_type) || words(result.number_type)),
      fact(text('labelCountry'), country),
      fact(text('labelLocation'), isWholeCountry ? null : result.location),
      fact(
        text('labelTimeZone'),
        listFormat({ type: 'unit' }).format((result.timezones ?? []).slice(0, 3)),
      ),
      fact(text('labelNational'), result.national_format),
      fact(text('labelInternational'), result.international_format),
      note(text('labelThreat'), result.is_threat, 'bad'),
      note(text('labelDisposable'), result.is_disposable, 'bad'),
      note(text('labelSpam'), result.is_spam, 'caution'),
      note(text('labelVirtual'), result.is_virtual, 'caution'),
      score(text('labelRisk'), result.risk_score),
      result.source_count ? fact(text('labelSources'), result.source_count) : null,
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
