/**
 * The setting "Treat disposable addresses as bad" changes what is shown and blocked, and nothing
 * that is stored.
 */
import { expect, it } from 'vitest';
import { withDisposableSetting } from '../../lib/domain/index.ts';
import { JOBS_ALARM } from '../../lib/service/jobs/runner.ts';
import { checkValue } from '../check-data.ts';
import {
  connect,
  createWorld,
  lookup,
  page,
  replyOf,
  settingsOf,
  typed,
  ui,
  type World,
} from '../service/world.ts';
import { answersOf, startList } from '../workbench/stored-lists.ts';

const ADDRESS = 'ada@mailinator.com';
const ANSWER = { ok: { disposable: true, risk_score: 5, dns: { mx: true } } };

async function newWorld(): Promise<World> {
  const made = createWorld({ check: checkValue });
  await connect(made);
  made.setReply('intelligenceEmail', ANSWER);
  return made;
}

const setTo = (world: World, disposableIsBad: boolean) => settingsOf(world, { disposableIsBad });

async function checked(world: World, from = ui, place: 'field' | 'text' | 'popup' = 'popup') {
  const items = [{ kind: 'email', value: ADDRESS } as const];
  const { judgements } = await replyOf(world.send('check', { items, place }, from));
  return judgements[0]?.verdict.standing;
}

const historyOf = async (world: World) =>
  (await replyOf(world.send('history', { limit: 5 }))).entries.map(
    ({ verdict }) => verdict.standing,
  );

it('changes only verdicts about disposable addresses and domains', () => {
  const about = { value: ADDRESS, headline: '', facts: [], basis: ['list'] } as const;
  const verdict = { ...about, kind: 'email', standing: 'caution', reason: 'disposable' } as const;
  for (const kind of ['email', 'domain'] as const)
    expect(withDisposableSetting({ ...verdict, kind }, true).standing).toBe('bad');
  const number = { ...verdict, kind: 'phone', standing: 'bad' } as const;
  expect(withDisposableSetting(number, false)).toBe(number);
  const other = { ...verdict, reason: 'no-inbox' };
  expect(withDisposableSetting(other, true)).toBe(other);
});

it('is off by default; on, it changes what fields and our own pages show, but no marks in page text', async () => {
  const world = await newWorld();
  expect(await checked(world)).toBe('caution');
  expect(await checked(world, page, 'field')).toBe('caution');
  await setTo(world, true);
  expect(await checked(world)).toBe('bad');
  expect(await checked(world, page, 'field')).toBe('bad');
  expect(await checked(world, page, 'text')).toBe('caution');
  const parsed = await world.send('parse', { text: ADDRESS, place: 'popup' });
  expect(parsed).toMatchObject({ value: { found: [{ verdict: { standing: 'bad' } }] } });
});

it('changes the answers to lookups and the history, where verdicts are stored without it', async () => {
  const world = await newWorld();
  await setTo(world, true);
  const first = await world.send('lookup', lookup(ADDRESS));
  expect(first).toMatchObject({
    value: { verdict: { standing: 'bad', basis: ['syntax', 'list', 'api'] } },
  });
  expect(await historyOf(world)).toEqual(['bad']);
  await setTo(world, false);
  expect(await historyOf(world)).toEqual(['caution']);
  const again = await world.send('lookup', lookup(ADDRESS));
  expect(again).toMatchObject({ value: { from: 'cache', verdict: { standing: 'caution' } } });
  expect(await checked(world)).toBe('caution');
});

it('stops automatic lookups of such addresses from being paid for', async () => {
  const world = await newWorld();
  await settingsOf(world, { autoAccepted: true, disposableIsBad: true });
  expect(await world.send('lookup', typed(ADDRESS), page)).toMatchObject({ ok: false });
  expect(world.paid()).toEqual([]);
  await setTo(world, false);
  expect(await world.send('lookup', typed(ADDRESS), page)).toMatchObject({ ok: true });
});

it('changes the answers of a list, even earlier ones', async () => {
  const world = await newWorld();
  await setTo(world, true);
  const { run } = await replyOf(startList(world, [{ kind: 'email', value: ADDRESS }], 3));
  const standings = async () =>
    (await answersOf(world, run.id)).map(
      (each) => each.state === 'answered' && each.verdict.standing,
    );
  await expect.poll(standings).toEqual(['bad']);
  await setTo(world, false);
  expect(await standings()).toEqual(['caution']);
});

it('changes what a notification says', async () => {
  const world = await newWorld();
  await settingsOf(world, { notify: true, disposableIsBad: true });
  world.setReply('email', { ok: { state: 'running' } }, 'poll');
  await world.send('lookup', lookup(ADDRESS, { depth: 'deep' }));
  const value = { ...ANSWER.ok, qualification: 'disposable' };
  world.setReply('email', { ok: { state: 'done', value } }, 'poll');
  await world.service.onAlarm(JOBS_ALARM);
  await expect.poll(() => world.notified).toHaveLength(1);
  expect(world.notified[0]?.message).toMatch(/^Bad\n/);
});
