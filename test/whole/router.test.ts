import { describe, expect, it } from 'vitest';
import type { MessageName } from '../../lib/extension/messages/table.ts';
import type { OpenedCard } from '../../lib/extension/schemas/index.ts';
import type { BrowserSender } from '../../lib/service/messaging/caller.ts';
import { DEFAULT_SETTINGS } from '../../lib/service/settings/store.ts';
import { MESSAGE_NAMES as names, ROWS } from '../messages.ts';
import { policiesOf } from '../policies.ts';
import {
  cardIn,
  connected,
  fails,
  KEY,
  lookup,
  page,
  pageOf,
  typed,
  ui,
} from '../service/world.ts';

type Context = 'page' | 'ui' | 'card';

const BODIES: { readonly [N in MessageName]: (card: OpenedCard, who: Context | null) => unknown } =
  {
    check: () => ({ items: [{ kind: 'email', value: 'a@b.example' }], place: 'text' }),
    parse: () => ({ text: 'a@b.example', place: 'popup' }),
    checkFormConsistency: () => ({ about: 'email', values: [QUESTION], personal: true }),
    lookup: (_, who) => (who === 'page' ? typed('a@b.example') : lookup('a@b.example')),
    injectScript: () => ({ script: 'card-frame' }),
    prepareLookup: () => ({ ...QUESTION, depth: 'standard', refresh: false, place: 'text' }),
    popupSnapshot: () => ({}),
    keepDraft: () => ({ draft: { text: 'a@b.example', tab: 'Usage' } }),
    setSite: () => ({ site: 'https://shop.example', policy: 'off' }),
    pauseTab: () => ({ tab: 1, site: 'https://shop.example', paused: true }),
    pauseEverywhere: () => ({ length: null }),
    deleteEntry: () => ({ id: 'id-1' }),
    restoreEntry: () => ({ id: 'id-1' }),
    spending: () => ({}),
    cancelPendingLookup: () => ({ id: 'id-1' }),
    openCard: () => QUESTION,
    prepareMenuCard: () => ({}),
    reportBadValues: () => ({ count: 1 }),
    renewCardToken: ({ id }) => ({ id }),
    cardBlocked: ({ id }) => ({ id }),
    site: () => ({}),
    correctField: () => ({ key: 'name=ref', correction: 'iban' }),
    openOptions: () => ({}),
    connection: () => ({}),
    connect: () => ({ baseUrl: 'https://api.example.com', keep: 'disk' }),
    forgetKey: () => ({}),
    usage: () => ({ refresh: false }),
    resumeAutomatic: () => ({}),
    dismissWarning: () => ({ id: 'credits', level: 2 }),
    stats: () => ({ refresh: false }),
    health: () => ({ about: 'email' }),
    rates: () => ({ base: 'EUR', ask: false }),
    record: () => QUESTION,
    jobs: () => ({}),
    stopJob: () => ({ id: 'id-1' }),
    rawAnswer: () => ({ id: 'id-1', from: 0 }),
    console: () => SENT,
    consoleHistory: () => ({}),
    consoleEntry: () => ({ id: 'id-1' }),
    evidence: () => ({ values: [{ kind: 'email', value: 'b@b.example' }] }),
    signEvidence: () => ({ head: 'a'.repeat(64) }),
    evidenceKey: () => ({}),
    history: () => ({ limit: 5 }),
    clearHistory: () => ({}),
    receipts: () => ({ limit: 5 }),
    pageFindings: () => ({}),
    readCells: () => ({ cells: ['a@b.example'], kinds: [null], sizes: [1] }),
    columnKinds: () => ({ rows: [['a@b.example']] }),
    openWorkbench: () => ({ source: { from: 'text', text: 'a@b.example' } }),
    takeHandedList: () => ({}),
    lists: () => ({}),
    listsInProgress: () => ({}),
    list: () => ({ id: 'id-1' }),
    stageRows: () => ({ upload: '00000000-0000-4000-8000-000000000000', from: 0, rows: [] }),
    saveList: () => ({ id: null, list: LIST, changesOnly: false }),
    startList: () => ({ id: null, list: LIST, questions: [QUESTION], price: 3 }),
    listRun: () => ({ id: 'id-1', from: 0 }),
    controlList: () => ({ id: 'id-1', act: 'pause' }),
    retryList: () => ({ id: 'id-1', which: 'failed', price: 3 }),
    checkListAgain: () => ({ id: 'id-1', questions: [QUESTION], price: 3 }),
    listChanges: () => ({ id: 'id-1' }),
    remindOfList: () => ({ id: 'id-1', due: null }),
    settings: () => ({}),
    setSettings: () => ({ patch: {} }),
    defaultSettings: () => ({}),
    language: () => ({ language: 'en' as const }),
    settingsSync: () => ({}),
    setSettingsSync: () => ({ on: true, deleteCopy: false }),
    answerSyncedSettings: () => ({ use: true, shown: DEFAULT_SETTINGS }),
    parseSettingsFile: () => ({ text: '{"fieldmark":"settings","settings":{}}' }),
    takeHandedText: () => ({}),
  };
