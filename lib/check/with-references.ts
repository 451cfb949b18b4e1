/** Verdicts of lib/values as the background keeps them: each text is a reference to a message. */
import type { Verdict } from '../domain/index.ts';
import { listOf, reference } from '../texts/messages.ts';
import type { Message, Phrase, Verdict as ValueVerdict } from '../values/index.ts';

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'message' in value;

function referenceOfMessage({ message, values }: Message): string {
  const given =
    values &&
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, givenOf(value)]));
  // Names of countries and alphabets, and lists, have their values by place.
  if (message === 'country' || message === 'alphabet') return reference(message, given?.code);
  return given ? reference(message, given) : reference(message);
}

/** A value of a message: what is in it becomes a reference, too. */
const givenOf = (value: unknown): unknown =>
  isMessage(value) || Array.isArray(value) ? referenceOf(value) : value;

/** A phrase as a text with references. */
export function referenceOf(phrase: Phrase): string {
  if (typeof phrase === 'string') return phrase;
  if (!isMessage(phrase)) return phrase.map(referenceOf).join(' ');
  if (phrase.message !== 'list') return referenceOfMessage(phrase);
  const { items, type } = phrase.values as {
    items: readonly Phrase[];
    type: Intl.ListFormatOptions['type'];
  };
  return listOf(items.map(referenceOf), type);
}

export const withReferences = (verdict: ValueVerdict): Verdict => ({
  ...verdict,
  headline: referenceOf(verdict.headline),
  facts: verdict.facts.map((fact) => ({
    ...fact,
    label: referenceOf(fact.label),
    value: referenceOf(fact.value),
  })),
});
