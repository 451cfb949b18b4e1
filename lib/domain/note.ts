import type { Fact, Verdict } from './verdict.ts';

/** What is said about a value because of what the person keeps and of the values that stand with it. */
export interface Note {
  /** Stable name, kebab-case. */
  readonly reason: string;
  /** Set where the value needs attention: a sentence that comes before all else that is known. */
  readonly headline?: string;
  readonly fact?: Fact;
  /** What the person may reply to it on a page of ours: the button's text, and the id that the reply names. */
  readonly accept?: { readonly label: string; readonly id: string };
}

/** A verdict with its note. A bad value stays bad: nothing else about it matters. */
export function withNote(verdict: Verdict, note: Note | undefined): Verdict {
  if (!note) return verdict;
  const { headline, reason, fact } = note;
  const isFirst = headline !== undefined && verdict.standing !== 'bad';
  return {
    ...verdict,
    ...(isFirst && { standing: 'caution', reason, headline }),
    facts: fact ? [fact, ...verdict.facts.filter(({ name }) => name !== fact.name)] : verdict.facts,
  };
}
