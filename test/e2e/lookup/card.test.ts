/** The card opens in documents that forbid frames of others, over fullscreen, and in the frame that was clicked in. */
import { describe, expect, it } from 'vitest';
import { ANSWERED, cardFrames, cardOf } from '../support/card-surface.ts';
import { chooseMenuItem } from '../support/world.ts';
import {
  BODY,
  cardWorld,
  type DocumentWithHeaders,
  html,
  IBAN,
  opensIn,
  select,
} from './card-world.ts';

/** Documents that allow a frame of ours, by what is special about them. */
const DOCUMENTS: Readonly<Record<string, DocumentWithHeaders>> = {
  'with a policy that forbids all frames, styles and scripts': {
    body: html(BODY),
    headers: {
      'content-security-policy': "default-src 'none'; frame-src 'none'; child-src 'none'",
    },
  },
  'that embeds only permitted documents (COEP)': {
    body: html(BODY),
    headers: {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    },
  },
};
const OUTER: DocumentWithHeaders = {
  body: html(
    `<iframe title="same" src="inner.html" width="700" height="320"></iframe><iframe title="srcdoc" width="700" height="320" srcdoc='${html(BODY).replaceAll("'", '&apos;')}'></iframe>`,
  ),
};

const NAMES = Object.keys(DOCUMENTS);
const cards = cardWorld([...Object.values(DOCUMENTS), OUTER]);
const { world, go, lookUp } = cards;

describe('a card opens', () => {
  it.each(NAMES.map((name, i) => [name, i] as const))('in a document %s', (_, i) =>
    opensIn(cards, i),
  );

  it('over an element in fullscreen', async () => {
    const page = await go('inner.html');
    await page.evaluate(() => {
      addEventListener('click', () => void document.body.requestFullscreen(), { once: true });
    });
    await page.mouse.click(5, 5);
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await lookUp(page);
    await cardOf(page).reads(ANSWERED);
    await cardOf(page).press('Close');
    await cardOf(page).gone();
  });

  it.each(['same', 'srcdoc'])('in the frame that was clicked in (%s)', async (title) => {
    const page = await go(`document${NAMES.length}`);
    const element = await page.locator(`[title=${title}]`).elementHandle();
    const frame = await element?.contentFrame();
    if (!frame) throw new Error('no frame');
    expect(await select(frame)).toBe(IBAN);
    await chooseMenuItem(world, page, { selectionText: IBAN, frameUrl: frame.url() });
    await cardOf(page).reads(ANSWERED);
    expect(cardFrames(page).map((card) => card.parentFrame())).toEqual([frame]);
  });
});
