import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApiClient } from '../../../lib/api/client/client.ts';
import { MESSAGES, type MessageName } from '../../../lib/extension/messages/table.ts';
import { keyEnding } from '../../../lib/service/account/key-store.ts';
import { DEFAULT_SETTINGS } from '../../../lib/service/settings/store.ts';
import { STORE_NAMES } from '../../../lib/service/storage/stores.ts';
import { runs } from '../../tools/runs.ts';
import {
  BASE,
  cardIn,
  connect,
  connected,
  createWorld,
  fails,
  KEY,
  lookup,
  page,
  ui,
} from '../world.ts';

describe('connecting', () => {
  it('verifies with the free usage endpoint and shows only the ending', async () => {
    const world = createWorld();
    const outcome = await world.send('connect', {
      baseUrl: `${BASE}/`,
      key: ` ${KEY} `,
      keep: 'disk',
    });
    expect(world.calls).toMatchObject([{ name: 'usage', key: KEY, baseUrl: BASE }]);
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        connection: { baseUrl: BASE, key: { set: true, endsIn: 'cdef', keep: 'disk' } },
        usage: { remaining: 1000 },
      },
    });
  });

  it.each(['invalid-key', 'inactive-key', 'expired-key'] as const)(
    'keeps the old connection if the new key is refused (%s)',
    async (kind) => {
      const world = await connected();
      world.setReply('usage', fails(kind));
      const outcome = await world.send('connect', {
        baseUrl: BASE,
        key: 'another_key_999',
        keep: 'disk',
      });
      expect(outcome).toMatchObject({ ok: false, failure: { kind } });
      const connection = await world.send('connection', {});
      expect(connection).toEqual({
        ok: true,
        value: {
          baseUrl: BASE,
          key: { set: true, endsIn: 'cdef', keep: 'disk' },
          creditsLeft: 1000,
        },
      });
    },
  );

  it.each([
    'rate-limited',
    'payment-required',
    'forbidden',
    'server-error',
    'network',
    'unauthorized',
  ] as const)('saves the key despite %s, which becomes its trouble', async (kind) => {
    const world = createWorld();
    world.setReply('usage', fails(kind));
    const outcome = await connect(world);
    expect(outcome).toMatchObject({ ok: false, failure: { kind } });
    const connection = await world.send('connection', {});
    expect(connection).toMatchObject({
      ok: true,
      value: { key: { set: true }, trouble: { kind } },
    });
    world.setReply('usage', { ok: { remaining: 5 } });
    await world.send('usage', { refresh: true });
    const after = await world.send('connection', {});
    expect(after.ok && after.value.trouble).toBeUndefined();
  });

  it.each([
    ['http://api.example.com', 'http off loopback'],
    ['ftp://api.example.com', 'not the web'],
    ['https://user:pass@api.example.com', 'credentials'],
    ['nonsense', 'no URL'],
  ])('refuses %s (%s) without sending the key', async (baseUrl) => {
    const world = createWorld();
    const outcome = await world.send('connect', { baseUrl, key: KEY, keep: 'disk' });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'bad-input' } });
    expect(world.calls).toEqual([]);
    expect(await world.send('connection', {})).toMatchObject({ value: { key: { set: false } } });
  });

  it('allows http on loopback', async () => {
    const world = createWorld();
    const outcome = await world.send('connect', {
      baseUrl: 'http://127.0.0.1:8080',
      key: KEY,
      keep: 'disk',
    });
    expect(outcome.ok).toBe(true);
  });

  it('to another origin without a new key forgets the old key and does not send it', async () => {
    const world = await connected();
    const outcome = await world.send('connect', { baseUrl: 'https://evil.example', keep: 'disk' });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'no-key' } });
    expect(world.calls).toEqual([]);
    expect(await world.send('connection', {})).toMatchObject({
      value: { baseUrl: 'https://evil.example', key: { set: false } },
    });
    await world.send('connect', { baseUrl: BASE, keep: 'disk' });
    expect(world.calls).toEqual([]);
  });

  it('to another path of the same origin keeps the key', async () => {
    const world = await connected();
    const outcome = await world.send('connect', { baseUrl: `${BASE}/api`, keep: 'disk' });
    expect(outcome.ok).toBe(true);
    expect(world.calls).toMatchObject([{ key: KEY, baseUrl: `${BASE}/api` }]);
  });

  it('accepts automatic email lookups only if the request says so', async () => {
    const accepted = await connected({ autoEmail: true });
    expect(await accepted.send('settings', {})).toMatchObject({
      value: { autoAccepted: true, policies: { email: 'auto', vat: 'ask' } },
    });
    const untold = await connected();
    expect(await untold.send('settings', {})).toMatchObject({
      value: { autoAccepted: false, policies: { email: 'ask' } },
    });
  });
});

