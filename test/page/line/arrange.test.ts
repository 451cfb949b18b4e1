import { beforeEach, describe, expect, it, vi } from 'vitest';
import { arrange } from '../../../lib/page/line/arrange.ts';
import { find } from '../dom.ts';

let button: HTMLElement;
let isCompact: boolean;
/** Where the page was scrolled to last. */
let at: string;
const setCompact = (now: boolean) => {
  isCompact = now;
};
/** What the message covers, by the arrangement. */
const covers = (costs: Readonly<Record<string, number>>) =>
  vi.fn(() => costs[`${at} ${isCompact ? 'compact' : 'whole'}`] ?? 9);

beforeEach(() => {
  document.body.innerHTML = '<form><button>Send</button></form>';
  button = find('button');
  at = 'here';
  isCompact = false;
  document.body.scrollTop = 0;
  button.scrollIntoView = (options) => {
    at = typeof options === 'object' ? (options.block ?? '') : '';
    document.body.scrollTop = 50;
  };
  document.body.scrollTo = () => {
    at = 'here';
  };
});

describe('arrange', () => {
  it.each<[string, Record<string, number>, string, boolean]>([
    ['the whole message where it is, if it covers nothing', { 'here whole': 0 }, 'here', false],
    ['a shorter message before it scrolls', { 'here compact': 0 }, 'here', true],
    ['the first place to scroll to that is free', { 'start whole': 0 }, 'start', false],
    [
      'what covers least, if nothing is free',
      { 'center compact': 3, 'end whole': 5 },
      'center',
      true,
    ],
    ['the place where it was, if scrolling does not help', { 'here compact': 1 }, 'here', true],
  ])('takes %s', (_, costs, place, isShort) => {
    arrange([button], { setCompact }, covers(costs));
    expect([at, isCompact]).toEqual([place, isShort]);
  });

  it('does not scroll for a message that is no question', () => {
    const place = covers({});
    arrange([], { setCompact }, place);
    expect(at).toBe('here');
    expect(place.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('ends after a time, with the best so far', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const place = covers({ 'here compact': 2, 'end whole': 0 });
    arrange([button], { setCompact }, () => {
      now += 250;
      return place();
    });
    expect([at, isCompact]).toEqual(['here', true]);
    vi.restoreAllMocks();
  });
});
