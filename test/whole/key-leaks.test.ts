/** The key is in no reply, whoever sends what. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../lib/api/client/client.ts';
import type { MessageName } from '../../lib/extension/messages/table.ts';
import { DEFAULT_SETTINGS } from '../../lib/service/settings/store.ts';
import { MESSAGE_NAMES } from '../messages.ts';
import { BASE, cardIn, createWorld, lookup, page, ui } from '../service/world.ts';
import { runs } from '../tools/runs.ts';

describe('the key is never disclosed', () => {
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
    listsInProgress: {},
  };
  const names = [...MESSAGE_NAMES];

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
            const opened = await world.send(
              'openCard',
              { kind: 'email', value: 'a@b.example' },
              page,
            );
            if (opened.ok) heard.push(await world.card(opened.value.token, cardIn(page)).content);
            for (const name of order) {
              for (const from of [ui, page, cardIn(page)]) {
                heard.push(await world.raw({ fieldmark: name, body: BODIES[name] }, from));
              }
            }
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
