import { beforeEach, expect, it } from 'vitest';
import { formTypeOf } from '../../../lib/form/index.ts';
import { formOwnerOf } from '../../../lib/reading/dom/controls.ts';

beforeEach(() => document.body.replaceChildren());

/** A component with its own controls in an open shadow root. */
function component(inner: string): HTMLElement {
  const host = document.createElement('x-input');
  host.attachShadow({ mode: 'open' }).innerHTML = inner;
  return host;
}
const inputIn = (host: Element) => host.shadowRoot?.querySelector('input') ?? document.body;
function formWith(...nodes: readonly (string | Node)[]): HTMLFormElement {
  const form = document.createElement('form');
  form.id = 'f';
  form.append(...nodes);
  document.body.append(form);
  return form;
}

it('the form of a control is its own form', () => {
  const input = document.createElement('input');
  expect(formOwnerOf(input)).toBeNull();
  expect(formOwnerOf(input)).not.toBe(formWith(input));
  expect(formOwnerOf(input)).toBe(document.forms[0]);
});

it('the form of a control in nested components is the host’s form', () => {
  const inner = component('<input>');
  const outer = component('<div></div>');
  outer.shadowRoot?.firstElementChild?.append(inner);
  expect(formOwnerOf(inputIn(inner))).toBeNull();
  const form = formWith(outer);
  expect(formOwnerOf(inputIn(inner))).toBe(form);
});

it('the form named by the host’s `form` attribute counts only if it is a form', () => {
  const form = formWith();
  const host = component('<input>');
  formWith(host).id = 'other';
  host.setAttribute('form', 'f');
  expect(formOwnerOf(inputIn(host))).toBe(form);
  form.id = 'gone';
  expect(formOwnerOf(inputIn(host))).toBeNull();
});

it('a form is recognised as sign-in if its fields are components', () => {
  const email = component('<label for="i">Email</label><input id="i" type="email">');
  const password = component('<input type="password" autocomplete="current-password">');
  formWith(email, password, component('<button type="submit">Sign in</button>'));
  expect(formTypeOf(inputIn(email))).toBe('sign-in');
});
