/** Pages of the accuracy corpus, and a page with values in places that the corpus lacks. */
import { expect } from 'vitest';
import type { AccuracyPage } from '../../accuracy/documents/to-html.ts';
import {
  compareMarks,
  differencesOf,
  type MarkedPage,
  readMarkedPage,
} from '../../accuracy/measure/marked-page.ts';
import { until } from '../support/until.ts';

interface Readable {
  evaluate(read: typeof readMarkedPage): Promise<MarkedPage>;
}

/** Waits until all wrong values are marked as bad, all right ones as fine, and nothing else is marked. */
export const marksAreAsExpected = (page: Readable, expected: AccuracyPage) =>
  until(async () =>
    expect(differencesOf(compareMarks(expected, await page.evaluate(readMarkedPage)))).toEqual([]),
  );

/** Labels tied by page structure, values split over inline elements, and editable text. */
export const PLACES: AccuracyPage = {
  name: 'places',
  html: `<!doctype html><html lang="de-DE"><meta charset="utf-8"><title>Places</title>
<div contenteditable><p>IBAN: DE89 3704 0044 0532 1030 00</p></div>
<textarea rows="3">IBAN: DE89 3704 0044 0532 1030 00</textarea>
<div role="grid"><div role="row"><span role="columnheader">Firma</span><span role="columnheader">BIC</span></div>
<div role="row"><div role="gridcell">Bäckerei</div><div role="gridcell">COBADEFF</div></div></div>
<table><tr><th>USt-IdNr.</th><td>DE136695976</td></tr><tr><th>IBAN</th><td><a href="/pay">DE89 3704 0044 0532 1030 01</a></td></tr></table>
<dl><dt>Bankverbindung</dt><dd>Musterbank</dd><dt>IBAN</dt><dd>FR14 2004 1010 0505 0001 3M02 607</dd></dl>
<p>Konto <b>DE89</b> <i>3704</i> <b>0044</b> 0532 <wbr>0130 <span>00</span></p>
<p aria-label="BIC"><span>DEUTDEFF</span></p>
<div style="height: 6000px"></div>
<table><thead><tr><th>Firma</th><th>IBAN</th></tr></thead><tbody><tr><td>Brauerei</td><td>GB29 NWBK 6016 1331 9268 91</td></tr></tbody></table></html>`,
  expected: [
    { kind: 'bic', written: 'COBADEFF', meant: 'COBADEFF', context: 'column' },
    { kind: 'vat', written: 'DE136695976', meant: 'DE136695976', context: 'label' },
    {
      kind: 'iban',
      written: 'DE89 3704 0044 0532 1030 01',
      meant: 'DE89370400440532013000',
      context: 'label',
      error: 'swapped',
    },
    {
      kind: 'iban',
      written: 'FR14 2004 1010 0505 0001 3M02 607',
      meant: 'FR1420041010050500013M02606',
      context: 'label',
      error: 'changed',
    },
    {
      kind: 'iban',
      written: 'DE89 3704 0044 0532 0130 00',
      meant: 'DE89370400440532013000',
      context: 'label',
    },
    { kind: 'bic', written: 'DEUTDEFF', meant: 'DEUTDEFF', context: 'label' },
    {
      kind: 'iban',
      written: 'GB29 NWBK 6016 1331 9268 91',
      meant: 'GB29NWBK60161331926819',
      context: 'column',
      error: 'swapped',
    },
  ],
};
