import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { detectCandidates, readCandidate } from '../../../lib/detect/page-detector.ts';
import type { Detect } from '../../../lib/detect/rough-detector.ts';
import {
  FINDING_EVIDENCE,
  type Finding,
  SEVERITIES,
  type Severity,
  type Verdict,
} from '../../../lib/domain/index.ts';
import { MESSAGES, type ReplyOf } from '../../../lib/extension/messages/table.ts';
import type { VerdictWithOffer } from '../../../lib/extension/schemas/index.ts';
import { frameRegistry } from '../../../lib/page/dom/registry.ts';
import { createPageMarker, type PageMarker } from '../../../lib/page/marks/page-marker.ts';
import { startFirstScan } from '../../../lib/page/scan/first-scan.ts';
import { policiesOf } from '../../policies.ts';
import { askWith, becomeVisible, highlights, installPlatform, marked } from '../dom.ts';

type Site = ReplyOf<'site'>;
const SITE: Site = {
  marks: true,
  passing: true,
  guard: 'hold' as const,
  wait: 1500,
  region: '',
  policies: policiesOf({ domain: 'off', ip: 'off' }, 'check'),
};

const verdict = (changes: Partial<Verdict>): Verdict => ({
  kind: 'email',
  value: '',
  standing: 'good',
  reason: 'fits',
  headline: '',
  facts: [],
  basis: ['syntax'],
  ...changes,
});

let controller: AbortController;
let sent: string[][];
let site: Site | undefined;
let bad: Set<string>;
/** The parts in which the verdicts on these values differ. */
let verdicts: Map<string, Partial<Verdict>>;
let badCounts: number[];
let isReached: boolean;

function begin(detect: Detect = detectCandidates) {
  const ask = askWith(async (name, body) => {
    if (name === 'site') return site;
    if (!isReached) return undefined;
    const { items } = MESSAGES.check.request.parse(body);
    sent.push(items.map(({ value }) => value));
    const judgements: VerdictWithOffer[] = items.map(({ kind, value }) => ({
      verdict: verdict({
        kind,
        value,
        standing: bad.has(value) ? 'bad' : 'good',
        ...verdicts.get(value),
      }),
      offer: { policy: 'check', credits: 3, connected: false },
    }));
    return { judgements };
  });
  let text: PageMarker | undefined;
  const fetchScript = async () => {
    text = createPageMarker({
      signal: controller.signal,
      ask,
      readAsKind: readCandidate,
      onBadCount: (count) => badCounts.push(count),
    });
  };
  startFirstScan({ signal: controller.signal, detect, loadMarksScript: fetchScript });
  return () => text;
}

/** Waits for one round of scanning, checking and marking. */
const round = () => vi.advanceTimersByTimeAsync(5000);

beforeEach(() => {
  vi.useFakeTimers();
  installPlatform();
  controller = new AbortController();
  sent = [];
  site = SITE;
  bad = new Set();
  verdicts = new Map();
  badCounts = [];
  isReached = true;
});

