/**
 * Right and wrong values of each kind, published or invented. The test of collisions reads them with
 * every reader, and the end-to-end test in a page, a field and a list.
 */
import { KINDS, type Kind } from '../../lib/domain/index.ts';

export interface KindSamples {
  /** A label of a text and of a form field, in English. */
  readonly label: string;
  /** Values that are right, or of which nothing wrong is known. At least three. */
  readonly right: readonly string[];
  /** Values that the check calls wrong and that are found after the label. */
  readonly wrong: readonly string[];
  /** Texts without a value of the kind that look as if they had one. */
  readonly not: readonly string[];
  /** Whether even right values are found only after their label. */
  readonly needsLabel?: true;
  /** Texts that other tests list as no value, because they are older than the kind. */
  readonly formerly?: RegExp;
}

export const SAMPLES: Readonly<Record<Kind, KindSamples>> = {
  email: {
    label: 'Email',
    right: ['ada.lovelace@gmail.com', 'info@example.org', "o'brien+news@mail.example.de"],
    wrong: ['ada.lovelace@gmail,com', 'ada@@gmail.com'],
    not: ['git@github.com:user/repo.git', 'Follow @ada'],
  },
  domain: {
    label: 'Domain',
    right: ['example.org', 'www.example.co.uk', 'münchen.de'],
    wrong: ['exa_mple.org'],
    not: ['e.g. this', 'report.docx'],
  },
  ip: {
    label: 'IP',
    right: ['192.0.2.17', '8.8.8.8', '2001:db8::8a2e:370:7334'],
    wrong: ['192.0.2.256'],
    not: ['Version 1.2.3', '12:30:45'],
  },
  phone: {
    label: 'Phone',
    right: ['+49 30 901820', '+1 202-555-0142', '+33 1 40 20 50 50'],
    wrong: ['+33 1 40 20 50 5'],
    not: ['2026-11-27', 'Order 4000123456'],
  },
  vat: {
    label: 'VAT number',
    right: ['DE136695976', 'ATU13585627', 'BE0428759497'],
    wrong: ['DE136695975', 'ATU13585628'],
    not: ['Order 136695976', 'AT 12:30'],
  },
  iban: {
    label: 'IBAN',
    right: ['DE89370400440532013000', 'GB29NWBK60161331926819', 'NL91ABNA0417164300'],
    wrong: ['DE89370400440532013001', 'GB29NWBK60161331926818'],
    not: ['DE00 1234', 'DE89 the first one'],
  },
  bic: {
    label: 'BIC',
    right: ['COBADEFFXXX', 'GENODEF1S06', 'MARKDEF1100'],
    wrong: ['COBADQFFXXX'],
    not: ['SWIFT TRANSFER', 'DEUTDEFF500'],
    needsLabel: true,
  },
};

/** Whether a text that a test lists as no value has become one of a kind that was added later. */
export const isValueNow = (text: string): boolean =>
  KINDS.some((kind) => SAMPLES[kind].formerly?.test(text));
