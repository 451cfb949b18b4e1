/** A long list whose rows are handed over in parts when the page ends. */

import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useListSaving } from '../../../components/workbench/list/index.ts';
import { AS_IT_CAME, type OpenList } from '../../../components/workbench/list/open-list.ts';
import type { RequestOf } from '../../../lib/extension/messages/index.ts';
import { createStagedRows } from '../../../lib/workbench/background/staged-rows.ts';
import { sheetFromRows } from '../../../lib/workbench/list/index.ts';
import { MAX_STAGED_ROWS } from '../../../lib/workbench/messages/index.ts';
import { fakeSend } from '../fake-send.ts';

const sheetOf = (text: string) =>
  sheetFromRows(
    Array.from({ length: MAX_STAGED_ROWS + 5 }, (_, i) => ({ number: i + 1, cells: [text] })),
  );

function storedList(text: string): OpenList {
  const sheet = sheetOf(text);
  const choice = { header: false, columns: [null] };
  return {
    ...AS_IT_CAME,
    key: 1,
    storedId: 'list-1',
    name: 'Long',
    text: null,
    source: sheet,
    sheet,
    choice,
  };
}

it('sends all changes at once if the page ends while they are handed over', async () => {
  const { send, sent } = fakeSend({
    stageRows: () => new Promise(() => undefined),
    saveList: () => ({ id: 'list-1' }),
  });
  const first = storedList('a');
  const { rerender } = renderHook(({ list }) => useListSaving(send, list), {
    initialProps: { list: first },
  });
  rerender({ list: { ...first, sheet: sheetOf('b') } });
  await waitFor(() => expect(sent('stageRows')).toHaveLength(1));
  dispatchEvent(new Event('beforeunload'));
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent('saveList')).toHaveLength(1));
  // The first part that waits for its reply, and the two parts that were sent at the end.
  expect(sent('stageRows')).toHaveLength(3);
  const [saved] = sent('saveList') as [RequestOf<'saveList'>];
  expect(saved).toMatchObject({ id: 'list-1', changesOnly: true, list: { rows: [] } });
  // The parts as the background puts them together.
  const staged = createStagedRows();
  for (const part of sent('stageRows').slice(1)) staged.stage(part as RequestOf<'stageRows'>);
  const rows = staged.take(saved.upload ?? '') ?? [];
  expect(rows).toHaveLength(MAX_STAGED_ROWS + 5);
  expect(rows.every(({ cells }) => cells[0] === 'b')).toBe(true);
});
