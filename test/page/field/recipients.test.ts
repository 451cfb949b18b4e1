import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldTextOf, readChips, watchChips } from '../../../lib/page/field/recipients.ts';

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

describe('the text of a field', () => {
  function control(html: string): HTMLElement {
    document.body.innerHTML = html;
    const found = document.body.firstElementChild;
    if (!(found instanceof HTMLElement)) throw new Error('no field');
    return found;
  }

  /** jsdom has no editing commands. This one does what browsers do within a text node. */
  const insertText = vi.fn((_command: string, _ui: boolean, text: string) => {
    const range = getSelection()?.getRangeAt(0);
    range?.deleteContents();
    range?.insertNode(document.createTextNode(text));
    return true;
  });
  beforeEach(() => {
    Object.assign(document, { execCommand: insertText });
  });

  it.each([2, 8, 17, 20])('replaces a range and keeps a caret at %i', (caret) => {
    const textarea = control('<textarea>a@x.de; b@gmial.com; c@z.de</textarea>');
    if (!(textarea instanceof HTMLTextAreaElement)) throw new Error('no text area');
    textarea.setSelectionRange(caret, caret);
    const inputs = vi.fn();
    textarea.addEventListener('input', inputs);
    fieldTextOf(textarea).replace(8, 19, 'bob@gmail.com');
    expect(textarea.value).toBe('a@x.de; bob@gmail.com; c@z.de');
    const expected = caret <= 8 ? caret : caret >= 19 ? caret + 2 : 21;
    expect(textarea.selectionEnd).toBe(expected);
    expect(inputs).toHaveBeenCalledTimes(1);
  });

  it('replaces a range in an email field, which has no caret', () => {
    const input = control('<input type="email" multiple value="a@x.de,b@gmial.com">');
    fieldTextOf(input).replace(7, 18, 'b@gmail.com');
    expect(input).toHaveProperty('value', 'a@x.de,b@gmail.com');
  });

  const EDITABLE =
    '<div contenteditable="true"><span contenteditable="false" aria-label="Anna">Anna</span>b@x.de; <b>c@gm</b>ial.com, d@y.de<div>e@z.de</div></div>';

  it('reads typed text without chips, with a line for each block', () => {
    expect(fieldTextOf(control(EDITABLE)).read()).toBe('\n\nb@x.de; c@gmial.com, d@y.de\ne@z.de\n');
  });

  it('replaces a range over several nodes with an edit that the person can undo', () => {
    const editable = control(EDITABLE);
    const text = fieldTextOf(editable);
    const start = text.read().indexOf('c@gm');
    text.replace(start, start + 'c@gmial.com'.length, 'c@gmail.com');
    expect(text.read()).toBe('\n\nb@x.de; c@gmail.com, d@y.de\ne@z.de\n');
    expect(insertText).toHaveBeenCalledWith('insertText', false, 'c@gmail.com');
    expect(editable.querySelector('span')?.textContent).toBe('Anna');
  });
});
