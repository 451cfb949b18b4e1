import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formTypeOf, phoneFieldRegion, readField } from '../../lib/form/index.ts';

/** Counts the steps from node to node, which would reveal a walk over the whole document. */
let steps = 0;

const restores: (() => void)[] = [];

function watch(prototype: object, name: string): void {
  const real = Object.getOwnPropertyDescriptor(prototype, name);
  if (real?.get === undefined) throw new Error(`no getter: ${name}`);
  const get = real.get;
  Object.defineProperty(prototype, name, {
    ...real,
    get(this: unknown) {
      steps += 1;
      return get.call(this);
    },
  });
  restores.push(() => Object.defineProperty(prototype, name, real));
}

beforeEach(() => {
  steps = 0;
  const row = '<div><p>Some <b>text</b> of a page</p><ul><li>one</li><li>two</li></ul></div>';
  const field = '<div class="row"><div class="l">Irgendwas</div><div><input name="f"></div></div>';
  document.body.innerHTML = `${row.repeat(500)}<form>${field.repeat(60)}<button>Ok</button></form><div><div><div><div><input id="loose"></div></div></div></div>${row.repeat(500)}`;
  for (const name of ['nextSibling', 'previousSibling', 'firstChild']) watch(Node.prototype, name);
  for (const name of ['nextElementSibling', 'previousElementSibling', 'firstElementChild']) {
    watch(Element.prototype, name);
  }
});

afterEach(() => {
  for (const restore of restores.splice(0)) restore();
});

describe('reading a field on a page of more than 5,000 nodes', () => {
  it('takes bounded work for every field of a long form', () => {
    expect(document.querySelectorAll('*').length).toBeGreaterThan(5000);
    for (const input of document.querySelectorAll('form input')) {
      steps = 0;
      readField(input);
      expect(steps).toBeLessThan(600);
    }
  });

  it('takes bounded work for an input without a form', () => {
    const input = document.querySelector('#loose');
    if (input === null) throw new Error('no field');
    readField(input);
    expect(steps).toBeGreaterThan(0);
    expect(steps).toBeLessThan(1500);
    phoneFieldRegion(input);
    formTypeOf(input);
    expect(steps).toBeLessThan(4000);
  });
});
