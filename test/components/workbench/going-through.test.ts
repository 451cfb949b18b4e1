import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useGoingThrough } from '../../../components/workbench/use-going-through.ts';
import { type RowStatus, rankOf } from '../../../lib/workbench/list/index.ts';

const shown = (...statuses: readonly RowStatus[]) => ({
  indexes: Float64Array.from(statuses.keys()),
  marks: Uint8Array.from(statuses, rankOf),
});

it('waits for the result of a correction before it goes to the first row', () => {
  const onRow = vi.fn();
  const hook = renderHook(({ rows, isBusy }) => useGoingThrough(rows, null, isBusy, onRow), {
    initialProps: { rows: shown('bad', 'bad'), isBusy: true },
  });
  hook.result.current.start();
  hook.rerender({ rows: shown('bad', 'bad'), isBusy: true });
  expect(onRow).not.toHaveBeenCalled();
  hook.rerender({ rows: shown('fits', 'bad'), isBusy: false });
  expect(onRow.mock.calls).toEqual([[1]]);
});
