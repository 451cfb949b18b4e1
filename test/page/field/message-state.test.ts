import { describe, expect, it } from 'vitest';
import {
  type MessageEvent,
  NOTHING_SAID,
  reduceMessages,
  viewOf,
} from '../../../lib/page/field/message-state.ts';
import type { ValueView } from '../../../lib/page/line/view.ts';
import { fakeTrackedField } from './fake-tracked-field.ts';

const said = (text: string): ValueView => ({
  ...{ about: 'value', choices: [], isQuiet: false, isPaid: false, rows: 1 },
  ...{ standing: 'caution', text, brief: text, actions: [] },
});
const [first, second] = ['a', 'b'].map(() => fakeTrackedField(document.createElement('input')));
if (!first || !second) throw new Error('no fields');

const after = (...events: readonly MessageEvent[]) => events.reduce(reduceMessages, NOTHING_SAID);
const says = (tracked: typeof first, text: string, isFocused = false): MessageEvent => ({
  ...{ is: 'said', tracked, view: said(text), isFocused },
});
const BOTH = [says(first, 'One.'), says(second, 'Two.')];

describe('the order of messages', () => {
  it.each<[string, readonly MessageEvent[], readonly unknown[]]>([
    ['is that in which they came', [], [first, second]],
    ['stays for an unchanged message', [says(first, 'One.')], [first, second]],
    ['ends with a changed message', [says(first, 'Other.')], [second, first]],
    ['ends with the field that has the focus', [says(first, 'One.', true)], [second, first]],
    [
      'ends with a message that was away',
      [{ is: 'noted', tracked: first, view: undefined }, says(first, 'One.')],
      [second, first],
    ],
  ])('%s', (_, events, order) => {
    const state = after(...BOTH, ...events);
    expect([...state.fields.keys()].filter((tracked) => viewOf(state, tracked))).toEqual(order);
  });
});

it('keeps what the person dismissed while the page draws a field anew, and forgets it with the field', () => {
  const dismissed: MessageEvent = { is: 'noted', tracked: first, dismissed: 'x' };
  const removed = (...forgotten: (typeof first)[]): MessageEvent => ({
    ...{ is: 'removed', fields: [first], forgotten: new Set(forgotten) },
  });
  const kept = after(...BOTH, dismissed, removed());
  expect([viewOf(kept, first), kept.fields.get(first)?.dismissed]).toEqual([undefined, 'x']);
  expect(after(...BOTH, dismissed, removed(first)).fields.has(first)).toBe(false);
});

it('ends a choice when another field says something, and a notice when the person goes on elsewhere', () => {
  const control = document.createElement('input');
  const notice = {
    control,
    view: { about: 'notice', standing: 'unknown', text: '', brief: '', actions: [] },
  } as const;
  const state = after({ is: 'chosen', tracked: first }, { is: 'noticed', notice });
  const then = (event: MessageEvent) => {
    const next = reduceMessages(state, event);
    return [next.chosen, next.notice];
  };
  expect(then(says(first, 'One.'))).toEqual([first, notice]);
  expect(then(says(second, 'Two.'))).toEqual([undefined, notice]);
  expect(then(says(second, 'Two.', true))).toEqual([undefined, undefined]);
});
