/** A tracked field whose state is set by tests of its presenter, listeners and guard. */
import { vi } from 'vitest';
import type { Verdict } from '../../../lib/domain/index.ts';
import type { VerdictWithOffer } from '../../../lib/extension/schemas/index.ts';
import { writeValue } from '../../../lib/page/dom/controls.ts';
import type {
  FieldLookup,
  SingleValue,
  TrackedField,
} from '../../../lib/page/field/tracked-field.ts';

export const verdict = (overrides: Partial<Verdict> = {}): Verdict => ({
  kind: 'email',
  value: 'bob@example.com',
  standing: 'good',
  reason: 'r',
  headline: 'It looks right.',
  facts: [],
  basis: ['syntax'],
  ...overrides,
});

export const judgement = (
  overrides: Partial<Verdict> = {},
  offer: Partial<VerdictWithOffer['offer']> = {},
): VerdictWithOffer => ({
  verdict: verdict(overrides),
  offer: { policy: 'ask', credits: 3, connected: true, ...offer },
});

export interface FakeField extends SingleValue {
  known: VerdictWithOffer | undefined;
  lookup: FieldLookup;
  pending: boolean;
  typed: boolean;
}

export const LOOKUP: FieldLookup = { step: 'rest', isAnswered: false, mayBeBilled: false };

/** Takes its value from the control; the test sets the other members. */
export function fakeTrackedField(control: HTMLInputElement) {
  const field: FakeField = {
    facts: { kind: 'email', form: 'sign-up', region: undefined },
    known: undefined,
    pending: false,
    typed: false,
    lookup: LOOKUP,
    value: () => control.value,
    judgement: () => field.known,
    isTyped: () => field.typed,
    isPending: () => field.pending,
    check: vi.fn(async () => {}),
    moveTo: vi.fn(),
    prepareLookup: vi.fn(async () => {}),
    onAnswered: vi.fn(async () => {}),
    onLeave: vi.fn(async () => {}),
    applySuggestion(value) {
      const before = control.value;
      writeValue(control, value);
      return () => writeValue(control, before);
    },
  };
  const tracked: Omit<TrackedField, 'field'> & { readonly field: FakeField } = {
    control,
    field,
    wasLeft: false,
  };
  return tracked;
}
