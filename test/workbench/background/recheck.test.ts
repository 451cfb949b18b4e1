/** Lists that are looked up again: what is paid, what is kept, what counts as a change. */

import { describe, expect, it } from 'vitest';
import type { ListQuestion } from '../../../lib/workbench/messages/index.ts';
import {
  connected,
  fails,
  lookup,
  privateUi,
  receiptsOf,
  replyOf,
  type World,
} from '../../service/world.ts';
import { answersOf, begun, runOf, until } from '../stored-lists.ts';

const DAY = 86_400_000;
const IBANS = ['DE89370400440532013000', 'DE12500105170648489890', 'DE75512108001245126199'];
const QUESTIONS: ListQuestion[] = IBANS.map((value) => ({ kind: 'iban', value }));
const [FIRST = QUESTIONS[0], SECOND] = QUESTIONS;

/** Answers by IBAN; a bank that changes its name, or an IBAN that is not valid any more. */
function answer(world: World, answers: Readonly<Record<string, unknown>> = {}) {
  const other = { valid: true, bank_name: 'Example Bank' };
  world.setReply('iban', () => ({
    ok: answers[String(world.calls.at(-1)?.params.query)] ?? other,
  }));
}

const changesOf = async (world: World, id: string) =>
  (await replyOf(world.send('listChanges', { id }))).changes;

/** A list that was looked up, then a year passes. */
async function aYearLater(questions = QUESTIONS) {
  const world = await connected();
  answer(world);
  const id = await begun(world, questions, questions.length);
  await until(world, id, 'done');
  const before = await runOf(world, id);
  world.now += 365 * DAY;
  world.calls.length = 0;
  return { world, id, before };
}

const again = (world: World, id: string, questions = QUESTIONS, price = questions.length) =>
  world.send('checkListAgain', { id, questions: [...questions], price });

/** Checks a list again until these are answered and nothing else; then the person stops it. */
async function stoppedAfter(world: World, id: string, answers: Readonly<Record<string, unknown>>) {
  world.setReply('iban', () => {
    const now = answers[String(world.calls.at(-1)?.params.query)];
    return now ? { ok: now } : fails('payment-required', { status: 402, billed: 'no' });
  });
  await again(world, id);
  await until(world, id, 'held');
  await world.send('controlList', { id, act: 'stop' });
}

