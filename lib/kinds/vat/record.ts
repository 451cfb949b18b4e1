import { flag, type RecordTable, row } from '../record-table.ts';

/** VAT result (contract, Resources). */
export const record: RecordTable = [
  {
    name: 'vatRegistrationGroup',
    rows: [
      flag('valid', 'vies', ['viesYes', 'viesNo'], { no: 'bad' }),
      row('vat_number', 'vatNumber', 'code'),
      row('country_code', 'country', 'place'),
    ],
  },
  {
    name: 'companyGroup',
    rows: [
      row('company_name', 'companyName', 'undisclosed'),
      row('company_address', 'companyAddress', 'undisclosed'),
    ],
  },
];
