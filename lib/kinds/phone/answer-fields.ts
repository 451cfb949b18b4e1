import { type AnswerFields, answerField, flagField, listField } from '../shared/answer-fields.ts';

/** Phone result (contract, Resources). */
export const phoneAnswerFields: AnswerFields = [
  {
    name: 'phoneNumberGroup',
    rows: [
      flagField('is_valid', 'phoneValid', ['phoneValidYes', 'phoneValidNo'], { no: 'bad' }),
      answerField('e164_format', 'phoneE164', 'code'),
      answerField('international_format', 'phoneInternational', 'code'),
      answerField('national_format', 'phoneNational', 'code'),
      answerField('country_code', 'phoneDiallingCode', 'code'),
      answerField('number_type', 'phoneKindOfNumber'),
      answerField('line_type', 'phoneKindOfLine'),
    ],
  },
  {
    name: 'phoneCarrierGroup',
    rows: [
      answerField('carrier', 'phoneCarrier'),
      answerField('carrier_type', 'phoneKindOfCarrier'),
    ],
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
      answerField('risk_score', 'phoneRisk', 'score'),
      flagField('is_threat', 'phoneThreat', ['phoneThreatYes', 'phoneThreatNo'], { yes: 'bad' }),
      flagField('is_spam', 'phoneSpam', ['phoneSpamYes', 'phoneSpamNo'], { yes: 'caution' }),
      flagField('is_disposable', 'phoneDisposable', ['phoneDisposableYes', 'phoneDisposableNo'], {
        yes: 'bad',
      }),
      flagField('is_virtual', 'phoneVirtual', ['phoneVirtualYes', 'phoneVirtualNo'], {
        yes: 'caution',
      }),
      answerField('source_count', 'phoneSources', 'number'),
    ],
  },
];