const LIST = {
  name: 'List',
  delimiter: 'none',
  rows: [{ number: 1, cells: ['a@b.example'] }],
  choice: { columns: ['any'], header: false },
};
const SENT = {
  endpoint: 'usage',
  params: {},
  fields: '',
  softFail: false,
  async: false,
  refresh: false,
} as const;
const QUESTION = { kind: 'email', value: 'a@b.example' } as const;

const inTab = (tab: BrowserSender['tab']): BrowserSender => ({ ...ui, frameId: 0, tab });
const SENDERS: readonly (readonly [string, BrowserSender, Context | null])[] = [
  ['the popup', ui, 'ui'],
  ['our page in a tab', inTab({ id: 5, url: ui.url, incognito: false }), 'ui'],
  ['a content script', page, 'page'],
  ['one in a frame', { ...page, url: 'https://ad.example/', frameId: 7 }, 'page'],
  ['one in a blank frame', { ...page, url: 'about:blank', frameId: 7 }, 'page'],
  ['a card', cardIn(page), 'card'],
  ['our page in a frame of a site', { ...page, url: ui.url, frameId: 2 }, null],
  ['another extension', { ...ui, id: 'other' }, null],
  ['another extension’s page', { id: 'other', url: 'chrome-extension://other/popup.html' }, null],
  ['a look-alike origin', { id: 'fieldmark', url: 'chrome-extension://fieldmark.evil/x' }, null],
  ['nobody', {}, null],
  ['a page without a tab', { id: 'fieldmark', url: 'https://shop.example/' }, null],
];

const table = names.flatMap((name) =>
  SENDERS.map(([who, sender, context]) => ({
    name,
    who,
    sender,
    context,
    allowed: context !== null && ROWS[name].from.includes(context),
  })),
);

/** The messages that each context may send, listed independently of the router's table. */
const MAY: Readonly<Record<Context, readonly string[]>> = {
  page: [
    ...[
      'check',
      'checkFormConsistency',
      'lookup',
      'injectScript',
      'prepareLookup',
      'site',
      'correctField',
    ],
    ...['openCard', 'prepareMenuCard', 'renewCardToken', 'cardBlocked', 'reportBadValues'],
  ],
  card: [
    ...['check', 'parse', 'record', 'prepareLookup', 'openOptions'],
    ...['openWorkbench', 'language', 'stopJob'],
  ],
  ui: [
    ...[
      'check',
      'parse',
      'lookup',
      'popupSnapshot',
      'cancelPendingLookup',
      'openOptions',
      'connection',
      'connect',
    ],
    ...[
      'forgetKey',
      'usage',
      'resumeAutomatic',
      'dismissWarning',
      'stats',
      'health',
      'rates',
      'history',
      'clearHistory',
      'receipts',
    ],
    ...[
      'readCells',
      'columnKinds',
      'openWorkbench',
      'takeHandedList',
      'listsInProgress',
      'lists',
      'list',
      'stageRows',
      'saveList',
      'startList',
    ],
    ...['listRun', 'controlList', 'retryList', 'checkListAgain', 'listChanges', 'remindOfList'],
    ...[
      'keepDraft',
      'setSite',
      'pauseTab',
      'pauseEverywhere',
      'deleteEntry',
      'restoreEntry',
      'spending',
    ],
    ...['evidence', 'signEvidence', 'evidenceKey'],
    ...['consoleHistory', 'consoleEntry'],
    ...['settingsSync', 'setSettingsSync', 'answerSyncedSettings'],
    ...['record', 'rawAnswer', 'console', 'pageFindings', 'settings', 'setSettings'],
    ...['takeHandedText', 'defaultSettings', 'parseSettingsFile', 'language', 'jobs', 'stopJob'],
  ],
};

