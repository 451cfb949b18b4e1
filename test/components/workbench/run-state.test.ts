/** What happens to the lookup of the open list, as the page shows it. */
import { describe, expect, it } from 'vitest';
import {
  afterRunEvent,
  NO_RUN,
  RECENT_ANSWERS,
  type RunEvent,
  type RunState,
} from '../../../components/workbench/list/run-state.ts';
import type { ListRun } from '../../../lib/workbench/messages/index.ts';
import { createFailure } from '../../texts/in-texts.ts';

const run: ListRun = {
  id: 'a',
  name: 'customers',
  at: 1,
  state: 'running',
  total: 3,
  budget: 9,
  spent: 2,
  answered: 1,
  failed: 0,
  possibly: 0,
  wait: null,
  failure: null,
};
const failure = createFailure('offline');
const missed: RunEvent = { is: 'missed', failure };
const polled: RunEvent = { is: 'polled', run, times: [7] };
const stateAfter = (events: readonly RunEvent[], from: RunState = NO_RUN) =>
  events.reduce(afterRunEvent, from);

describe('failed polls', () => {
  it('are shown from the fourth in a row on, until one succeeds', () => {
    expect(stateAfter([missed, missed, missed]).failure).toBeNull();
    const shown = stateAfter([missed, missed, missed, missed]);
    expect(shown.failure).toBe(failure);
    expect(stateAfter([polled], shown)).toMatchObject({
      run,
      failure: null,
      misses: 0,
      times: [7],
    });
  });

  it('of which too few came leave the failure of a request', () => {
    const refused = stateAfter([{ is: 'asked' }, { is: 'replied', failure }, missed]);
    expect(stateAfter([polled], refused).failure).toBe(failure);
  });
});

it('knows only the last times, by which the time left is estimated', () => {
  const times = Array.from({ length: RECENT_ANSWERS }, (_, i) => i);
  const state = stateAfter([
    { is: 'polled', run, times },
    { is: 'polled', run, times: [100, 101] },
  ]);
  expect(state.times).toEqual([...times.slice(2), 100, 101]);
});

it('of another list begins with nothing, but a request is still under way', () => {
  const questions = [{ kind: 'email', value: 'a@example.com' }] as const;
  const busy = stateAfter([{ is: 'started', run, questions }, polled, { is: 'asked' }]);
  const forgotten = stateAfter([{ is: 'forgotten' }], busy);
  expect(forgotten).toEqual({ ...NO_RUN, isBusy: true });
  expect(stateAfter([{ is: 'outdated' }], forgotten)).toEqual(NO_RUN);
});
