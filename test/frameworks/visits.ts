/**
 * The visits that a simulated person makes to each page, and what each visit expects (its cells).
 */
import { expect } from 'vitest';
import { until } from '../e2e/support/until.ts';
import { type Case, EMAIL } from './case.ts';
import type { Arrival } from './recorder.ts';
import type { Line, Tab } from './tab.ts';

export interface Visit {
  readonly testCase: Case;
  readonly tab: Tab;
  /** Part of the typed address; unique to the visit, so that no answer comes from the cache. */
  readonly who: string;
  /** The submissions that have reached the server so far. */
  arrived(): readonly Arrival[];
  /** Longest wait for a state, ms. */
  readonly patience: number;
  /** A cell holds if `attempt` resolves. The first cell that fails ends the visit. */
  cell(name: Cell, attempt: () => Promise<void>): Promise<void>;
}

/** In the order of a person's steps. */
export const CELLS = {
  line: 'a mistyped value gets a line with a suggestion that can be pressed, or a button that opens it',
  clear: 'the line covers no control and no other label',
  use: "the suggestion reaches the framework's state and, when submitted, the server",
  undo: 'Ctrl+Z takes the correction back, and it can be used again',
  asks: 'a bad value is held: the question can be answered, and nothing is sent',
  apart: 'the question covers no control and no label',
  anyway: '“Send anyway” sends it once, with the right data and button',
  fixed:
    'after the suggestion was accepted in the question, the line sends it once, with the right button',
  good: 'a good value is sent once, without being held',
  enter: 'Enter in the field sends it at once, once',
  calm: 'no exceptions and no console errors',
} as const;

export type Cell = keyof typeof CELLS;

export type VisitName = 'mistyped' | 'bad' | 'corrected' | 'good' | 'enter';

/** Pages on which a correction is also undone: every way in which a framework keeps a field's value. */
const UNDONE = new Set(['plain', 'react-controlled', 'vue', 'angular-reactive', 'svelte', 'lit']);

const asked = ({ testCase }: Visit) => testCase.asks ?? EMAIL;

async function fill(visit: Visit, value: string): Promise<void> {
  const { tab, patience } = visit;
  const field = { selector: asked(visit).selector };
  // A press on a form that still moves misses the field.
  await until(async () => {
    if (!(await tab.hasFocus(field))) await tab.press(field);
    expect(await tab.hasFocus(field), 'the field has the focus').toBe(true);
  }, patience);
  await tab.type(value);
}

const unhit = ({ buttons, marks }: Line) =>
  [...buttons, ...marks].filter(({ isHit }) => !isHit).map(({ name }) => name);

async function staysOpen({ testCase, tab }: Visit): Promise<void> {
  if (testCase.stays)
    expect(await tab.isThere(testCase.stays), `${testCase.stays} is there`).toBe(true);
}

/** Waits for a line or question for which `isIt` is true and whose buttons can be clicked. */
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

/** The button that opens a line: its mark, or in a strip the one that shows the whole message. */
const openerOf = ({ buttons, marks }: Line): string | undefined =>
  marks[0]?.name ?? buttons.find(({ name }) => name === 'Show the whole message')?.name;

const BUTTON = { button: 'Pay' };

/** In a form of several steps, presses the button of the last step. */
async function finish({ testCase, tab, patience }: Visit): Promise<void> {
  const { next } = testCase;
  if (next) await until(() => tab.press({ button: next }), patience);
}

/** Expects a single submission with this value and button. Spaces are ignored, as widgets add them. */
async function arrives(visit: Visit, value: string, go: string): Promise<void> {
  const { testCase, tab, arrived, patience } = visit;
  await finish(visit);
  await until(async () => {
    if (arrived().length > 0) return;
    const line = await tab.line();
    throw new Error(`nothing arrived; shown: ${line?.text} ${line?.buttons.map((b) => b.name)}`);
  }, patience);
  await tab.roundTrip();
  const bare = (text: string) => text.replace(/\s/g, '');
  const submissions = arrived().map(({ data }) => [
    data.filter(([name]) => name === asked(visit).name).map(([, text]) => bare(text)),
    data.filter(([name]) => name === 'go').map(([, text]) => text),
  ]);
  const sendsButton = testCase.submitter !== false && go !== '';
  expect(submissions).toEqual([[[bare(value)], sendsButton ? [go] : []]]);
}

