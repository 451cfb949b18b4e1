/** A watched field with facts that a test sets, for what renders it, hears it and guards it. */
import { vi } from 'vitest';
import type { Judgement } from '../../lib/messages.ts';
import type { FieldValue } from '../../lib/page/field-value.ts';
import { createProof } from '../../lib/page/typed.ts';
import type { Watched } from '../../lib/page/watched.ts';
import type { Verdict } from '../../lib/verdict.ts';

export const verdict = (more: Partial<Verdict> = {}): Verdict => ({
  kind: 'email',
  value: 'bob@example.com',
  standing: 'good',
  reason: 'r',
  headline: 'It looks right.',
  facts: [],
  basis: ['syntax'],
  ...more,
});

export const judgement = (
  more: Partial<Verdict> = {},
  offer: Partial<Judgement['offer']> = {},
): Judgement => ({
  verdict: verdict(more),
  offer: { policy: 'ask', credits: 3, connected: true, ...offer },
});

export interface FakeField extends FieldValue {
  known: Judgement | undefined;
  trouble: FieldValue['trouble'];
  hint: FieldValue['hint'];
  isLookingUp: boolean;
  isAnswered: boolean;
  isLost: boolean;
  pending: boolean;
}

/** A field that holds what its control holds, and knows what the test says. */
export function fakeWatched(control: HTMLInputElement) {
  const field: FakeField = {
    facts: { kind: 'email', form: 'sign-up', region: undefined },
    known: undefined,
    pending: false,
    isLookingUp: false,
    isAnswered: false,
    isLost: false,
    value: () => control.value,
    judgement: () => field.known,
    isPending: () => field.pending,
    trouble: () => undefined,
    hint: () => undefined,
    check: vi.fn(async () => {}),
    lookUp: vi.fn(async () => {}),
    arm: vi.fn(async () => {}),
    answered: vi.fn(async () => {}),
    leave: vi.fn(async () => {}),
  };
  const one: Watched & { readonly field: FakeField } = {
    control,
    field,
    proof: createProof(''),
    left: false,
    dismissed: '',
    held: false,
    waiting: false,
    settled: '',
  };
  return one;
}
