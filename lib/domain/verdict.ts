/**
 * Verdicts as the extension keeps and shows them. Their texts are sentences; in the background and where they are
 * stored, they are messages (`T` is `Phrase`).
 */
import type * as values from '../values/domain/index.ts';

export type Fact<T = string> = values.Fact<T>;

export type Verdict<T = string> = values.Verdict<T>;

/**
 * Applies the person's setting for disposable addresses and domains: they need attention, or are
 * bad. Stored verdicts and marks in page text do not have it applied.
 */
export function withDisposableSetting<T>(
  verdict: Verdict<T>,
  disposableIsBad: boolean,
): Verdict<T> {
  const { kind, reason } = verdict;
  if (reason !== 'disposable' || (kind !== 'email' && kind !== 'domain')) return verdict;
  return { ...verdict, standing: disposableIsBad ? 'bad' : 'caution' };
}

/** A value that the person knows otherwise: both are shown beside each other, with what differs marked. */
export interface OtherValue<T = string> {
  readonly title: T;
  /** Labels of the value here, and of what is known. */
  readonly here: T;
  readonly source: T;
  readonly known: readonly string[];
  /** What to do before it is used. */
  readonly advice: T;
}

/** What is said about a value because of what the person keeps and of the values that stand with it. */
export interface Note<T = string> {
  /** Stable name, kebab-case. */
  readonly reason: string;
  /** Set where the value needs attention: a sentence that comes before all else that is known. */
  readonly headline?: T;
  readonly fact?: Fact<T>;
  /** What the person may reply to it on a page of ours: the text of the button, that of the one that asks once more, and the id that the reply names. */
  readonly accept?: { readonly label: T; readonly sure: T; readonly id: string };
  /** For surfaces of ours: what is shown instead of the headline. */
  readonly other?: OtherValue<T>;
}

/** A verdict with its note. A bad value stays bad: nothing else about it matters. */
export function withNote<T>(verdict: Verdict<T>, note: Note<T> | undefined): Verdict<T> {
  if (!note) return verdict;
  const { headline, reason, fact } = note;
  const isFirst = headline !== undefined && verdict.standing !== 'bad';
  return {
    ...verdict,
    ...(isFirst && { standing: 'caution', reason, headline }),
    facts: fact ? [fact, ...verdict.facts.filter(({ name }) => name !== fact.name)] : verdict.facts,
  };
}
