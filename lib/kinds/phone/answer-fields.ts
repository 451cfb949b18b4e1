import { type AnswerFields, answerField, flagField, listField } from '../shared/answer-fields.ts';

/** Phone result (contract, Resources). */
export const phoneAnswerFields: AnswerFields = [
  {
    name: 'phoneNumberGroup',
    rows: [
      flagField('is_valid', 'valid', ['yes', 'no'], { no: 'bad' }),
      answerField('e164_format', 'phoneE164', 'code'),
      answerField('international_format', 'international', 'code'),
      answerField('national_format', 'national', 'code'),
      answerField('country_code', 'callingCode', 'code'),
      answerField('number_type', 'phoneKindOfNumber'),
      answerField('line_type', 'phoneKindOfLine'),
    ],
  },
  {
    name: 'carrier',
    rows: [answerField('carrier', 'carrier'), answerField('carrier_type', 'phoneKindOfCarrier')],
  },
  {
    name: 'phonePlaceGroup',
    rows: [
      answerField('country', 'country', 'place'),
      answerField('country_name', 'countryAsAnswered'),
      answerField('location', 'phoneLocation'),
      listField('timezones', 'phoneTimeZones'),
    ],
  },
  {
    name: 'phoneReputationGroup',
    rows: [
      answerField('risk_score', 'risk', 'score'),
      flagField('is_threat', 'phoneThreat', ['yes', 'no'], { yes: 'bad' }),
      flagField('is_spam', 'reportedForSpam', ['yes', 'no'], { yes: 'caution' }),
      flagField('is_disposable', 'disposableNumber', ['yes', 'no'], {
        yes: 'bad',
      }),
      flagField('is_virtual', 'virtual', ['yes', 'no'], {
        yes: 'caution',
      }),
      answerField('source_count', 'sources', 'number'),
    ],
  },
];