afterEach(() => {
  controller.abort();
  delete frameRegistry().region;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('createPageMarker', () => {
  it('marks values and sends each distinct value once, in one message', async () => {
    document.body.innerHTML = '<p>a@example.com</p><p>b@example.com a@example.com</p>';
    begin();
    await round();
    expect(sent.map((values) => values.sort())).toEqual([['a@example.com', 'b@example.com']]);
    expect(marked('fine').sort()).toEqual(['a@example.com', 'a@example.com', 'b@example.com']);
  });

  it('marks only what is wrong or doubtful unless the person wants more, and lists the rest', async () => {
    site = { ...SITE, passing: false };
    bad = new Set(['b@example.com']);
    verdicts = new Map([['b@example.com', { basis: ['list'] }]]);
    document.body.innerHTML = '<p>a@example.com b@example.com</p>';
    const marker = begin();
    await round();
    expect([...highlights.keys()]).toEqual(['fieldmark-bad']);
    expect(marked('bad')).toEqual(['b@example.com']);
    const findings = marker()?.findings();
    await round();
    expect((await findings)?.map(({ value }) => value)).toEqual(['a@example.com', 'b@example.com']);
    expect(marker()?.marks.firstWithin(document.body)?.text).toBe('b@example.com');
    site = SITE;
    marker()?.reset();
    await round();
    expect(marked('fine')).toEqual(['a@example.com']);
  });

  it.each([
    ['prose', '<p>Nothing here but prose of 2026, version 1.2.3.</p>'],
    ['an editor', '<div contenteditable><p>a@example.com</p></div>'],
    ['inputs', '<textarea>a@example.com</textarea><input value="b@example.com">'],
    ['hidden text', '<p hidden>a@example.com</p>'],
  ])('loads and sends nothing on a page with only %s', async (_, html) => {
    document.body.innerHTML = html;
    const fetchScript = vi.fn(async () => {});
    startFirstScan({
      signal: controller.signal,
      detect: detectCandidates,
      loadMarksScript: fetchScript,
    });
    await round();
    expect(fetchScript).not.toHaveBeenCalled();
  });

  it('reads cells that only their label makes a possible value', async () => {
    document.body.innerHTML = `<p>a@example.com</p>
      <table><tr><td>BIC:</td><td>COBADEFF</td></tr></table>
      <table><thead><tr><th>Bank</th><th>SWIFT</th></tr></thead>
      <tbody><tr><td>Bank in Hamburg</td><td>DEUTDEFF</td></tr></tbody></table>`;
    begin();
    await round();
    expect(marked('fine').sort()).toEqual(['COBADEFF', 'DEUTDEFF', 'a@example.com']);
  });

  it('reads added text, and sends only new values', async () => {
    document.body.innerHTML = '<p>a@example.com</p>';
    begin();
    await round();
    document.body.insertAdjacentHTML('beforeend', '<div><p>b@example.com, a@example.com</p></div>');
    await round();
    expect(sent).toEqual([['a@example.com'], ['b@example.com']]);
    expect(marked('fine')).toHaveLength(3);
  });

  it('drops a mark before the next paint after its text changed', async () => {
    document.body.innerHTML = '<p>a@example.com</p>';
    begin();
    await round();
    const text = document.querySelector('p')?.firstChild;
    if (text instanceof Text) text.data = 'x@example.com';
    await Promise.resolve();
    expect(marked('fine')).toEqual([]);
    await round();
    expect(marked('fine')).toEqual(['x@example.com']);
  });

  it('finds a value that an added inline element completes', async () => {
    document.body.innerHTML = '<p>a@example.co</p>';
    begin();
    await round();
    const end = document.createElement('b');
    end.textContent = 'm';
    document.querySelector('p')?.append(end);
    await round();
    expect(marked('fine')).toEqual(['a@example.com']);
  });

  it('drops the marks of removed text', async () => {
    document.body.innerHTML = '<p>a@example.com</p><p>b@example.com</p>';
    const text = begin();
    await round();
    document.querySelector('p')?.remove();
    document.body.append('c@example.com');
    await round();
    const findings = text()?.findings();
    await round();
    expect((await findings)?.map(({ value }) => value)).toEqual(['b@example.com', 'c@example.com']);
  });

  it('does not mark a value that the check rejects', async () => {
    document.body.innerHTML = '<p>a@example.com and b@example.com</p>';
    bad.add('a@example.com');
    begin();
    await round();
    expect(marked('fine')).toEqual(['b@example.com']);
  });

  it.each([
    ['marks are switched off', { ...SITE, marks: false }],
    [
      'the kind is off on this site',
      { ...SITE, policies: { ...SITE.policies, email: 'off' as const } },
    ],
  ])('sends and marks nothing if %s', async (_, settings) => {
    site = settings;
    document.body.innerHTML = '<p>a@example.com</p>';
    begin();
    await round();
    expect(sent).toEqual([]);
    expect(marked('fine')).toEqual([]);
  });

  it('does not mark hidden text until it becomes visible', async () => {
    document.body.innerHTML = '<p hidden>a@example.com</p>';
    begin();
    await round();
    expect(sent).toEqual([]);
    const hidden = document.querySelector('p');
    hidden?.removeAttribute('hidden');
    if (hidden) becomeVisible(hidden);
    await round();
    expect(marked('fine')).toEqual(['a@example.com']);
  });

  it('checks again a value that got no answer when its text is read again', async () => {
    document.body.innerHTML = '<p>a@example.com</p>';
    isReached = false;
    begin();
    await round();
    expect(marked('fine')).toEqual([]);
    isReached = true;
    document.querySelector('p')?.append(' more');
    await round();
    expect(marked('fine')).toEqual(['a@example.com']);
  });

  it('asks for the settings again after a failure', async () => {
    site = undefined;
    document.body.innerHTML = '<p>a@example.com</p>';
    begin();
    await round();
    await round();
    expect(sent).toEqual([]);
    site = SITE;
    document.querySelector('p')?.append(' ');
    await round();
    expect(marked('fine')).toEqual(['a@example.com']);
  });

  it('sends many values in batches, up to the limit', async () => {
    const many = Array.from({ length: 3000 }, (_, i) => `<p>u${i}@example.com</p>`);
    document.body.innerHTML = many.join('');
    begin();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent.map(({ length }) => length)).toEqual([500, 500, 500, 500]);
    expect(marked('fine')).toHaveLength(2000);
  });

  it('takes bounded time while the page changes all the time', async () => {
    begin();
    await round();
    for (let i = 0; i < 1000; i += 1) {
      document.body.insertAdjacentHTML('beforeend', `<p>n${i}@example.com</p>`);
    }
    await round();
    expect(sent.flat()).toHaveLength(1000);
  });

  it('does not throw if the page removes its root element and then becomes visible', async () => {
    begin();
    await round();
    const root = document.documentElement;
    root.remove();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    const thrown: unknown[] = [];
    const note = (event: ErrorEvent) => void thrown.push(event.error);
    window.addEventListener('error', note);
    document.dispatchEvent(new Event('visibilitychange'));
    await round();
    document.append(root);
    window.removeEventListener('error', note);
    expect(thrown).toEqual([]);
  });

  it('removes its marks and stops on abort', async () => {
    document.body.innerHTML = '<p>a@example.com</p>';
    begin();
    await round();
    controller.abort();
    expect(highlights.size).toBe(0);
    document.body.insertAdjacentHTML('beforeend', '<p>b@example.com</p>');
    await round();
    expect(sent).toEqual([['a@example.com']]);
  });

  it('reads national numbers again when the settings have another region', async () => {
    site = { ...SITE, region: 'DE' };
    document.body.innerHTML = '<p>a@example.com</p><p>030 901820</p>';
    begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([['a@example.com'], ['+4930901820']]);
    expect(marked('fine')).toEqual(['a@example.com', '030 901820']);
  });

  it('starts again after a reset', async () => {
    document.body.innerHTML = '<p>a@example.com</p>';
    const text = begin();
    await round();
    site = { ...SITE, marks: false };
    text()?.reset();
    expect(marked('fine')).toEqual([]);
    await round();
    expect(marked('fine')).toEqual([]);
  });
});

describe('context around a text', () => {
  const read = async (html: string, lang = '') => {
    document.documentElement.lang = lang;
    document.body.innerHTML = html;
    begin();
    await round();
    document.documentElement.lang = '';
    return { sent: sent.flat(), phones: marked('fine') };
  };

  it.each([
    [
      'an address in a link ends with the link',
      '<p><a href="mailto:info@site.se">info@site.se</a><span>Svar</span></p>',
      'info@site.se',
    ],
    [
      'hidden text in an address is not read',
      '<p>info<span hidden>nospam</span>@site.se</p>',
      'info@site.se',
    ],
  ])('%s', async (_, html, value) => {
    expect((await read(html)).sent).toEqual([value]);
  });

  const SPLIT = 'info@firma.de';
  it.each([
    ['inline elements', '<span>info</span>@<span>firma.de</span>'],
    ['a wbr', 'info@<wbr>firma.de'],
    ['a soft hyphen', 'info@fir\u00adma.de'],
    ['a zero-width space', 'info@\u200bfirma.de'],
    ['a word joiner and a byte order mark', 'info\u2060@firma\ufeff.de'],
    ['text without a box', 'info<i hidden>nospam</i>@firma.de'],
    ['a comment', 'info@<!-- nospam -->firma.de'],
    ['text of font size 0', 'info<i style="font-size:0">nospam</i>@firma.de'],
    ['transparent text', 'info<i style="opacity:0">nospam</i>@firma.de'],
    [
      'clipped text',
      'info<i style="position:absolute;clip:rect(0px, 0px, 0px, 0px)">nospam</i>@firma.de',
    ],
    ['text behind a clip path', 'info<i style="clip-path:inset(50%)">nospam</i>@firma.de'],
    ['a script', 'info<script>nospam</script>@firma.de'],
  ])('does not split an address at %s', async (_, html) => {
    expect((await read(`<p>Write to ${html} today</p>`)).sent).toEqual([SPLIT]);
    const [range] = highlights.get('fieldmark-fine') ?? [];
    const { startContainer, startOffset, endContainer, endOffset } = range ?? {};
    expect(startContainer?.textContent?.slice(startOffset)).toMatch(/^info/);
    expect(endContainer?.textContent?.slice(0, endOffset)).toMatch(/\.de$/);
  });

  it.each([
    ['+49 30<wbr> 90\u00ad1820', '+4930901820'],
    ['+49\u200b 30 901\u200b820', '+4930901820'],
    ['DE89<wbr>3704\u200b0044\u00ad0532 013\u00ad0 00', 'DE89370400440532013000'],
    ['DE89 <b>3704</b> 0044 0532 0130<i style="font-size:0">9</i> 00', 'DE89370400440532013000'],
  ])('reads %s as one number', async (html, value) => {
    expect((await read(`<p>Write to ${html} today</p>`)).sent).toEqual([value]);
    expect(marked('fine')).toHaveLength(1);
  });

  it.each([
    [
      'a number in national format',
      '<a href="tel:+31-20-123-4567">020 123 4567</a>',
      '+31201234567',
    ],
    [
      'a number across several elements',
      '<a href="tel:+31201234567"><b>020</b> <i>123 4567</i></a>',
      '+31201234567',
    ],
    [
      'a link with parameters',
      '<a href="TEL:+31%2020%20123%204567;ext=12">020 1234567</a>',
      '+31201234567',
    ],
    [
      'a number that differs in the page’s region',
      '<a href="tel:+6561234567">6123 4567</a>',
      '+6561234567',
    ],
  ])('takes the full number from a link for %s', async (_, html, value) => {
    const { sent: asked, phones } = await read(`<p>Call ${html} today</p>`, 'de-DE');
    expect(asked).toEqual([value]);
    expect(phones.map((text) => text.replace(/\D/g, '').slice(-7))).toEqual([value.slice(-7)]);
  });

  it.each([
    ['shows no number', '<a href="tel:+31201234567">Call us, around the clock, all 365 days</a>'],
    ['shows another number', '<a href="tel:+31201234567">Order 4711-0815-12</a>'],
    ['has an address that is not a number', '<a href="tel:+310">31 0 00 00 00 0</a>'],
  ])('ignores a link that %s', async (_, html) => {
    expect((await read(`<p>${html}</p>`)).sent).toEqual([]);
  });

  it.each([
    ['a table', '<table><tr><td>Telefon</td><td>089 1234 5678</td></tr></table>'],
    ['a definition list', '<dl><dt>Telefon:</dt><dd><p>089 1234 5678</p></dd></dl>'],
  ])('recognises a value by a label in %s', async (_, html) => {
    const labelled = await read(
      html.replaceAll('089 1234 5678', 'DE 136695976').replaceAll('Telefon', 'USt-IdNr.'),
    );
    expect(labelled.sent).toEqual(['DE136695976']);
    const phone = await read(html, 'de-DE');
    expect(phone.phones).toEqual(['089 1234 5678']);
  });
});

describe('which candidates are marked', () => {
  const VALUE = 'a@example.com';
  const FINDING: Finding = { kind: 'email', start: 0, end: VALUE.length, raw: VALUE, value: VALUE };

  it.each<[string, Partial<Verdict>, Severity | null]>([
    ['good', {}, 'fine'],
    ['unknown', { standing: 'unknown' }, 'fine'],
    ['doubtful', { standing: 'caution' }, 'attention'],
    ['bad by structure', { standing: 'bad' }, null],
    ['bad by numbering plan', { standing: 'bad', basis: ['numbering-plan'] }, null],
    ['bad by a list', { standing: 'bad', basis: ['syntax', 'list'] }, 'bad'],
  ])('marks a value that is %s', async (_, changes, severity) => {
    verdicts.set(VALUE, changes);
    document.body.innerHTML = `<p>${VALUE}</p>`;
    begin();
    await round();
    for (const name of SEVERITIES) expect(marked(name)).toEqual(name === severity ? [VALUE] : []);
  });

  it.each(FINDING_EVIDENCE)(
    'marks a value that is bad by structure if it has evidence: %s',
    async (evidence) => {
      verdicts.set(VALUE, { standing: 'bad' });
      document.body.innerHTML = `<p>${VALUE}</p>`;
      begin(() => [{ ...FINDING, evidence }]);
      await round();
      expect(marked('bad')).toEqual([VALUE]);
    },
  );

  it('paints a worse severity over a better one', async () => {
    document.body.innerHTML = '<p>a@example.com</p><p>b@example.com</p><p>c@example.com</p>';
    verdicts.set('a@example.com', { standing: 'bad', basis: ['list'] });
    verdicts.set('b@example.com', { standing: 'caution' });
    begin();
    await round();
    const priorities = SEVERITIES.map((name) => highlights.get(`fieldmark-${name}`)?.priority ?? 0);
    expect(priorities).toEqual(priorities.toSorted((a, b) => b - a));
    expect(new Set(priorities).size).toBe(SEVERITIES.length);
  });

  it('counts the distinct bad values, and again when one is removed', async () => {
    document.body.innerHTML = '<p>a@example.com</p><p>a@example.com</p><p>b@example.com</p>';
    bad.add('a@example.com').add('b@example.com');
    begin((text) => [{ ...FINDING, raw: text, value: text, evidence: 'label' }]);
    await round();
    document.querySelector('p:last-child')?.remove();
    await round();
    expect(badCounts).toEqual([2, 1]);
  });
});