describe('a list that is looked up again', () => {
  it('pays for each value once, and shows only what changed', async () => {
    const { world, id, before } = await aYearLater();
    expect(await changesOf(world, id)).toBeNull();
    answer(world, {
      [IBANS[0] ?? '']: { valid: false },
      [IBANS[1] ?? '']: { valid: true, bank_name: 'New Bank' },
    });
    await again(world, id, [...QUESTIONS, ...QUESTIONS], 3);
    await until(world, id, 'done');
    expect(world.paid()).toHaveLength(3);
    expect(await runOf(world, id)).toMatchObject({
      total: 3,
      budget: 3,
      spent: 3,
      answered: 3,
      since: before.at,
    });
    expect(await changesOf(world, id)).toMatchObject({
      changes: [
        {
          value: IBANS[0],
          verdict: true,
          before: { standing: 'good', at: before.at },
          after: { standing: 'bad', reason: 'not-valid', at: world.now },
        },
        {
          value: IBANS[1],
          verdict: false,
          facts: [{ label: 'Bank', before: 'Example Bank', after: 'New Bank' }],
        },
      ],
      same: 1,
      first: 0,
      unknown: 0,
      open: 0,
      isUpdated: false,
    });
  });

  it('is compared with the answers before, the second time too', async () => {
    const { world, id } = await aYearLater();
    answer(world, { [IBANS[0] ?? '']: { valid: true, bank_name: 'New Bank' } });
    await again(world, id);
    await until(world, id, 'done');
    world.now += 90 * DAY;
    await again(world, id);
    await until(world, id, 'done');
    expect(await changesOf(world, id)).toMatchObject({ changes: [], same: 3 });
    expect(await receiptsOf(world)).toHaveLength(9);
    expect(await runOf(world, id)).toMatchObject({ spent: 3, budget: 3 });
    // Of each value the answer before and the new one are kept.
    expect(await answersOf(world, id)).toHaveLength(6);
  });

  it('keeps the changes that a stopped check found, until a check has ended', async () => {
    const { world, id, before } = await aYearLater();
    await stoppedAfter(world, id, { [IBANS[0] ?? '']: { valid: false } });
    expect(await changesOf(world, id)).toMatchObject({
      changes: [{ value: IBANS[0], after: { standing: 'bad' } }],
      open: 2,
    });
    world.now += 30 * DAY;
    answer(world, {
      [IBANS[0] ?? '']: { valid: false },
      [IBANS[1] ?? '']: { valid: true, bank_name: 'New Bank' },
    });
    await again(world, id);
    await until(world, id, 'done');
    expect(await runOf(world, id)).toMatchObject({ since: before.at, answered: 3, spent: 3 });
    const compared = { before: { at: before.at }, after: { at: world.now } };
    expect(await changesOf(world, id)).toMatchObject({
      changes: [
        { value: IBANS[0], verdict: true, ...compared },
        { value: IBANS[1], verdict: false, ...compared },
      ],
      same: 1,
      first: 0,
      unknown: 0,
      open: 0,
    });
    // That check ended, so the next is compared with it.
    world.now += 30 * DAY;
    await again(world, id);
    await until(world, id, 'done');
    expect(await changesOf(world, id)).toMatchObject({ changes: [], same: 3 });
  });

  it('keeps what a stopped check found of values that the next does not ask, or cannot look up', async () => {
    const { world, id } = await aYearLater();
    const isGone = { valid: false };
    await stoppedAfter(world, id, { [IBANS[0] ?? '']: isGone, [IBANS[1] ?? '']: isGone });
    world.now += DAY;
    world.setReply('iban', fails('bad-input'));
    await again(world, id, QUESTIONS.slice(1, 2), 1);
    await until(world, id, 'done');
    expect(await changesOf(world, id)).toMatchObject({
      changes: [{ value: IBANS[0] }, { value: IBANS[1] }],
      same: 0,
      first: 0,
      unknown: 0,
      open: 0,
    });
  });

  it('is started once by two presses at the same time', async () => {
    const { world, id } = await aYearLater();
    await Promise.all([again(world, id), again(world, id)]);
    await until(world, id, 'done');
    expect(world.paid()).toHaveLength(3);
    expect(await changesOf(world, id)).toMatchObject({ changes: [], same: 3 });
  });

  it('costs more than confirmed, runs already, or is asked for in private: nothing is paid', async () => {
    const { world, id } = await aYearLater();
    expect(await again(world, id, QUESTIONS, 2)).toMatchObject({
      failure: { kind: 'bad-input', message: /3 credits/ },
    });
    const body = { id, questions: QUESTIONS, price: 3 };
    expect(await world.send('checkListAgain', body, privateUi)).toMatchObject({
      failure: { kind: 'not-allowed' },
    });
    expect(await replyOf(world.send('checkListAgain', { ...body, id: 'gone' }))).toEqual({
      run: null,
    });
    expect(world.paid()).toEqual([]);
    expect(await runOf(world, id)).toMatchObject({ state: 'done', answered: 3 });
  });

  it('counts failures and answers that cannot say apart, and keeps the earlier answers', async () => {
    const { world, id } = await aYearLater();
    const replies = [fails('not-found', { status: 404, billed: 'possibly' }), fails('bad-input')];
    world.setReply(
      'iban',
      () => replies.shift() ?? { ok: { valid: true, bank_name: 'Example Bank' } },
    );
    await again(world, id);
    await until(world, id, 'done');
    expect(await changesOf(world, id)).toMatchObject({ changes: [], unknown: 2, same: 1 });
    const first = (await answersOf(world, id)).slice(0, 3);
    expect(first.map(({ state }) => state)).toEqual(['answered', 'answered', 'answered']);
  });

  it('asks only the chosen values, and takes values in that had a saved answer', async () => {
    const { world, id } = await aYearLater(QUESTIONS.slice(0, 1));
    await world.send('lookup', { ...lookup(SECOND?.value ?? ''), kind: 'iban' });
    world.now += DAY;
    answer(world, { [IBANS[1] ?? '']: { valid: false } });
    await again(world, id, QUESTIONS.slice(1, 2), 1);
    await until(world, id, 'done');
    expect(await runOf(world, id)).toMatchObject({ total: 1, answered: 1, spent: 1 });
    expect(await changesOf(world, id)).toMatchObject({
      changes: [{ value: SECOND?.value, before: { standing: 'good' }, after: { standing: 'bad' } }],
      same: 0,
    });
  });

  it.each(['before the answer is stored in the list', 'between two values'])(
    'continues the next day after the worker was killed %s, and pays nothing twice',
    async (moment) => {
      const { world, id } = await aYearLater();
      answer(world, { [IBANS[0] ?? '']: { valid: false } });
      let killed = false;
      const isDuring = moment.startsWith('before');
      world.isBroken = (operation, store) => {
        const isStoring = operation === 'writeAll' && store === 'listAnswers';
        killed ||= isDuring && isStoring && world.paid().length > 0;
        return killed;
      };
      world.onCall = async () => {
        killed ||= !isDuring && world.paid().length === 2;
      };
      await again(world, id);
      await expect.poll(() => killed).toBe(true);
      world.isBroken = () => false;
      world.onCall = async () => undefined;
      world.now += DAY / 2;
      await world.restart();
      await world.service.whenResumed;
      await until(world, id, 'done');
      const run = await runOf(world, id);
      expect(run.spent).toBeLessThanOrEqual(3);
      expect(world.paid().length).toBeLessThanOrEqual(3);
      const result = await changesOf(world, id);
      expect((result?.same ?? 0) + (result?.unknown ?? 0) + (result?.changes.length ?? 0)).toBe(3);
      for (const change of result?.changes ?? []) expect(change.value).toBe(FIRST?.value);
    },
  );
});
