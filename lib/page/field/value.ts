/** The value of one tracked field, its verdict and its lookup. Shows nothing. */
import type { VerdictWithOffer } from '../../extension/schemas/index.ts';
import { type AskBackground, type TextControl, writeValue } from '../dom/index.ts';
import { createFieldLookup } from './field-lookup.ts';
import type { InputProvenance } from './provenance/input-provenance.ts';
import { isOtherIfBad, kindOf, readValue } from './read-value.ts';
import type { FieldFacts, SingleValue } from './tracked-field.ts';

export interface FieldValueOptions {
  readonly control: TextControl;
  readonly facts: FieldFacts;
  readonly ask: AskBackground;
  readonly provenance: InputProvenance;
  /** Called when a result or a pending lookup has changed. */
  readonly onChange: () => void;
}

interface Result {
  readonly value: string;
  readonly judgement: VerdictWithOffer;
  /** It came from a lookup. */
  readonly isAnswered: boolean;
}

export function createFieldValue(options: FieldValueOptions): SingleValue {
  const { ask, onChange } = options;
  let { control, facts, provenance } = options;
  let result: Result | undefined;
  let checking: { readonly value: string; readonly done: Promise<void> } | undefined;
  /** The value with which a person last left the field. */
  let leftValue = '';
  const otherTypes = new Set<string>();

  const value = () => readValue(control, facts, otherTypes);
  const isTyped = () => provenance.isTyped(value());
  const present = () => (result?.value === value() ? result : undefined);
  const judgement = () => present()?.judgement;
  /** Keeps a result. A late reply about an earlier value does not replace a result for the present value. */
  const keep = (next: Result) => {
    if (next.value === value() || !present()) result = next;
  };

  const lookup = createFieldLookup({
    ask,
    facts: () => facts,
    value,
    judgement,
    isTyped,
    isAnswered: () => present()?.isAnswered === true,
    requireFreshStart: () => provenance.requireFreshStart(),
    onAnswer: (about, answer) => keep({ value: about, judgement: answer, isAnswered: true }),
    onChange,
  });

  async function runCheck(current: string): Promise<void> {
    const { form, region } = facts;
    const kind = kindOf(current, facts);
    const item = { kind, value: current, ...(region && { region }) };
    const reply = await ask('check', { items: [item], place: 'field', form });
    const judged = reply?.judgements[0];
    if (!judged) return;
    if (judged.verdict.standing === 'bad' && isOtherIfBad(facts, kind)) otherTypes.add(current);
    else keep({ value: current, judgement: judged, isAnswered: false });
  }

  async function check(): Promise<void> {
    const current = value();
    if (!current || judgement()) return;
    if (checking?.value !== current) {
      const done = runCheck(current).finally(() => {
        if (checking?.value === current) checking = undefined;
        onChange();
      });
      checking = { value: current, done };
    }
    await checking.done;
  }

  async function onLeave(byPerson: boolean): Promise<void> {
    if (byPerson) leftValue = value();
    await check();
    if (lookup.isRunning() || (leftValue === value() && lookup.isDue())) await lookup.lookUp();
  }

  return {
    get facts() {
      return facts;
    },
    value,
    judgement,
    check,
    onLeave,
    isTyped,
    isPending: () =>
      value() !== '' && (judgement() === undefined || lookup.isRunning() || lookup.isDue()),
    get lookup() {
      return lookup.state;
    },
    prepareLookup: lookup.prepare,
    async onAnswered(kind, answeredValue) {
      const known = judgement();
      if (known?.verdict.kind !== kind || known.verdict.value !== answeredValue) return;
      lookup.forgetSaid();
      if (isTyped()) await lookup.lookUp();
      onChange();
    },
    applySuggestion(suggestion) {
      const wasTyped = isTyped();
      const before = control.value;
      writeValue(control, suggestion);
      if (wasTyped) provenance.acceptWhole(suggestion);
      void onLeave(wasTyped);
      return () => {
        writeValue(control, before);
        void onLeave(false);
      };
    },
    moveTo(newControl, newFacts, newProvenance) {
      [control, facts, provenance] = [newControl, newFacts, newProvenance];
    },
  };
}
