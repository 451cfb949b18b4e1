/** The account of a supplier that is not the one that the person knows: nothing of a list comes before it. */
import { expect, it } from 'vitest';
import { attentionOf } from '../../../lib/workbench/checked-list/attention.ts';
import { DEFAULT_LIST_VIEW, shownRows } from '../../../lib/workbench/checked-list/view.ts';
import { cellMarksOf } from '../../../lib/workbench/list/marks.ts';
import { pricedQuestionsOf } from '../../../lib/workbench/list/questions.ts';
import { parseSheet } from '../../../lib/workbench/list/sheet.ts';
import { messageOf, tableColumnsOf } from '../../../lib/workbench/list/table-columns.ts';
import type { ListLayout } from '../../../lib/workbench/messages/index.ts';
import { checkedListOf, foundIn, readingsOf } from '../list/samples.ts';

const layout: ListLayout = { columns: [null, 'email', 'iban'], header: true };
const noteOf = (known: string) => ({
  reason: 'supplier-account-other',
  headline: 'Another account than the one you know. Call.',
  other: {
    title: 'Another account than the one you know',
    here: 'Here',
    source: 'In “Suppliers”, for this name',
    known: [known],
    advice: 'Before you pay, call the supplier on +49 30 9018027.',
  },
});

/** A list in which accounts that begin with DE are others than the known one. */
function listOf(text: string) {
  const sheet = parseSheet(text);
  const readings = readingsOf(sheet, layout, (cell, column) => {
    const kind = column === 2 ? 'iban' : 'email';
    const isOther = kind === 'iban' && cell.startsWith('DE');
    const found = foundIn(cell, { kind, value: cell, ...(isOther && { standing: 'caution' }) });
    const note = isOther ? { note: noteOf('DE89370400440532013000') } : {};
    return [{ ...found, ...note, start: 0 }];
  });
  return { ...checkedListOf({ sheet, layout, readings }), sheet };
}

const LIST =
  'Name;Email;IBAN\nAda;bad@x.example;FR11\nBob;b@x.example;GB22\nEve;bad.eve@x.example;DE33\nJim;j@x.example;DE44';

it('is bad, and comes before all else that is bad', () => {
  const { rows, sheet, summary } = listOf(LIST);
  expect(summary.countByStatus).toMatchObject({ bad: 3, fits: 1, caution: 0 });
  const shown = shownRows(
    { rows, groupsOf: () => [] },
    DEFAULT_LIST_VIEW,
    tableColumnsOf(sheet, layout),
  );
  expect(shown.map(({ row }) => row.number)).toEqual([4, 5, 2, 3]);
});

it('says first in its row both the known account and the number to call', () => {
  const { rows } = listOf(LIST);
  const says =
    'IBAN: Another account than the one you know. In “Suppliers”, for this name: DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000. Before you pay, call the supplier on +49 30 9018027.';
  expect(rows.map((row) => messageOf(row))).toEqual([
    'Email: It is bad.',
    '',
    `${says} · Email: It is bad.`,
    says,
  ]);
});

it('is the first group of the report, once, with what is known of each', () => {
  const { groups } = attentionOf(listOf(LIST).rows);
  expect(groups.map(({ sentence, count }) => [sentence, count])).toEqual([
    [expect.stringMatching(/^Another account than the one you know/), 2],
    ['It is bad.', 2],
  ]);
  const { rows, sheet } = listOf(LIST);
  const marks = cellMarksOf({ rows, sheet, layout, originals: [] });
  expect(marks.get(5)?.get(2)).toMatchObject({ status: 'bad' });
  expect(marks.get(5)?.get(2)?.note).toContain('+49 30 9018027');
});

it('can still be looked up', () => {
  expect(pricedQuestionsOf(listOf(LIST).rows).questions).toContainEqual({
    kind: 'iban',
    value: 'DE44',
  });
});