describe('a key for the session only', () => {
  const dump = async (world: Awaited<ReturnType<typeof connected>>) =>
    JSON.stringify(await Promise.all(STORE_NAMES.map((store) => world.db.all(store, z.unknown()))));

  it('is never written to disk, and is kept until the browser closes', async () => {
    const world = await connected({ keep: 'session' });
    await world.send('lookup', lookup('ann@example.com'));
    expect(await dump(world)).not.toContain(KEY);
    await world.restart();
    expect(await world.send('connection', {})).toMatchObject({ value: { key: { set: true } } });
    world.session.clear();
    await world.restart();
    expect(await world.send('connection', {})).toMatchObject({
      value: { baseUrl: BASE, key: { set: false } },
    });
  });

  it('is used only for the origin that it was entered for', async () => {
    const world = await connected({ keep: 'session' });
    const moved = { baseUrl: 'https://evil.example', keep: 'session', key: null };
    await world.db.write('connection', 'connection', moved);
    const outcome = await world.send('lookup', lookup('ann@example.com'));
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'no-key' } });
    expect(world.calls).toEqual([]);
  });

  it('removes the copy on disk', async () => {
    const world = await connected();
    expect(await dump(world)).toContain(KEY);
    await connect(world, { keep: 'session' });
    expect(await dump(world)).not.toContain(KEY);
    expect(world.session.size).toBe(1);
    await connect(world);
    expect(world.session.size).toBe(0);
  });
});

describe('key trouble', () => {
  it('is recorded after any call, shown on the badge, and keeps the key', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails('expired-key'));
    await world.send('lookup', lookup('ann@example.com'));
    expect(world.badge).toBe('!');
    expect(await world.send('connection', {})).toMatchObject({
      value: { key: { set: true }, trouble: { kind: 'expired-key' } },
    });
    const offered = await world.send('parse', { text: 'x@example.com', place: 'popup' });
    expect(offered).toMatchObject({ value: { found: [{ offer: { connected: false } }] } });
    await connect(world);
    expect(world.badge).toBe('');
  });

  it('is shown again after the browser was restarted', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails('payment-required'));
    await world.send('lookup', lookup('ann@example.com'));
    world.badge = '';
    await world.restart();
    await world.service.whenResumed;
    expect(world.badge).toBe('!');
  });

  it('does not change the badge or the offers if it is a rate limit', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails('rate-limited'));
    await world.send('lookup', lookup('ann@example.com'));
    expect(world.badge).toBe('');
    const offered = await world.send('parse', { text: 'x@example.com', place: 'popup' });
    expect(offered).toMatchObject({ value: { found: [{ offer: { connected: true } }] } });
  });
});

