/** Verdicts as the extension keeps and shows them. In the background, their texts are references (lib/texts/references.ts). */
import type * as values from '../values/domain/index.ts';

export type Fact = values.Fact<string>;

export type Verdict = values.Verdict<string>;

/**
 * Applies the person's setting for disposable addresses and domains: they need attention, or are
 * bad. Stored verdicts and marks in page text do not have it applied.
 */
export function withDisposableSetting(verdict: Verdict, disposableIsBad: boolean): Verdict {
  const { kind, reason } = verdict;
  if (reason !== 'disposable' || (kind !== 'email' && kind !== 'domain')) return verdict;
  return { ...verdict, standing: disposableIsBad ? 'bad' : 'caution' };
}

/** A value that the person knows otherwise: both are shown beside each other, with what differs marked. */
export interface OtherValue {
  readonly title: string;
  /** Labels of the value here, and of what is known. */
  readonly here: string;
  readonly source: string;
  readonly known: readonly string[];
  /** What to do before it is used. */
  readonly advice: string;
}

/** What is said about a value because of what the person keeps and of the values that stand with it. */
export interface Note {
  /** Stable name, kebab-case. */
  readonly reason: string;
  /** Set where the value needs attention: a sentence that comes before all else that is known. */
  readonly headline?: string;
  readonly fact?: Fact;
  /** What the person may reply to it on a page of ours: the text of the button, that of the one that asks once more, and the id that the reply names. */
  readonly accept?: { readonly label: string; readonly sure: string; readonly id: string };
  /** For surfaces of ours: what is shown instead of the headline. */
  readonly other?: OtherValue;
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
