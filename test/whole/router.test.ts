import { describe, expect, it } from 'vitest';
import { MESSAGE_NAMES as names, ROWS } from '../messages.ts';
import { policiesOf } from '../policies.ts';
import { cardIn, connected, lookup, page, pageOf, replyOf, typed, ui } from '../service/world.ts';
import { listOf, pageStoreOf } from '../workbench/stored-lists.ts';
import { messageBodies, QUESTION, VALUE } from './message-bodies.ts';

/** One sender of each context; `caller.test.ts` shows who else is one. */
const SENDERS = { page, card: cardIn(page), ui, none: {} };

const table = names.flatMap((name) =>
  Object.entries(SENDERS).map(([who, sender]) => ({
    name,
    who,
    sender,
    allowed: ROWS[name].from.some((context) => context === who),
  })),
);

/** The messages that pages and cards may send, listed independently of the router's table. */
const MAY = {
  page: `
    check checkFormConsistency lookup injectScript prepareLookup site correctField openCard
    prepareMenuCard renewCardToken cardBlocked reportBadValues`,
  card: `
    check parse record prepareLookup openOptions openWorkbench language stopJob legendSeen`,
};

describe('who may send what', () => {
  it.each(['page', 'card'] as const)('a %s may send only what its surface needs', (context) => {
    const may = names.filter((name) => ROWS[name].from.includes(context));
    expect(may.toSorted()).toEqual(MAY[context].trim().split(/\s+/).toSorted());
  });

  it.each(table)('$name from $who: $allowed', async ({ name, who, sender, allowed }) => {
    const world = await connected({ autoEmail: true });
    const card = await replyOf(world.send('openCard', QUESTION, page));
    const isTyped = name === 'lookup' && who === 'page';
    const body = isTyped ? typed(VALUE) : messageBodies({ card })[name];
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
    ['an unknown name', { fieldmark: 'key', body: {} }],
    ['__proto__', { fieldmark: '__proto__', body: {} }],
  ])('that are not Fieldmark’s (%s) get no reply', async (_, message) => {
    const world = await connected();
    expect(world.service.onMessage(message, ui)).toBeUndefined();
  });

  it.each([
    ['lookup', { ...lookup('a@b.example'), trigger: 'trusted' }],
    ['lookup', { ...lookup('a@b.example'), value: 'x'.repeat(2_049) }],
    [
      'check',
      { items: Array.from({ length: 501 }, () => ({ kind: 'email', value: 'a' })), place: 'text' },
    ],
    ['injectScript', { script: '../../evil' }],
    ['console', { endpoint: 'elsewhere' }],
  ])('that do not parse are refused: %s', async (name, body) => {
    const world = await connected();
    const from = name === 'console' ? ui : page;
    const reply = await world.raw({ fieldmark: name, body }, from);
    expect(reply).toMatchObject({ ok: false, failure: { kind: 'not-allowed' } });
    expect(world.calls).toEqual([]);
  });

  it('injectScript injects into the frame that sent it', async () => {
    const world = await connected();
    const from = pageOf('https://a.example', 6, { frameId: 12 });
    await world.send('injectScript', { script: 'field' }, from);
    expect(world.injected).toEqual(['6/12/field']);
  });

  it('site tells a page its policies and nothing else', async () => {
    const world = await connected({ autoEmail: true });
    expect(await replyOf(world.send('site', {}, page))).toEqual({
      marks: true,
      passing: false,
      guard: 'hold',
      wait: 1500,
      region: '',
      policies: policiesOf({ email: 'auto' }),
    });
  });
});
