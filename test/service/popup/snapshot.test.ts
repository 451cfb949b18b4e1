/** The popup's first content: stored data in one reply, even if parts of it cannot be read. */
import { expect, it } from 'vitest';
import { createPopupSnapshotReader } from '../../../lib/service/popup/snapshot.ts';
import { connected, createWorld, page, privateUi, typed } from '../world.ts';

it('has the last known usage and the pending lookup, and sends nothing to the API', async () => {
  const world = await connected();
  world.setReply('usage', { ok: { remaining: 990, total_used: 10 } });
  await world.send('usage', { refresh: true });
  const { kind, value, depth, refresh } = typed('ann@example.com');
  await world.send('prepareLookup', { kind, value, depth, refresh, place: 'field' }, page);
  const calls = world.calls.length;
  expect(await world.send('popupSnapshot', {})).toMatchObject({
    ok: true,
    value: {
      connection: { key: { set: true } },
      account: { usage: { remaining: 990 }, spent: { today: 0 } },
      question: { verdict: { value: 'ann@example.com' }, credits: 3 },
    },
  });
  expect(world.calls).toHaveLength(calls);
});

it('does not have the pending lookup of the other kind of window (private or normal)', async () => {
  const world = await connected();
  const { kind, value, depth, refresh } = typed('ann@example.com');
  await world.send('prepareLookup', { kind, value, depth, refresh, place: 'field' }, page);
  expect(await world.send('popupSnapshot', {}, privateUi)).toMatchObject({
    value: { question: null },
  });
});

it('says only that there is no key in a new installation', async () => {
  const world = createWorld();
  expect(await world.send('popupSnapshot', {})).toMatchObject({
    ok: true,
    value: { connection: { key: { set: false } }, account: { usage: null }, question: null },
  });
});

const connection = { baseUrl: 'https://api.example', key: { set: false } } as const;
const account = {
  usage: null,
  spent: {
    today: 1,
    automaticToday: 0,
    possiblyBilled: 0,
    budget: { autoPerDay: 1, autoPerSite: 1, autoPerPage: 1, totalPerDay: null },
  },
  warnings: [],
};
const works = {
  key: { accountId: async () => 'https://api.example' },
  connection: async () => connection,
  automaticHold: { failure: async () => null },
  usage: async () => ({ ok: true, value: account }) as const,
  pendingLookup: async () => null,
  draft: async () => DRAFT,
  activeSite: async () => null,
  pause: async () => null,
};
const DRAFT = { text: 'ann@', tab: 'Stats' };
const whole = {
  connection,
  account,
  question: null,
  automaticHold: null,
  draft: DRAFT,
  page: null,
  pause: null,
};
const broken = () => Promise.reject(new Error('the disk'));

it.each([
  ['nothing', {}, whole],
  ['the connection', { connection: broken }, { ...whole, connection: null }],
  ['the numbers', { usage: broken }, { ...whole, account: null }],
  ['the questions', { pendingLookup: broken }, whole],
  ['the hold', { automaticHold: { failure: broken } }, whole],
  ['the draft', { draft: broken }, { ...whole, draft: null }],
  ['the page', { activeSite: broken }, whole],
  ['the pause', { pause: broken }, whole],
])('has the rest if %s cannot be read', async (_, fault, expected) => {
  const glance = createPopupSnapshotReader({ ...works, ...fault });
  const caller = { tab: null, frame: 0, page: '', sites: [], host: '', private: false };
  expect(await glance({ context: 'ui', ...caller })).toEqual(expected);
});
