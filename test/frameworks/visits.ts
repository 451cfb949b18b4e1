/**
 * What is tried on each page, driven as a person would: four visits, and the cells of the matrix that
 * each one fills.
 */
import { expect } from 'vitest';
import { until } from '../e2e/support/until.ts';
import { type Case, EMAIL } from './case.ts';
import type { Arrival } from './recorder.ts';
import type { Line, Tab } from './tab.ts';

export interface Visit {
  readonly one: Case;
  readonly tab: Tab;
  /** Who is written to: unique to the visit, so that no answer comes from the cache. */
  readonly who: string;
  /** What reached the server so far. */
  arrived(): readonly Arrival[];
  /** Longest wait for a state, ms. */
  readonly patience: number;
  /** How long the server waited for a good value after the person's press, ms. */
  noteDelay(ms: number): void;
  /** Fills a cell: what runs in it holds, or does not. The first that does not ends the visit. */
  cell(name: Cell, holds: () => Promise<void>): Promise<void>;
}

/** Columns of the matrix, in the order of what a person goes through. */
export const CELLS = {
  line: 'a mistyped value gets a line with a suggestion that can be pressed, or a mark that opens it',
  clear: 'what was not asked for covers no control and no label',
  use: "the suggestion reaches the framework's state and, sent, the server",
  asks: 'a bad value is held: the question can be answered, nothing was sent',
  apart: 'the question covers no control and no label',
  anyway: 'sent anyway it arrives once, with the right data and button',
  fixed:
    'once the suggestion was taken from the question, the line sends it, once, with the right button',
  good: 'a good value is sent once, unhindered',
  enter: 'Enter in the field sends it at once, once',
  calm: 'no exception, no error in the console, the page stands as it was',
} as const;

export type Cell = keyof typeof CELLS;

export const VISITS = {
  mistyped: ['line', 'clear', 'use', 'calm'],
  bad: ['asks', 'apart', 'anyway', 'calm'],
  corrected: ['fixed', 'calm'],
  good: ['good', 'calm'],
  enter: ['enter', 'calm'],
} as const satisfies Record<string, readonly Cell[]>;

export type VisitName = keyof typeof VISITS;

const asked = ({ one }: Visit) => one.asks ?? EMAIL;

async function fill(visit: Visit, value: string): Promise<void> {
  const { tab, patience } = visit;
  const field = { selector: asked(visit).selector };
  await tab.press(field);
  await until(
    async () => expect(await tab.hasFocus(field), 'the field has the focus').toBe(true),
    patience,
  );
  await tab.type(value);
}

const unhit = ({ buttons, marks }: Line) =>
  [...buttons, ...marks].filter(({ isHit }) => !isHit).map(({ name }) => name);

async function staysOpen({ one, tab }: Visit): Promise<void> {
  if (one.stays) expect(await tab.isThere(one.stays), `${one.stays} is there`).toBe(true);
}

/** The line or question, once it is there and what it offers can be pressed. */
const shown = ({ tab, patience, arrived }: Visit, isIt: (line: Line) => boolean): Promise<Line> =>
  until(async () => {
    const line = await tab.line();
    if (!line || !isIt(line)) {
      throw new Error(`shown: ${JSON.stringify(line)}, arrived: ${JSON.stringify(arrived())}`);
    }
    expect(unhit(line), `covered by the page: ${JSON.stringify(line)}`).toEqual([]);
    return line;
  }, patience);

const has = (line: Line, button: string) => line.buttons.some(({ name }) => name === button);

const BUTTON = { button: 'Pay' };

/** In a form of several steps, the last one. */
async function finish({ one, tab, patience }: Visit): Promise<void> {
  const { next } = one;
  if (next) await until(() => tab.press({ button: next }), patience);
}

/** It arrived, once, as the person left it. Spaces are the widget's affair. */
async function arrives(visit: Visit, value: string, go: string): Promise<void> {
  const { one, tab, arrived, patience } = visit;
  await finish(visit);
  await until(async () => {
    if (arrived().length > 0) return;
    const line = await tab.line();
    throw new Error(`nothing arrived; shown: ${line?.text} ${line?.buttons.map((b) => b.name)}`);
  }, patience);
  await tab.roundTrip();
  const bare = (text: string) => text.replace(/\s/g, '');
  const told = arrived().map(({ data }) => [
    data.filter(([name]) => name === asked(visit).name).map(([, text]) => bare(text)),
    data.filter(([name]) => name === 'go').map(([, text]) => text),
  ]);
  const isTold = one.submitter !== false && go !== '';
  expect(told).toEqual([[[bare(value)], isTold ? [go] : []]]);
}

