import { beforeEach, expect, it } from 'vitest';
import { MESSAGES } from '../../../lib/extension/messages/table.ts';
import { createFieldConsistency } from '../../../lib/page/field/consistency.ts';
import type { Beside } from '../../../lib/page/field/tracked-field.ts';
import type { Kind } from '../../../lib/values/domain/kind.ts';
import { askWith } from '../dom.ts';
import { fakeTrackedField, judgement } from './fake-tracked-field.ts';

type FakeTracked = ReturnType<typeof fakeTrackedField>;

let form: HTMLFormElement;
let fields: FakeTracked[];
let requests: unknown[];
let message: Beside | null;
let consistency: ReturnType<typeof createFieldConsistency>;

function field(kind: Kind, value: string): FakeTracked {
  const control = document.createElement('input');
  control.value = value;
  form.append(control);
  const tracked = fakeTrackedField(control);
  tracked.field.known = judgement({ kind, value });
  tracked.field.typed = true;
  tracked.wasLeft = true;
  fields.push(tracked);
  return tracked;
}

beforeEach(() => {
  form = document.createElement('form');
  document.body.replaceChildren(form);
  [fields, requests, message] = [[], [], { says: 'They differ.' }];
  const ask = askWith(async (name, body) => {
    expect(name).toBe('checkFormConsistency');
    requests.push(MESSAGES.checkFormConsistency.request.parse(body));
    return message ?? { says: null };
  });
  consistency = createFieldConsistency(ask, () => fields);
});

it('compares the values of a form once', async () => {
  field('vat', 'DE136695976');
  const iban = field('iban', 'NL91ABNA0417164300');
  form.insertAdjacentHTML('beforeend', '<select name="country"><option value="DE">Germany');
  expect(await consistency.compare(iban)).toBe(true);
  expect(consistency.messageFor(iban)).toEqual({ says: 'They differ.' });
  expect(await consistency.compare(iban)).toBe(false);
  expect(requests).toEqual([
    {
      about: 'iban',
      values: [
        { kind: 'iban', value: 'NL91ABNA0417164300' },
        { kind: 'vat', value: 'DE136695976' },
      ],
      country: 'DE',
      personal: false,
    },
  ]);
});

it('drops the message and asks again after a value has changed', async () => {
  const vat = field('vat', 'DE136695976');
  const iban = field('iban', 'NL91ABNA0417164300');
  await consistency.compare(iban);
  vat.field.known = judgement({ kind: 'vat', value: 'NL123456789B13' });
  expect(consistency.messageFor(iban)).toBeUndefined();
  message = null;
  expect(await consistency.compare(iban)).toBe(false);
  expect(requests).toHaveLength(2);
});

it.each<[string, (vat: FakeTracked, iban: FakeTracked) => void]>([
  ['the field was not left yet', (_, iban) => Object.assign(iban, { wasLeft: false })],
  ['it has no verdict', (_, iban) => Object.assign(iban.field, { known: undefined })],
  [
    'its value is bad',
    (_, iban) => Object.assign(iban.field, { known: judgement({ kind: 'iban', standing: 'bad' }) }),
  ],
  ['the page filled it in', (_, iban) => Object.assign(iban.field, { typed: false })],
  [
    'it has become a password field',
    (_, iban) => Object.assign(iban.control, { type: 'password' }),
  ],
  ['the other field was removed', (vat) => vat.control.remove()],
  ['the page filled in the other field', (vat) => Object.assign(vat.field, { typed: false })],
  ['the other field is in another form', (vat) => document.documentElement.append(vat.control)],
])('asks nothing if %s', async (_case, arrange) => {
  const vat = field('vat', 'DE136695976');
  const iban = field('iban', 'NL91ABNA0417164300');
  arrange(vat, iban);
  expect(await consistency.compare(iban)).toBe(false);
  expect(requests).toEqual([]);
  vat.control.remove();
});

it('asks about a single value if the form has a context', async () => {
  const tracked = field('email', 'info@example.com');
  form.insertAdjacentHTML('beforeend', '<input name="first-name"><input name="last-name">');
  await consistency.compare(tracked);
  expect(requests).toEqual([
    { about: 'email', values: [{ kind: 'email', value: 'info@example.com' }], personal: true },
  ]);
});

it('asks about an email address alone, which may look like another', async () => {
  message = { says: null, private: true };
  const tracked = field('email', 'info@example.com');
  // Nothing is said, but the page must not see that.
  expect(await consistency.compare(tracked)).toBe(true);
  expect(consistency.messageFor(tracked)).toEqual(message);
});
