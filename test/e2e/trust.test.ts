/** Clickjacking: whatever a page does to our interface, no press in it spends (DESIGN: Surfaces). */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { given } from './bounded.ts';
import { cardFrames, cardOf } from './card-surface.ts';
import { closePopup, popupOver } from './popup-surface.ts';
import {
  asked,
  confirm,
  fillIn,
  hover,
  pay,
  pressAt,
  settled,
  type Visit,
  visit,
} from './steps.ts';
import { until } from './until.ts';
import { aMinuteLater, openWorld, type World } from './world.ts';

const LOOK_UP = 'Look up · 3 credits';

/** What a page can do to `fieldmark-field` and `fieldmark-card`, and how it lets go of it again. */
const TRICKS = `
const ours = () => document.querySelector('fieldmark-field, fieldmark-card');
const root = document.documentElement;
function cover(style) {
  const lid = document.createElement('div');
  lid.id = 'lid';
  lid.popover = 'manual';
  lid.className = 'lid';
  lid.style.cssText = 'position:fixed;inset:0;margin:0;border:0;padding:0;width:100vw;height:100vh;' + style;
  document.body.append(lid);
  lid.showPopover();
}
function wrap(style) {
  const host = ours();
  const box = document.createElement('div');
  box.id = 'box';
  box.style.cssText = style;
  root.append(box);
  box.append(host);
  host.showPopover();
}
const tricks = {
  'covers it': () => cover('background:pink'),
  'covers it with something the pointer goes through': () => cover('background:pink;pointer-events:none'),
  'covers it with nothing to see that swallows presses': () => cover('background:none;opacity:0'),
  'covers it with a backdrop': () => cover('width:0;height:0;overflow:hidden'),
  'covers it with a view transition': () => { passing = document.startViewTransition(() => {}); },
  'fades the page': () => root.style.setProperty('opacity', '0.001', 'important'),
  'filters the page': () => root.style.setProperty('filter', 'opacity(0)', 'important'),
  'clips the page': () => root.style.setProperty('clip-path', 'inset(0 0 99% 0)', 'important'),
  'blends the page': () => root.style.setProperty('mix-blend-mode', 'difference', 'important'),
  'puts it into a faded box': () => wrap('opacity:0'),
  'puts it into a masked box': () => wrap('mask-image:linear-gradient(transparent, transparent)'),
};
let passing;
function letGo() {
  passing?.skipTransition();
  document.getElementById('lid')?.remove();
  root.removeAttribute('style');
  const box = document.getElementById('box');
  const host = box?.firstChild;
  if (host) { root.append(host); host.showPopover(); }
  box?.remove();
}`;

const NAMES = [...TRICKS.matchAll(/^ {2}'(.+?)':/gm)].map(([, name]) => name ?? '');
/** Those that the card is tried with: over it, around it, and its own place in the tree. */
const ON_CARD = NAMES.filter((name) => /goes through|backdrop|filters|faded box/.test(name));

const PAGE = `<!doctype html><html lang="en"><title>Tricks</title><body style="margin:40px;font:16px/2 serif">
<style>.lid::backdrop { background: pink; pointer-events: none }
::view-transition { background: pink; pointer-events: none }
::view-transition-group(root) { animation-duration: 60s }</style>
<form id="f" onsubmit="return false"><label>Email <input type="email" name="email" autocomplete="email"></label> <button>Send the order</button></form>
<div style="height:180px"></div>${NAMES.map((_, i) => `<p style="margin:0">card${i}@gmail.com</p>`).join('\n')}
<p>twice@gmail.com</p><p style="margin:0">honest.card@gmail.com</p><div style="height:3000px"></div>
<script>${TRICKS}</script>`;

