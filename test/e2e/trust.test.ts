/** Clickjacking: what a page does to our interface makes nobody pay (DESIGN: The page). */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { afterReading, asked, fillIn, pay, settled, typeInto, type Visit, visit } from './steps.ts';
import { until } from './until.ts';
import { openWorld, type World } from './world.ts';

const LOOK_UP = 'Look up · 3 credits';

/** What a page can do to `fieldmark-field` and `fieldmark-card`, and how it lets go of it again. */
const TRICKS = `
const ours = () => document.querySelector('fieldmark-field, fieldmark-card');
const root = document.documentElement;
function cover(style) {
  const lid = document.createElement('div');
  lid.id = 'lid';
  lid.popover = 'manual';
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
  'fades the page': () => root.style.setProperty('opacity', '0.001', 'important'),
  'filters the page': () => root.style.setProperty('filter', 'opacity(0)', 'important'),
  'clips the page': () => root.style.setProperty('clip-path', 'inset(0 0 99% 0)', 'important'),
  'blends the page': () => root.style.setProperty('mix-blend-mode', 'difference', 'important'),
  'puts it into a faded box': () => wrap('opacity:0'),
  'puts it into a masked box': () => wrap('mask-image:linear-gradient(transparent, transparent)'),
};
function letGo() {
  document.getElementById('lid')?.remove();
  root.removeAttribute('style');
  const box = document.getElementById('box');
  const host = box?.firstChild;
  if (host) { root.append(host); host.showPopover(); }
  box?.remove();
}`;

const NAMES = [...TRICKS.matchAll(/^ {2}'(.+?)':/gm)].map(([, name]) => name ?? '');
/** What lies over our interface hides it; what is done to the page around the top layer does not. */
const OVER = NAMES.filter((name) => name.startsWith('covers'));
const AROUND = NAMES.filter((name) => !OVER.includes(name));

const TEXTS = NAMES.map((_, i) => `<p style="margin:0">card${i}@gmail.com</p>`).join('\n');

