/** Lookups from the browser's own surfaces: which start at once, and which are explained first. */
import { describe, expect, it } from 'vitest';
import type { LookupReply } from '../../../lib/extension/schemas/index.ts';
import { LOOKUP_COMMAND } from '../../../lib/service/surfaces/browser-entry-points.ts';
import {
  cardIn,
  connected,
  page,
  pressMenu,
  receiptsOf,
  replyOf,
  SHOP_TAB,
  settingsOf,
  type World,
} from '../world.ts';

const EMAIL = 'ann@example.com';
const frame = cardIn(page);

/** The cards that the page was told to show, in order, with the text that the browser reported. */
const shownIn = (world: World) =>
  world.tabMessages.flatMap(({ message }) => {
    const { card, text } = Object(message);
    return card ? [{ card: card as { id: string; token: string }, text: String(text) }] : [];
  });

/** Clicks the menu item; the content script reports `text` as the selection. */
function press(
  world: World,
  text: string | null,
  selection = 'as the browser says',
  where = SHOP_TAB,
) {
  world.replies = (message) => (Object(message).fieldmarkTab === 'showCard' ? text : undefined);
  return pressMenu(world, { selectionText: selection }, where);
}

/** What the frame of the card gets. */
async function answer(world: World, from = frame, token = shownIn(world)[0]?.card.token ?? '') {
  const card = world.card(token, from);
  return { about: await card.content, outcome: await card.answer };
}
const ANSWERED: Partial<LookupReply> = { state: 'answered', credits: 3, from: 'api' };

describe('one sound value', () => {
  it('is looked up once, at its price, and the card shows the answer, once', async () => {
    const world = await connected();
    await press(world, EMAIL);
    const { about, outcome } = await answer(world);
    const subject = { text: EMAIL };
    expect(about).toMatchObject({ value: { subject, place: 'selection', asked: true } });
    expect(outcome).toMatchObject({ ok: true, value: ANSWERED });
    expect(await receiptsOf(world)).toMatchObject([
      { credits: 3, automatic: false, origin: 'shop.example', state: 'answered' },
    ]);
    expect((await answer(world)).outcome).toMatchObject({ failure: { kind: 'worker-gone' } });
    expect(world.paid()).toHaveLength(1);
  });

  it('is checked while its card loads, as if the card had requested it', async () => {
    const world = await connected();
    await settingsOf(world, { sites: { 'https://shop.example': { email: 'check' } } });
    await press(world, ` ${EMAIL}\n`);
    const about = await replyOf(world.card(shownIn(world)[0]?.card.token ?? '', frame).content);
    const found = [{ raw: EMAIL, verdict: { value: EMAIL }, offer: { policy: 'check' } }];
    expect(about.reading).toMatchObject({ found });
    const parsed = await world.send('parse', { text: EMAIL, place: 'selection' }, frame);
    expect(parsed).toMatchObject({ value: { found } });
  });

  it('is not looked up if something next to it was not read', async () => {
    const world = await connected();
    await press(world, `${EMAIL}\n+49`);
    const { about, outcome } = await answer(world);
    expect(about).toMatchObject({ value: { reading: { unread: [{ text: '+49' }] } } });
    expect(outcome).toMatchObject({ ok: false });
    expect(world.paid()).toEqual([]);
  });

  it('is looked up by the keyboard command too, even if no card fetches the answer', async () => {
    const world = await connected();
    world.replies = () => EMAIL;
    await world.service.entryPoints.onCommand(LOOKUP_COMMAND, SHOP_TAB);
    expect(world.tabMessages).toMatchObject([{ tab: 1, frame: 3, message: { text: EMAIL } }]);
    await expect.poll(() => world.paid()).toHaveLength(1);
  });

  it.each(['off', 'check'] as const)(
    'is looked up even under %s, because the person requests it, not a page',
    async (policy) => {
      const world = await connected();
      const { policies } = await settingsOf(world, {});
      await settingsOf(world, {
        policies: { ...policies, email: policy },
        sites: { 'https://shop.example': { email: policy } },
      });
      await press(world, EMAIL);
      expect((await answer(world)).outcome).toMatchObject({ ok: true, value: ANSWERED });
    },
  );

  it('leaves no trace if it is looked up in a private window', async () => {
    const world = await connected();
    await press(world, EMAIL, EMAIL, { ...SHOP_TAB, private: true });
    const inside = cardIn({ tab: { ...SHOP_TAB, incognito: true } });
    expect((await answer(world, inside)).outcome).toMatchObject({ ok: true });
    expect(await replyOf(world.send('history', { limit: 5 }))).toEqual({ entries: [] });
    expect(await receiptsOf(world)).toMatchObject([{ origin: 'private window' }]);
  });

  it('survives the worker: after a restart the card finds the answer in the cache', async () => {
    const world = await connected();
    await press(world, EMAIL);
    await expect.poll(() => receiptsOf(world)).toMatchObject([{ state: 'answered' }]);
    await world.restart();
    const { about, outcome } = await answer(world);
    expect(about).toMatchObject({ value: { subject: { text: EMAIL } } });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'worker-gone', billed: 'no' } });
    const items = [{ kind: 'email' as const, value: EMAIL }];
    expect(await world.send('check', { items, place: 'selection' }, frame)).toMatchObject({
      value: { judgements: [{ offer: { answeredAt: world.now } }] },
    });
    expect(world.paid()).toHaveLength(1);
  });
});

