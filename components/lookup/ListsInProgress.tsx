import { useEffect, useId } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ListProgress, RunningJob } from '../../lib/extension/schemas/index.ts';
import { lookupsText } from '../../lib/texts/areas.ts';
import { formatSpent } from '../format/index.ts';
import { useAsked } from '../ui/index.ts';

interface ListsInProgressProps {
  readonly send: SendToBackground;
  /** Changes with each lookup, so that the lists are read again. */
  readonly lookups: number;
}

/** The lists whose lookup has begun and not ended, each of which opens in the workbench; nothing without any. */
export function ListsInProgress({ send, lookups }: ListsInProgressProps) {
  const title = useId();
  const { value, reload } = useAsked(send, 'listsInProgress', {}, lookups);
  const lists = value?.lists ?? [];
  useReloads(
    reload,
    lists.some(({ state }) => state === 'running'),
  );
  if (lists.length === 0) return null;
  return (
    <section className="block" aria-labelledby={title}>
      <h2 id={title}>{lookupsText('listsInProgress')}</h2>
      <ul className="jobs">
        {lists.map((list) => (
          <li key={list.id}>
            <a
              className="row-value wrap"
              href={`/workbench.html?list=${encodeURIComponent(list.id)}`}
              target="_blank"
              rel="noreferrer"
            >
              {list.name}
            </a>
            <span className="hint">{listProgress(list)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STATE_TEXTS = {
  running: 'listRunning',
  paused: 'listPaused',
  held: 'listNeedsAttention',
  stopped: 'listStopped',
} as const satisfies Record<
  Exclude<ListProgress['state'], 'draft' | 'done'>,
  Parameters<typeof lookupsText>[0]
>;

/** "12 of 200, running · 36 credits". */
export function listProgress({
  state,
  total,
  answered,
  failed,
  possibly,
  spent,
}: ListProgress): string {
  if (state === 'draft') return lookupsText('listDraft', { total });
  const cost = formatSpent(spent, possibly > 0);
  if (state === 'done') return lookupsText('listDone', { answered, spent: cost });
  const done = answered + failed + possibly;
  return lookupsText(STATE_TEXTS[state], { done, total, spent: cost });
}

const NO_JOBS: readonly RunningJob[] = [];

/** The jobs that have no answer yet. @param lookups a number that changes with each lookup */
export function useRunningJobs(send: SendToBackground, lookups: number) {
  const { value, reload } = useAsked(send, 'jobs', {}, lookups);
  const jobs = value?.jobs ?? NO_JOBS;
  useReloads(reload, jobs.length > 0);

  const stop = async ({ id }: RunningJob) => {
    await send('stopJob', { id });
    void reload();
  };
  return { jobs, stop };
}

/** Ms between reads while something changes by itself. */
const RELOAD_MS = 5_000;

/** Reads again and again while something changes by itself. */
function useReloads(reload: () => Promise<void>, isChanging: boolean): void {
  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(() => void reload(), RELOAD_MS);
    return () => clearInterval(timer);
  }, [isChanging, reload]);
}
