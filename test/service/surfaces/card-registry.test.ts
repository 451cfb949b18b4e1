/** Cards in pages: who owns them, how long a token is valid, and what they may learn. */
import { describe, expect, it, vi } from 'vitest';
import type { BrowserSender } from '../../../lib/service/messaging/caller.ts';
import { CLAIM_WITHIN_MS } from '../../../lib/service/surfaces/card-registry.ts';
import {
  cardIn,
  connected,
  KEY,
  page,
  pageOf,
  pressMenu,
  privatePage,
  replyOf,
  SHOP_TAB,
  settingsOf,
  ui,
  type World,
} from '../world.ts';

const SUBJECT = { kind: 'email', value: 'ann@example.com' } as const;
const REFUSED = { ok: false, failure: { kind: 'not-allowed' } };
const frame = cardIn(page);

const OTHERS: [string, BrowserSender][] = [
  ['another tab', pageOf('https://shop.example', 2)],
  ['another frame', { ...page, frameId: 4 }],
  ['the card itself', frame],
];

const open = (world: World, from = page) => replyOf(world.send('openCard', SUBJECT, from));
const claim = (world: World, token: string, from: BrowserSender = frame) =>
  world.card(token, from).content;
const messages = (world: World) => world.tabMessages.map(({ message }) => message);

describe('a card', () => {
  it('sends its subject to its frame, and reports to its page that it runs', async () => {
    const world = await connected();
    const framed = { ...page, frameId: 3, documentId: 'frame' };
    const { id, token } = await open(world, framed);
    expect(await replyOf(claim(world, token))).toMatchObject({
      subject: SUBJECT,
      place: 'text',
      asked: false,
      reading: { found: [{ raw: SUBJECT.value, verdict: SUBJECT, offer: { credits: 3 } }] },
    });
    const message = { fieldmarkTab: 'cardReady', id };
    expect(world.tabMessages).toEqual([{ tab: 1, frame: 3, message }]);
    expect(world.calls).toEqual([]);
  });

  it('says what the marks mean until the person has seen it, never in a private window', async () => {
    const world = await connected();
    const legend = async (from = page) =>
      (await replyOf(claim(world, (await open(world, from)).token, cardIn(from)))).legend;
    expect([await legend(), await legend(privatePage())]).toEqual([true, undefined]);
    await world.send('legendSeen', {}, frame);
    expect(await legend()).toBeUndefined();
  });

  it.each([
    [CLAIM_WITHIN_MS, true],
    [CLAIM_WITHIN_MS + 1, false],
    [-1, false],
  ])('can be claimed within five seconds, and no later (%i ms: %s)', async (age, allowed) => {
    const world = await connected();
    const { token } = await open(world);
    world.now += age;
    expect(await claim(world, token)).toMatchObject(allowed ? { ok: true } : REFUSED);
    expect(messages(world)).toHaveLength(allowed ? 1 : 0);
  });

  it('answers only its frame once it was claimed', async () => {
    const world = await connected();
    const { token } = await open(world);
    await claim(world, token);
    world.now += 3_600_000;
    expect(await claim(world, token)).toMatchObject({ ok: true });
    const others = [cardIn(page, 6), cardIn(pageOf('https://shop.example', 2))];
    for (const other of others) {
      const card = world.card(token, other);
      expect(await card.content).toMatchObject(REFUSED);
      card.report('pressed');
    }
    const intruders = [cardIn(page, 5, { origin: 'https://shop.example' }), page, ui, {}];
    for (const other of intruders) {
      const { disconnect, content, report } = world.card(token, other);
      report('pressed');
      await expect.poll(() => vi.mocked(disconnect).mock.calls).toHaveLength(1);
      expect(await Promise.race([content, 'nothing'])).toBe('nothing');
    }
    const isReady = { fieldmarkTab: 'cardReady' };
    expect(messages(world)).toEqual(messages(world).map(() => expect.objectContaining(isReady)));
  });

  it('can be claimed only with its token in its tab; other attempts do not use the token up', async () => {
    const world = await connected();
    const { id, token } = await open(world);
    const elsewhere = cardIn(pageOf('https://evil.example', 2));
    expect(await claim(world, token, elsewhere)).toMatchObject(REFUSED);
    for (const other of ['', id, 'unknown'])
      expect(await claim(world, other)).toMatchObject(REFUSED);
    expect(await claim(world, token)).toMatchObject({ ok: true });
  });

  it('survives a restart of the worker', async () => {
    const world = await connected();
    const { id, token } = await open(world);
    await world.restart();
    await claim(world, token);
    await world.restart();
    const { content, report } = world.card(token, frame);
    report('pressed');
    expect(await content).toMatchObject({ ok: true, value: { subject: SUBJECT } });
    expect(messages(world).at(-1)).toEqual({ fieldmarkTab: 'cardPressed', id });
  });

  it('does not exist if it is damaged in memory', async () => {
    const world = await connected();
    const { token } = await open(world);
    world.session.set('fieldmark.cards', [{ token }]);
    expect(await claim(world, token)).toMatchObject(REFUSED);
    expect(await claim(world, (await open(world)).token)).toMatchObject({ ok: true });
  });
});