describe('who may send what', () => {
  it('covers every message', () =>
    expect(Object.keys(BODIES).toSorted()).toEqual(names.toSorted()));

  it.each(['page', 'card', 'ui'] as const)('%s may send only what its surface needs', (context) => {
    const may = names.filter((name) => ROWS[name].from.includes(context));
    expect(may.toSorted()).toEqual(MAY[context].toSorted());
  });

  it.each(table)('$name from $who: $allowed', async ({ name, sender, context, allowed }) => {
    const world = await connected({ autoEmail: true });
    const opened = await world.send('openCard', QUESTION, context === 'page' ? sender : page);
    if (!opened.ok) throw new Error(opened.failure.message);
    const body = BODIES[name](opened.value, context);
    const reply = await world.raw({ fieldmark: name, body }, sender);
    if (!allowed) {
      expect(reply).toMatchObject({ ok: false, failure: { kind: 'not-allowed' } });
      expect(world.calls).toEqual([]);
      expect(world.popups).toBe(0);
    } else expect(reply).toMatchObject({ ok: true });
  });
});

describe('messages', () => {
  it.each([
    ['no envelope', 'hello'],
    ['nothing', undefined],
    ['another protocol', { type: 'lookup' }],
    ['an unknown name', { fieldmark: 'key', body: {} }],
    ['a name from the prototype', { fieldmark: 'toString', body: {} }],
    ['__proto__', { fieldmark: '__proto__', body: {} }],
  ])('that are not Fieldmark’s (%s) get no reply', async (_, message) => {
    const world = await connected();
    expect(world.service.onMessage(message, ui)).toBeUndefined();
  });

  it.each([
    ['lookup', {}],
    ['lookup', { ...lookup('a@b.example'), trigger: 'trusted' }],
    ['lookup', { ...lookup('a@b.example'), value: 'x'.repeat(2_049) }],
    [
      'check',
      { items: Array.from({ length: 501 }, () => ({ kind: 'email', value: 'a' })), place: 'text' },
    ],
    ['injectScript', { script: '../../evil' }],
    ['rates', { base: 'eur', ask: true }],
  ])('that do not parse are refused: %s', async (name, body) => {
    const world = await connected();
    const from = name === 'rates' ? ui : page;
    const reply = await world.raw({ fieldmark: name, body }, from);
    expect(reply).toMatchObject({ ok: false, failure: { kind: 'not-allowed' } });
    expect(world.calls).toEqual([]);
  });

  it('whose handler throws get a failure without internal details', async () => {
    const world = await connected();
    await world.db.close();
    world.unreachable.add(1);
    const reply = await world.raw(
      { fieldmark: 'injectScript', body: { script: 'card-frame' } },
      page,
    );
    expect(reply).toMatchObject({ ok: false, failure: { kind: 'internal' } });
    expect(JSON.stringify(reply)).not.toContain('cannot be scripted');
  });

  it('are answered without the key even if the API client let it through', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails('server-error', { detail: `key ${KEY} is down` }));
    const reply = await world.send('lookup', lookup('a@b.example'));
    expect(reply).toMatchObject({ ok: false, failure: { detail: 'key [key] is down' } });
  });

  it('injectScript injects into the frame that sent it', async () => {
    const world = await connected();
    await world.raw(
      { fieldmark: 'injectScript', body: { script: 'field' } },
      pageOf('https://a.example', 6, { frameId: 12 }),
    );
    expect(world.injected).toEqual(['6/12/field']);
  });

  it('site tells a page its policies and nothing else', async () => {
    const world = await connected({ autoEmail: true });
    const reply = await world.send('site', {}, page);
    expect(reply).toEqual({
      ok: true,
      value: {
        marks: true,
        guard: 'hold',
        wait: 1500,
        region: '',
        policies: policiesOf({ email: 'auto' }),
      },
    });
  });
});
