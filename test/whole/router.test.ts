import { describe, expect, it } from 'vitest';
import type { BrowserSender } from '../../lib/service/messaging/caller.ts';
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
import { listOf, pageStoreOf } from '../workbench/stored-lists.ts';
import { messageBodies, QUESTION, VALUE } from './message-bodies.ts';

type Context = 'page' | 'ui' | 'card';

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
const MAY: Readonly<Record<Context, string>> = {
  page: `
    check checkFormConsistency lookup injectScript prepareLookup site correctField openCard
    prepareMenuCard renewCardToken cardBlocked reportBadValues`,
  card: `
    check parse record prepareLookup openOptions openWorkbench language stopJob legendSeen`,
  ui: `
    check parse lookup popupSnapshot cancelPendingLookup openOptions connection connect
    forgetKey usage resumeAutomatic dismissWarning stats rates history clearHistory
    receipts readCells columnKinds openWorkbench takeHandedList listsInProgress tabOffer acceptTabOffer lists trimLists
    startList listRun controlList retryList checkListAgain listChanges
    remindOfList keepDraft setSite setTab pauseEverywhere deleteEntry restoreEntry
    spending evidence signEvidence evidenceKey consoleHistory consoleEntry findInTexts checkTogether tabAddress settingsSync
    setSettingsSync answerSyncedSettings record rawAnswer console pageFindings settings
    setSettings takeHandedText defaultSettings parseSettingsFile language jobs stopJob
    acceptNote readSuppliers acceptedAccounts`,
};

describe('who may send what', () => {
  it.each(['page', 'card', 'ui'] as const)('%s may send only what its surface needs', (context) => {
    const may = names.filter((name) => ROWS[name].from.includes(context));
    expect(may.toSorted()).toEqual(MAY[context].trim().split(/\s+/).toSorted());
  });

  it.each(table)('$name from $who: $allowed', async ({ name, sender, context, allowed }) => {
    const world = await connected({ autoEmail: true });
    const opened = await world.send('openCard', QUESTION, context === 'page' ? sender : page);
    if (!opened.ok) throw new Error(opened.failure.message);
    const bodies = messageBodies({
      entry: 'id-1',
      list: 'id-1',
      card: opened.value,
      pending: 'id-1',
    });
    const isTyped = name === 'lookup' && context === 'page';
    const body = isTyped ? typed(VALUE) : bodies[name];
    if (name === 'startList') await pageStoreOf(world).add('id-1', listOf([VALUE]));
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
        passing: false,
        guard: 'hold',
        wait: 1500,
        region: '',
        policies: policiesOf({ email: 'auto' }),
      },
    });
  });
});
