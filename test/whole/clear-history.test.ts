import { expect, it } from 'vitest';
import { z } from 'zod';
import { STORE_NAMES, type StoreName } from '../../lib/service/storage/stores.ts';
import { ibans } from '../ibans.ts';
import {
  connected,
  fails,
  lookup,
  page,
  pageOf,
  settingsOf,
  type World,
} from '../service/world.ts';
import { listOf, startList, storeList } from '../workbench/stored-lists.ts';

/** Stores that "clear history" does not empty, and why. Every other store must be empty afterwards. */
const STAYS: Partial<Record<StoreName, string>> = {
  connection:
    'the key and the address; "forget key" removes them; the key of evidence files, to recognise them',
  settings: 'what the person chose',
  snapshots: 'numbers about the account, exchange rates; the digests of IBAN holders go',
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
async function contents(world: World): Promise<Record<StoreName, string[]>> {
  const entries = await Promise.all(
    STORE_NAMES.map(async (store) => {
      const records = await world.db.all(store, z.unknown());
      return [store, records.map((record) => JSON.stringify(record))] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<StoreName, string[]>;
}

/** A world in which every store has records. */
async function filled(): Promise<World> {
  const world = await connected();
  await settingsOf(world, { marks: false });
  for (const value of [EMAIL, DELETED]) {
    await world.send('lookup', lookup(value, { place: 'popup' }));
  }
  const history = await world.send('history', { limit: 10 });
  const entry =
    history.ok && history.value.entries.find(({ verdict }) => verdict.value === DELETED);
  if (!entry) throw new Error('no entry');
  await world.send('deleteEntry', { id: entry.id });
  await world.send('keepDraft', { draft: { text: EMAIL, tab: 'lookups' } });
  await world.send(
    'checkFormConsistency',
    {
      about: 'iban',
      values: [{ kind: 'iban', value: IBAN }],
      personal: true,
      name: 'Ada Lovelace',
    },
    page,
  );
  await world.send('openCard', { kind: 'email', value: EMAIL }, pageOf('https://shop.example', 3));
  await storeList(world, listOf([IBAN], 'draft.csv'));
  const started = await startList(world, [{ kind: 'iban', value: IBAN }], 1);
  if (!started.ok) throw new Error(started.failure.message);
  const { id } = started.value.run;
  await expect
    .poll(async () => {
      const outcome = await world.send('listRun', { id });
      return outcome.ok && outcome.value.run?.state;
    })
    .toBe('done');
  for (let i = 1; i < 9; i += 1) world.jobs.add(`job-${i}`);
  await world.send('lookup', lookup(OWED, { place: 'popup', depth: 'deep' }));
  const raw = UNREADABLE.repeat(1_000);
  world.setReply('intelligenceEmail', fails('unexpected-answer', { billed: 'yes', raw }));
  await world.send('lookup', lookup(UNREADABLE, { place: 'popup' }));
  await world.send('console', {
    endpoint: 'intelligenceEmail',
    params: { query: EMAIL },
    fields: '',
    softFail: false,
    async: false,
    refresh: false,
  });
  return world;
}

it('leaves no value in any store or in session memory', async () => {
  const world = await filled();
  const before = await contents(world);
  const empty = STORE_NAMES.filter((store) => before[store].length === 0);
  expect(empty, 'each store must hold something before').toEqual([]);
  expect(await world.db.read('snapshots', 'holders', z.unknown())).toBeDefined();

  expect(await world.send('clearHistory', {})).toEqual({ ok: true, value: {} });
  // Open pages forget it too.
  expect(world.broadcasts.at(-1)).toEqual({ fieldmarkTab: 'historyCleared' });

  const after = await contents(world);
  for (const store of STORE_NAMES) {
    if (STAYS[store] === undefined) expect(after[store], store).toEqual([]);
    else if (store !== 'jobs') {
      const text = after[store].join();
      expect(
        VALUES.filter((value) => text.includes(value)),
        store,
      ).toEqual([]);
    }
  }
  expect(await world.db.read('snapshots', 'holders', z.unknown())).toBeUndefined();
  const session = [...world.session.keys()].filter((name) => !(name in STAYS_IN_SESSION));
  expect(session).toEqual([]);
});
