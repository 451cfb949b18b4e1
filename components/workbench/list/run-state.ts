/** The lookup of the open list as the page knows it, and what happens to it. */
import type { Failure } from '../../../lib/domain/index.ts';
import type { ListQuestion, ListRun } from '../../../lib/workbench/messages/index.ts';

/** Failed polls in a row after which the failure is shown. */
const MAX_MISSED_POLLS = 4;
/** The pace is measured over this many last answers. */
export const RECENT_ANSWERS = 40;

export interface RunState {
  /** Null: the list is not looked up. */
  readonly run: ListRun | null;
  readonly questions: readonly ListQuestion[];
  /** When the last `RECENT_ANSWERS` came, ms since the epoch. */
  readonly times: readonly number[];
  readonly failure: Failure | null;
  /** A request of the person has no reply yet. */
  readonly isBusy: boolean;
  /** Failed polls in a row. */
  readonly misses: number;
}

export const NO_RUN: RunState = {
  run: null,
  questions: [],
  times: [],
  failure: null,
  isBusy: false,
  misses: 0,
};

export type RunEvent =
  /** Another list is opened. */
  | { readonly is: 'forgotten' }
  /** The lookup of these questions was begun before. */
  | { readonly is: 'opened'; readonly questions: readonly ListQuestion[] }
  | {
      readonly is: 'started';
      readonly run: ListRun;
      readonly questions: readonly ListQuestion[];
    }
  /** The person asked for something. */
  | { readonly is: 'asked' }
  /** The reply to it; null: it was granted. */
  | { readonly is: 'replied'; readonly failure: Failure | null }
  /** The reply concerns a list that was open before. */
  | { readonly is: 'outdated' }
  /** It was paused, resumed, stopped or asked again. Null: it was removed. */
  | { readonly is: 'changed'; readonly run: ListRun | null }
  /** A poll; `times`: when the answers came that it read. */
  | { readonly is: 'polled'; readonly run: ListRun | null; readonly times: readonly number[] }
  /** A poll failed. The browser may have stopped the worker; the next poll starts it again. */
  | { readonly is: 'missed'; readonly failure: Failure };

function afterPoll(
  { times, failure, misses, ...state }: RunState,
  run: ListRun | null,
  more: readonly number[],
): RunState {
  return {
    ...state,
    run,
    times: more.length > 0 ? [...times, ...more].slice(-RECENT_ANSWERS) : times,
    failure: misses >= MAX_MISSED_POLLS ? null : failure,
    misses: 0,
  };
}

export function afterRunEvent(state: RunState, event: RunEvent): RunState {
  switch (event.is) {
    case 'forgotten':
      return { ...NO_RUN, isBusy: state.isBusy };
    case 'opened':
      return { ...state, questions: event.questions, times: [] };
    case 'started':
      return { ...state, run: event.run, questions: event.questions };
    case 'asked':
      return { ...state, isBusy: true };
    case 'replied':
      return { ...state, isBusy: false, failure: event.failure };
    case 'outdated':
      return { ...state, isBusy: false };
    case 'changed':
      return { ...state, run: event.run };
    case 'polled':
      return afterPoll(state, event.run, event.times);
    case 'missed': {
      const misses = state.misses + 1;
      const failure = misses >= MAX_MISSED_POLLS ? event.failure : state.failure;
      return { ...state, misses, failure };
    }
  }
}

/**
 * Ms until the remaining questions are answered; null with fewer than five answers.
 * @param since when the lookup was started: earlier answers say nothing about its pace
 */
export function timeLeftOf(
  { times }: Pick<RunState, 'times'>,
  remaining: number,
  since: number,
): number | null {
  const recent = times.filter((at) => at >= since);
  const [first] = recent;
  const last = recent.at(-1);
  if (first === undefined || last === undefined || recent.length < 5) return null;
  return ((last - first) / (recent.length - 1)) * remaining;
}
