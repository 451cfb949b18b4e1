import { useCallback, useId } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ListRun } from '../../lib/extension/schemas/index.ts';
import { lookupsText } from '../../lib/texts/lookups.ts';
import { useReply } from '../hooks/index.ts';
import { listProgress } from './list-progress.ts';
import { usePolling } from './use-polling.ts';

interface ListsInProgressProps {
  readonly send: SendToBackground;
  /** Changes with each lookup, and when a list becomes due, so that the lists are read again. */
  readonly lookups: number;
}

const UNFINISHED: readonly ListRun['state'][] = ['running', 'paused', 'held'];

/** Lists under a heading, each of which opens in the workbench; nothing without any. */
function ListLinks({ heading, runs }: { heading: string; runs: readonly ListRun[] }) {
  const title = useId();
  if (runs.length === 0) return null;
  return (
    <section className="block" aria-labelledby={title}>
      <h2 id={title}>{heading}</h2>
      <ul className="jobs">
        {runs.map((run) => (
          <li key={run.id}>
            <a
              className="row-value wrap"
              href={`/workbench.html?list=${encodeURIComponent(run.id)}`}
              target="_blank"
              rel="noreferrer"
            >
              {run.name}
            </a>
            <span className="hint">{listProgress(run)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The lists that are due to be checked again, and those whose lookup has begun and not ended. */
export function ListsInProgress({ send, lookups }: ListsInProgressProps) {
  const { ask, value } = useReply(send, 'lists');
  const load = useCallback(() => void ask({}), [ask]);
  const lists = value?.runs ?? [];
  const runs = lists.filter(({ state }) => UNFINISHED.includes(state));
  usePolling(
    load,
    lookups,
    runs.some(({ state }) => state === 'running'),
  );
  return (
    <>
      <ListLinks
        heading={lookupsText('listsDue')}
        runs={lists.filter(({ reminder }) => reminder?.isDue)}
      />
      <ListLinks heading={lookupsText('listsInProgress')} runs={runs} />
    </>
  );
}
