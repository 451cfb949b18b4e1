/** Values in the form fields and text notes of a PDF, which are not part of its pages' own text. */
import { degrees, PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../../lib/documents/pdf/index.ts';
import { readAndCheck } from './check.ts';

type Draw = (file: PDFDocument) => Promise<void> | void;

async function made(draw: Draw): Promise<Uint8Array<ArrayBuffer>> {
  const file = await PDFDocument.create();
  const page = file.addPage([595, 842]);
  const font = await file.embedFont(StandardFonts.Helvetica);
  page.drawText('New bank details', { x: 50, y: 780, size: 16, font });
  page.drawText('IBAN', { x: 50, y: 700, size: 9, font });
  await draw(file);
  return new Uint8Array(await file.save({ updateFieldAppearances: false }));
}

const BOX = { x: 150, y: 694, width: 250, height: 20 };
const GOOD = 'DE89 3704 0044 0532 0130 00';
const BAD = 'DE88 3704 0044 0532 0130 00';

const field =
  (
    value: string,
    change: (
      name: ReturnType<ReturnType<PDFDocument['getForm']>['createTextField']>,
    ) => void = () => {},
  ): Draw =>
  (file) => {
    const text = file.getForm().createTextField('account');
    change(text);
    text.setText(value);
    text.addToPage(file.getPage(0), BOX);
  };

const note =
  (text: string, flags = 4): Draw =>
  (file) => {
    const { context } = file;
    const annotation = context.obj({
      Type: 'Annot',
      Subtype: 'FreeText',
      Rect: [BOX.x, BOX.y, BOX.x + BOX.width, BOX.y + BOX.height],
      F: flags,
    });
    annotation.set(PDFName.of('Contents'), PDFString.of(text));
    annotation.set(PDFName.of('DA'), PDFString.of('/Helv 10 Tf 0 g'));
    file.getPage(0).node.addAnnot(context.register(annotation));
  };

async function found(draw: Draw) {
  const { checked } = await readAndCheck('form.pdf', await made(draw));
  return checked.values.map(
    ({ found: { verdict } }) => `${verdict.kind} ${verdict.value} ${verdict.standing}`,
  );
}

describe('a value is found in', () => {
  it.each<[string, Draw, string]>([
    ['a text field', field(GOOD), 'iban DE89370400440532013000 good'],
    ['a text field with a wrong account', field(BAD), 'iban DE88370400440532013000 bad'],
    [
      'a field of several lines',
      field(`Our bank:\n${GOOD}`, (text) => text.enableMultiline()),
      'iban DE89370400440532013000 good',
    ],
    [
      'a field of boxes',
      field('DE89370400440532013000', (text) => {
        text.setMaxLength(22);
        text.enableCombing();
      }),
      'iban DE89370400440532013000 good',
    ],
    [
      'a read-only field',
      field(GOOD, (text) => text.enableReadOnly()),
      'iban DE89370400440532013000 good',
    ],
    ['a text note', note(`Please pay to ${GOOD}`), 'iban DE89370400440532013000 good'],
    [
      'a chosen option',
      (file) => {
        const list = file.getForm().createDropdown('account');
        list.addOptions([GOOD, 'other']);
        list.select(GOOD);
        list.addToPage(file.getPage(0), BOX);
      },
      'iban DE89370400440532013000 good',
    ],
    [
      'a field of a turned page',
      async (file) => {
        file.getPage(0).setRotation(degrees(90));
        await field(GOOD)(file);
      },
      'iban DE89370400440532013000 good',
    ],
  ])('%s', async (_, draw, expected) => expect(await found(draw)).toEqual([expected]));
});

describe('nothing is found in', () => {
  it.each<[string, Draw]>([
    ['an empty field', field('')],
    ['a password', field(GOOD, (text) => text.enablePassword())],
    ['a hidden note', note(GOOD, 2)],
    [
      'an option that is not chosen',
      (file) => {
        const list = file.getForm().createDropdown('account');
        list.addOptions([GOOD, 'other']);
        list.select('other');
        list.addToPage(file.getPage(0), BOX);
      },
    ],
  ])('%s', async (_, draw) => expect(await found(draw)).toEqual([]));
});

it('is at the place of the field, from the upper edge', async () => {
  const pdf = await openPdf(await made(field(GOOD)), {
    askPassword: async () => null,
    assets: 'node_modules/pdfjs-dist/',
  });
  const { texts } = await pdf.readPage(0);
  const placed = texts.find(({ text }) => text === GOOD);
  expect(placed?.start).toBeCloseTo(151.5, 0);
  expect(placed?.baseline).toBeGreaterThan(842 - BOX.y - BOX.height);
  expect(placed?.baseline).toBeLessThan(842 - BOX.y);
  pdf.close();
});

it.each([
  [
    'one of XFA',
    true,
    (file: PDFDocument) => {
      const { context } = file;
      const template = context.stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>');
      const form = context.obj({ Fields: [], XFA: context.register(template) });
      file.catalog.set(PDFName.of('AcroForm'), context.register(form));
    },
  ],
  ['any other', false, field(GOOD)],
])('a form is known as %s', async (_, isXfa, draw) => {
  const { read } = await readAndCheck('form.pdf', await made(draw));
  expect(read).toMatchObject({ isXfa });
});
