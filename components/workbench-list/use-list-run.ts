import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type {
  ListAction,
  ListQuestion,
  ListRun,
  RetryGroup,
  ValueList,
} from '../../lib/extension/schemas/index.ts';
import { addListAnswers, type ListAnswers } from '../../lib/models/list/index.ts';

/** How often a list on its way is looked at, ms. */
const POLL_INTERVAL_MS = 700;
/** Looks in a row that brought nothing, before it is told. */
const MAX_MISSED_POLLS = 4;

const NO_ANSWERS: ListAnswers = new Map();

/** The lookup of the open list: how far it has come, what it has brought, and the presses on it. */
export function useListRun(send: SendToBackground) {
  const [run, setRun] = useState<ListRun | null>(null);
  const [questions, setQuestions] = useState<readonly ListQuestion[]>([]);
  const [answers, setAnswers] = useState<ListAnswers>(NO_ANSWERS);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Up to where its log has been read. */
  const place = useRef(0);
  const misses = useRef(0);

  const id = run?.id ?? null;
  const look = useCallback(
    async (of: string, asked: readonly ListQuestion[]) => {
      const outcome = await send('listRun', { id: of, from: place.current });
      if (!outcome.ok) {
        // A worker that was ended is begun anew by the next look.
        misses.current += 1;
        if (misses.current >= MAX_MISSED_POLLS) setFailure(outcome.failure);
        return;
      }
      if (misses.current >= MAX_MISSED_POLLS) setFailure(null);
      misses.current = 0;
      place.current = outcome.value.next;
      const entries = outcome.value.answers;
      if (entries.length > 0) setAnswers((before) => addListAnswers(before, entries, asked));
      setRun(outcome.value.run);
    },
    [send],
  );

  const isRunning = run?.state === 'running';
  useEffect(() => {
    if (id === null || !isRunning) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const next = async () => {
      await look(id, questions);
      if (!isOver) timer = setTimeout(next, POLL_INTERVAL_MS);
    };
    timer = setTimeout(next, POLL_INTERVAL_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, isRunning, look, questions]);

  /** One press at a time; what it could not do is told. */
  const press = async <T>(work: Promise<Outcome<T>>): Promise<T | null> => {
    setBusy(true);
    const outcome = await work;
    setBusy(false);
    setFailure(outcome.ok ? null : outcome.failure);
    return outcome.ok ? outcome.value : null;
  };

  return {
    run,
    questions,
    answers,
    failure,
    isBusy,

    start: async (list: ValueList, asked: readonly ListQuestion[], price: number) => {
      const body = { list, questions: [...asked], price };
      const begun = await press(send('startList', body));
      if (!begun?.run) return;
      place.current = 0;
      setQuestions(asked);
      setRun(begun.run);
    },

    /** One that was begun before. */
    resume: async (of: string, asked: readonly ListQuestion[]) => {
      place.current = 0;
      setAnswers(NO_ANSWERS);
      setQuestions(asked);
      await look(of, asked);
    },

    act: async (act: ListAction) => {
      if (id === null) return;
      const done = await press(send('controlList', { id, act }));
      if (done) setRun(done.run);
      if (done?.run) await look(id, questions);
    },

    askAgain: async (which: RetryGroup, price: number) => {
      if (id === null) return;
      const begun = await press(send('retryList', { id, which, price }));
      if (begun) setRun(begun.run);
    },

    forget: () => {
      place.current = 0;
      setRun(null);
      setQuestions([]);
      setAnswers(NO_ANSWERS);
      setFailure(null);
    },
  };
}

export type ListRunHandle = ReturnType<typeof useListRun>;
