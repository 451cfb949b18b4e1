import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldTextOf } from '../../../lib/page/field/field-text.ts';

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
