/** What the page tells the worker of its list. */
import { expect, it } from 'vitest';
import { createListClient } from '../../../components/workbench/list/list-client.ts';
import { sheetFromRows } from '../../../lib/workbench/list/index.ts';
import { connectHere } from './open-list.tsx';

const rowsOf = (count: number, width: number) =>
  Array.from({ length: count }, (_, i) => ({ number: i + 1, cells: Array(width).fill(`a${i}`) }));
const AS_READ = { choice: { columns: [null], header: false }, originals: [] };

it('a list that is opened while another is handed over has its own rows, each once', async () => {
  const client = createListClient(connectHere);
  client.show({ key: 1, sheet: sheetFromRows(rowsOf(2_000, 100)), ...AS_READ }, true);
  const text = rowsOf(3_000, 1)
    .map(({ cells }) => cells.join())
    .join('\n');
  const sheet = await client.sheetOf(await client.ask('parse', text));
  client.show({ key: 2, sheet, ...AS_READ }, true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(await client.ask('questions')).toMatchObject({ count: 0 });
  expect(client.state().result?.summary.rowCount).toBe(3_000);
});