it('is not ended by another tab, however many cards that tab opens', async () => {
  const world = await connected();
  const { token } = await open(world);
  const greedy = pageOf('https://greedy.example', 2);
  for (let i = 0; i < 30; i += 1) await open(world, greedy);
  expect(await claim(world, token)).toMatchObject({ ok: true });
  expect(JSON.stringify(world.session.get('fieldmark.cards')).match(/"token"/g)).toHaveLength(9);
});

it('removes a private window’s card from memory after ten minutes', async () => {
  const world = await connected();
  await open(world, privatePage());
  await open(world);
  const kept = () => JSON.stringify(world.session.get('fieldmark.cards'));
  expect(kept()).toContain('secret.example');
  world.now += 10 * 60_000;
  await open(world);
  expect(kept()).not.toContain('secret.example');
  expect(kept()).toContain('shop.example');
});

describe('a card that its page moved', () => {
  it('gets a new token and is claimed again; the old token is invalid', async () => {
    const world = await connected();
    const { id, token } = await open(world);
    await claim(world, token);
    world.now += 60_000;
    const renewed = await replyOf(world.send('renewCardToken', { id }, page));
    expect(renewed).toEqual({ id, token: expect.not.stringMatching(token) });
    expect(await claim(world, token)).toMatchObject(REFUSED);
    const again = await claim(world, renewed.token, cardIn(page, 9));
    expect(again).toMatchObject({ value: { subject: SUBJECT } });
  });

  it.each(OTHERS)('is not renewed for another sender (%s)', async (_, from) => {
    const world = await connected();
    const { id, token } = await open(world);
    expect(await world.send('renewCardToken', { id }, from)).toMatchObject(REFUSED);
    expect(await claim(world, token)).toMatchObject({ ok: true });
  });
});

it('reports to the frame that contains it, and nothing from which the page could infer its content', async () => {
  const world = await connected();
  const { id, token } = await open(world, { ...page, frameId: 3 });
  const card = world.card(token, frame);
  for (const report of ['pressed', { height: 200 }, 'height', 'close']) card.report(report);
  await card.content;
  expect(world.tabMessages).toEqual(
    ['cardReady', 'cardPressed', 'cardClosed'].map((fieldmarkTab) => ({
      tab: 1,
      frame: 3,
      message: { fieldmarkTab, id },
    })),
  );
});

it('has no key in it, and its texts in the language of the person', async () => {
  const world = await connected();
  await settingsOf(world, { language: 'de' });
  const subject = { ...SUBJECT, value: `${KEY}@bad` };
  const { token } = await replyOf(world.send('openCard', subject, page));
  const content = await replyOf(claim(world, token));
  expect(content.reading?.found[0]?.verdict.headline).toMatch(/^[A-Z]/);
  expect(JSON.stringify(content)).not.toContain(KEY);
});

describe('a document that blocks our frames', () => {
  /** The card that a click on the menu item opened. */
  async function pressed(world: World, isPrivate = false): Promise<{ id: string; token: string }> {
    world.replies = () => 'ann@example.com';
    const click = { selectionText: 'ann@example.com' };
    await pressMenu(world, click, { ...SHOP_TAB, private: isPrivate });
    return Object(messages(world)[0]).card;
  }
  const blocked = (world: World, id: string, from = page) =>
    world.send('cardBlocked', { id }, from);

  it('has the card that the person asked for opened in the popup, once', async () => {
    const world = await connected();
    const { id } = await pressed(world);
    await blocked(world, id);
    expect(world.opened).toEqual(['/popup.html?handed=1']);
    await blocked(world, id);
    await blocked(world, id);
    expect(world.opened).toHaveLength(1);
    const handed = await replyOf(world.send('takeHandedText', {}));
    expect(handed).toEqual({ text: 'ann@example.com' });
  });

  it('opens nothing for a card that the person did not ask for, or that runs', async () => {
    const world = await connected();
    const { id: hovered } = await open(world);
    const { id: running, token } = await pressed(world);
    await claim(world, token);
    for (const id of [hovered, running, 'unknown']) await blocked(world, id);
    expect(world.opened).toEqual([]);
  });

  it.each(OTHERS)('cannot be reported by %s', async (_, from) => {
    const world = await connected();
    const { id } = await pressed(world);
    await blocked(world, id, from);
    expect(world.opened).toEqual([]);
    await blocked(world, id);
    expect(world.opened).toHaveLength(1);
  });

  it('marks a handed-over text from a private window as private', async () => {
    const world = await connected();
    const { id } = await pressed(world, true);
    await blocked(world, id, privatePage(1));
    expect(world.opened).toEqual(['/popup.html?handed=1&private=1']);
  });
});
