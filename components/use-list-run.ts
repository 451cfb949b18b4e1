import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Outcome } from '../lib/failure.ts';
import { type Answers, withEntries } from '../lib/list/answers.ts';
import type { Again, List, ListAct, ListQuestion, ListRun } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';

/** How often a list on its way is looked at, ms. */
const LOOK_MS = 700;
/** Looks in a row that brought nothing, before it is told. */
const MISSES = 4;

const NOTHING: Answers = new Map();

/** The lookup of the open list: how far it has come, what it has brought, and the presses on it. */
export function useListRun(send: Send) {
  const [run, setRun] = useState<ListRun | null>(null);
  const [questions, setQuestions] = useState<readonly ListQuestion[]>([]);
  const [answers, setAnswers] = useState<Answers>(NOTHING);
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
        if (misses.current >= MISSES) setFailure(outcome.failure);
        return;
      }
      if (misses.current >= MISSES) setFailure(null);
      misses.current = 0;
      place.current = outcome.value.next;
      const entries = outcome.value.answers;
      if (entries.length > 0) setAnswers((before) => withEntries(before, entries, asked));
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
      if (!isOver) timer = setTimeout(next, LOOK_MS);
    };
    timer = setTimeout(next, LOOK_MS);
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

    start: async (list: List, asked: readonly ListQuestion[], price: number) => {
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
      setAnswers(NOTHING);
      setQuestions(asked);
      await look(of, asked);
    },

    act: async (act: ListAct) => {
      if (id === null) return;
      const done = await press(send('listDo', { id, act }));
      if (done) setRun(done.run);
      if (done?.run) await look(id, questions);
    },

    again: async (which: Again, price: number) => {
      if (id === null) return;
      const begun = await press(send('listAgain', { id, which, price }));
      if (begun) setRun(begun.run);
    },

    forget: () => {
      place.current = 0;
      setRun(null);
      setQuestions([]);
      setAnswers(NOTHING);
      setFailure(null);
    },
  };
}

export type RunHandle = ReturnType<typeof useListRun>;
