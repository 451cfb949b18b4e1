import { describe, expect, it, vi } from 'vitest';
import { readChips, watchChips } from '../../../lib/page/field/chips.ts';

describe('the chips of a field', () => {
  function control(html: string): HTMLElement {
    document.body.innerHTML = html;
    const found = document.querySelector('[data-x]');
    if (!(found instanceof HTMLElement)) throw new Error('no field');
    return found;
  }

  const OPTIONS = `<div><div role="listbox">
<div role="option" data-hovercard-id="anna@gmial.com" data-name="Anna"><div>Anna</div><div role="button">×</div></div>
<div role="option" data-hovercard-id="bob@x.example"><div>bob@x.exa…</div></div></div>
<div><input data-x role="combobox" aria-label="To recipients"></div>
<div role="listbox"><div role="option">carl@later.example</div></div></div>`;

  it.each<[string, string, readonly string[]]>([
    ['options with the address in an attribute', OPTIONS, ['anna@gmial.com', 'bob@x.example']],
    [
      'list items with the address as text and a remove sign',
      '<div><ul><li>anna@x.example<button>×</button></li><li>Bob &lt;bob@y.example&gt; ✕</li></ul><input data-x></div>',
      ['anna@x.example', 'bob@y.example'],
    ],
    [
      'chips by class, each in a wrapper',
      '<div class="chips"><div class="chip"><span class="chip-label">anna@x.example</span></div><div class="chip"><span class="chip-label">bob@y.example</span></div><input data-x></div>',
      ['anna@x.example', 'bob@y.example'],
    ],
    [
      'chips with a name as text and the address as title',
      '<div><span class="token" title="anna@x.example">Anna</span><input data-x></div>',
      ['anna@x.example'],
    ],
    [
      'chips among the text of an editable element',
      '<div data-x contenteditable="true"><span contenteditable="false" aria-label="Anna, anna@x.example"><span>Anna</span></span>\u200B<span contenteditable="false">bob@y.example</span> carl@z</div>',
      ['anna@x.example', 'bob@y.example'],
    ],
    ['chips that show only a name', '<div><ul><li>Anna</li></ul><input data-x></div>', []],
    [
      'the chips of another field',
      '<div><div><ul><li>anna@x.example</li></ul><input></div><div><input data-x></div></div>',
      [],
    ],
  ])('reads %s', (_, html, expected) => {
    expect(readChips(control(html))).toEqual(expected);
  });

  it('reports added chips until it is stopped', async () => {
    const input = control('<div><ul></ul><div><input data-x></div></div>');
    const stop = new AbortController();
    const changed = vi.fn();
    watchChips(input, stop.signal, changed);
    document.querySelector('ul')?.append(document.createElement('li'));
    await Promise.resolve();
    expect(changed).toHaveBeenCalledTimes(1);
    stop.abort();
    document.querySelector('ul')?.append(document.createElement('li'));
    await Promise.resolve();
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