/** Names our hosts before we do, and puts its own ears on everything our scripts may call. */
const NOSY = `<!doctype html><html lang="en"><title>Nosy</title>
<script>
const learned = [];
let busy = false;
const tell = (what, detail) => learned.push(what + ' ' + detail);
for (const name of ['fieldmark-field', 'fieldmark-card']) {
  customElements.define(name, class extends HTMLElement {
    constructor() {
      super();
      this.spy();
    }
    connectedCallback() { this.spy(); }
    spy() {
      if (this.shadowRoot) tell('shadowRoot', this.shadowRoot.textContent);
      try { const { shadowRoot } = this.attachInternals(); if (shadowRoot) tell('internals', shadowRoot.textContent); } catch {}
      if (this.textContent) tell('text', this.textContent);
    }
  });
}
const listen = (owner, name) => {
  const real = owner[name];
  owner[name] = function (...args) {
    if (!busy) {
      busy = true;
      try {
        const said = [this, ...args].map((one) => String(one?.localName ?? one)).join(' ');
        // What the page knows of itself aside: our names, our prices, our verdicts.
        if (/fieldmark|credits|public mail/i.test(said)) tell(name, said);
      } catch {}
      busy = false;
    }
    return Reflect.apply(real, this, args);
  };
};
listen(Element.prototype, 'attachShadow');
listen(Element.prototype, 'setAttribute');
listen(Node.prototype, 'appendChild');
listen(Element.prototype, 'append');
listen(HTMLElement.prototype, 'showPopover');
listen(EventTarget.prototype, 'addEventListener');
listen(EventTarget.prototype, 'dispatchEvent');
listen(Document.prototype, 'createElement');
listen(Document.prototype, 'elementFromPoint');
listen(window, 'matchMedia');
listen(window, 'getComputedStyle');
listen(window, 'requestIdleCallback');
listen(window, 'setTimeout');
for (const name of ['push', 'map', 'filter', 'find', 'some', 'join', 'includes']) listen(Array.prototype, name);
for (const name of ['trim', 'slice', 'toLowerCase', 'split', 'match', 'replace']) listen(String.prototype, name);
listen(RegExp.prototype, 'exec');
listen(RegExp.prototype, 'test');
listen(Map.prototype, 'set');
listen(Promise.prototype, 'then');
listen(JSON, 'stringify');
addEventListener('message', ({ data }) => tell('message', JSON.stringify(data)));
</script>
<form><label>Email <input type="email" name="email" autocomplete="email"></label><button>Send the order</button></form>
<p>office@gmail.com</p>`;

/** What the worker's scope offers to see what no page can. */
declare const chrome: {
  action: { getBadgeText(details: object): Promise<string>; openPopup(): Promise<void> };
};

let world: World;
const open: Visit[] = [];

async function go(path: string): Promise<Visit> {
  const visited = await visit(world, path);
  open.push(visited);
  return visited;
}

beforeAll(async () => {
  world = await openWorld({ extra: { '/tricks.html': PAGE, '/nosy.html': NOSY } });
  await world.connect({ auto: false });
});
afterAll(() => world.close());
afterEach(async () => {
  const [last] = open;
  if (last) await closePopup(last.page);
  for (const { page } of open.splice(0)) await page.close();
  await aMinuteLater(world);
});

async function badge(): Promise<string> {
  const worker = await world.browser.worker();
  return worker.evaluate(() => chrome.action.getBadgeText({}));
}

const play = ({ page }: Visit, trick: string) =>
  page.evaluate(`void tricks[${JSON.stringify(trick)}]()`);

/** The page lets go of ours, and what its trick opened is closed, before the next one. */
async function letGo({ page }: Visit): Promise<void> {
  await page.evaluate('letGo()');
  await page.evaluate(() => scrollTo(0, 0));
  await closePopup(page);
  // What a page may ask for in a minute is no reason why a trick fails.
  await aMinuteLater(world);
}

const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  [x + width / 2, y + height / 2] as const;

/**
 * Where the card's own button stands in the viewport: asked of the frame and of the accessibility
 * tree, past the page's scripts.
 */
async function cardButton({ page, seen }: Visit): Promise<readonly [number, number]> {
  const frame = await cardOf(page).frame();
  const button = frame.getByRole('button', { name: LOOK_UP });
  let last: readonly [number, number] = [Number.NaN, Number.NaN];
  // Its frame takes the height of what it says, and its place by that.
  return until(async () => {
    const inner = await button.evaluate((each) => each.getBoundingClientRect().toJSON());
    const outer = await seen.box(await seen.get('Iframe', 'Fieldmark'));
    const [x, y] = middle(inner);
    const now = [outer.x + x, outer.y + y] as const;
    const before = last;
    last = now;
    expect(now).toEqual(before);
    return now;
  });
}

