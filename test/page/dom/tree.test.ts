import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { becomeVisible, marked, resize } from '../dom.ts';
import { round, setUpMarkerWorld } from '../marks/marker-world.ts';

const world = setUpMarkerWorld();

function attach(host: Element | null, html: string): ShadowRoot {
  if (!host) throw new Error('no host');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  return root;
}

function put(html: string): Element {
  document.body.innerHTML = html;
  const first = document.body.firstElementChild;
  if (!first) throw new Error('no element');
  return first;
}

/** Puts a host on the page with this in its shadow root. */
const inRoot =
  (html: string, host = '<x-mail></x-mail>') =>
  () =>
    void attach(put(host), html);

/** jsdom has no layout: elements are traversed one by one, unless the test gives them a small height. */
const SIZES: readonly (readonly [string, number])[] = [
  ['gone through', 0],
  ['read as wholes', 100],
];

describe.each(SIZES)('text in open shadow roots, elements %s', (_, size) => {
  beforeEach(() => {
    const box = () => new DOMRect(0, 0, size, size);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(box);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each<[string, () => void]>([
    ['directly in the shadow root', inRoot('a@example.com')],
    [
      'in an inline host',
      () => void attach(put('<p>Write: <span></span></p>').querySelector('span'), 'a@example.com'),
    ],
    [
      'in a shadow root inside a shadow root',
      () => {
        const outer = attach(put('<x-app></x-app>'), '<section><div></div></section>');
        attach(outer.querySelector('div'), '<p>a@example.com</p>');
      },
    ],
    ['across inline elements', inRoot('<p><b>a</b>@<i>example</i>.com</p>')],
    ['in a slot', inRoot('<p>Mail: <slot></slot></p>', '<x-mail><b>a@example.com</b></x-mail>')],
    [
      'as the host’s own text in a slot',
      inRoot('<p>Mail: <slot></slot></p>', '<x-mail>a@example.com</x-mail>'),
    ],
  ])('is marked and listed %s', async (_name, build) => {
    build();
    await world.begin();
    expect(marked('fine').join(' ')).toBe('a@example.com');
    expect(await world.found()).toEqual(['a@example.com']);
  });

  it.each<[string, () => void]>([
    ['an editor', inRoot('<p contenteditable>a@example.com</p>')],
    [
      'a shadow root in an editor',
      () => {
        const editor = put('<div contenteditable><x-app></x-app></div>');
        attach(editor.firstElementChild, '<p>a@example.com</p>');
      },
    ],
    [
      'a closed shadow root',
      () => {
        const root = put('<x-app></x-app>').attachShadow({ mode: 'closed' });
        root.innerHTML = '<p>a@example.com</p>';
      },
    ],
  ])('loads nothing for %s', async (_name, build) => {
    build();
    await world.begin();
    expect(world.marker).toBeUndefined();
  });

  it('is not marked if the host has no slot for it', async () => {
    attach(put('<x-mail>a@example.com</x-mail>'), '<p>b@example.com</p>');
    await world.begin();
    expect(marked('fine')).toEqual(['b@example.com']);
  });

  it('is marked with its new text after a change', async () => {
    const root = attach(put('<x-mail></x-mail>'), '<p>Nothing yet</p>direct');
    await world.begin();
    expect(world.marker).toBeUndefined();
    const paragraph = root.querySelector('p');
    if (paragraph) paragraph.textContent = 'a@example.com';
    await round();
    expect(marked('fine')).toEqual(['a@example.com']);
    const [node] = paragraph?.childNodes ?? [];
    if (node instanceof Text) node.data = 'b@example.com';
    await Promise.resolve();
    expect(marked('fine')).toEqual([]);
    await round();
    expect(marked('fine')).toEqual(['b@example.com']);
    if (root.lastChild instanceof Text) root.lastChild.data = 'c@example.com';
    await round();
    expect(marked('fine').sort()).toEqual(['b@example.com', 'c@example.com']);
    root.append(' d@example.com');
    await round();
    expect(marked('fine')).toHaveLength(3);
  });

  it.each(['<x-late></x-late>', '<x-late><i>Wait</i></x-late>', '<div></div>'])(
    'is marked in a shadow root that is attached later to %s',
    async (html) => {
      const host = put(`${html}<p>b@example.com</p>`);
      await world.begin();
      expect(marked('fine')).toEqual(['b@example.com']);
      attach(host, '<p>a@example.com</p>');
      await round();
      resize(document.documentElement);
      await round();
      expect(marked('fine').sort()).toEqual(['a@example.com', 'b@example.com']);
    },
  );

  it('loads the marks script, in a shadow root attached later', async () => {
    const host = put('<x-late></x-late>');
    await world.begin();
    attach(host, '<p>a@example.com</p>');
    resize(document.documentElement);
    await round();
    expect(marked('fine')).toEqual(['a@example.com']);
  });

  it.each([
    '<main><x-mail></x-mail></main>',
    '<main><span><x-mail></x-mail></span></main>',
    '<main><span class="mail"></span></main>',
  ])('is marked again after its host was removed and added again, in %s', async (html) => {
    const main = put(html);
    attach(main.querySelector('x-mail, .mail'), '<p>a@example.com</p>');
    document.body.insertAdjacentHTML('beforeend', '<p>b@example.com</p>');
    const child = main.firstElementChild;
    await world.begin();
    child?.remove();
    await round();
    expect(marked('fine')).toEqual(['b@example.com']);
    if (child) main.append(child);
    await round();
    expect(marked('fine').sort()).toEqual(['a@example.com', 'b@example.com']);
  });

  it('is read when its host becomes visible', async () => {
    const panel = put('<section hidden><x-mail></x-mail></section><p>b@example.com</p>');
    attach(panel.firstElementChild, '<p>a@example.com</p>');
    await world.begin();
    panel.removeAttribute('hidden');
    const shown = panel.firstElementChild?.shadowRoot?.querySelector('p');
    if (shown) becomeVisible(shown);
    dispatchEvent(new Event('click'));
    await round();
    expect(marked('fine').sort()).toEqual(['a@example.com', 'b@example.com']);
  });

  it('is read in the language set outside the shadow root', async () => {
    document.documentElement.lang = 'de-DE';
    attach(put('<x-contact></x-contact>'), '<p>Telefon: 030 901820</p>');
    await world.begin();
    expect(await world.found()).toEqual(['+4930901820']);
  });

  it('is listed in document order', async () => {
    const host = put('<x-two><b>c@example.com</b></x-two><p>d@example.com</p>');
    const root = attach(host, '<i>a@example.com</i><x-in></x-in><slot></slot>');
    attach(root.querySelector('x-in'), '<p>b@example.com</p>');
    await world.begin();
    expect(await world.found()).toEqual(['a', 'b', 'c', 'd'].map((name) => `${name}@example.com`));
  });
});

describe('a page with many shadow roots', () => {
  it('is read however deep a script nests the roots', async () => {
    let root = attach(put('<x-deep></x-deep>'), '');
    for (let i = 0; i < 300; i += 1) {
      root.innerHTML = '<x-deep></x-deep>';
      root = attach(root.firstElementChild, '');
    }
    root.innerHTML = '<p>a@example.com</p>';
    await world.begin();
    expect(marked('fine')).toEqual(['a@example.com']);
    expect(await world.found()).toEqual(['a@example.com']);
  });

  it('takes bounded time while a script attaches shadow roots in a loop', async () => {
    await world.begin();
    const thrown: unknown[] = [];
    const note = (event: ErrorEvent) => void thrown.push(event.error);
    window.addEventListener('error', note);
    let made = 0;
    const loop = setInterval(() => {
      const host = document.createElement('x-loop');
      attach(host, `<p>u${made}@example.com</p>`);
      document.body.append(host);
      host.remove();
      document.body.append(host);
      made += 1;
    }, 10);
    await vi.advanceTimersByTimeAsync(10_000);
    clearInterval(loop);
    await round();
    window.removeEventListener('error', note);
    expect(thrown).toEqual([]);
    expect(marked('fine')).toHaveLength(made);
  });
});
