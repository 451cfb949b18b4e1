import { type Language, phrases } from './language.ts';

export const ENGLISH_WORDS: Language = {
  code: 'en',
  countries: ['GB', 'IE'],
  labels: {
    iban: ['IBAN', 'IBAN No.', 'IBAN number', 'Account (IBAN)', 'Bank account', 'IBAN code'],
    bic: ['BIC', 'SWIFT', 'SWIFT/BIC', 'BIC code', 'SWIFT code'],
    phone: ['Tel.', 'Phone', 'Telephone', 'T', 'Mobile', 'Tel', 'Phone number', 'Call', 'Cell'],
    fax: ['Fax'],
    email: ['Email', 'E-mail', 'Mail', 'Email address', 'e-mail'],
    vat: {
      any: phrases(`
        VAT No. | VAT ID | VAT Reg. No. | VAT number | VAT registration number | VAT | EU VAT
        Tax ID
      `),
      GB: ['VAT No.', 'VAT Reg. No.', 'VAT number', 'VAT Registration No', 'GB VAT number', 'VAT'],
      IE: ['VAT No.', 'VAT Reg. No.', 'IE VAT No', 'VAT number'],
    },
  },
  headers: {
    company: ['Supplier', 'Company', 'Name'],
    city: ['City', 'Town'],
    number: ['Supplier no.', 'ID', 'No.'],
    iban: ['IBAN', 'Bank account (IBAN)', 'IBAN number'],
    vat: ['VAT ID', 'VAT number', 'VAT No.'],
    bic: ['BIC', 'SWIFT'],
    phone: ['Phone', 'Telephone', 'Tel.'],
    email: ['Email', 'E-mail', 'Email address'],
  },
  invoice: {
    title: 'Invoice',
    number: 'Invoice number',
    date: 'Invoice date',
    due: 'Due date',
    customer: 'Customer number',
    order: 'Order number',
    columns: ['Pos.', 'Article no.', 'Description', 'Qty', 'Unit price', 'Amount'],
    net: 'Subtotal',
    tax: 'VAT 20%',
    sum: 'Total due',
    bank: 'Please pay within 30 days to the account below.',
  },
  imprint: [
    'Legal notice',
    'Registered in England and Wales, company no.',
    'Responsible for content',
    'The information on this site is given in good faith and without warranty.',
  ],
  mail: ['From', 'To', 'Date', 'Subject'],
  items: phrases(`
    Hex bolt M8 | Copy paper A4 | Consulting on site | Lift maintenance | Sealing ring 12 mm
    Licence, 12 months
  `),
  companies: phrases(`
    Sample Tools Ltd | Northern Example plc | Specimen & Sons | Example Trading Limited
    Sample Freight Services
  `),
  people: ['Ann Sample', 'Tom Example', 'Dr Jane Specimen', 'John Placeholder'],
  streets: ['12 Sample Street', 'Unit 4, Example Park', '7 Specimen Lane', '101 High Street'],
  cities: ['London EC1A 1BB', 'Manchester M1 1AE', 'Dublin 2 D02 AF30', 'Leeds LS1 4AP'],
  greeting: ['Dear Sir or Madam,', 'Hi Tom,', 'Dear Ms Sample,'],
  closing: ['Kind regards', 'Yours sincerely', 'Best wishes'],
  prose: [
    'thank you for your order of 3 March 2026.',
    'The delivery has 24 boxes and should arrive in week 37.',
    'Please quote reference 2026-004711 in all questions.',
    'Our office is open from 9:00 to 17:30, Monday to Friday.',
  ],
  sentences: [
    'Please send the open amount to our new account {iban} at Sample Bank.',
    'Our IBAN is {iban!} and the BIC is {bic!}.',
    'The fee goes to {iban} as always.',
    'Please issue the invoice to {vat} from now on.',
    'Our VAT number is {vat!}.',
    'You can reach us on {phone} or write to {email}.',
    'Write to {email} or call {phone!}.',
    'The former bank account, IBAN {iban!}, is closed; the new one is {iban}.',
  ],
};
