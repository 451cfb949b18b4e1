import { describe, expect, it } from 'vitest';
import {
  type BrowserSender,
  hostOfUrl,
  identifyCaller,
  siteOfUrl,
} from '../../../lib/service/messaging/caller.ts';
import { cardIn, page, pageOf, privateUi, ui } from '../world.ts';

const BASE = 'chrome-extension://fieldmark/';
const ORIGIN = BASE.slice(0, -1);
const platform = { id: 'fieldmark', base: BASE, activeTab: async () => null };
const who = (sender: BrowserSender) => identifyCaller(sender, platform);
const tab = { id: 5, url: 'https://shop.example/form', incognito: false };

describe('a sender is', () => {
  it.each<[string, BrowserSender, string | null]>([
    ['the popup', ui, 'ui'],
    ['the popup, where the browser reports origins', { ...ui, origin: ORIGIN }, 'ui'],
    ['a page of ours in a tab', { ...ui, frameId: 0, tab, origin: ORIGIN }, 'ui'],
    ['card.html in a frame', cardIn(page), 'card'],
    ['card.html in a frame, no origin reported', cardIn(page, 3, { origin: undefined }), 'card'],
    ['card.html with a query', cardIn(page, 3, { url: `${BASE}card.html?x#y` }), 'card'],
    ['a content script', page, 'page'],
    ['a content script in a sandboxed frame', { ...page, frameId: 3, origin: 'null' }, 'page'],

    ['the side panel', { ...ui, url: `${BASE}sidepanel.html?window=7` }, 'ui'],
    ['sidepanel.html in a frame', cardIn(page, 3, { url: `${BASE}sidepanel.html?window=7` }), null],
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
    ['a look-alike’s origin', { ...ui, origin: `${ORIGIN}.evil` }, null],
    ['nobody', {}, null],
    ['a page without a tab', { id: 'fieldmark', url: 'https://shop.example/' }, null],
  ])('%s', async (_, sender, context) => {
    expect((await who(sender))?.context ?? null).toBe(context);
  });
});

it('gives a card the site, host and privacy of the page that contains it', async () => {
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

it('gives our own pages no site, and the privacy of their window', async () => {
  const nowhere = { tab: null, page: '', sites: [], host: '' };
  expect(await who(ui)).toMatchObject({ ...nowhere, private: false });
  expect(await who(privateUi)).toMatchObject({ ...nowhere, private: true });
  const activeTab = async () => ({ id: 1, url: 'https://a.example/', private: true });
  const beside = (sender: BrowserSender) => identifyCaller(sender, { ...platform, activeTab });
  expect(await beside(ui)).toMatchObject({ private: true });
  // A page in a tab is as private as its tab, whichever window is focused.
  expect(await beside({ ...ui, frameId: 0, tab })).toMatchObject({ private: false });
});

describe('a content script', () => {
  const shop = { id: 4, url: 'https://shop.example/form', incognito: false };
  const frameAt = (url: string, more: Partial<BrowserSender> = {}): BrowserSender => ({
    id: 'fieldmark',
    url,
    frameId: 3,
    tab: shop,
    ...more,
  });

  it('has the rules of its frame and of the page around it, and the host of that page', async () => {
    expect(await who(frameAt('https://pay.example/card'))).toEqual({
      context: 'page',
      tab: 4,
      frame: 3,
      page: '4 https://pay.example/card',
      sites: ['https://shop.example', 'https://pay.example'],
      host: 'shop.example',
      private: false,
    });
    expect(await who(frameAt('https://shop.example/a'))).toMatchObject({
      sites: ['https://shop.example'],
    });
  });

  it.each([
    ['about:blank', 'https://ad.example', ['https://shop.example', 'https://ad.example']],
    ['about:srcdoc', 'https://shop.example', ['https://shop.example']],
    ['blob:https://ad.example/1', undefined, ['https://shop.example', 'https://ad.example']],
    ['about:blank', undefined, ['https://shop.example', 'about:']],
    ['https://ad.example/about:blank', 'null', ['https://shop.example', 'https://ad.example']],
    ['data:text/html,x', 'null', ['https://shop.example', 'unknown:']],
  ])('in %s of %s has the rules of %j', async (url, origin, sites) => {
    expect(await who(frameAt(url, { origin }))).toMatchObject({ sites });
  });

  it('is identified by its document id, or by its URL without the fragment', async () => {
    const named = await who(frameAt('https://shop.example/#a', { documentId: 'doc-9' }));
    expect(named?.page).toBe('4 doc-9');
    for (const fragment of ['#a', '#b']) {
      const { page } = (await who(frameAt(`https://shop.example/x${fragment}`))) ?? {};
      expect(page).toBe('4 https://shop.example/x');
    }
  });

  it('counts as in frame 0 of the page where the browser names no frame', async () => {
    const [host, url] = ['a.example:8080', 'https://a.example:8080/x'];
    expect(await who({ id: 'fieldmark', url, tab: { id: 4, incognito: true } })).toMatchObject({
      frame: 0,
      sites: [`https://${host}`],
      host,
      private: true,
    });
  });

  it.each([
    [true, undefined],
    [undefined, undefined],
    [false, true],
  ])('in a tab with active: %s is in the background: %s', async (active, expected) => {
    const caller = await who({ ...page, tab: { ...shop, active } });
    expect(caller?.inBackground).toBe(expected);
  });
});

it.each([
  ['file:///tmp/a.html', 'file:', 'file:'],
  ['https://A.example:443/x', 'https://a.example', 'a.example'],
  ['no address', 'unknown:', ''],
])('%s is the site %s and the host %j', (url, site, host) => {
  expect([siteOfUrl(url), hostOfUrl(url)]).toEqual([site, host]);
});

it('treats a page with text from a private window as private', async () => {
  const isPrivate = async (query: string) =>
    (await who({ ...ui, url: `${BASE}workbench.html${query}` }))?.private;
  const all = await Promise.all(['?private=1', '?private=0', ''].map(isPrivate));
  expect(all).toEqual([true, false, false]);
});

it('gives the side panel the window in its address, and the privacy of that window', async () => {
  const inWindow = async (window?: number) => ({ id: 1, url: '', private: window === 7 });
  const askedBy = (url: string) =>
    identifyCaller({ ...ui, url: BASE + url }, { ...platform, activeTab: inWindow });
  expect(await askedBy('sidepanel.html?window=7')).toMatchObject({ window: 7, private: true });
  expect(await askedBy('sidepanel.html?window=8')).toMatchObject({ window: 8, private: false });
  // A private window that is closing has no tab any more.
  expect(await askedBy('sidepanel.html?window=8&private=1')).toMatchObject({ private: true });
  for (const url of ['sidepanel.html', 'sidepanel.html?window=x', 'popup.html?window=7']) {
    expect(await askedBy(url)).not.toHaveProperty('window');
  }
});
