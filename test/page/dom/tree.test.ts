import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { detectCandidates, readCandidate } from '../../../lib/detect/page-detector.ts';
import { MESSAGES } from '../../../lib/extension/messages/table.ts';
import { frameRegistry } from '../../../lib/page/dom/registry.ts';
import { createPageMarker, type PageMarker } from '../../../lib/page/marks/page-marker.ts';
import { startFirstScan } from '../../../lib/page/scan/first-scan.ts';
import { policiesOf } from '../../policies.ts';
import { askWith, becomeVisible, installPlatform, marked, resize } from '../dom.ts';

const SITE = {
  marks: true,
  passing: true,
  guard: 'hold',
  wait: 1500,
  region: '',
  policies: policiesOf({ domain: 'off', ip: 'off' }, 'check'),
};

let controller: AbortController;
let fetched: number;
let text: PageMarker | undefined;

function begin(): void {
  const ask = askWith(async (name, body) => {
    if (name === 'site') return SITE;
    const { items } = MESSAGES.check.request.parse(body);
    const judgementOf = ({ kind, value }: (typeof items)[number]) => ({
      verdict: {
        kind,
        value,
        standing: 'good',
        reason: 'fits',
        headline: '',
        facts: [],
        basis: ['syntax'],
      },
      offer: { policy: 'check', credits: 3, connected: false },
    });
    return { judgements: items.map(judgementOf) };
  });
  const fetchScript = async () => {
    fetched += 1;
    text = createPageMarker({ signal: controller.signal, ask, readAsKind: readCandidate });
  };
  startFirstScan({
    signal: controller.signal,
    detect: detectCandidates,
    loadMarksScript: fetchScript,
  });
}

/** Waits for one round of scanning, checking and marking. */
const round = () => vi.advanceTimersByTimeAsync(5000);

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

async function found(): Promise<string[]> {
  const findings = text?.findings();
  await round();
  return ((await findings) ?? []).map(({ value }) => value);
}

beforeEach(() => {
  vi.useFakeTimers();
  installPlatform();
  controller = new AbortController();
  fetched = 0;
  text = undefined;
});

afterEach(() => {
  controller.abort();
  delete frameRegistry().region;
  document.documentElement.lang = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

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
    [
      'in an element',
      () => void attach(put('<x-mail></x-mail>'), '<p>Write to <b>a@example.com</b></p>'),
    ],
    ['directly in the shadow root', () => void attach(put('<x-mail></x-mail>'), 'a@example.com')],
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
    [
      'across inline elements',
      () => void attach(put('<x-mail></x-mail>'), '<p><b>a</b>@<i>example</i>.com</p>'),
    ],
    [
      'in a slot',
      () => void attach(put('<x-mail><b>a@example.com</b></x-mail>'), '<p>Mail: <slot></slot></p>'),
    ],
    [
      'as the host’s own text in a slot',
      () => void attach(put('<x-mail>a@example.com</x-mail>'), '<p>Mail: <slot></slot></p>'),
    ],
  ])('is marked and listed %s', async (_name, build) => {
    build();
    begin();
    await round();
    expect(marked('fine').join(' ')).toBe('a@example.com');
    expect(await found()).toEqual(['a@example.com']);
  });

  it.each<[string, () => void]>([
    ['text without a value', () => void attach(put('<x-app></x-app>'), '<p>Nothing of 2026.</p>')],
    [
      'an editor',
      () => void attach(put('<x-app></x-app>'), '<p contenteditable>a@example.com</p>'),
    ],
    [
      'a shadow root in an editor',
      () => {
        const editor = put('<div contenteditable><x-app></x-app></div>');
        attach(editor.firstElementChild, '<p>a@example.com</p>');
      },
    ],
    ['hidden text', () => void attach(put('<x-app></x-app>'), '<p hidden>a@example.com</p>')],
    ['styles', () => void attach(put('<x-app></x-app>'), '<style>"a@example.com"</style>')],
    [
      'a closed shadow root',
      () => {
        const root = put('<x-app></x-app>').attachShadow({ mode: 'closed' });
        root.innerHTML = '<p>a@example.com</p>';
      },
    ],
  ])('loads nothing for %s', async (_name, build) => {
    build();
    begin();
    await round();
    expect(fetched).toBe(0);
  });

  it('is not marked if the host has no slot for it', async () => {
    attach(put('<x-mail>a@example.com</x-mail>'), '<p>b@example.com</p>');
    begin();
    await round();
    expect(marked('fine')).toEqual(['b@example.com']);
  });

  it('is marked with its new text after a change', async () => {
    const root = attach(put('<x-mail></x-mail>'), '<p>Nothing yet</p>direct');
    begin();
    await round();
    expect(fetched).toBe(0);
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
      begin();
      await round();
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
    begin();
    await round();
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
    begin();
    await round();
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
    begin();
    await round();
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
    begin();
    await round();
    expect(await found()).toEqual(['+4930901820']);
  });

  it('is listed in document order', async () => {
    const host = put('<x-two><b>c@example.com</b></x-two><p>d@example.com</p>');
    const root = attach(host, '<i>a@example.com</i><x-in></x-in><slot></slot>');
    attach(root.querySelector('x-in'), '<p>b@example.com</p>');
    begin();
    await round();
    expect(await found()).toEqual(['a', 'b', 'c', 'd'].map((name) => `${name}@example.com`));
  });
});

describe('a page with many shadow roots', () => {
  it('reads each of a thousand shadow roots once', async () => {
    document.body.innerHTML = '<x-row></x-row>'.repeat(1000);
    document.body.querySelectorAll('x-row').forEach((row, i) => {
      attach(row, `<p>u${i}@example.com</p>`);
    });
    begin();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(marked('fine')).toHaveLength(1000);
  });

  it('is read however deep a script nests the roots', async () => {
    let root = attach(put('<x-deep></x-deep>'), '');
    for (let i = 0; i < 300; i += 1) {
      root.innerHTML = '<x-deep></x-deep>';
      root = attach(root.firstElementChild, '');
    }
    root.innerHTML = '<p>a@example.com</p>';
    begin();
    await round();
    expect(marked('fine')).toEqual(['a@example.com']);
    expect(await found()).toEqual(['a@example.com']);
  });

  it('takes bounded time while a script attaches shadow roots in a loop', async () => {
    begin();
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
