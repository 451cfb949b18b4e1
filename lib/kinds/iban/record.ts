import { flag, type RecordTable, row } from '../record-table.ts';

/** IBAN result (contract, Resources). */
export const record: RecordTable = [
  {
    name: 'Account',
    rows: [
      flag('valid', 'Valid', ['Valid', 'Not valid'], { no: 'bad' }),
      row('iban', 'IBAN', 'code'),
      row('checksum_digits', 'Check digits', 'code'),
      row('bban', 'BBAN', 'code'),
      row('account_number', 'Account number', 'code'),
    ],
  },
  {
    name: 'Bank',
    rows: [
      row('bank_name', 'Bank'),
      row('bic', 'BIC', 'code'),
      row('bank_code', 'Bank code', 'code'),
      row('branch_code', 'Branch code', 'code'),
    ],
  },
  {
    name: 'Country',
    rows: [
      row('country_code', 'Country', 'place'),
      row('country_name', 'Country, as answered'),
      flag('in_sepa_zone', 'SEPA', ['In the SEPA zone', 'Not in the SEPA zone'], { no: 'caution' }),
    ],
  },
];
