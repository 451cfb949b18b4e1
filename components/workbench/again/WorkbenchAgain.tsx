import { useState } from 'react';
import { commonText } from '../../../lib/texts/areas.ts';
import type { ListChanges } from '../../../lib/workbench/messages/index.ts';
import { recheckText } from '../../../lib/workbench/texts.ts';
import { formatDate } from '../../format/index.ts';
import { usePageCommands } from '../../palette/index.ts';
import type { ListRunHandle } from '../list/index.ts';
import { LookUpAgain, type LookUpAgainProps } from './LookUpAgain.tsx';
import { Reminder } from './Reminder.tsx';
import type { ListChangesHandle } from './use-list-changes.ts';

export interface WorkbenchAgainProps extends Omit<LookUpAgainProps, 'isBusy'> {
  readonly handle: ListRunHandle;
  readonly changes: ListChangesHandle;
  /** Number of values with an answer. */
  readonly answered: number;
  /** Number of values that can still be looked up for the first time, which comes first. */
  readonly unanswered: number;
  readonly isPricing: boolean;
  readonly connected: boolean;
  readonly onOptions: () => void;
}

const dayOf = (at: number): string => formatDate(new Date(at).toISOString());

/** "2 values have changed since 3 Aug 2026 · 9 with the same answer · 1 without a clear answer". */
function resultText({ changes, same, unknown, first, open }: ListChanges, since: number): string {
  const count = changes.length;
  const date = dayOf(since);
  const hasCompared = count + same > 0;
  return [
    ...(count > 0 ? [recheckText('changed', { count, date })] : []),
    ...(count === 0 && hasCompared ? [recheckText('nothingChanged', { date })] : []),
    ...(same > 0 ? [recheckText('same', { count: same })] : []),
    ...(unknown > 0 ? [recheckText('notChecked', { count: unknown })] : []),
    ...(first > 0 ? [recheckText('noEarlier', { count: first })] : []),
    ...(open > 0 ? [recheckText('notLookedUp', { count: open })] : []),
  ].join(' · ');
}

/** What looking the list up again has shown, doing so, and the reminder of it. */
export function WorkbenchAgain(props: WorkbenchAgainProps) {
  const {
    handle,
    changes: shown,
    answered,
    unanswered,
    isPricing,
    connected,
    onOptions,
    onStart,
    ...choice
  } = props;
  const { run, remind, isBusy } = handle;
  const { changes } = shown;
  const isDue = run?.reminder?.isDue === true;
  // A list that is due shows its price at once; the person may close that.
  const [opened, setOpened] = useState({ isDue, isOpen: isDue });
  if (opened.isDue !== isDue) setOpened({ isDue, isOpen: isDue || opened.isOpen });
  const isActive = run?.state === 'running' || run?.state === 'paused' || run?.state === 'held';
  const canShow = changes !== null && changes.changes.length > 0;
  const start: LookUpAgainProps['onStart'] = (questions, price) => {
    setOpened({ isDue, isOpen: false });
    shown.show(false);
    onStart(questions, price);
  };
  const toggle = () => shown.show(!shown.isShown);
  const toggleLabel = recheckText(shown.isShown ? 'hide' : 'show');
  usePageCommands(canShow ? [{ id: 'changes', label: toggleLabel, run: toggle }] : []);
  const isOffered = !isActive && (run !== null || (answered > 0 && unanswered === 0));
  if (!isOffered && changes === null) return null;
  return (
    <section className="again" aria-label={recheckText('title')}>
      {changes && run?.since !== undefined && (
        <div className="run-line">
          <p className="run-words" role="status">
            {resultText(changes, run.since)}
          </p>
          {canShow && (
            <button type="button" className="secondary" onClick={toggle}>
              {toggleLabel}
            </button>
          )}
        </div>
      )}
      {changes?.isUpdated && <p className="hint">{recheckText('updated')}</p>}
      {isOffered && (
        <details
          open={opened.isOpen}
          onToggle={({ currentTarget }) => setOpened({ isDue, isOpen: currentTarget.open })}
        >
          <summary>{recheckText('title')}</summary>
          {connected ? (
            <LookUpAgain {...choice} isBusy={isBusy || isPricing} onStart={start} />
          ) : (
            <button type="button" className="secondary" onClick={onOptions}>
              {commonText('addKey')}
            </button>
          )}
          {run && <Reminder reminder={run.reminder} onRemind={remind} />}
        </details>
      )}
    </section>
  );
}
