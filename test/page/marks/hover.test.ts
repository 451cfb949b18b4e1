import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchMarkHover } from '../../../lib/page/marks/hover.ts';
import type { Mark, Marks } from '../../../lib/page/marks/marks.ts';
import { recordListeners, trusted } from '../dom.ts';

const mark = { text: 'a@b.example' } as Mark;
const other = { text: 'c@d.example' } as Mark;
let fire: (event: Event) => void;
const [prepareCard, openCard] = [vi.fn<(mark: Mark) => void>(), vi.fn<(mark: Mark) => void>()];

/** The marks are side by side, each 100 px wide; there is none further right. */
const marks: Marks = {
  add() {},
  retain: () => [],
  all: new Set([mark, other]),
  shown: new Set([mark, other]),
  atPoint: (x) => (x < 100 ? mark : x < 200 ? other : undefined),
  firstWithin: () => undefined,
};

function dispatch(type: string, x: number, more: object = {}): void {
  fire(trusted(new MouseEvent(type, { clientX: x, clientY: 5 }), more as never));
}
const calls = () => [prepareCard, openCard].map(({ mock }) => mock.calls.map(([{ text }]) => text));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  fire = recordListeners(document.body);
  watchMarkHover(new AbortController().signal, marks, { prepareCard, openCard });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a pointer on a mark', () => {
  it('prepares the card after a short rest, and opens it after a longer one', () => {
    dispatch('pointermove', 50);
    vi.advanceTimersByTime(99);
    expect(calls()).toEqual([[], []]);
    vi.advanceTimersByTime(1);
    expect(calls()).toEqual([[mark.text], []]);
    vi.advanceTimersByTime(200);
    expect(calls()).toEqual([[mark.text], [mark.text]]);
  });

  it('prepares no card while it moves', () => {
    for (let x = 0; x < 200; x += 10) {
      dispatch('pointermove', x);
      vi.advanceTimersByTime(90);
    }
    expect(calls()).toEqual([[], []]);
  });

  it.each<[string, () => void]>([
    ['that a script moved', () => dispatch('pointermove', 50, { isTrusted: false })],
    ['that is pressed', () => dispatch('pointermove', 50, { buttons: 1 })],
    [
      'that is pressed at once',
      () => {
        dispatch('pointermove', 50);
        dispatch('pointerdown', 50);
      },
    ],
    ['on no mark', () => dispatch('pointermove', 250)],
  ])('%s prepares no card', (_, act) => {
    act();
    vi.advanceTimersByTime(1_000);
    expect(calls()).toEqual([[], []]);
  });

  it('does not prepare a card again for the mark whose card was opened last', () => {
    dispatch('pointermove', 50);
    vi.advanceTimersByTime(300);
    dispatch('pointermove', 60);
    vi.advanceTimersByTime(300);
    expect(calls()).toEqual([[mark.text], [mark.text]]);
    dispatch('pointermove', 150);
    vi.advanceTimersByTime(300);
    expect(calls()).toEqual([
      [mark.text, other.text],
      [mark.text, other.text],
    ]);
  });
});
