/** A VAT number, an IBAN and three phone numbers: five lookups of 1 credit. */
export const FIVE_VALUES = [
  'DE123456788',
  'DE89370400440532013000',
  '+49 30 901820',
  '+44 20 7946 0958',
  '+33 1 99 00 12 34',
].join('\n');

/** Faults of the sandbox: the VAT number is not registered any more, and the IBAN is of another bank. */
export const OTHER_ANSWERS = [
  { path: '/v1/vat', body: { valid: false, vat_number: 'DE123456788' } },
  {
    path: '/v1/vat/iban',
    body: { valid: true, bank_name: 'Merged Bank', in_sepa_zone: true, country_code: 'DE' },
  },
];
