import { beforeEach, expect, it } from 'vitest';
import type { Kind } from '../../../lib/domain/kind.ts';
import { MESSAGES } from '../../../lib/extension/messages/table.ts';
import type { FormContext } from '../../../lib/form/form-context.ts';
import {
  createFieldConsistency,
  type FieldConsistency,
} from '../../../lib/page/field/consistency.ts';
import { askWith } from '../dom.ts';
import { fakeWatched, judgement } from './fake-tracked-field.ts';

type One = ReturnType<typeof fakeWatched>;

let fields: One[];
let around: FormContext;
let asked: unknown[];
let says: string | null;
let beside: FieldConsistency;

function field(kind: Kind, value: string, form = document.body): One {
  const control = document.createElement('input');
  control.value = value;
  form.append(control);
  const one = fakeWatched(control);
  one.field.known = judgement({ kind, value });
  one.provenance.acceptWhole(value);
  one.wasLeft = true;
  fields.push(one);
  return one;
}

beforeEach(() => {
  document.body.replaceChildren();
  [fields, asked, says, around] = [[], [], 'They differ.', { personal: false }];
  beside = createFieldConsistency({
    ask: askWith(async (name, body) => {
      expect(name).toBe('checkFormConsistency');
      asked.push(MESSAGES.checkFormConsistency.request.parse(body));
      return { says };
    }),
    trackedFields: () => fields,
    formContext: () => around,
    togetherIn: ({ parentElement }) => parentElement,
  });
});

it('asks about what stands in the form, once for the same', async () => {
  field('vat', 'DE136695976');
  const iban = field('iban', 'NL91ABNA0417164300');
  around = { personal: false, country: 'DE' };
  expect(await beside.compare(iban)).toBe(true);
  expect(beside.messageFor(iban)).toBe('They differ.');
  expect(await beside.compare(iban)).toBe(false);
  expect(asked).toEqual([
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

it('says it no more once one of them is another', async () => {
  const vat = field('vat', 'DE136695976');
  const iban = field('iban', 'NL91ABNA0417164300');
  await beside.compare(iban);
  vat.field.known = judgement({ kind: 'vat', value: 'NL123456789B13' });
  expect(beside.messageFor(iban)).toBeUndefined();
  says = null;
  expect(await beside.compare(iban)).toBe(false);
  expect(asked).toHaveLength(2);
});

it.each<[string, (vat: One, iban: One) => void]>([
  ['it has not been left', (_, iban) => Object.assign(iban, { wasLeft: false })],
  ['nothing is known of it', (_, iban) => Object.assign(iban.field, { known: undefined })],
  [
    'it is bad by itself',
    (_, iban) => Object.assign(iban.field, { known: judgement({ kind: 'iban', standing: 'bad' }) }),
  ],
  ['the page filled it in', (_, iban) => iban.provenance.acceptWhole('another')],
  ['it is a secret now', (_, iban) => Object.assign(iban.control, { type: 'password' })],
  ['it stands alone', (vat) => vat.control.remove()],
  ['the other is the page’s own', (vat) => vat.provenance.acceptWhole('another')],
  ['the other is in another form', (vat) => document.documentElement.append(vat.control)],
])('asks nothing where %s', async (_case, arrange) => {
  const vat = field('vat', 'DE136695976');
  const iban = field('iban', 'NL91ABNA0417164300');
  arrange(vat, iban);
  expect(await beside.compare(iban)).toBe(false);
  expect(asked).toEqual([]);
  vat.control.remove();
});

it('asks about one value beside what else the form says', async () => {
  const one = field('email', 'info@example.com');
  around = { personal: true };
  await beside.compare(one);
  expect(asked).toEqual([
    { about: 'email', values: [{ kind: 'email', value: 'info@example.com' }], personal: true },
  ]);
});
