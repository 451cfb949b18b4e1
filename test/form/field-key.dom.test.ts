import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_KEY_PATTERN, MAX_FIELD_KEY_LENGTH } from '../../lib/domain/index.ts';
import { fieldKeyOf } from '../../lib/form/index.ts';
import { field } from './field-on-page.ts';

const keyOf = (html: string) => fieldKeyOf(field(html));

describe('the key of a field', () => {
  it.each([
    [
      'hashes',
      (n: number) => `<label>Customer <input id="f-a8f3c${n}e" name="x7k${n}q9z"></label>`,
    ],
    [
      'paths of orders',
      (n: number) =>
        `<form action="/orders/${88120 + n}/edit"><label>Customer <input name="ref"></label></form>`,
    ],
    [
      'addresses of the person in the label',
      (n: number) => `<label>Customer (now anna${n}@example.com) <input name="ref"></label>`,
    ],
  ])('is the same after a reload with other %s', (_, page) => {
    expect(keyOf(page(2))).toBe(keyOf(page(7)));
  });

  it('is the same when the marks for required or invalid fields change', () => {
    expect(keyOf('<label>Customer: * <input name="ref"></label>')).toBe(
      keyOf('<label class="bad">Customer <input name="ref" class="b" aria-invalid="true"></label>'),
    );
  });

  it.each([
    [
      'names',
      '<input data-x name="ref"><input name="po">',
      '<input name="ref"><input data-x name="po">',
    ],
    [
      'labels',
      '<label>IBAN <input data-x></label><label>Reference <input></label>',
      '<label>IBAN <input></label><label>Reference <input data-x></label>',
    ],
    [
      'ids, without names',
      '<input data-x id="billing-mail"><input id="shipping-mail">',
      '<input id="billing-mail"><input data-x id="shipping-mail">',
    ],
    [
      'forms',
      '<form id="checkout"><input data-x name="q"></form>',
      '<form id="support"><input data-x name="q"></form>',
    ],
    [
      'paths that forms are sent to',
      '<form action="/checkout"><input data-x name="q"></form>',
      '<form action="/support"><input data-x name="q"></form>',
    ],
    [
      'positions',
      '<p><input data-x name="cell"></p><p><input name="cell"></p>',
      '<p><input name="cell"></p><p><input data-x name="cell"></p>',
    ],
    [
      'positions in rows that are labelled alike',
      '<label>Value <input data-x></label><label>Value <input></label>',
      '<label>Value <input></label><label>Value <input data-x></label>',
    ],
  ])('differs between fields with different %s', (_, html, otherHtml) => {
    expect(keyOf(html)).not.toBe(keyOf(otherHtml));
  });

  it('uses the name of a component for the unnamed input inside it', () => {
    const inner = (html: string) => {
      const host = field(html);
      const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
      root.innerHTML = '<input>';
      const input = root.querySelector('input');
      if (!input) throw new Error('no input');
      return fieldKeyOf(input);
    };
    const page = (x: string, y: string) =>
      `<x-field ${x} name="ref"></x-field><x-field ${y} name="mail"></x-field>`;
    expect(inner(page('data-x', ''))).toBe('name=ref');
    expect(inner(page('', 'data-x'))).toBe('name=mail');
  });

  it('contains nothing that was typed', () => {
    const before = keyOf('<label>Ref <input name="ref" value="secret"></label>');
    const control = field('<label>Ref <input name="ref"></label>');
    if (control instanceof HTMLInputElement) control.value = 'anna@example.com';
    expect(fieldKeyOf(control)).toBe(before);
    expect(before).not.toContain('secret');
  });

  it('matches the pattern of stored keys, whatever a page contains', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    fc.assert(
      fc.property(text, text, text, text, (name, id, label, action) => {
        const control = field('<form><label></label><input></form>');
        const form = control.closest('form');
        form?.setAttribute('action', action);
        control.setAttribute('name', name);
        control.setAttribute('id', id);
        const title = form?.querySelector('label');
        if (title) [title.textContent, title.htmlFor] = [label, id];
        const key = fieldKeyOf(control);
        expect(key).toMatch(FIELD_KEY_PATTERN);
        expect(key.length).toBeLessThanOrEqual(MAX_FIELD_KEY_LENGTH);
        expect(fieldKeyOf(control)).toBe(key);
      }),
    );
  });

  it('does not depend on generated ids of any kind', () => {
    const generated = fc.oneof(
      fc.uuid(),
      fc.integer({ min: 1000 }).map((n) => `field-${n}`),
      fc.integer({ min: 0, max: 9999 }).map((n) => `:r${n.toString(32)}:`),
      fc.integer({ min: 0, max: 9999 }).map((n) => `_r_${n.toString(32)}_`),
      fc.integer({ min: 0, max: 9999 }).map((n) => `«r${n.toString(32)}»`),
      fc.integer({ min: 0, max: 9999 }).map((n) => `input-${n}`),
      fc.integer({ min: 1, max: 9999 }).map((n) => `ember${n}`),
    );
    fc.assert(
      fc.property(generated, generated, (id, otherId) => {
        const page = (id: string) =>
          `<form><label for="${id}">Payee</label><input id="${id}"></form>`;
        expect(keyOf(page(id))).toBe(keyOf(page(otherId)));
      }),
    );
  });
});
