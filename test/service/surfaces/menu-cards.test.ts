/** Cards whose frames load while the browser's menu is open: they get no content before the press. */
import { describe, expect, it } from 'vitest';
import { LOOKUP_MENU } from '../../../lib/service/surfaces/browser-entry-points.ts';
import { cardIn, connected, pageOf, type World } from '../world.ts';

const EMAIL = 'ann@example.com';
const REFUSED = { ok: false, failure: { kind: 'not-allowed' } };
const tab = { id: 4, url: 'https://shop.example/form', private: false };
const shop = pageOf('https://shop.example', 4);
const frame = cardIn(shop);

async function prepare(world: World, from = shop) {
  const outcome = await world.send('prepareMenuCard', {}, from);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

async function press(world: World, frameId = 0): Promise<void> {
  world.replies = (message) => (Object(message).fieldmarkTab === 'showCard' ? EMAIL : undefined);
  const click = { menuItemId: LOOKUP_MENU.id, selectionText: EMAIL, frameId };
  await world.service.entryPoints.onMenuClick(click, tab);
}
const shownCards = (world: World) =>
  world.tabMessages.flatMap(({ message }) => Object(message).card ?? []);

describe('a card that is prepared while the menu is open', () => {
  it('gets its content on the press, in the frame that was loaded', async () => {
    const world = await connected();
    const { id, token } = await prepare(world);
    const { content, answer } = world.card(token, frame);
    await expect
      .poll(() => world.tabMessages)
      .toMatchObject([{ message: { fieldmarkTab: 'cardReady' } }]);
    expect(world.paid()).toEqual([]);
    await press(world);
    expect(shownCards(world)).toEqual([{ id, token }]);
    expect(await content).toMatchObject({
      ok: true,
      value: { subject: { text: EMAIL }, place: 'selection', asked: true, reading: {} },
    });
    expect(await answer).toMatchObject({ ok: true, value: { state: 'answered', credits: 3 } });
    expect(world.paid()).toHaveLength(1);
  });

  it('gets its content even if it loads after the press', async () => {
    const world = await connected();
    const { token } = await prepare(world);
    await press(world);
    expect(await world.card(token, frame).content).toMatchObject({
      value: { subject: { text: EMAIL }, asked: true },
    });
  });

  it('gets its content if it connects just before the press', async () => {
    const world = await connected();
    const { token } = await prepare(world);
    const { content } = world.card(token, frame);
    await press(world);
    expect(await content).toMatchObject({ value: { subject: { text: EMAIL }, asked: true } });
  });

  it('is not used for a press in another frame', async () => {
    const world = await connected();
    const { token } = await prepare(world, { ...shop, frameId: 7, documentId: 'inner' });
    await press(world);
    expect(shownCards(world)).toHaveLength(1);
    expect(shownCards(world)).not.toContainEqual(expect.objectContaining({ token }));
  });

  it('gets no content after another card was prepared for its frame', async () => {
    const world = await connected();
    const { token } = await prepare(world);
    const { content } = world.card(token, frame);
    await expect.poll(() => world.tabMessages).toHaveLength(1);
    await prepare(world);
    expect(await content).toMatchObject(REFUSED);
  });

  it('opens nothing if the document blocks it, because nobody asked for it', async () => {
    const world = await connected();
    const { id } = await prepare(world);
    expect(await world.send('cardBlocked', { id }, shop)).toMatchObject({ ok: true });
    expect(world.opened).toEqual([]);
  });
});
