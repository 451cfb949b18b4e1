import { expect, it } from 'vitest';
import { z } from 'zod';
import { STORE_NAMES, type StoreName } from '../../lib/service/storage/stores.ts';
import { asks } from '../console/background/console-world.ts';
import { ibans } from '../ibans.ts';
import {
  connected,
  fails,
  lookup,
  pageOf,
  replyOf,
  settingsOf,
  type World,
} from '../service/world.ts';
import { listOf, startList, storeList } from '../workbench/stored-lists.ts';

/** Stores that "clear history" does not empty, and why. Every other store must be empty afterwards. */
const STAYS: Partial<Record<StoreName, string>> = {
  connection: 'the key and the address; "forget key" removes them',
  settings: 'what the person chose',
  snapshots: 'numbers about the account',
  receipts: 'what was spent; questions are digests',
  jobs: 'paid for and not answered yet: the answer is still owed',
};
/** The same for entries of session memory. */
const STAYS_IN_SESSION: Readonly<Record<string, string>> = {
  'fieldmark.cards': 'cards that stand in pages',
  'fieldmark.armed': 'a lookup that waits for a press',
  'fieldmark.gesture': 'the time of the last press',
  'fieldmark.told': 'how many cached answers pages were told',
};

const EMAIL = 'ann@example.com';
const DELETED = 'deleted@example.com';
const OWED = 'owed@example.com';
const [IBAN = ''] = ibans(1);
const UNREADABLE = 'unreadable@example.com';
const VALUES = [EMAIL, DELETED, UNREADABLE, OWED, IBAN, IBAN.replaceAll(' ', '')];

/** Every record of the database as text, by store. */
const contents = (world: World) =>
  Promise.all(
    STORE_NAMES.map(async (store) => {
      const records = await world.db.all(store, z.unknown());
      return [store, records.map((record) => JSON.stringify(record))] as const;
    }),
  );

/** A world in which every store has records. */
async function filled(): Promise<World> {
  const world = await connected();
  await settingsOf(world, { marks: false });
  for (const value of [EMAIL, DELETED]) {
    await world.send('lookup', lookup(value, { place: 'popup' }));
  }
  const { entries } = await replyOf(world.send('history', { limit: 10 }));
  const entry = entries.find(({ verdict }) => verdict.value === DELETED);
  await world.send('deleteEntry', { id: entry?.id ?? '' });
  await world.send('keepDraft', { draft: { text: EMAIL, tab: 'lookups' } });
  const iban = { kind: 'iban', value: IBAN } as const;
  await world.send('openCard', { kind: 'email', value: EMAIL }, pageOf('https://shop.example', 3));
  await storeList(world, listOf([IBAN], 'draft.csv'));
  const { id } = (await replyOf(startList(world, [iban], 1))).run;
  const run = () => replyOf(world.send('listRun', { id }));
  await expect.poll(run).toMatchObject({ run: { state: 'done' } });
  for (let i = 1; i < 9; i += 1) world.jobs.add(`job-${i}`);
  await world.send('lookup', lookup(OWED, { place: 'popup', depth: 'deep' }));
  const raw = UNREADABLE.repeat(1_000);
  world.setReply('intelligenceEmail', fails('unexpected-answer', { billed: 'yes', raw }));
  await world.send('lookup', lookup(UNREADABLE, { place: 'popup' }));
  await world.send('console', asks('intelligenceEmail', { params: { query: EMAIL } }));
  return world;
}

it('leaves no value in any store or in session memory', async () => {
  const world = await filled();
  const empty = (await contents(world)).filter(([, records]) => records.length === 0);
  expect(empty, 'each store must hold something before').toEqual([]);

  expect(await world.send('clearHistory', {})).toEqual({ ok: true, value: {} });
  // Open pages forget it too.
  expect(world.broadcasts.at(-1)).toEqual({ fieldmarkTab: 'historyCleared' });

  for (const [store, records] of await contents(world)) {
    if (STAYS[store] === undefined) expect(records, store).toEqual([]);
    else if (store !== 'jobs')
      for (const value of VALUES) expect(records.join(), store).not.toContain(value);
  }
  const session = [...world.session.keys()].filter((name) => !(name in STAYS_IN_SESSION));
  expect(session).toEqual([]);
});
