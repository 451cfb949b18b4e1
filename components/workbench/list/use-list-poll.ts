/** Asks how far a lookup is, again and again while it runs, and reads the answers that came. */
import { useCallback, useEffect, useRef } from 'react';
import { fail, type Outcome, ok, valueKey } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import type { ListAnswer, ListQuestion, ListRun } from '../../../lib/workbench/messages/index.ts';
import type { PageStore } from '../../../lib/workbench/page-store.ts';
import type { Latest } from '../../ui/index.ts';
import type { ListClient } from './list-client.ts';
import { storageFailed } from './open-list.ts';
import type { RunEvent, RunState } from './run-state.ts';

/** Ms between polls of a running list. */
const POLL_INTERVAL_MS = 700;

interface Progress {
  readonly run: ListRun | null;
  readonly answers: readonly ListAnswer[];
  /** Where the next answers are in the log. */
  readonly next: number;
}

/** @param from position in the log up to which answers were read */
async function readProgress(
  send: SendToBackground,
  store: PageStore | null,
  id: string,
  from: number,
): Promise<Outcome<Progress>> {
  const outcome = await send('listRun', { id });
  if (!outcome.ok) return outcome;
  const { run } = outcome.value;
  if (!run) return ok({ run, answers: [], next: from });
  // After the progress, so that all answers which it counts are there.
  // The failure is told below.
  const read = await store?.answers(id, from, outcome.value).catch(() => undefined);
  return read ? ok({ run, ...read }) : fail(storageFailed());
}

export interface ListPollNeeds {
  readonly send: SendToBackground;
  readonly store: PageStore | null;
  readonly client: ListClient;
  /** Which list is open: replies about an earlier one are ignored. */
  readonly latest: Latest;
  readonly dispatch: (event: RunEvent) => void;
}

export function useListPoll(
  { send, store, client, latest, dispatch }: ListPollNeeds,
  { run, questions }: Pick<RunState, 'run' | 'questions'>,
) {
  const logPosition = useRef(0);
  const poll = useCallback(
    async (id: string, asked: readonly ListQuestion[]) => {
      const isOpen = latest.goOn();
      const outcome = await readProgress(send, store, id, logPosition.current);
      if (!isOpen()) return;
      if (!outcome.ok) return dispatch({ is: 'missed', failure: outcome.failure });
      const { answers, next } = outcome.value;
      logPosition.current = next;
      const known = answers.flatMap((entry) => {
        const question = asked[entry.n];
        return question ? [[valueKey(question), entry] as const] : [];
      });
      if (answers.length > 0) client.tell({ answers: known });
      dispatch({ is: 'polled', run: outcome.value.run, times: answers.map(({ at }) => at) });
    },
    [send, store, client, latest, dispatch],
  );

  const id = run?.id ?? null;
  const isRunning = run?.state === 'running';
  useEffect(() => {
    if (id === null || !isRunning) return;
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout>;
    const next = async () => {
      await poll(id, questions);
      if (!isCancelled) timer = setTimeout(next, POLL_INTERVAL_MS);
    };
    timer = setTimeout(next, POLL_INTERVAL_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [id, isRunning, poll, questions]);

  return {
    poll,
    /** The answers are read from the first on. */
    restart: useCallback(() => {
      logPosition.current = 0;
    }, []),
  };
}
