import { type AnswerFields, answerField, flagField, listField } from '../shared/answer-fields.ts';

/** Phone result (contract, Resources). */
export const phoneAnswerFields: AnswerFields = [
  {
    name: 'phoneNumberGroup',
    rows: [
      flagField('is_valid', 'valid', ['yes', 'no'], { no: 'bad' }),
      answerField('e164_format', null, 'code'),
      answerField('international_format', 'international', 'code'),
      answerField('national_format', 'national', 'code'),
      answerField('country_code', 'callingCode', 'code'),
      answerField('number_type', null),
      answerField('line_type', null),
    ],
  },
  { name: 'carrier', rows: [answerField('carrier', 'carrier'), answerField('carrier_type', null)] },
  {
    name: 'location',
    rows: [
      answerField('country', 'country', 'place'),
      answerField('country_name', null),
      answerField('location', 'location'),
      listField('timezones', 'timeZone'),
    ],
  },
  {
    name: 'risk',
    rows: [
      answerField('risk_score', 'risk', 'score'),
      flagField('is_threat', 'threat', ['yes', 'no'], { yes: 'bad' }),
      flagField('is_spam', 'reportedForSpam', ['yes', 'no'], { yes: 'caution' }),
      flagField('is_disposable', 'disposableNumber', ['yes', 'no'], { yes: 'bad' }),
      flagField('is_virtual', 'virtual', ['yes', 'no'], { yes: 'caution' }),
      answerField('source_count', 'sources', 'number'),
    ],
  },
];