/** All that a page can lure a person into: a press on the button's place, and the keyboard after it. */
async function lure({ page }: Visit, [x, y]: readonly [number, number]): Promise<void> {
  await given(pressAt(page, x, y));
  await given(page.mouse.dblclick(x, y, { delay: 30 }));
  for (const key of ['Enter', 'Space', 'Tab', 'Enter']) await given(page.keyboard.press(key));
}

describe('the priced button on the field line', () => {
  it('spends nothing while the page plays any trick, and its price in the popup after all of them', async () => {
    const here = await go('tricks.html');
    const address = (trick: string) => `line${NAMES.indexOf(trick)}@gmail.com`;
    for (const trick of NAMES) {
      await fillIn(here, address(trick));
      const place = middle(await here.seen.box(await here.seen.get('button', LOOK_UP)));
      await play(here, trick);
      await lure(here, place);
      await letGo(here);
    }
    await settled(world);
    const spent = await Promise.all(NAMES.map((trick) => asked(world, address(trick))));
    expect(NAMES.filter((_, i) => spent[i] !== 0)).toEqual([]);
    // Whatever the keyboard did to the line: the honest path is open.
    await fillIn(here, 'honest@gmail.com');
    await pay(world, here, LOOK_UP, 3);
    expect(await asked(world, 'honest@gmail.com')).toBe(3);
    await here.seen.gone('button', LOOK_UP);
  });

  it('opens the popup at the first press, also after the page was scrolled', async () => {
    const here = await go('tricks.html');
    await fillIn(here, 'scrolled@gmail.com');
    await here.seen.get('button', LOOK_UP);
    await here.page.mouse.wheel(0, 30);
    await here.page.waitForFunction(() => scrollY === 30);
    await here.seen.press('button', LOOK_UP);
    await confirm(world, here.page, 3);
    expect(await asked(world, 'scrolled@gmail.com')).toBe(3);
  });

  it('is confirmed by no Enter before there was time to read it', async () => {
    const here = await go('tricks.html');
    await fillIn(here, 'eager@gmail.com');
    await here.seen.press('button', LOOK_UP);
    const popup = await popupOver(here.page);
    const appeared = Number(await popup.evaluate('performance.timeOrigin'));
    await until(async () => {
      await popup.press('Enter');
      expect(await asked(world, 'eager@gmail.com')).toBe(3);
    });
    const call = (await world.paid()).find(({ query }) => query.query === 'eager@gmail.com');
    expect(Number(call?.at) - appeared).toBeGreaterThanOrEqual(500);
  });

  it('says that its question waits in the toolbar where the popup is open already', async () => {
    const here = await go('tricks.html');
    await fillIn(here, 'second.one@gmail.com');
    const button = await here.seen.get('button', LOOK_UP);
    const worker = await world.browser.worker();
    await worker.evaluate(() => chrome.action.openPopup());
    // By the keyboard: the mouse would close the popup that is open.
    await here.seen.focus(button);
    await here.page.keyboard.press('Enter');
    await here.seen.get('status', /waits in the toolbar/);
    expect(await badge()).toBe('1');
    await closePopup(here.page);
    // Opened by hand, the popup has it on top; asked there, the badge goes and the line has the answer.
    const popup = await world.browser.open(world.browser.pageUrl('popup.html'));
    await popup.getByText('second.one@gmail.com').first().waitFor();
    await popup.getByRole('button', { name: LOOK_UP }).first().click();
    await until(async () => expect(await asked(world, 'second.one@gmail.com')).toBe(3));
    await until(async () => expect(await badge()).toBe(''));
    await popup.close();
    await here.seen.gone('status', /waits in the toolbar/);
    await here.seen.gone('button', LOOK_UP);
  });

  it('leaves the focus where it was when the popup closes', async () => {
    const here = await go('tricks.html');
    await fillIn(here, 'focus@gmail.com');
    await here.page.getByLabel('Email').focus();
    await here.seen.press('button', LOOK_UP);
    const popup = await popupOver(here.page);
    await popup.close();
    const focused = () =>
      here.page.evaluate(() => [document.activeElement?.getAttribute('name'), document.hasFocus()]);
    await until(async () => expect(await focused()).toEqual(['email', true]));
    await here.page.keyboard.press('End');
    await here.page.keyboard.type('.uk');
    expect(await here.page.getByLabel('Email').inputValue()).toBe('focus@gmail.com.uk');
    expect(await asked(world, 'focus@gmail.com')).toBe(0);
  });
});