describe('sends nothing to the API', () => {
  it.each([
    ['a value that is wrong', 'bad@example.com'],
    ['a value that is probably mistyped', 'typo@example.com'],
    ['a sound one and a wrong one', 'ann@example.com bad@example.com'],
    ['lines, which the browser reports without breaks', 'ann@example.com\nbob@example.com'],
    ['no value', 'hello there'],
    ['nothing', ''],
  ])('about %s: the card explains', async (_, text) => {
    const world = await connected();
    await press(world, text, text.replace('\n', ''));
    const { about, outcome } = await answer(world);
    expect(about).toMatchObject({ value: { subject: { text } } });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'aborted', billed: 'no' } });
    expect(world.calls).toEqual([]);
  });

  it('if the content script says that the selection must not be read, whatever the browser reports', async () => {
    const world = await connected();
    await press(world, null, EMAIL);
    expect(shownIn(world)).toMatchObject([{ text: EMAIL }]);
    // The claim waits for the page's text, so afterwards the lookup is decided.
    await answer(world);
    expect([world.calls, world.opened, await receiptsOf(world)]).toEqual([[], [], []]);
  });

  it('before the page has reported its text, which is then looked up', async () => {
    const world = await connected();
    const { promise: reported, resolve: report } = Promise.withResolvers<string>();
    world.replies = (message) => (Object(message).fieldmarkTab === 'showCard' ? reported : null);
    const pressed = pressMenu(world, { selectionText: 'ann@example.com bob@' });
    await expect.poll(() => world.tabMessages).toHaveLength(1);
    expect(world.calls).toEqual([]);
    report('bob@example.com');
    await pressed;
    const subject = { text: 'bob@example.com' };
    expect((await answer(world)).about).toMatchObject({ value: { subject } });
    expect(world.paid()).toMatchObject([{ params: { query: 'bob@example.com' } }]);
  });
});

describe('a card whose frame loads while the menu is open', () => {
  const prepare = (world: World, from = page) => replyOf(world.send('prepareMenuCard', {}, from));
  const CONTENT = { value: { subject: { text: EMAIL }, place: 'selection', asked: true } };

  it('gets its content on the press, in the frame that was loaded', async () => {
    const world = await connected();
    const card = await prepare(world);
    const { content, answer } = world.card(card.token, frame);
    const isReady = { message: { fieldmarkTab: 'cardReady' } };
    await expect.poll(() => world.tabMessages).toMatchObject([isReady]);
    expect(world.paid()).toEqual([]);
    await press(world, EMAIL);
    expect(shownIn(world)).toMatchObject([{ card }]);
    expect(await content).toMatchObject(CONTENT);
    expect(await answer).toMatchObject({ ok: true, value: ANSWERED });
    expect(world.paid()).toHaveLength(1);
  });

  it('gets it too if it connects after the press', async () => {
    const world = await connected();
    const { token } = await prepare(world);
    await press(world, EMAIL);
    expect(await world.card(token, frame).content).toMatchObject(CONTENT);
  });

  it('is not used for a press in another frame', async () => {
    const world = await connected();
    const { token } = await prepare(world, { ...page, frameId: 7, documentId: 'inner' });
    await press(world, EMAIL);
    expect(shownIn(world).map(({ card }) => card.token)).toEqual([
      expect.not.stringMatching(token),
    ]);
  });

  it('gets no content after another card was prepared for its frame', async () => {
    const world = await connected();
    const { token } = await prepare(world);
    const { content } = world.card(token, frame);
    await expect.poll(() => world.tabMessages).toHaveLength(1);
    await prepare(world);
    expect(await content).toMatchObject({ ok: false, failure: { kind: 'not-allowed' } });
  });

  it('opens nothing if the document blocks it, because nobody asked for it', async () => {
    const world = await connected();
    const { id } = await prepare(world);
    await replyOf(world.send('cardBlocked', { id }, page));
    expect(world.opened).toEqual([]);
  });
});
