/** A tracked field whose state is set by tests of its presenter, listeners and guard. */
import { vi } from 'vitest';
import type { Verdict } from '../../../lib/domain/verdict.ts';
import type { VerdictWithOffer } from '../../../lib/extension/schemas/index.ts';
import { writeValue } from '../../../lib/page/dom/write-value.ts';
import type { FieldCorrections } from '../../../lib/page/field/corrections.ts';
import { placeOf } from '../../../lib/page/field/redrawn-control.ts';
import type { TrackedField } from '../../../lib/page/field/tracked-field.ts';
import type { FieldValue } from '../../../lib/page/field/value.ts';
import { createInputProvenance } from '../../../lib/page/provenance/input-provenance.ts';

/** No field was corrected, and none can be. */
export const NO_CORRECTIONS: FieldCorrections = {
  isNever: false,
  correctionOf: () => undefined,
  correct: async () => ({ isSaved: false, text: '' }),
};

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

export interface FakeField extends FieldValue {
  known: VerdictWithOffer | undefined;
  failureText: FieldValue['failureText'];
  hint: FieldValue['hint'];
  isLookingUp: boolean;
  isAnswered: boolean;
  isPossiblyBilled: boolean;
  pending: boolean;
}

/** Takes its value from the control; the test sets the other members. */
export function fakeTrackedField(control: HTMLInputElement) {
  const field: FakeField = {
    facts: { kind: 'email', form: 'sign-up', region: undefined },
    known: undefined,
    pending: false,
    isLookingUp: false,
    isAnswered: false,
    isPossiblyBilled: false,
    value: () => control.value,
    judgement: () => field.known,
    isPending: () => field.pending,
    failureText: () => undefined,
    hint: () => undefined,
    check: vi.fn(async () => {}),
    lookUp: vi.fn(async () => {}),
    prepareLookup: vi.fn(async () => {}),
    onAnswered: vi.fn(async () => {}),
    onLeave: vi.fn(async () => {}),
    applySuggestion: (value) => writeValue(control, value),
  };
  const tracked: TrackedField & { readonly field: FakeField } = {
    control,
    field,
    provenance: createInputProvenance(),
    wasLeft: false,
    dismissedValue: '',
    isWaiting: false,
    waitedValue: '',
    heldVerdicts: new Set(),
    place: placeOf(control),
  };
  return tracked;
}
