/** What a field tells whoever shows it: when something became known, and what an answer that takes long says. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { Verdict } from '../../../lib/domain/verdict.ts';
import type { LookupReply } from '../../../lib/extension/schemas/index.ts';
import { createFieldValue, type FieldValue } from '../../../lib/page/field/value.ts';
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
/** How often it told of a change while something was done. */
async function told(work: () => Promise<unknown>): Promise<number> {
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
  field = createFieldValue({ control, facts, ask, isTyped: () => true, onChange: changed });
});

it('tells of a check once, of a question when it sets out and when it is over', async () => {
  expect(await told(field.check)).toBe(1);
  expect(await told(field.check)).toBe(0);
  expect(await told(field.lookUp)).toBe(2);
  expect(field.isAnswered).toBe(true);
});

it('tells of what the person is to do, and of an answer that was got elsewhere', async () => {
  await field.check();
  expect(await told(field.prepareLookup)).toBe(1);
  expect(field.hint()).toMatch(/waits in the toolbar/);
  expect(await told(() => field.onAnswered('email', 'somebody@example.com'))).toBe(0);
  expect(await told(() => field.onAnswered('phone', VALUE))).toBe(0);
  expect(await told(() => field.onAnswered('email', VALUE))).toBe(3);
  expect(field.hint()).toBeUndefined();
});

it('knows an answer for the value that it is about alone', async () => {
  await field.check();
  await field.lookUp();
  control.value = 'ann@example.com';
  expect(field.isAnswered).toBe(false);
  expect(field.isLookingUp).toBe(false);
});

it('says that an answer takes a while, and where it will be', async () => {
  reply = { state: 'pending', credits: 3 };
  await field.check();
  await field.lookUp();
  expect(field.isAnswered).toBe(false);
  expect(field.failureText()).toBe('The answer takes a while; it will be in the history.');
});
