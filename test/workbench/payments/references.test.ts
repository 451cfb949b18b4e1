/** References, by examples that their standards publish. */
import { expect, it } from 'vitest';
import { referenceProblem } from '../../../lib/workbench/payments/references.ts';

const DE = 'DE89370400440532013000';
const BE = 'BE68539007547034';
const FI = 'FI2112345600000785';
const CH = 'CH9300762011623852957';
/** Of the Swiss guidelines: its bank has the number 31999. */
const QR = 'CH4431999123000889012';

it.each([
  // ISO 11649.
  ['RF18539007547034', '', DE, null],
  ['RF18 5390 0754 7034', '', DE, null],
  ['rf18539007547034', '', DE, null],
  ['RF18539007547035', '', DE, 'rf'],
  ['RF81539007547034', '', DE, 'rf'],
  // Alone in the words; among others it may be anything.
  ['', 'RF18539007547034', DE, null],
  ['', 'RF18539007547043', DE, 'rf'],
  ['', 'RF18539007547043 and more', DE, null],
  // Swiss QR-bill.
  ['210000000003139471430009017', '', QR, null],
  ['210000000003139471430009018', '', QR, 'qr'],
  ['210000000003139471430009071', '', QR, 'qr'],
  ['210000000003139471430009017', '', CH, null],
  ['', 'Invoice 17', QR, 'needs-qr'],
  ['RF18539007547034', '', QR, 'needs-qr'],
  // Belgian, with and without its signs.
  ['+++010/8068/17183+++', '', BE, null],
  ['010806817183', '', BE, null],
  ['010806817138', '', BE, 'be'],
  ['', '+++010/8068/17183+++', DE, null],
  ['', '***010/8068/17184***', DE, 'be'],
  // The remainder 0 is written 97.
  ['000000009797', '', BE, null],
  // Finnish.
  ['1232', '', FI, null],
  ['1233', '', FI, 'fi'],
  ['12344', '', FI, null],
  // Numbers of other countries have no check digits that are known.
  ['1233', '', DE, null],
  ['010806817138', '', DE, null],
  ['', '', DE, null],
])('%j, words %j, to %s: %s', (reference, text, iban, problem) => {
  expect(referenceProblem(reference, text, iban)).toBe(problem);
});
