import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Failure, type Outcome, valueKey } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import { RECENT_ANSWERS } from '../../../lib/workbench/list/index.ts';
import type {
  ListAction,
  ListQuestion,
  ListRun,
  RetryGroup,
} from '../../../lib/workbench/messages/index.ts';
import type { PageStore } from '../../../lib/workbench/page-store.ts';
import type { ListClient } from './list-client.ts';
import { storageFailed } from './open-list.ts';

/** Ms between polls of a running list. */
const POLL_INTERVAL_MS = 700;
/** Failed polls in a row after which the failure is shown. */
const MAX_MISSED_POLLS = 4;

/** The lookup of the open list: its progress, and the functions that control it. Its answers go to the worker. */
export function useListRun(send: SendToBackground, store: PageStore | null, client: ListClient) {
  const [run, setRun] = useState<ListRun | null>(null);
  const [questions, setQuestions] = useState<readonly ListQuestion[]>([]);
  /** When the last answers came, ms since the epoch. */
  const [times, setTimes] = useState<readonly number[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Position in the run's log up to which answers were read. */
  const logPosition = useRef(0);
  const misses = useRef(0);
  /** Counts the lists that were opened; replies about an earlier one are ignored. */
  const opened = useRef(0);

  const id = run?.id ?? null;
  const poll = useCallback(
    async (runId: string, runQuestions: readonly ListQuestion[]) => {
      const list = opened.current;
      const outcome = await send('listRun', { id: runId });
      // After the progress, so that all answers which it counts are there.
      const read =
        outcome.ok && outcome.value.run
          ? await store?.answers(runId, logPosition.current, outcome.value).catch(() => undefined)
          : { answers: [], next: logPosition.current };
      if (list !== opened.current) return;
      if (!outcome.ok || !read) {
        // The browser may have stopped the worker; the next poll starts it again.
        misses.current += 1;
        if (misses.current >= MAX_MISSED_POLLS)
          setFailure(outcome.ok ? storageFailed() : outcome.failure);
        return;
      }
      if (misses.current >= MAX_MISSED_POLLS) setFailure(null);
      misses.current = 0;
      const { answers: entries, next } = read;
      logPosition.current = next;
      if (entries.length > 0) {
        const answers = entries.flatMap((entry) => {
          const question = runQuestions[entry.n];
          return question ? [[valueKey(question), entry] as const] : [];
        });
        client.tell({ answers });
        setTimes((before) => [...before, ...entries.map(({ at }) => at)].slice(-RECENT_ANSWERS));
      }
      setRun(outcome.value.run);
    },
    [send, store, client],
  );

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

  /** Marks the hook busy during a request and keeps its failure. */
  const track = async <T>(work: Promise<Outcome<T>>): Promise<T | null> => {
    const list = opened.current;
    setBusy(true);
    const outcome = await work;
    setBusy(false);
    if (list !== opened.current) return null;
    setFailure(outcome.ok ? null : outcome.failure);
    return outcome.ok ? outcome.value : null;
  };

  /** Opens a run that was started before. */
  const resume = async (runId: string, runQuestions: readonly ListQuestion[]) => {
    opened.current += 1;
    logPosition.current = 0;
    client.tell({ answers: null });
    setTimes([]);
    setQuestions(runQuestions);
    await poll(runId, runQuestions);
  };

  const act = async (wanted: ListAction) => {
    if (id === null) return;
    const result = await track(send('controlList', { id, act: wanted }));
    if (result) setRun(result.run);
    if (result?.run) await poll(id, questions);
  };

  const isOffline = run?.state === 'running' && run.wait?.failure?.kind === 'offline';
  const goOn = useEffectEvent(() => void act('resume'));
  // With the sentence that says so, so that no early event is lost.
  useLayoutEffect(() => {
    if (!isOffline) return;
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [isOffline]);

  return {
    run,
    times,
    failure,
    isBusy,

    /**
     * Looks up a list; the result is its id in the store, null after a failure.
     * @param stored the list's id so far
     */
    start: async (
      stored: Promise<string | null>,
      listQuestions: readonly ListQuestion[],
      price: number,
    ): Promise<string | null> => {
      const begin = async () =>
        send('startList', { id: await stored, questions: [...listQuestions], price });
      const started = await track(begin());
      if (!started?.run) return null;
      logPosition.current = 0;
      setQuestions(listQuestions);
      setRun(started.run);
      return started.run.id;
    },

    resume,

    /** Looks values up again. @param stored the list's id */
    lookUpAgain: async (
      stored: Promise<string | null>,
      chosen: readonly ListQuestion[],
      price: number,
    ) => {
      const listId = await stored;
      if (listId === null) return;
      const body = { id: listId, questions: [...chosen], price };
      const started = await track(send('checkListAgain', body));
      const all = started?.run ? await store?.questions(listId).catch(() => undefined) : undefined;
      if (all) await resume(listId, all);
    },

    act,

    askAgain: async (which: RetryGroup, price: number) => {
      if (id === null) return;
      const restarted = await track(send('retryList', { id, which, price }));
      if (restarted) setRun(restarted.run);
    },

    forget: () => {
      opened.current += 1;
      logPosition.current = 0;
      setRun(null);
      setQuestions([]);
      client.tell({ answers: null });
      setTimes([]);
      setFailure(null);
    },
  };
}

export type ListRunHandle = ReturnType<typeof useListRun>;

/** Whether a lookup has not ended. */
export const isUnderWay = ({ run }: Pick<ListRunHandle, 'run'>): boolean =>
  run?.state === 'running' || run?.state === 'paused' || run?.state === 'held';