describe('the priced button in the card', () => {
  it('spends nothing while the page plays any trick, and its price in the popup after all of them', async () => {
    const here = await go('tricks.html');
    const address = (trick: string) => `card${NAMES.indexOf(trick)}@gmail.com`;
    for (const trick of ON_CARD) {
      await hover(here.page, address(trick));
      await cardOf(here.page).reads(new RegExp(address(trick)));
      const place = await cardButton(here);
      await play(here, trick);
      await lure(here, place);
      await letGo(here);
      // The next value lies beneath the card.
      await until(async () => {
        await pressAt(here.page, 2, 2);
        expect(cardFrames(here.page)).toEqual([]);
      });
    }
    await settled(world);
    const spent = await Promise.all(ON_CARD.map((trick) => asked(world, address(trick))));
    expect(ON_CARD.filter((_, i) => spent[i] !== 0)).toEqual([]);
    await hover(here.page, 'honest.card@gmail.com');
    await cardOf(here.page).reads(/honest\.card@gmail\.com/);
    await pressAt(here.page, ...(await cardButton(here)));
    await confirm(world, here.page, 3);
    await cardOf(here.page).reads(/Ask again · 3 credits/);
    expect(await asked(world, 'honest.card@gmail.com')).toBe(3);
  });

  it('spends once on a double Enter in the popup', async () => {
    const here = await go('tricks.html');
    await hover(here.page, 'twice@gmail.com');
    await pressAt(here.page, ...(await cardButton(here)));
    const popup = await popupOver(here.page);
    await until(async () => {
      await popup.press('Enter');
      await popup.press('Enter');
      expect(await asked(world, 'twice@gmail.com')).toBeGreaterThan(0);
    });
    await cardOf(here.page).reads(/Ask again · 3 credits/);
    await settled(world);
    expect(await asked(world, 'twice@gmail.com')).toBe(3);
  });

  it('stands again, three times, where the page puts its frame elsewhere, and then no more', async () => {
    const here = await go('tricks.html');
    await hover(here.page, 'card0@gmail.com');
    for (let i = 0; i < 3; i += 1) {
      const frame = await cardOf(here.page).frame();
      await here.page.evaluate(() => {
        const host = document.querySelector('fieldmark-card');
        if (host) document.body.append(host);
      });
      await until(() => expect(frame.isDetached()).toBe(true));
      await cardOf(here.page).reads(/card0@gmail\.com/);
    }
    await here.page.evaluate(() => {
      const host = document.querySelector('fieldmark-card');
      if (host) document.body.append(host);
    });
    await cardOf(here.page).gone();
    expect(cardFrames(here.page)).toEqual([]);
  });
});

describe('a page that listens to everything', () => {
  it('learns nothing of ours and breaks nothing of ours', async () => {
    const here = await go('nosy.html');
    await fillIn(here, 'bob@gmial.com');
    await here.seen.get('button', 'Use bob@gmail.com');
    await fillIn(here, 'bob@gmail.com');
    await pay(world, here, LOOK_UP, 3);
    await here.seen.get('status', /\S/);
    await hover(here.page, 'office@gmail.com');
    await pressAt(here.page, ...(await cardButton(here)));
    await confirm(world, here.page, 3);
    await cardOf(here.page).reads(/Ask again · 3 credits/);
    // From here on the page hears no more: it would hear its own list being read.
    const learned = await here.page.evaluate('busy = true; learned');
    expect(learned).toEqual([]);
    const hosts = await here.page.evaluate(() =>
      [...document.querySelectorAll('fieldmark-field, fieldmark-card')].map((host) => [
        host.outerHTML,
        host.shadowRoot,
      ]),
    );
    expect(hosts.length).toBeGreaterThan(0);
    for (const [html, root] of hosts) {
      expect(html).toMatch(/^<fieldmark-\w+ popover="manual"><\/fieldmark-\w+>$/);
      expect(root).toBeNull();
    }
  });
});
