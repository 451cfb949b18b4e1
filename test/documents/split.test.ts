/** IBANs that a page cuts: into boxes, cells and lines. */
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';
import { readAndCheck } from './check.ts';

const IBAN = 'DE89370400440532013000';
const GROUPS = IBAN.match(/.{1,4}/g) ?? [];

type Text = readonly [text: string, x: number, y: number];

const across = (parts: readonly string[], distance: number, x = 100, y = 700): Text[] =>
  parts.map((text, i) => [text, x + i * distance, y]);

it.each<[string, readonly Text[]]>([
  ['groups in cells far apart', [['IBAN', 50, 700], ...across(GROUPS, 50)]],
  ['signs in boxes', [['IBAN', 50, 700], ...across([...IBAN], 14)]],
  ['signs in wide boxes', [['IBAN', 50, 700], ...across([...IBAN], 22)]],
  [
    'lines between other columns',
    [
      ...across(['Bank', 'IBAN: DE89 3704 0044', 'Phone'], 175, 50),
      ...across(['Example', '0532 0130 00', 'see above'], 175, 50, 688),
    ],
  ],
])('reads %s, once', async (_, texts) => {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  const page = file.addPage([595, 842]);
  for (const [text, x, y] of texts) page.drawText(text, { x, y, size: 9, font });
  const { checked } = await readAndCheck('a.pdf', new Uint8Array(await file.save()));
  const [value, ...others] = checked.values;
  expect(value?.found.verdict).toMatchObject({ value: IBAN, standing: 'good' });
  expect(others).toEqual([]);
  expect(value?.places).toHaveLength(1);
});
