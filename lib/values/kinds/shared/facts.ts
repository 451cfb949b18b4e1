import type { Fact, Message, Phrase, Standing } from '../../domain/index.ts';
import { recordText } from '../../domain/message.ts';

/** Rows of facts; null for an unknown fact. */
export type FactRows = readonly (Fact | null)[];

/** A fact; null if there is no value. */
export function fact(
  label: Message,
  value: Phrase | number | null | undefined,
  standing?: Standing,
): Fact | null {
  const shown = typeof value === 'number' ? `${value}` : (value ?? '');
  const text = typeof shown === 'string' ? shown.trim() : shown;
  if (text === '') return null;
  const { message, values } = label;
  return {
    // With the values of its label: some labels are about one of several.
    name: values ? `${message} ${JSON.stringify([values])}` : message,
    label,
    value: text,
    ...(standing && { standing }),
  };
}

/** Drops the unknown facts. */
export const knownFacts = (facts: FactRows): readonly Fact[] => facts.filter((row) => row !== null);

/** A yes-or-no fact. */
export const flagFact = (label: Message, value: boolean): Fact | null =>
  fact(label, recordText(value ? 'yes' : 'no'));

/** A yes-or-no fact that is shown only if the answer is yes. */
export const factIfTrue = (label: Message, value: boolean, standing?: Standing): Fact | null =>
  value ? fact(label, recordText('yes'), standing) : null;
