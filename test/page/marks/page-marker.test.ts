import { describe, expect, it, vi } from 'vitest';
import {
  FINDING_EVIDENCE,
  type Finding,
  SEVERITIES,
  type Severity,
  type Verdict,
} from '../../../lib/domain/index.ts';
import { becomeVisible, find, highlights, marked, SITE } from '../dom.ts';
import { round, setUpMarkerWorld } from './marker-world.ts';

const world = setUpMarkerWorld();

describe('createPageMarker', () => {
  it('marks values and sends each distinct value once, in one message', async () => {
    await world.begin('<p>a@example.com</p><p>b@example.com a@example.com</p>');
    expect(world.sent.map((values) => values.sort())).toEqual([['a@example.com', 'b@example.com']]);
    expect(marked('fine').sort()).toEqual(['a@example.com', 'a@example.com', 'b@example.com']);
  });

  it('marks only what is wrong or doubtful unless the person wants more, and lists the rest', async () => {
    world.site = { ...SITE, passing: false };
    world.verdicts.set('b@example.com', { standing: 'bad', basis: ['list'] });
    await world.begin('<p>a@example.com b@example.com</p>');
    expect([...highlights.keys()]).toEqual(['fieldmark-bad']);
    expect(marked('bad')).toEqual(['b@example.com']);
    expect(await world.found()).toEqual(['a@example.com', 'b@example.com']);
    expect(world.marker?.marks.firstWithin(document.body)?.text).toBe('b@example.com');
    world.site = SITE;
    world.marker?.reset();
    await round();
    expect(marked('fine')).toEqual(['a@example.com']);
  });

  it.each([
    ['prose', '<p>Nothing here but prose of 2026, version 1.2.3.</p>'],
    ['an editor', '<div contenteditable><p>a@example.com</p></div>'],
    ['inputs', '<textarea>a@example.com</textarea><input value="b@example.com">'],
  ])('loads and sends nothing on a page with only %s', async (_, html) => {
    await world.begin(html);
    expect(world.marker).toBeUndefined();
  });

  it('reads cells that only their label makes a possible value', async () => {
    await world.begin(`<p>a@example.com</p>
      <table><tr><td>BIC:</td><td>COBADEFF</td></tr></table>
      <table><thead><tr><th>Bank</th><th>SWIFT</th></tr></thead>
      <tbody><tr><td>Bank in Hamburg</td><td>DEUTDEFF</td></tr></tbody></table>`);
    expect(marked('fine').sort()).toEqual(['COBADEFF', 'DEUTDEFF', 'a@example.com']);
  });

  it('reads added text, and sends only new values', async () => {
    await world.begin('<p>a@example.com</p>');
    document.body.insertAdjacentHTML('beforeend', '<div><p>b@example.com, a@example.com</p></div>');
    await round();
    expect(world.sent).toEqual([['a@example.com'], ['b@example.com']]);
    expect(marked('fine')).toHaveLength(3);
  });

  it('drops a mark before the next paint after its text changed', async () => {
    await world.begin('<p>a@example.com</p>');
    const text = document.querySelector('p')?.firstChild;
    if (text instanceof Text) text.data = 'x@example.com';
    await Promise.resolve();
    expect(marked('fine')).toEqual([]);
    await round();
    expect(marked('fine')).toEqual(['x@example.com']);
  });

  it('finds a value that an added inline element completes', async () => {
    await world.begin('<p>a@example.co</p>');
    const end = document.createElement('b');
    end.textContent = 'm';
    document.querySelector('p')?.append(end);
    await round();
    expect(marked('fine')).toEqual(['a@example.com']);
  });

  it('drops the marks of removed text', async () => {
    await world.begin('<p>a@example.com</p><p>b@example.com</p>');
    document.querySelector('p')?.remove();
    document.body.append('c@example.com');
    await round();
    expect(await world.found()).toEqual(['b@example.com', 'c@example.com']);
  });

  it.each([
    ['marks are switched off', { ...SITE, marks: false }],
    [
      'the kind is off on this site',
      { ...SITE, policies: { ...SITE.policies, email: 'off' as const } },
    ],
  ])('sends and marks nothing if %s', async (_, settings) => {
    world.site = settings;
    await world.begin('<p>a@example.com</p>');
    expect(world.sent).toEqual([]);
    expect(marked('fine')).toEqual([]);
  });

  it('does not mark hidden text until it becomes visible', async () => {
    await world.begin('<p hidden>a@example.com</p>');
    expect(world.sent).toEqual([]);
    const hidden = find('p');
    hidden.removeAttribute('hidden');
    becomeVisible(hidden);
    await round();
    expect(marked('fine')).toEqual(['a@example.com']);
  });

  it('checks again a value that got no answer when its text is read again', async () => {
    world.isReached = false;
    await world.begin('<p>a@example.com</p>');
    expect(marked('fine')).toEqual([]);
    world.isReached = true;
    document.querySelector('p')?.append(' more');
    await round();
    expect(marked('fine')).toEqual(['a@example.com']);
  });

  it('asks for the settings again after a failure', async () => {
    world.site = undefined;
    await world.begin('<p>a@example.com</p>');
    await round();
    expect(world.sent).toEqual([]);
    world.site = SITE;
    document.querySelector('p')?.append(' ');
    await round();
    expect(marked('fine')).toEqual(['a@example.com']);
  });

  it('sends many values in batches, up to the limit', async () => {
    const many = Array.from({ length: 3000 }, (_, i) => `<p>u${i}@example.com</p>`);
    document.body.innerHTML = many.join('');
    await world.begin();
    await round(15_000);
    expect(world.sent.map(({ length }) => length)).toEqual([500, 500, 500, 500]);
    expect(marked('fine')).toHaveLength(2000);
  });

  it('does not throw if the page removes its root element and then becomes visible', async () => {
    await world.begin();
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
    await world.begin('<p>a@example.com</p>');
    world.controller.abort();
    expect(highlights.size).toBe(0);
    document.body.insertAdjacentHTML('beforeend', '<p>b@example.com</p>');
    await round();
    expect(world.sent).toEqual([['a@example.com']]);
  });

  it('reads national numbers again when the settings have another region', async () => {
    world.site = { ...SITE, region: 'DE' };
    await world.begin('<p>a@example.com</p><p>030 901820</p>');
    await round();
    expect(world.sent).toEqual([['a@example.com'], ['+4930901820']]);
    expect(marked('fine')).toEqual(['a@example.com', '030 901820']);
  });

  it('starts again after a reset', async () => {
    await world.begin('<p>a@example.com</p>');
    world.site = { ...SITE, marks: false };
    world.marker?.reset();
    expect(marked('fine')).toEqual([]);
    await round();
    expect(marked('fine')).toEqual([]);
  });
});