/** What stands in the page's way: nothing. A mark may take a corner of its own field. */
async function coversNothing(visit: Visit, line: Line | undefined): Promise<void> {
  const { one, tab } = visit;
  const within = one.stays ?? '';
  if (line?.box) expect(await tab.covered(line.box, within)).toEqual([]);
  const own = { selector: asked(visit).selector };
  for (const { box } of line?.marks ?? []) {
    expect(await tab.covered(box, within, own)).toEqual([]);
  }
}

async function mistyped(visit: Visit): Promise<void> {
  const { tab, who, patience, cell } = visit;
  const wrong = asked(visit).mistyped?.(who);
  if (!wrong) return;
  const use = `Use ${wrong.meant}`;
  let line: Line | undefined;
  await cell('line', async () => {
    await fill(visit, wrong.typed);
    await tab.key('Tab');
    line = await shown(visit, (each) => has(each, use) || each.marks.length > 0);
    await staysOpen(visit);
  });
  await cell('clear', () => coversNothing(visit, line));
  await cell('use', async () => {
    // Where there is no room for it the line comes when it is asked for; what its mark says changes.
    await until(async () => {
      const now = await tab.line();
      const [mark] = now?.marks ?? [];
      if (now && !has(now, use) && mark) await tab.pressOurs(mark.name);
      await shown({ ...visit, patience: 1000 }, (each) => has(each, use));
    }, patience);
    await tab.pressOurs(use);
    await until(async () => expect(await tab.state()).toBe(wrong.meant), patience);
    await staysOpen(visit);
    await tab.press(BUTTON);
    await arrives(visit, wrong.meant, 'pay');
  });
}

async function bad(visit: Visit): Promise<void> {
  const { tab, who, arrived, cell } = visit;
  const value = asked(visit).bad(who);
  let question: Line | undefined;
  await cell('asks', async () => {
    await fill(visit, value);
    await tab.key('Tab');
    // A submit waits for a verdict only so long (test/e2e/forms/wait.test.ts): here it is there before.
    await shown(visit, ({ text, marks }) => text !== '' || marks.length > 0);
    await tab.press(BUTTON);
    question = await shown(visit, ({ role }) => role === 'alertdialog');
    expect(has(question, 'Send anyway'), 'can be sent anyway').toBe(true);
    expect(arrived()).toEqual([]);
    await staysOpen(visit);
  });
  await cell('apart', () => coversNothing(visit, question));
  await cell('anyway', async () => {
    await tab.pressOurs('Send anyway');
    await arrives(visit, value, 'pay');
  });
}

async function corrected(visit: Visit): Promise<void> {
  const { tab, who, patience, cell } = visit;
  const wrong = asked(visit).mistyped?.(`fixed.${who}`);
  if (!wrong) return;
  await cell('fixed', async () => {
    await fill(visit, wrong.typed);
    await tab.key('Tab');
    await shown(visit, ({ text, marks }) => text !== '' || marks.length > 0);
    await tab.press(BUTTON);
    await shown(visit, ({ role }) => role === 'alertdialog');
    await tab.pressOurs(`Use ${wrong.meant}`);
    await until(async () => expect(await tab.state()).toBe(wrong.meant), patience);
    await shown(visit, (line) => has(line, 'Send now'));
    // The line is drawn anew when the verdict comes, so a press may miss the button.
    await until(async () => {
      const line = await tab.line();
      if (!line || !has(line, 'Send now')) return;
      await tab.pressOurs('Send now');
      await tab.roundTrip();
      throw new Error('the line still offers to send');
    }, patience);
    await arrives(visit, wrong.meant, 'pay');
  });
}

/** One press to one request. A form of several steps needs more, and is not timed. */
async function timed(visit: Visit, press: () => Promise<void>, done: () => Promise<void>) {
  const from = Date.now();
  await press();
  await done();
  const at = visit.arrived()[0]?.at;
  if (at !== undefined && !visit.one.next) visit.noteDelay(at - from);
}

async function good(visit: Visit): Promise<void> {
  const { tab, who, cell } = visit;
  const value = asked(visit).good(who);
  await cell('good', async () => {
    await fill(visit, value);
    const press = () => tab.press(BUTTON);
    await timed(visit, press, () => arrives(visit, value, 'pay'));
  });
}

async function enter(visit: Visit): Promise<void> {
  const { one, tab, who, cell } = visit;
  const value = asked(visit).good(`enter.${who}`);
  await cell('enter', async () => {
    await fill(visit, value);
    const press = () => tab.key('Enter');
    await timed(visit, press, () => arrives(visit, value, one.byEnter ?? 'save'));
  });
}

export const DO: Readonly<Record<VisitName, (visit: Visit) => Promise<void>>> = {
  mistyped,
  bad,
  corrected,
  good,
  enter,
};
