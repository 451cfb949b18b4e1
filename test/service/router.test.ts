import { describe, expect, it } from 'vitest';
import { MESSAGES, type MessageName } from '../../lib/messages.ts';
import type { RawSender } from '../../lib/service/caller.ts';
import { connected, fails, KEY, lookup, page, pageOf, ui } from './world.ts';

const BODIES: { readonly [N in MessageName]: unknown } = {
  check: { items: [{ kind: 'email', value: 'a@b.example' }], place: 'text' },
  parse: { text: 'a@b.example', place: 'popup' },
  lookup: lookup('a@b.example'),
  stage: { script: 'card' },
  site: {},
  openOptions: {},
  connection: {},
  connect: { baseUrl: 'https://api.example.com', keep: 'disk' },
  forgetKey: {},
  usage: { refresh: false },
  stats: { refresh: false },
  rates: { base: 'EUR', ask: false },
  history: { limit: 5 },
  clearHistory: {},
  receipts: { limit: 5 },
  pageFindings: {},
  settings: {},
  setSettings: { patch: {} },
  handedOver: {},
};

const SENDERS: readonly (readonly [string, RawSender, 'page' | 'ui' | null])[] = [
  ['the popup', ui, 'ui'],
  [
    'our page in a tab',
    { ...ui, frameId: 0, tab: { id: 5, url: ui.url ?? '', incognito: false } },
    'ui',
  ],
  ['a content script', page, 'page'],
  ['one in a frame', { ...page, url: 'https://ad.example/', frameId: 7 }, 'page'],
  ['one in a blank frame', { ...page, url: 'about:blank', frameId: 7 }, 'page'],
  ['our page in a frame of a site', { ...page, url: ui.url, frameId: 2 }, null],
  ['another extension', { ...ui, id: 'other' }, null],
  ['another extension’s page', { id: 'other', url: 'chrome-extension://other/popup.html' }, null],
  ['a look-alike origin', { id: 'fieldmark', url: 'chrome-extension://fieldmark.evil/x' }, null],
  ['nobody', {}, null],
  ['a page without a tab', { id: 'fieldmark', url: 'https://shop.example/' }, null],
];

const names = Object.keys(MESSAGES).filter((name): name is MessageName => name in MESSAGES);
const table = names.flatMap((name) =>
  SENDERS.map(([who, sender, context]) => ({
    name,
    who,
    sender,
    allowed: context !== null && MESSAGES[name].from.includes(context),
  })),
);

describe('who may send what', () => {
  it('covers every message', () =>
    expect(Object.keys(BODIES).toSorted()).toEqual(names.toSorted()));

  it.each(table)('$name from $who: $allowed', async ({ name, sender, allowed }) => {
    const world = await connected();
    const reply = await world.raw({ fieldmark: name, body: BODIES[name] }, sender);
    if (allowed) expect(reply).toMatchObject({ ok: true });
    else expect(reply).toMatchObject({ ok: false, failure: { kind: 'not-allowed' } });
    if (!allowed) expect(world.calls).toEqual([]);
  });

  it('a content script may ask for nothing of key, settings, usage or history', () => {
    const fromPages = names.filter((name) => MESSAGES[name].from.includes('page'));
    expect(fromPages.toSorted()).toEqual(
      ['check', 'parse', 'lookup', 'stage', 'site', 'openOptions'].toSorted(),
    );
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
  ])('that are not ours (%s) get no reply', async (_, message) => {
    const world = await connected();
    expect(world.service.message(message, ui)).toBeUndefined();
  });

  it.each([
    ['lookup', {}],
    ['lookup', { ...lookup('a@b.example'), trigger: 'trusted' }],
    ['lookup', { ...lookup('a@b.example'), value: 'x'.repeat(2_049) }],
    [
      'check',
      { items: Array.from({ length: 501 }, () => ({ kind: 'email', value: 'a' })), place: 'text' },
    ],
    ['stage', { script: '../../evil' }],
    ['rates', { base: 'eur', ask: true }],
  ])('that do not parse are refused: %s', async (name, body) => {
    const world = await connected();
    const from = name === 'rates' ? ui : page;
    const reply = await world.raw({ fieldmark: name, body }, from);
    expect(reply).toMatchObject({ ok: false, failure: { kind: 'not-allowed' } });
    expect(world.calls).toEqual([]);
  });

  it('that fail inside answer with a failure that says nothing of why', async () => {
    const world = await connected();
    await world.db.close();
    world.unreachable.add(1);
    const reply = await world.raw({ fieldmark: 'stage', body: { script: 'card' } }, page);
    expect(reply).toMatchObject({ ok: false, failure: { kind: 'internal' } });
    expect(JSON.stringify(reply)).not.toContain('cannot be scripted');
  });

  it('are cleaned of the key even where the API client let it through', async () => {
    const world = await connected();
    world.say('intelligenceEmail', fails('server-error', { detail: `key ${KEY} is down` }));
    const reply = await world.send('lookup', lookup('a@b.example'), page);
    expect(reply).toMatchObject({ ok: false, failure: { detail: 'key [key] is down' } });
  });

  it('stage puts the script into the very frame that asked', async () => {
    const world = await connected();
    await world.raw(
      { fieldmark: 'stage', body: { script: 'field' } },
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
        guard: true,
        region: '',
        policies: {
          email: 'auto',
          domain: 'ask',
          ip: 'ask',
          phone: 'ask',
          vat: 'ask',
          iban: 'ask',
          bic: 'check',
        },
      },
    });
  });
});
