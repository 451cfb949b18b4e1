/** Signed files: what is inside is read, however it is encoded. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../accuracy/random.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';
import { makePdf } from '../invoices/make-pdf.ts';
import { fattura } from '../invoices/xml.ts';
import { readAndCheck } from './check.ts';
import { inBase64, inPieces, signed, withoutLengths } from './signed-files.ts';

const invoice = makeInvoice(createRandom(21), null);
const xml = new TextEncoder().encode(fattura(invoice));

const ibansIn = async (bytes: Uint8Array<ArrayBuffer>) => {
  const { read, checked } = await readAndCheck('IT01234567890_00001.xml.p7m', bytes);
  expect(read.isSigned).toBe(true);
  return checked.values.flatMap(({ found: { verdict } }) =>
    verdict.kind === 'iban' ? verdict.value : [],
  );
};

describe('a signed file', () => {
  it.each([
    ['with lengths (DER)', signed(xml)],
    ['without lengths (BER)', withoutLengths(xml)],
    ['with its content in pieces', inPieces(xml, 1_000)],
    ['with pieces in pieces', inPieces(xml, 100, 3)],
    ['in base64', inBase64(signed(xml))],
    ['in base64 without lengths, between lines', inBase64(withoutLengths(xml), 'PKCS7')],
    ['in another', signed(signed(xml))],
  ])('%s is read', async (_, bytes) => {
    expect(await ibansIn(bytes)).toEqual([invoice.iban]);
  });

  it('may have a PDF', async () => {
    expect(await ibansIn(signed(await makePdf(invoice, { layout: 'table' })))).toEqual([
      invoice.iban,
    ]);
  });

  it.each([
    ['cut off', signed(xml).slice(0, -400), 'damaged'],
    [
      'with a length beyond its end',
      new Uint8Array([0x30, 0x84, 0xff, 0xff, 0xff, 0xff]),
      'damaged',
    ],
    [
      'without an end',
      new Uint8Array(100_000).fill(4).fill(0x30, 0, 1).fill(0x80, 1, 2),
      'damaged',
    ],
    ['nested without end', new Uint8Array(100_000).map((_, i) => (i % 2 ? 0x80 : 0x30)), 'damaged'],
    ['of empty pieces', inPieces(new Uint8Array(600_000), 1), 'complex'],
    ['with only a signature', signed(null), 'other'],
    ['of another kind', new Uint8Array([0x30, 0x80, 0x06, 0x01, 0x2a, 0, 0]), 'other'],
  ])('%s ends at once', async (_, bytes, problem) => {
    await expect(readAndCheck('a.p7m', bytes)).rejects.toMatchObject({ problem });
  });
});
