import { flag, type RecordTable, row } from '../record-table.ts';

/** IBAN result (contract, Resources). */
export const record: RecordTable = [
  {
    name: 'accountGroup',
    rows: [
      flag('valid', 'ibanValid', ['ibanValidYes', 'ibanValidNo'], { no: 'bad' }),
      row('iban', 'iban', 'code'),
      row('checksum_digits', 'ibanCheckDigits', 'code'),
      row('bban', 'bban', 'code'),
      row('account_number', 'accountNumber', 'code'),
    ],
  },
  {
    name: 'bankGroup',
    rows: [
      row('bank_name', 'bankName'),
      row('bic', 'bic', 'code'),
      row('bank_code', 'bankCode', 'code'),
      row('branch_code', 'branchCode', 'code'),
    ],
  },
  {
    name: 'ibanCountryGroup',
    rows: [
      row('country_code', 'country', 'place'),
      row('country_name', 'countryAsAnswered'),
      flag('in_sepa_zone', 'sepa', ['sepaYes', 'sepaNo'], { no: 'caution' }),
    ],
  },
];
