/** Columns and lists of one kind: their other cells were meant as values of that kind. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createColumnReader } from '../../../lib/page/marks/column-values.ts';
import type { FindingRange, Mark } from '../../../lib/page/marks/marks.ts';
import type { readCandidate } from '../../../lib/values/detect/page-detector.ts';
import { installPlatform, takeOverNames } from '../dom.ts';
import { markOf } from './marker-world.ts';

beforeEach(installPlatform);
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Reads any text as a value of the kind, as a finder may do for a cell. */
const readAsKind: typeof readCandidate = (kind, text) => ({
  kind,
  start: 0,
  end: text.length,
  raw: text,
  value: text,
  evidence: 'column',
});

const isAddress = (text: string) => /^\w+@\w+\.\w+$/.test(text);
const addressIn = (text: string) =>
  ({ kind: 'email', start: 0, end: text.length, raw: text, value: text }) as const;

/** The texts that are read by their column after every address on the page was marked. */
function readByColumn(html: string, severityOf = (_text: string): Mark['severity'] => 'fine') {
  document.body.innerHTML = html;
  for (const form of document.forms) takeOverNames(form);
  const added: FindingRange[] = [];
  const columns = createColumnReader({
    find: (_, text) => (isAddress(text) ? [addressIn(text)] : []),
    readAs: (kind, _, text) => readAsKind(kind, text),
    add: (found) => added.push(found),
  });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !isAddress(node.data)) continue;
    columns.note({ ...markOf(node), severity: severityOf(node.data) });
  }
  for (const _ of columns.readChanged());
  return added.map(({ finding }) => `${finding.kind} ${finding.value}`);
}

const FOUR = ['a@x.de', 'b@x.de', 'c@x.de', 'd@x.de'];
const table = (cells: readonly string[], rest = '') =>
  `<table><thead><tr><th>Name</th><th>Address</th></tr></thead><tbody>${cells
    .map((cell, i) => `<tr><td>Name ${i}</td><td>${cell}</td></tr>`)
    .join('')}${rest}</tbody></table>`;

it.each(
  Object.entries({
    'the exception in a column': table([...FOUR, 'e.x.de']),
    'an exception above all values': table(['e.x.de', ...FOUR]),
    'an exception in an element inside its cell': table([...FOUR, '<div><b>e</b>.x.de</div>']),
    'the exception in a list': `<ul>${[...FOUR, 'e.x.de'].map((item) => `<li>${item}</li>`).join('')}</ul>`,
    'the exception in a grid': `<div role="grid">${[...FOUR, 'e.x.de'].map((cell) => `<div role="row"><div role="gridcell">${cell}</div></div>`).join('')}</div>`,
    'the exception in a grid of forms': `<div role="grid">${[...FOUR, 'e.x.de'].map((cell) => `<form role="row"><b role="rowheader">Name</b><p role="cell">${cell}</p></form>`).join('')}</div>`,
    'the exception in cells that are forms': `<div role="grid">${[...FOUR, 'e.x.de'].map((cell) => `<div role="row"><form role="cell">${cell}</form></div>`).join('')}</div>`,
    'the exception in a column of three values': table([...FOUR.slice(1), 'e.x.de']),
  }),
)('reads %s', (_, html) => {
  expect(readByColumn(html)).toEqual(['email e.x.de']);
});

it.each(
  Object.entries({
    'nothing in a column of two values': table([...FOUR.slice(2), 'e.x.de']),
    'nothing if too few cells are values': table([...FOUR, 'e', 'f', 'g']),
    'no placeholder': table([...FOUR, '–', 'n/a', 'N.A.', 'k. A.', '…', '', ' ', 'none', '?']),
    'no header': table(FOUR),
    'no footer and no total': table(
      FOUR,
      '<tr><td>Total</td><td>four</td></tr><tfoot><tr><td>x</td><td>4</td></tr></tfoot>',
    ),
    'no cell of another width': table(FOUR, '<tr><td colspan="2">and more</td></tr>'),
    'no prose': table([...FOUR, 'word '.repeat(20)]),
  }),
)('reads %s', (_, html) => {
  expect(readByColumn(html)).toEqual([]);
});

it('does not count mistyped values, and does not read them again', () => {
  expect(readByColumn(table([...FOUR, 'e.x.de']), (text) => (text > 'b' ? 'bad' : 'fine'))).toEqual(
    [],
  );
});

it('reads only a few rows around the values', () => {
  const gap = Array.from({ length: 21 }, () => '');
  expect(readByColumn(table([...FOUR, 'e.x.de', ...gap, 'far.x.de']))).toEqual(['email e.x.de']);
});
