import { type AnswerFields, answerField, flagField } from '../shared/answer-fields.ts';

/** IBAN result (contract, Resources). */
export const ibanAnswerFields: AnswerFields = [
  {
    name: 'accountGroup',
    rows: [
      flagField('valid', 'valid', ['yes', 'no'], { no: 'bad' }),
      answerField('iban', 'iban', 'code'),
      answerField('checksum_digits', 'ibanCheckDigits', 'code'),
      answerField('bban', 'bban', 'code'),
      answerField('account_number', 'accountNumber', 'code'),
    ],
  },
  {
    name: 'bank',
    rows: [
      answerField('bank_name', 'bank'),
      answerField('bic', 'bic', 'code'),
      answerField('bank_code', 'bankCode', 'code'),
      answerField('branch_code', 'branchCode', 'code'),
    ],
  },
  {
    name: 'country',
    rows: [
      answerField('country_code', 'country', 'place'),
      answerField('country_name', 'countryAsAnswered'),
      flagField('in_sepa_zone', 'sepa', ['yes', 'no'], { no: 'caution' }),
    ],
  },
];