describe('context around a text', () => {
  const read = async (html: string, lang = '') => {
    document.documentElement.lang = lang;
    await world.begin(html);
    document.documentElement.lang = '';
    return { sent: world.sent.flat(), phones: marked('fine') };
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
    ['DE89<wbr>3704\u200b0044\u00ad0532 013\u00ad0 00', 'DE89370400440532013000'],
    ['DE89 <b>3704</b> 0044 0532 0130<i style="font-size:0">9</i> 00', 'DE89370400440532013000'],
  ])('reads %s as one number', async (html, value) => {
    expect((await read(`<p>Write to ${html} today</p>`)).sent).toEqual([value]);
    expect(marked('fine')).toHaveLength(1);
  });

  it.each([
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
    world.verdicts.set(VALUE, changes);
    await world.begin(`<p>${VALUE}</p>`);
    for (const name of SEVERITIES) expect(marked(name)).toEqual(name === severity ? [VALUE] : []);
  });

  it.each(FINDING_EVIDENCE)(
    'marks a value that is bad by structure if it has evidence: %s',
    async (evidence) => {
      world.verdicts.set(VALUE, { standing: 'bad' });
      await world.begin(`<p>${VALUE}</p>`, () => [{ ...FINDING, evidence }]);
      expect(marked('bad')).toEqual([VALUE]);
    },
  );

  it('paints a worse severity over a better one', async () => {
    world.verdicts.set('a@example.com', { standing: 'bad', basis: ['list'] });
    world.verdicts.set('b@example.com', { standing: 'caution' });
    await world.begin('<p>a@example.com</p><p>b@example.com</p><p>c@example.com</p>');
    const priorities = SEVERITIES.map((name) => highlights.get(`fieldmark-${name}`)?.priority ?? 0);
    expect(priorities).toEqual(priorities.toSorted((a, b) => b - a));
    expect(new Set(priorities).size).toBe(SEVERITIES.length);
  });

  it('counts the distinct bad values, and again when one is removed', async () => {
    document.body.innerHTML = '<p>a@example.com</p><p>a@example.com</p><p>b@example.com</p>';
    for (const value of ['a@example.com', 'b@example.com'])
      world.verdicts.set(value, { standing: 'bad' });
    await world.begin(undefined, (text) => [
      { ...FINDING, raw: text, value: text, evidence: 'label' },
    ]);
    document.querySelector('p:last-child')?.remove();
    await round();
    expect(world.badCounts).toEqual([2, 1]);
  });
});
