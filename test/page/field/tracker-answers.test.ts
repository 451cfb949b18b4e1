/** When a field's value reports changes, and what it says about an answer that takes long. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { Verdict } from '../../../lib/domain/verdict.ts';
import type { LookupReply } from '../../../lib/extension/schemas/index.ts';
import { createInputProvenance } from '../../../lib/page/field/provenance/input-provenance.ts';
import type { FieldValue } from '../../../lib/page/field/tracked-field.ts';
import { createFieldValue } from '../../../lib/page/field/value.ts';
import { askWith } from '../dom.ts';

const VALUE = 'bob@example.com';
const verdict: Verdict = {
  kind: 'email',
  value: VALUE,
  standing: 'good',
  reason: 'r',
  headline: 'h',
  facts: [],
  basis: ['syntax'],
};
const offer = { policy: 'auto', credits: 3, connected: true } as const;
const ANSWER: LookupReply = { state: 'answered', verdict, offer, credits: 3, from: 'api', at: 1 };

let control: HTMLInputElement;
let field: FieldValue;
let reply: LookupReply;
const changed = vi.fn();
/** Counts the reported changes during some work. */
async function countChanges(work: () => Promise<unknown>): Promise<number> {
  changed.mockClear();
  await work();
  return changed.mock.calls.length;
}

beforeEach(() => {
  document.body.innerHTML = '<input>';
  const found = document.querySelector('input');
  if (!found) throw new Error('no input');
  control = found;
  control.value = VALUE;
  reply = ANSWER;
  const ask = askWith(async (name) => {
    if (name === 'check') return { judgements: [{ verdict, offer }] };
    return name === 'prepareLookup' ? { opened: false } : reply;
  });
  const facts = { kind: 'email', form: 'sign-up', region: undefined } as const;
  const provenance = { ...createInputProvenance(), isTyped: () => true };
  field = createFieldValue({ control, facts, ask, provenance, onChange: changed });
});

it('reports a check once, and a lookup when it starts and when it ends', async () => {
  expect(await countChanges(field.check)).toBe(1);
  expect(await countChanges(field.check)).toBe(0);
  expect(await countChanges(field.lookUp)).toBe(2);
  expect(field.isAnswered).toBe(true);
});

it('reports a hint, and an answer to a lookup made elsewhere', async () => {
  await field.check();
  expect(await countChanges(field.prepareLookup)).toBe(1);
  expect(field.hint()).toMatch(/button in the toolbar/);
  expect(await countChanges(() => field.onAnswered('email', 'somebody@example.com'))).toBe(0);
  expect(await countChanges(() => field.onAnswered('phone', VALUE))).toBe(0);
  expect(await countChanges(() => field.onAnswered('email', VALUE))).toBe(3);
  expect(field.hint()).toBeUndefined();
});

it('uses an answer only for the value it is about', async () => {
  await field.check();
  await field.lookUp();
  control.value = 'ann@example.com';
  expect(field.isAnswered).toBe(false);
  expect(field.isLookingUp).toBe(false);
});

it('says that an answer takes a while, and where it will be shown', async () => {
  reply = { state: 'pending', credits: 3 };
  await field.check();
  await field.lookUp();
  expect(field.isAnswered).toBe(false);
  expect(field.failureText()).toBe(
    'This is taking a while. The answer will appear in the history.',
  );
});