describe('the key is never disclosed', () => {
  it.each([
    ['', ''],
    ['ab', ''],
    ['abc', 'c'],
    ['abcdef', 'ef'],
    ['abcdefghijkl', 'ijkl'],
    [KEY, 'cdef'],
  ])('apart from its ending: of %j only %j is shown', (key, ending) =>
    expect(keyEnding(key)).toBe(ending),
  );

  const QUESTION = { kind: 'email', value: 'a@b.example' };
  const LIST = {
    name: 'List',
    delimiter: 'none',
    rows: [{ number: 1, cells: ['a@b.example'] }],
    choice: { columns: ['any'], header: false },
  };
  /** A valid body for every message. */
  const BODIES: { readonly [N in MessageName]: unknown } = {
    check: { items: [{ kind: 'email', value: 'a@b.example' }], place: 'text' },
    parse: { text: 'a@b.example', place: 'popup' },
    checkFormConsistency: { about: 'email', values: [QUESTION], personal: true },
    lookup: lookup('a@b.example', { refresh: true }),
    injectScript: { script: 'card-frame' },
    prepareLookup: { ...QUESTION, depth: 'standard', refresh: false, place: 'text' },
    popupSnapshot: {},
    keepDraft: { draft: { text: 'a@b.example', tab: 'Usage' } },
    setSite: { site: 'https://shop.example', policy: 'off' },
    pauseTab: { tab: 1, site: 'https://shop.example', paused: true },
    pauseEverywhere: { length: 'hour' },
    deleteEntry: { id: 'id-1' },
    restoreEntry: { id: 'id-1' },
    spending: {},
    cancelPendingLookup: { id: 'id-1' },
    openCard: QUESTION,
    prepareMenuCard: {},
    reportBadValues: { count: 1 },
    renewCardToken: { id: 'id-1' },
    cardBlocked: { id: 'id-1' },
    card: { token: 'id-2' },
    cardAnswer: { token: 'id-2' },
    reportCardState: { token: 'id-2', pressed: true },
    site: {},
    correctField: { key: 'name=ref', correction: 'iban' },
    openOptions: {},
    connection: {},
    connect: { baseUrl: BASE, keep: 'disk' },
    forgetKey: {},
    usage: { refresh: true },
    resumeAutomatic: {},
    dismissWarning: { id: 'credits', level: 2 },
    stats: { refresh: true },
    health: { about: 'email' },
    rates: { base: 'EUR', ask: true },
    record: QUESTION,
    jobs: {},
    stopJob: { id: 'id-1' },
    rawAnswer: { id: 'id-1', from: 0 },
    console: {
      endpoint: 'intelligenceEmail',
      params: { query: 'b@b.example' },
      fields: '',
      softFail: true,
      async: false,
      refresh: true,
    },
    consoleHistory: {},
    consoleEntry: { id: 'id-1' },
    evidence: { values: [{ kind: 'email', value: 'b@b.example' }] },
    signEvidence: { head: 'a'.repeat(64) },
    evidenceKey: {},
    history: { limit: 500 },
    clearHistory: {},
    receipts: { limit: 500 },
    pageFindings: {},
    readCells: { cells: ['a@b.example'], kinds: [null], sizes: [1] },
    columnKinds: { rows: [['a@b.example']] },
    openWorkbench: { source: { from: 'text', text: 'a@b.example' } },
    takeHandedList: {},
    lists: {},
    list: { id: 'id-1' },
    stageRows: { upload: '00000000-0000-4000-8000-000000000000', from: 0, rows: [] },
    saveList: { id: null, list: LIST, changesOnly: false },
    startList: { id: null, list: LIST, questions: [QUESTION], price: 3 },
    listRun: { id: 'id-1', from: 0 },
    controlList: { id: 'id-1', act: 'pause' },
    retryList: { id: 'id-1', which: 'failed', price: 3 },
    checkListAgain: { id: 'id-1', questions: [QUESTION], price: 3 },
    listChanges: { id: 'id-1' },
    remindOfList: { id: 'id-1', due: null },
    settings: {},
    language: {},
    setSettings: { patch: { marks: false } },
    defaultSettings: {},
    parseSettingsFile: { text: '{}' },
    settingsSync: {},
    setSettingsSync: { on: true, deleteCopy: false },
    answerSyncedSettings: { use: true, shown: DEFAULT_SETTINGS },
    takeHandedText: {},
  };
  const names = Object.keys(MESSAGES).filter((name): name is MessageName => name in MESSAGES);

  const moods = ['ok', 'refuse', 'limit', 'garbage', 'html', 'throw'] as const;

  it.each(moods)(
    'in any reply, failure, trouble, history or tab message; API: %s',
    async (mood) => {
      const secret = fc
        .string({ minLength: 8, maxLength: 40 })
        .filter((key) => key === key.trim() && !/^(.)\1*$/.test(key));
      await fc.assert(
        fc.asyncProperty(
          secret,
          fc.boolean(),
          fc.shuffledSubarray(names, { minLength: names.length }),
          async (key, session, order) => {
            let now: (typeof moods)[number] = 'ok';
            const world = createWorld({
              createClient: (options) =>
                createApiClient({ ...options, fetch: async (url) => echo(String(url), key, now) }),
            });
            world.tabs.push({ id: 1, url: 'https://shop.example', private: false });
            const heard: unknown[] = [];
            const entered = { baseUrl: BASE, key, keep: session ? 'session' : 'disk' };
            heard.push(await world.raw({ fieldmark: 'connect', body: entered }, ui));
            now = mood;
            heard.push(await world.raw({ fieldmark: 'connect', body: entered }, ui));
            // A card that was prepared for the menu gets no reply until it is chosen or replaced.
            const cards: Promise<unknown>[] = [];
            for (const name of order) {
              for (const from of [ui, page, cardIn(page)]) {
                const reply = world.raw({ fieldmark: name, body: BODIES[name] }, from);
                if (name === 'card') cards.push(reply);
                else heard.push(await reply);
              }
            }
            await world.raw({ fieldmark: 'prepareMenuCard', body: {} }, page);
            heard.push(...(await Promise.all(cards)));
            heard.push(world.tabMessages, world.opened, world.injected, world.broadcasts);
            const texts = strings(heard);
            expect(texts.filter((text) => text.includes(key))).toEqual([]);
            expect(texts.filter((text) => text.includes(encodeURIComponent(key)))).toEqual([]);
          },
        ),
        // Each run starts a service and sends every message from three senders.
        { numRuns: runs(4, 20) },
      );
    },
  );
});

/** The reply of a server that repeats the key in all its texts, plain or URL-encoded. */
function echo(url: string, key: string, mood: string): Response {
  const text = `before ${key} after ${encodeURIComponent(key)}`;
  const json = (body: unknown, status = 200) => Response.json(body, { status });
  if (mood === 'throw') throw new Error(text);
  if (mood === 'refuse') return json({ error: `Invalid API Key ${text}` }, 401);
  if (mood === 'limit') return json({ error: `Rate limit exceeded for ${text}` }, 401);
  if (mood === 'garbage') return json({ [key]: text });
  if (mood === 'html') return new Response(`<p>${text}</p>`, { status: 200 });
  const { pathname } = new URL(url);
  if (pathname.endsWith('/usage')) {
    return json({ remaining: 1, account: { name: text }, api_key: { alias: key, category: text } });
  }
  if (pathname.endsWith('/stats')) return json({ health: text });
  if (pathname.endsWith('/rates')) return json({ base: key, date: text, rates: { [key]: 1 } });
  return json({ disposable: false, did_you_mean: text, role_account: true, role_type: text });
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...strings(part)]);
}
