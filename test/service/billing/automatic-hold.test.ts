import { describe, expect, it } from 'vitest';
import { createFailure } from '../../../lib/api/failures/index.ts';
import {
  type Billed,
  type FailureKind,
  fail,
  type Outcome,
  ok,
  type Phrase,
} from '../../../lib/domain/index.ts';
import {
  type AutomaticHold,
  createAutomaticHold,
  paidFailureState,
  tooManyUnreadable,
} from '../../../lib/service/billing/automatic-hold.ts';
import { withShownTexts } from '../../texts/in-texts.ts';
import { createWorld } from '../world.ts';

const READABLE = ok({});
const UNREADABLE = fail(createFailure('unexpected-answer', { billed: 'yes' }));
const LOST = fail(createFailure('timeout', { billed: 'possibly' }));
const AUTOMATIC = { credits: 3, automatic: true };
const BY_PERSON = { credits: 3, automatic: false };

async function record(hold: AutomaticHold, ...outcomes: Outcome<unknown, Phrase>[]): Promise<void> {
  for (const outcome of outcomes) await hold.record('mine', outcome, AUTOMATIC);
}
async function held(): Promise<AutomaticHold> {
  const hold = createAutomaticHold(createWorld().db);
  await record(hold, UNREADABLE, UNREADABLE, UNREADABLE);
  expect(await hold.failure('mine')).not.toBeNull();
  return hold;
}
const UNTIL_STOPPED = { kind: 'gesture-needed', billed: 'no', remedy: 'resume' };

describe('the hold of automatic lookups', () => {
  it('says how many lookups returned what cannot be read, and what these cost', async () => {
    const hold = createAutomaticHold(createWorld().db);
    await record(hold, READABLE, UNREADABLE, READABLE);
    for (const credits of [1, 5, 10])
      await hold.record('mine', UNREADABLE, { credits, automatic: true });
    expect(withShownTexts(await hold.failure('mine'))).toMatchObject({
      ...UNTIL_STOPPED,
      message: expect.stringMatching(
        /^4 automatic lookups returned no readable answer \(19 credits/,
      ),
      action: expect.stringContaining('Resume'),
    });
  });

  it('counts calls at the same time', async () => {
    const hold = createAutomaticHold(createWorld().db);
    await Promise.all([1, 2, 3].map(() => record(hold, UNREADABLE)));
    expect(await hold.failure('mine')).toMatchObject(UNTIL_STOPPED);
  });

  it('concerns only the account that paid', async () => {
    const hold = await held();
    expect(await hold.failure('other')).toBeNull();
    await hold.record('other', UNREADABLE, AUTOMATIC);
    expect(await hold.failure('other')).toBeNull();
  });

  it('ends when the person clears it', async () => {
    const hold = await held();
    await hold.clear();
    expect(await hold.failure('mine')).toBeNull();
  });

  it.each<[string, Outcome<unknown, Phrase>, boolean]>([
    ['is answered', READABLE, false],
    ['returns what cannot be read', UNREADABLE, true],
    ['returns nothing', LOST, true],
  ])('after a lookup of the person that %s, is on: %s', async (_, outcome, expected) => {
    const hold = await held();
    await hold.record('mine', outcome, BY_PERSON);
    expect((await hold.failure('mine')) !== null).toBe(expected);
  });

  it('does not begin with a person’s lookups', async () => {
    const hold = createAutomaticHold(createWorld().db);
    for (let i = 0; i < 5; i += 1) await hold.record('mine', UNREADABLE, BY_PERSON);
    expect(await hold.failure('mine')).toBeNull();
  });

  it('survives a restart of the worker', async () => {
    const { db } = createWorld();
    await record(createAutomaticHold(db), UNREADABLE, UNREADABLE, UNREADABLE);
    expect(await createAutomaticHold(db).failure('mine')).toMatchObject(UNTIL_STOPPED);
  });
});

it.each<[FailureKind, Billed, ReturnType<typeof paidFailureState>]>([
  ['unexpected-answer', 'yes', 'unreadable'],
  ['not-json', 'possibly', 'unreadable'],
  ['answer-too-large', 'possibly', 'unreadable'],
  // A free call wastes nothing.
  ['unexpected-answer', 'no', null],
  ['timeout', 'no', null],
  // No answer came, so there is nothing to read.
  ['timeout', 'possibly', 'lost'],
  ['server-error', 'yes', 'lost'],
  // The person stopped it.
  ['aborted', 'possibly', null],
])('%s (billed: %s) counts as %s', (kind, billed, expected) => {
  expect(paidFailureState(createFailure(kind, { billed }))).toBe(expected);
});

const STATES = { x: 'unreadable', o: 'lost', '.': 'readable' } as const;

/** `x` is an unreadable answer, `o` a lost one, `.` a readable one; oldest first. */
it.each([
  ['', false],
  ['xx', false],
  ['xxx', true],
  ['.......xxx', true],
  ['xxx.', false],
  ['xx.xx', false],
  ['x.x.x.x...', false],
  ['x.x.x.x.x.', true],
  ['xx.xx.....', false],
  // A connection that breaks loses the answers of all calls that are running.
  ['ooo', false],
  ['oooo', false],
  ['ooooo', true],
  ['o.x.o.x.o', true],
  // Only the last ten count.
  ['xx.xx......x', false],
])('calls stop after "%s": %s', (answers, expected) => {
  const states = [...answers].map((answer) => STATES[answer as keyof typeof STATES]);
  expect(tooManyUnreadable(states)).toBe(expected);
});
