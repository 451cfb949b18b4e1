import { describe, expect, it } from 'vitest';
import { type BrowserSender, identifyCaller } from '../../../lib/service/messaging/caller.ts';
import { cardIn, page, pageOf, privateUi, ui } from '../world.ts';

const BASE = 'chrome-extension://fieldmark/';
const OWN = BASE.slice(0, -1);
const platform = { id: 'fieldmark', base: BASE, activeTab: async () => null };
const who = (sender: BrowserSender) => identifyCaller(sender, platform);
const tab = { id: 5, url: 'https://shop.example/form', incognito: false };

describe('a sender is', () => {
  it.each<[string, BrowserSender, string | null]>([
    ['the popup', ui, 'ui'],
    ['the popup, where the browser tells origins', { ...ui, origin: OWN }, 'ui'],
    ['a page of ours in a tab', { ...ui, frameId: 0, tab, origin: OWN }, 'ui'],
    ['card.html in a frame', cardIn(page), 'card'],
    ['card.html in a frame, no origin told', cardIn(page, 3, { origin: undefined }), 'card'],
    ['card.html with a query', cardIn(page, 3, { url: `${BASE}card.html?x#y` }), 'card'],
    ['a content script', page, 'page'],
    ['a content script in a sandboxed frame', { ...page, frameId: 3, origin: 'null' }, 'page'],

    ['popup.html in a frame', cardIn(page, 3, { url: `${BASE}popup.html` }), null],
    ['options.html in a frame', cardIn(page, 3, { url: `${BASE}options.html` }), null],
    ['a page of ours below the card’s', cardIn(page, 3, { url: `${BASE}card.html/x` }), null],
    ['card.html as a top document', cardIn(page, 0), null],
    ['card.html without a tab', cardIn(page, 3, { tab: undefined }), null],
    ['card.html with the origin of a page', cardIn(page, 3, { origin: 'https://a.example' }), null],
    ['card.html in a sandbox', cardIn(page, 3, { origin: 'null' }), null],
    ['the popup with the origin of a page', { ...ui, origin: 'https://a.example' }, null],
    ['the popup in a sandbox', { ...ui, origin: 'null' }, null],
    ['the popup of another extension', { ...ui, id: 'other' }, null],
    ['a look-alike', { ...ui, url: 'chrome-extension://fieldmark.evil/popup.html' }, null],
    ['a look-alike’s origin', { ...ui, origin: `${OWN}.evil` }, null],
    ['nobody', {}, null],
    ['a page without a tab', { id: 'fieldmark', url: 'https://shop.example/' }, null],
  ])('%s', async (_, sender, context) => {
    expect((await who(sender))?.context ?? null).toBe(context);
  });
});

it('a card has the site, the host and the privacy of the page that it stands in', async () => {
  expect(await who(cardIn(pageOf('https://shop.example', 4), 6))).toEqual({
    context: 'card',
    tab: 4,
    frame: 6,
    page: '4 https://shop.example/form',
    sites: ['https://shop.example'],
    host: 'shop.example',
    private: false,
  });
  const privatePage = { id: 9, url: 'https://a.example/', incognito: true };
  expect(await who(cardIn({ tab: privatePage }))).toMatchObject({ private: true });
});

it('our own pages are no site, and as private as the window they stand in', async () => {
  const nowhere = { tab: null, page: '', sites: [], host: '' };
  expect(await who(ui)).toMatchObject({ ...nowhere, private: false });
  expect(await who(privateUi)).toMatchObject({ ...nowhere, private: true });
  const inFront = async () => ({ id: 1, url: 'https://a.example/', private: true });
  const there = { ...platform, activeTab: inFront };
  expect(await identifyCaller(ui, there)).toMatchObject({ private: true });
});
