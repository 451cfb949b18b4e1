/** Lookups from the browser's own surfaces: which start at once, and which are explained first. */
import { describe, expect, it } from 'vitest';
import type { LookupReply } from '../../../lib/extension/schemas/index.ts';
import { LOOKUP_COMMAND, LOOKUP_MENU } from '../../../lib/service/surfaces/browser-entry-points.ts';
import {
  BASE,
  cardIn,
  connected,
  createWorld,
  fails,
  lookup,
  pageOf,
  receiptsOf,
  settingsOf,
  type World,
} from '../world.ts';

const EMAIL = 'ann@example.com';
const tab = { id: 4, url: 'https://shop.example/form', private: false };
const shop = pageOf('https://shop.example', 4);
const frame = cardIn(shop);

interface Card {
  readonly card: { readonly id: string; readonly token: string };
  readonly text: string;
}
const shown = (world: World): Card => {
  const message = world.tabMessages.map((each) => each.message).find((each) => Object(each).card);
  return message as Card;
};

/** Clicks the menu item; the content script reports `text` as the selection. */
async function press(
  world: World,
  text: string | null,
  selection = 'as the browser says',
  where = tab,
) {
  world.replies = (message) => (Object(message).fieldmarkTab === 'showCard' ? text : undefined);
  const click = { menuItemId: LOOKUP_MENU.id, selectionText: selection, frameId: 0 };
  await world.service.entryPoints.onMenuClick(click, where);
}

async function answer(world: World, from = frame) {
  const { token } = shown(world).card;
  const card = world.card(token, from);
  return { about: await card.content, outcome: await card.answer };
}
const ANSWERED: Partial<LookupReply> = { state: 'answered', credits: 3, from: 'api' };