const PAGE = `<!doctype html><html lang="en"><title>Tricks</title><body style="margin:40px;font:16px/2 serif">
<form id="f"><label>Email <input type="email" name="email" autocomplete="email"></label> <button>Send the order</button></form>
<div style="height:180px"></div>${TEXTS}<p>moved@gmail.com</p><p>twice@gmail.com</p><div style="height:3000px"></div>
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
  for (const { page } of open.splice(0)) await page.close();
});

/** Lets the pointer rest on an address in the text, which opens its card. */
async function hover({ page, seen }: Visit, text: string): Promise<void> {
  await until(async () =>
    expect(
      await page.evaluate(() => CSS.highlights.get('fieldmark-email')?.size ?? 0),
    ).toBeGreaterThan(0),
  );
  const box = await page.evaluate((wanted) => {
    const place = [...document.querySelectorAll('p')].find((p) => p.textContent === wanted);
    const range = document.createRange();
    range.selectNodeContents(place ?? document.body);
    return range.getBoundingClientRect().toJSON();
  }, text);
  await page.mouse.move(box.x + 10, box.y + box.height / 2, { steps: 3 });
  await seen.get('button', LOOK_UP);
}

async function pressAt({ page }: Visit, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

/** Plays a trick, lets it stand for longer than reading takes, presses where the button was. */
async function presses(here: Visit, trick: string): Promise<void> {
  const { x, y, width, height } = await here.seen.box(await here.seen.get('button', LOOK_UP));
  await here.page.evaluate(`tricks[${JSON.stringify(trick)}]()`);
  await afterReading(here);
  await pressAt(here, x + width / 2, y + height / 2);
}

describe('the priced button on the field line', () => {
  it.each(AROUND)('looks as before while the page %s, and its press counts', async (trick) => {
    const here = await go('tricks.html');
    const address = `line${NAMES.indexOf(trick)}@gmail.com`;
    await fillIn(here, address);
    const clip = await here.seen.box(await here.seen.get('button', LOOK_UP));
    await afterReading(here);
    const before = await here.page.screenshot({ clip });
    await here.page.evaluate(`tricks[${JSON.stringify(trick)}]()`);
    expect((await here.page.screenshot({ clip })).equals(before)).toBe(true);
    await pay(world, here, LOOK_UP, 3);
  });

  it.each(OVER)('spends nothing while the page %s, its price afterwards', async (trick) => {
    const here = await go('tricks.html');
    const address = `line${NAMES.indexOf(trick)}@gmail.com`;
    await fillIn(here, address);
    await presses(here, trick);
    await settled(world);
    expect(await asked(world, address)).toBe(0);
    await here.page.evaluate('letGo()');
    await here.page.getByLabel('Email').focus();
    await pay(world, here, LOOK_UP, 3);
    expect(await asked(world, address)).toBe(3);
  });

  it('spends nothing when the page moves it under the pointer that is about to press', async () => {
    const here = await go('tricks.html');
    await fillIn(here, 'moved.here@gmail.com');
    const { x, y, width, height } = await here.seen.box(await here.seen.get('button', LOOK_UP));
    await afterReading(here);
    const target = { x: x + width / 2, y: y + height / 2 + 160 };
    await here.page.mouse.move(target.x, target.y);
    await here.page.evaluate(() => {
      const form = document.getElementById('f');
      if (form) form.style.cssText = 'position:relative;top:160px';
    });
    await until(async () => {
      const moved = await here.seen.box(await here.seen.get('button', LOOK_UP));
      expect(Math.abs(moved.y - y - 160)).toBeLessThan(2);
    });
    await pressAt(here, target.x, target.y);
    await settled(world);
    expect(await asked(world, 'moved.here@gmail.com')).toBe(0);
    await pay(world, here, LOOK_UP, 3);
  });

  it('counts the first press after the page was scrolled', async () => {
    const here = await go('tricks.html');
    await fillIn(here, 'scrolled@gmail.com');
    await here.seen.get('button', LOOK_UP);
    await here.page.mouse.wheel(0, 30);
    await here.page.waitForFunction(() => scrollY === 30);
    await afterReading(here);
    await here.seen.press('button', LOOK_UP);
    await until(async () => expect(await asked(world, 'scrolled@gmail.com')).toBe(3));
  });

  it('counts no press before there was time to read it, however often one presses', async () => {
    const here = await go('tricks.html');
    await fillIn(here, 'eager1@gmail.com');
    const { x, y, width, height } = await here.seen.box(await here.seen.get('button', LOOK_UP));
    await here.page.reload();
    await here.page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('fieldmark-field')) document.title ||= String(Date.now());
      }).observe(document.documentElement, { childList: true });
      document.title = '';
    });
    await typeInto(here.page, here.page.getByLabel('Email'), 'eager2@gmail.com');
    await until(async () => {
      await pressAt(here, x + width / 2, y + height / 2);
      expect(await asked(world, 'eager2@gmail.com')).toBe(3);
    });
    const call = (await world.paid()).find(({ query }) => query.query === 'eager2@gmail.com');
    const appeared = Number(await here.page.title());
    expect(appeared).toBeGreaterThan(0);
    expect(Number(call?.at) - appeared).toBeGreaterThanOrEqual(400);
  });
});

describe('the priced button in the card', () => {
  it.each(OVER.slice(1, 2))(
    'spends nothing while the page %s, its price afterwards',
    async (trick) => {
      const here = await go('tricks.html');
      const address = `card${NAMES.indexOf(trick)}@gmail.com`;
      await hover(here, address);
      await presses(here, trick);
      await settled(world);
      expect(await asked(world, address)).toBe(0);
      // A mark opens its card once; a page that plays no tricks is a new visit.
      const again = await go('tricks.html');
      await hover(again, address);
      await pay(world, again, LOOK_UP, 3);
      expect(await asked(world, address)).toBe(3);
    },
  );

  it('spends nothing when the page scrolls it under the pointer that is about to press', async () => {
    const here = await go('tricks.html');
    await hover(here, 'moved@gmail.com');
    const { x, y, width, height } = await here.seen.box(await here.seen.get('button', LOOK_UP));
    await afterReading(here);
    const target = { x: x + width / 2, y: y + height / 2 - 30 };
    await here.page.mouse.move(target.x, target.y);
    await here.page.evaluate(() => scrollBy(0, 30));
    await until(async () => {
      const moved = await here.seen.box(await here.seen.get('button', LOOK_UP));
      expect(Math.abs(moved.y - y + 30)).toBeLessThan(2);
    });
    await pressAt(here, target.x, target.y);
    await here.seen.reads('dialog', 'Fieldmark', /That press was not counted/);
    await settled(world);
    expect(await asked(world, 'moved@gmail.com')).toBe(0);
    await pay(world, here, LOOK_UP, 3);
  });

  it('spends once on a double click', async () => {
    const here = await go('tricks.html');
    await hover(here, 'twice@gmail.com');
    await afterReading(here);
    const { x, y, width, height } = await here.seen.box(await here.seen.get('button', LOOK_UP));
    await here.page.mouse.dblclick(x + width / 2, y + height / 2, { delay: 60 });
    await here.seen.get('button', 'Ask again · 3 credits');
    await settled(world);
    expect(await asked(world, 'twice@gmail.com')).toBe(3);
  });
});

describe('a page that listens to everything', () => {
  it('learns nothing of ours and breaks nothing of ours', async () => {
    const here = await go('nosy.html');
    await fillIn(here, 'bob@gmial.com');
    await here.seen.get('button', 'Use bob@gmail.com');
    await fillIn(here, 'bob@gmail.com');
    await pay(world, here, LOOK_UP, 3);
    await here.seen.reads('status', /(?:)/, /\S/);
    await hover(here, 'office@gmail.com');
    await pay(world, here, LOOK_UP, 3);
    const learned = await here.page.evaluate('learned');
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
