/** The lookup of the open list: its progress, and the functions that control it. Its answers go to the worker. */
import { useEffectEvent, useLayoutEffect, useReducer } from 'react';
import type { Outcome } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import type {
  ListAction,
  ListQuestion,
  RetryGroup,
} from '../../../lib/workbench/messages/index.ts';
import type { PageStore } from '../../../lib/workbench/page-store.ts';
import { useLatest } from '../../ui/index.ts';
import type { ListClient } from './list-client.ts';
import { storageFailed } from './open-list.ts';
import { afterRunEvent, NO_RUN, type RunState } from './run-state.ts';
import { useListPoll } from './use-list-poll.ts';

/** Resumes a lookup that waits for the connection once this comes back. */
function useConnectionBack({ run }: RunState, onBack: () => void): void {
  const isOffline = run?.state === 'running' && run.wait?.failure?.kind === 'offline';
  const goOn = useEffectEvent(onBack);
  // With the sentence that says so, so that no early event is lost.
  useLayoutEffect(() => {
    if (!isOffline) return;
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [isOffline]);
}

export function useListRun(send: SendToBackground, store: PageStore | null, client: ListClient) {
  const [state, dispatch] = useReducer(afterRunEvent, NO_RUN);
  const latest = useLatest();
  const { poll, restart } = useListPoll({ send, store, client, latest, dispatch }, state);
  const { run, times, failure, isBusy, questions } = state;
  const id = run?.id ?? null;

  /** Marks the lookup busy during a request and keeps its failure. */
  const track = async <T>(work: Promise<Outcome<T>>): Promise<T | null> => {
    const isOpen = latest.goOn();
    dispatch({ is: 'asked' });
    const outcome = await work;
    if (!isOpen()) {
      dispatch({ is: 'outdated' });
      return null;
    }
    dispatch({ is: 'replied', failure: outcome.ok ? null : outcome.failure });
    return outcome.ok ? outcome.value : null;
  };

  /** What was known of a lookup is that of another list. */
  const begin = () => {
    latest.begin();
    restart();
    client.tell({ answers: null });
  };

  /** Opens a run that was started before. */
  const resume = async (runId: string, runQuestions: readonly ListQuestion[]) => {
    begin();
    dispatch({ is: 'opened', questions: runQuestions });
    await poll(runId, runQuestions);
  };

  const act = async (wanted: ListAction) => {
    if (id === null) return;
    const result = await track(send('controlList', { id, act: wanted }));
    if (result) dispatch({ is: 'changed', run: result.run });
    if (result?.run) await poll(id, questions);
  };
  useConnectionBack(state, () => void act('resume'));

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
      const ask = async () =>
        send('startList', { id: await stored, questions: [...listQuestions], price });
      const started = await track(ask());
      if (!started?.run) return null;
      restart();
      dispatch({ is: 'started', run: started.run, questions: listQuestions });
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
      const all = started?.run && (await store?.questions(listId).catch(storageFailed));
      if (all && 'message' in all) dispatch({ is: 'replied', failure: all });
      else if (all) await resume(listId, all);
    },

    act,

    askAgain: async (which: RetryGroup, price: number) => {
      if (id === null) return;
      const restarted = await track(send('retryList', { id, which, price }));
      if (restarted) dispatch({ is: 'changed', run: restarted.run });
    },

    forget: () => {
      begin();
      dispatch({ is: 'forgotten' });
    },
  };
}

export type ListRunHandle = ReturnType<typeof useListRun>;
