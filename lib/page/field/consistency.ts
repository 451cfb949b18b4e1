/** Checks the values of one form against each other when a field is left. Free and offline. */
import { formGroupOf, readFormContext } from '../../form/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import { type AskBackground, isSensitiveField } from '../dom/index.ts';
import { createRepeatedFields } from './repeats.ts';
import type { Beside, TrackedField } from './tracked-field.ts';

/** The most values that the message's schema accepts. */
const MAX_VALUES = 12;

/** The field's value, in an array, if the person entered it and it is not bad; else an empty array. */
function comparableValue({ control, field }: TrackedField) {
  const judgement = field.judgement();
  const isSound = judgement !== undefined && judgement.verdict.standing !== 'bad';
  if (!isSound || !control.isConnected || isSensitiveField(control)) return [];
  const { kind, value } = judgement.verdict;
  return !field.list && field.isTyped() ? [{ kind, value }] : [];
}

export function createFieldConsistency(
  ask: AskBackground,
  trackedFields: () => Iterable<TrackedField>,
) {
  const results = new WeakMap<
    TrackedField,
    { readonly key: string; readonly message: Beside | null }
  >();

  const repeats = createRepeatedFields(trackedFields);

  const requestFor = (tracked: TrackedField) => {
    const [subject] = comparableValue(tracked);
    if (!subject) return undefined;
    const form = formGroupOf(tracked.control);
    const others = [...trackedFields()].filter(
      (other) => other !== tracked && form !== null && formGroupOf(other.control) === form,
    );
    const values = [subject, ...others.flatMap(comparableValue)].slice(0, MAX_VALUES);
    return { about: subject.kind, values, ...readFormContext(tracked.control) };
  };

  return {
    repeatsOf: repeats.repeatsOf,
    /** Undefined if a value has changed since. */
    messageFor(tracked: TrackedField): Beside | undefined {
      const differs = repeats.messageFor(tracked);
      if (differs) return differs;
      const result = results.get(tracked);
      if (!result?.message) return undefined;
      return JSON.stringify(requestFor(tracked)) === result.key ? result.message : undefined;
    },
    /** Asks the background, once for each set of values. @returns whether there is something new to show */
    async compare(tracked: TrackedField): Promise<boolean> {
      const body = tracked.wasLeft ? requestFor(tracked) : undefined;
      if (!body) return false;
      const key = JSON.stringify(body);
      const isAlone = body.values.length === 1 && !body.country && !body.personal && !body.name;
      const isComparable = !isAlone || KIND_DEFINITIONS[body.about].mayLookLikeAnother;
      if (!isComparable || results.get(tracked)?.key === key) return false;
      results.set(tracked, { key, message: null });
      const reply = await ask('checkFormConsistency', body);
      if (!reply?.says && !reply?.private) return false;
      results.set(tracked, { key, message: reply });
      return true;
    },
  };
}
