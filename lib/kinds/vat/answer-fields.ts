import { type AnswerFields, answerField, flagField } from '../shared/answer-fields.ts';

/** VAT result (contract, Resources). */
export const vatAnswerFields: AnswerFields = [
  {
    name: 'registration',
    rows: [
      flagField('valid', 'vies', ['viesYes', 'viesNo'], { no: 'bad' }),
      answerField('vat_number', 'vatNumber', 'code'),
      answerField('country_code', 'country', 'place'),
    ],
  },
  {
    name: 'companyGroup',
    rows: [
      answerField('company_name', 'companyGroup', 'undisclosed'),
      answerField('company_address', 'postalAddress', 'undisclosed'),
    ],
  },
];
