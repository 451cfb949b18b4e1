import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { WorkbenchDetail } from '../../../components/workbench/detail/WorkbenchDetail.tsx';
import { AS_IT_CAME } from '../../../components/workbench/list/open-list.ts';
import { parseSheet } from '../../../lib/workbench/list/sheet.ts';
import { exportedList } from '../../workbench/list/samples.ts';
import { fakeSend } from '../fake-send.ts';

const CHOICE = { columns: ['email'] as const, header: true };
const SOURCE = parseSheet('Email\nbad@example.com');

/** The panel of the list's row after some edits, while the rest of the list is still computed again. */
function panelOf(...cells: readonly string[]) {
  const edits = cells.map((text) => ({ row: 2, column: 0, text }));
  const { sheet, rows, originals } = exportedList(SOURCE, CHOICE, edits);
  const [checked] = rows;
  if (!checked) throw new Error('no row');
  return (
    <WorkbenchDetail
      {...{ checked, send: fakeSend().send, isBusy: true }}
      handle={{ edit: () => Promise.resolve(), recheck: () => undefined }}
      opened={{ takesFocus: true, going: { hasMore: true, step: () => undefined } }}
      list={{
        ...AS_IT_CAME,
        key: 1,
        name: 'x',
        text: null,
        sheet,
        choice: CHOICE,
        originals,
      }}
      onClose={() => undefined}
    />
  );
}

it('keeps the focus at its heading when the corrected field is gone and the next row is not yet known', async () => {
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(panelOf());
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'good@example.com{Enter}');
  rerender(panelOf('good@example.com'));
  expect(field).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Row 2' })).toHaveFocus();
});