/** Expects that line and marks cover nothing of the page but their field's corner, padding and label. */
async function coversNothing(visit: Visit, line: Line | undefined): Promise<void> {
  const { testCase, tab } = visit;
  const within = testCase.stays ?? '';
  const field = { selector: asked(visit).selector };
  if (line?.box) expect(await tab.covered(line.box, within, field, false)).toEqual([]);
  for (const { box } of line?.marks ?? []) {
    expect(await tab.covered(box, within, field, true)).toEqual([]);
  }
}

async function mistyped(visit: Visit): Promise<void> {
  const { testCase, tab, who, patience, cell } = visit;
  const wrong = asked(visit).mistyped?.(who);
  if (!wrong) return;
  const use = 'Use it';
  let line: Line | undefined;
  await cell('line', async () => {
    await fill(visit, wrong.typed);
    await tab.key('Tab');
    line = await shown(visit, (each) => has(each, use) || openerOf(each) !== undefined);
    await staysOpen(visit);
  });
  await cell('clear', () => coversNothing(visit, line));
  const accept = async () => {
    // Without room for the whole line, its mark or its strip opens it. The mark's name changes meanwhile.
    await until(async () => {
      const now = await tab.line();
      const opener = now && openerOf(now);
      if (now && !has(now, use) && opener) await tab.pressOurs(opener);
      await shown({ ...visit, patience: 1000 }, (each) => has(each, use));
    }, patience);
    await tab.pressOurs(use);
    await until(async () => expect(await tab.state()).toBe(wrong.meant), patience);
  };
  if (UNDONE.has(testCase.id)) {
    await cell('undo', async () => {
      await accept();
      await tab.press({ selector: asked(visit).selector });
      await tab.undo();
      await until(async () => expect(await tab.state()).toBe(wrong.typed), patience);
      await tab.key('Tab');
    });
  }
  await cell('use', async () => {
    await accept();
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
    // Waits for the verdict, because a submit waits for it only for a limited time (wait.test.ts).
    await shown(visit, ({ text, marks }) => text !== '' || marks.length > 0);
    await tab.press(BUTTON);
    question = await shown(visit, ({ role }) => role === 'alertdialog');
    expect(has(question, 'Send anyway'), 'can be sent anyway').toBe(true);
    expect(arrived()).toEqual([]);
    await staysOpen(visit);
  });
  // The page may still scroll to the field, which has the focus again.
  await cell('apart', () =>
    until(
      async () => coversNothing(visit, (question && (await tab.line())) ?? undefined),
      visit.patience,
    ),
  );
  await cell('anyway', async () => {
    await tab.pressOurs('Send anyway');
    await arrives(visit, value, 'pay');
  });
}

async function corrected(visit: Visit): Promise<void> {
  const { testCase, tab, who, patience, cell, arrived } = visit;
  const wrong = asked(visit).mistyped?.(`fixed.${who}`);
  if (!wrong) return;
  await cell('fixed', async () => {
    await fill(visit, wrong.typed);
    await tab.key('Tab');
    await shown(visit, ({ text, marks }) => text !== '' || marks.length > 0);
    await tab.press(BUTTON);
    await shown(visit, ({ role }) => role === 'alertdialog');
    await tab.pressOurs('Use it');
    await until(async () => expect(await tab.state()).toBe(wrong.meant), patience);
    await shown(visit, (line) => has(line, 'Send now'));
    // A new verdict renders the line again: a press may miss the button, or find none for a moment.
    await until(async () => {
      const line = await tab.line();
      if (line && has(line, 'Send now')) {
        await tab.pressOurs('Send now');
        await tab.roundTrip();
        throw new Error('the line still offers to send');
      }
      if (!testCase.next && arrived().length === 0) throw new Error('nothing was sent');
    }, patience);
    await arrives(visit, wrong.meant, 'pay');
  });
}

async function good(visit: Visit): Promise<void> {
  const { tab, who, cell } = visit;
  const value = asked(visit).good(who);
  await cell('good', async () => {
    await fill(visit, value);
    await tab.press(BUTTON);
    await arrives(visit, value, 'pay');
  });
}

async function enter(visit: Visit): Promise<void> {
  const { testCase, tab, who, cell } = visit;
  const value = asked(visit).good(`enter.${who}`);
  await cell('enter', async () => {
    await fill(visit, value);
    await tab.key('Enter');
    await arrives(visit, value, testCase.byEnter ?? 'save');
  });
}

export const DO: Readonly<Record<VisitName, (visit: Visit) => Promise<void>>> = {
  mistyped,
  bad,
  corrected,
  good,
  enter,
};