describe('one sound value', () => {
  it('is looked up once, at its price, and the card shows the answer', async () => {
    const world = await connected();
    await press(world, EMAIL);
    const { about, outcome } = await answer(world);
    expect(about).toMatchObject({
      value: { subject: { text: EMAIL }, place: 'selection', asked: true },
    });
    expect(outcome).toMatchObject({ ok: true, value: ANSWERED });
    expect(world.paid()).toHaveLength(1);
    expect(await receiptsOf(world)).toMatchObject([
      { credits: 3, automatic: false, origin: 'shop.example', state: 'answered' },
    ]);
  });

  it('is checked while its card loads, as if the card had requested it', async () => {
    const world = await connected();
    await settingsOf(world, { sites: { 'https://shop.example': { email: 'check' } } });
    await press(world, ` ${EMAIL}\n`);
    const { token } = shown(world).card;
    const about = await world.card(token, frame).content;
    const reading = about.ok ? about.value.reading : null;
    expect(reading?.found).toMatchObject([{ raw: EMAIL, verdict: { value: EMAIL } }]);
    const parsed = await world.send('parse', { text: EMAIL, place: 'selection' }, frame);
    expect(reading?.found.map(({ offer }) => offer.policy)).toEqual(
      parsed.ok ? parsed.value.found.map(({ offer }) => offer.policy) : [],
    );
    expect(reading?.found[0]?.offer.policy).toBe('check');
  });

  it('is not looked up if something next to it was not read', async () => {
    const world = await connected();
    await press(world, `${EMAIL}\n+49`);
    const { about, outcome } = await answer(world);
    expect(about).toMatchObject({ value: { reading: { unread: [{ text: '+49' }] } } });
    expect(outcome).toMatchObject({ ok: false });
    expect(world.paid()).toEqual([]);
  });

  it('is looked up at once, even if no card fetches the answer', async () => {
    const world = await connected();
    await press(world, EMAIL);
    await expect.poll(() => world.paid()).toHaveLength(1);
  });

  it('is looked up by the keyboard command too', async () => {
    const world = await connected();
    world.replies = () => EMAIL;
    await world.service.entryPoints.onCommand(LOOKUP_COMMAND, tab);
    expect(shown(world).text).toBe(EMAIL);
    expect((await answer(world)).outcome).toMatchObject({ ok: true, value: ANSWERED });
    expect(world.paid()).toHaveLength(1);
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

  it('costs nothing if its answer is cached', async () => {
    const world = await connected();
    await world.send('lookup', lookup(EMAIL));
    await press(world, EMAIL);
    expect((await answer(world)).outcome).toMatchObject({ value: { credits: 0, from: 'cache' } });
    expect(world.paid()).toHaveLength(1);
  });

  it('has its answer sent to the card once', async () => {
    const world = await connected();
    await press(world, EMAIL);
    await answer(world);
    const again = await answer(world);
    expect(again.outcome).toMatchObject({ ok: false, failure: { kind: 'worker-gone' } });
    expect(world.paid()).toHaveLength(1);
  });

  it('gets the API’s failure if the API refuses it', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails('payment-required'));
    await press(world, EMAIL);
    expect((await answer(world)).outcome).toMatchObject({
      ok: false,
      failure: { kind: 'payment-required' },
    });
  });

  it('leaves no trace if it is looked up in a private window', async () => {
    const world = await connected();
    await press(world, EMAIL, EMAIL, { ...tab, private: true });
    const inside = cardIn({ tab: { id: 4, url: tab.url, incognito: true } });
    expect((await answer(world, inside)).outcome).toMatchObject({ ok: true });
    expect(await world.send('history', { limit: 5 })).toMatchObject({ value: { entries: [] } });
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
    ['several values', 'ann@example.com bob@example.com'],
    ['a sound one and a wrong one', 'ann@example.com bad@example.com'],
    ['no value', 'hello there'],
    ['nothing', ''],
  ])('about %s: the card explains', async (_, text) => {
    const world = await connected();
    await press(world, text);
    const { about, outcome } = await answer(world);
    expect(about).toMatchObject({ value: { subject: { text } } });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'aborted', billed: 'no' } });
    expect(world.calls).toEqual([]);
  });

  it('without a key', async () => {
    const world = createWorld();
    await world.db.write('connection', 'connection', { baseUrl: BASE, keep: 'disk', key: null });
    await press(world, EMAIL);
    expect((await answer(world)).about).toMatchObject({ ok: true });
    expect(world.calls).toEqual([]);
  });

  it('if the content script says that the selection must not be read, whatever the browser reports', async () => {
    const world = await connected();
    await press(world, null, EMAIL);
    expect(shown(world).text).toBe(EMAIL);
    // The claim waits for the page's text, so afterwards the lookup is decided.
    await answer(world);
    expect(world.calls).toEqual([]);
    expect(world.opened).toEqual([]);
    expect(await receiptsOf(world)).toEqual([]);
  });

  it('before the page has reported its text, which is then looked up', async () => {
    const world = await connected();
    let report = (_text: string) => {};
    const reported = new Promise<string>((resolve) => {
      report = resolve;
    });
    world.replies = (message) => (Object(message).fieldmarkTab === 'showCard' ? reported : null);
    const click = { menuItemId: LOOKUP_MENU.id, selectionText: 'ann@example.com bob@', frameId: 0 };
    const pressed = world.service.entryPoints.onMenuClick(click, tab);
    await expect.poll(() => world.tabMessages).toHaveLength(1);
    expect(world.calls).toEqual([]);
    report('bob@example.com');
    await pressed;
    const { about } = await answer(world);
    expect(about).toMatchObject({ value: { subject: { text: 'bob@example.com' } } });
    expect(world.paid()).toMatchObject([{ params: { query: 'bob@example.com' } }]);
  });
});

it('prefers the text of the page to the browser’s, which has no line breaks', async () => {
  const world = await connected();
  const lines = 'ann@example.com\nbob@example.com';
  await press(world, lines, 'ann@example.combob@example.com');
  const { about } = await answer(world);
  expect(about).toMatchObject({ value: { subject: { text: lines } } });
  expect(world.calls).toEqual([]);
});
