import { useMemo } from 'react';
import type { ListChanges, ListRun } from '../../../lib/workbench/messages/index.ts';
import { recheckText } from '../../../lib/workbench/texts.ts';
import { formatDate } from '../../format/index.ts';
import { usePageCommands } from '../../palette/index.ts';
import { headlineOf } from './headline.ts';
import type { ListChangesHandle } from './use-list-changes.ts';

const dayOf = (at: number): string => formatDate(new Date(at).toISOString());

/** "Since 3 Aug 2026 · 9 with the same answer · 1 without a clear answer". */
function restText({ changes, same, unknown, first, open }: ListChanges, since: number): string {
  const date = dayOf(since);
  return [
    ...(changes.length > 0 ? [recheckText('since', { date })] : []),
    ...(changes.length === 0 && same > 0 ? [recheckText('nothingChanged', { date })] : []),
    ...(same > 0 ? [recheckText('same', { count: same })] : []),
    ...(unknown > 0 ? [recheckText('notChecked', { count: unknown })] : []),
    ...(first > 0 ? [recheckText('noEarlier', { count: first })] : []),
    ...(open > 0 ? [recheckText('notLookedUp', { count: open })] : []),
  ].join(' · ');
}

export interface ChangesBandProps {
  readonly changes: ListChangesHandle;
  readonly run: ListRun | null;
}

/** What looking the list up again has shown: what has changed, first. */
export function ChangesBand({ changes: shown, run }: ChangesBandProps) {
  const { changes } = shown;
  const headline = useMemo(() => headlineOf(changes?.changes ?? []), [changes]);
  const toggle = () => shown.show(!shown.isShown);
  const toggleLabel = recheckText(shown.isShown ? 'hide' : 'show');
  usePageCommands(headline ? [{ id: 'changes', label: toggleLabel, run: toggle }] : []);
  if (!changes || run?.since === undefined) return null;
  return (
    <div className="again-band">
      <div role="status">
        {headline && <p className="again-headline">{headline}</p>}
        <p className="hint">{restText(changes, run.since)}</p>
        {changes.isUpdated && <p className="hint">{recheckText('updated')}</p>}
      </div>
      {headline && (
        <button type="button" className="secondary" onClick={toggle}>
          {toggleLabel}
        </button>
      )}
    </div>
  );
}
