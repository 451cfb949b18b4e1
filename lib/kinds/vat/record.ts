import { flag, type RecordTable, row } from '../record-table.ts';

/** VAT result (contract, Resources). */
export const record: RecordTable = [
  {
    name: 'Registration',
    rows: [
      flag('valid', 'VIES', ['Registered', 'Not registered'], { no: 'bad' }),
      row('vat_number', 'VAT number', 'code'),
      row('country_code', 'Country', 'place'),
    ],
  },
  {
    name: 'Company',
    rows: [
      row('company_name', 'Name', 'undisclosed'),
      row('company_address', 'Address', 'undisclosed'),
    ],
  },
];
