import { z } from 'zod';
import { ENDPOINT_CONTRACT, type Phrase, type Verdict } from '../../domain/index.ts';
import { listOf, phoneText, placeOf, recordText } from '../../texts/messages.ts';
import { placeName } from '../../texts/place-name.ts';
import { entriesOf } from '../../values/text/index.ts';
import { lookupEndpoint } from '../shared/endpoint-definition.ts';
import {
  fact,
  factIfTrue,
  isHighScore,
  readableWords,
  scoreFact,
  verdictByRules,
} from '../shared/facts.ts';
import {
  decidingBool,
  decidingNumber,
  optionalNumber,
  optionalText,
  optionalTexts,
} from '../shared/result-fields.ts';
import { phoneAnswerFields } from './answer-fields.ts';

/** Phone result (contract, Resources; experimental), what the verdict reads of it. Every verdict depends on `is_valid`. */
const schema = z.looseObject({
  is_valid: z.boolean(),
  carrier: optionalText,
  line_type: optionalText,
  number_type: optionalText,
  country: optionalText,
  country_name: optionalText,
  location: optionalText,
  timezones: optionalTexts,
  national_format: optionalText,
  international_format: optionalText,
  is_spam: decidingBool,
  is_threat: decidingBool,
  is_virtual: decidingBool,
  is_disposable: decidingBool,
  risk_score: decidingNumber,
  source_count: optionalNumber,
});

type Result = z.infer<typeof schema>;

const FIELDS = entriesOf(`
  is_valid, carrier, line_type, number_type, country, location, timezones, national_format,
  international_format, is_spam, is_threat, is_virtual, is_disposable, risk_score, source_count
`);

/** The known words for a line (contract, Phone result), in the person's language. */
function lineTypeFact(words: string) {
  const known = words.toLowerCase();
  const type = /^(?:fixed(?: line)?|landline)$/.test(known) ? 'fixed' : known;
  return words === '' ? null : fact(recordText('type'), phoneText('lineType', { type, words }));
}

function toVerdict(value: string, result: Result): Verdict<Phrase> {
  const country = placeOf(result.country) || result.country_name;
  const named = [placeName(result.country), result.country_name];
  const isWholeCountry = named.includes(result.location);
  return verdictByRules(
    'phone',
    value,
    [
      [!result.is_valid, 'bad', 'not-valid', phoneText('notValid')],
      [result.is_threat === true, 'bad', 'threat', phoneText('threat')],
      [result.is_disposable === true, 'bad', 'disposable', phoneText('disposable')],
      [result.is_spam === true, 'caution', 'spam', phoneText('spam')],
      [isHighScore(result.risk_score), 'caution', 'high-risk', phoneText('highRisk')],
      [result.is_virtual === true, 'caution', 'virtual', phoneText('virtual')],
      [true, 'good', 'valid-number', phoneText('valid')],
    ],
    [
      fact(recordText('carrier'), result.carrier),
      lineTypeFact(readableWords(result.line_type) || readableWords(result.number_type)),
      fact(recordText('country'), country),
      fact(recordText('location'), isWholeCountry ? null : result.location),
      fact(recordText('timeZone'), listOf((result.timezones ?? []).slice(0, 3), 'unit')),
      fact(recordText('national'), result.national_format),
      fact(recordText('international'), result.international_format),
      factIfTrue(recordText('threat'), result.is_threat, 'bad'),
      factIfTrue(recordText('disposableNumber'), result.is_disposable, 'bad'),
      factIfTrue(recordText('reportedForSpam'), result.is_spam, 'caution'),
      factIfTrue(recordText('virtual'), result.is_virtual, 'caution'),
      scoreFact(recordText('risk'), result.risk_score),
      result.source_count ? fact(recordText('sources'), result.source_count) : null,
    ],
  );
}

/** ITU E.164: a plus and at most 15 digits. */
const phoneParams = z.object({ query: z.string().regex(/^\+[1-9]\d{1,14}$/) });

/** The endpoint that looks up a phone number (contract, Endpoints). */
export const phoneEndpoints = {
  phone: lookupEndpoint({
    ...ENDPOINT_CONTRACT.phone,
    answerFields: phoneAnswerFields,
    params: phoneParams,
    result: schema,
    fields: FIELDS,
    toVerdict,
  }),
};
