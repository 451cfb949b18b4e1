import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formType, phoneRegionNear, readField } from '../../lib/detect/field.ts';

/** Counts the steps taken from node to node, so that a walk over the document shows. */
let steps = 0;

beforeEach(() => {
  steps = 0;
  const row = '<div><p>Some <b>text</b> of a page</p><ul><li>one</li><li>two</li></ul></div>';
  const field = '<div class="row"><div class="l">Irgendwas</div><div><input name="f"></div></div>';
  document.body.innerHTML = `${row.repeat(500)}<form>${field.repeat(60)}<button>Ok</button></form><div><div><div><div><input id="loose"></div></div></div></div>${row.repeat(500)}`;
  const watched = [
    [Node.prototype, 'nextSibling'],
    [Node.prototype, 'previousSibling'],
    [Node.prototype, 'firstChild'],
    [Element.prototype, 'nextElementSibling'],
    [Element.prototype, 'previousElementSibling'],
    [Element.prototype, 'firstElementChild'],
  ] as const;
  for (const [prototype, name] of watched) {
    const real = Object.getOwnPropertyDescriptor(prototype, name)?.get;
    if (real === undefined) throw new Error(`no getter: ${name}`);
    vi.spyOn(prototype, name, 'get').mockImplementation(function (this: Node) {
      steps += 1;
      return real.call(this);
    });
  }
});

afterEach(() => vi.restoreAllMocks());

describe('the cost of reading a field on a page of more than 5,000 nodes', () => {
  it('is bounded for every field of a long form', () => {
    expect(document.querySelectorAll('*').length).toBeGreaterThan(5000);
    for (const input of document.querySelectorAll('form input')) {
      steps = 0;
      readField(input);
      expect(steps).toBeLessThan(600);
    }
  });

  it('is bounded for an input without a form', () => {
    const input = document.querySelector('#loose');
    if (input === null) throw new Error('no field');
    readField(input);
    expect(steps).toBeGreaterThan(0);
    expect(steps).toBeLessThan(1500);
    phoneRegionNear(input);
    formType(input);
    expect(steps).toBeLessThan(4000);
  });
});
