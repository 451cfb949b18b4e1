import type { Kind } from './kind.ts';
import type { ReadingStep } from './reading-step.ts';

/** How good a value is. `unknown`: it was checked, and neither check nor API can tell. */
export const STANDINGS = ['good', 'caution', 'bad', 'unknown'] as const;

export type Standing = (typeof STANDINGS)[number];

/**
 * What a verdict rests on, so that "the check digits fit" is not mistaken for "the registry has it".
 * `syntax`, `check-digits`, `numbering-plan` and `list` are offline; `api` is a paid lookup.
 */
export const BASES = ['syntax', 'check-digits', 'numbering-plan', 'list', 'api'] as const;

export type Basis = (typeof BASES)[number];

/** A line of detail under a headline. */
export interface Fact {
  /** The same in every language: the name of the label's message, such as `iban.bank`. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Set when the fact itself is good or bad news about the value. */
  readonly standing?: Standing;
  /** The lookup that gave this fact (path, and ms since the epoch), where facts are from several. */
  readonly source?: { readonly path: string; readonly at: number };
}

/**
 * What is known about a value, as shown to the person. In the background, its texts are references
 * (lib/texts/references.ts).
 */
export interface Verdict {
  readonly kind: Kind;
  /** The normalised value: what a lookup would send. */
  readonly value: string;
  readonly standing: Standing;
  /** Stable name of the reason, kebab-case: `no-dot-in-domain`, `check-digits-wrong`, `disposable`. */
  readonly reason: string;
  /** A sentence for the person, without the value in it. */
  readonly headline: string;
  readonly facts: readonly Fact[];
  readonly basis: readonly Basis[];
  /** What was done to the written text to read this value. */
  readonly steps?: readonly ReadingStep[];
  /** A value that the person probably meant. It is offered, and applied only if the person accepts. */
  readonly suggestion?: string;
}

/**
 * How a verdict is shown, best first. `good` has two tones: `fits` when checked offline only,
 * `confirmed` when a registry or mail server answered.
 */
export const TONES = ['confirmed', 'fits', 'caution', 'bad', 'unknown'] as const;

export type Tone = (typeof TONES)[number];

export function toneOf({ standing, basis }: Pick<Verdict, 'standing' | 'basis'>): Tone {
  if (standing !== 'good') return standing;
  return basis.includes('api') ? 'confirmed' : 'fits';
}

/** How much a value on a page needs a person's attention, most first. */
export const SEVERITIES = ['bad', 'attention', 'fine'] as const;

export type Severity = (typeof SEVERITIES)[number];

const SEVERITY_BY_STANDING: Readonly<Record<Standing, Severity>> = {
  bad: 'bad',
  caution: 'attention',
  unknown: 'fine',
  good: 'fine',
};

export const severityOf = ({ standing }: Pick<Verdict, 'standing'>): Severity =>
  SEVERITY_BY_STANDING[standing];

/**
 * Applies the person's setting for disposable addresses and domains: they need attention, or are
 * bad. Stored verdicts and marks in page text do not have it applied.
 */
export function withDisposableSetting(verdict: Verdict, disposableIsBad: boolean): Verdict {
  const { kind, reason } = verdict;
  if (reason !== 'disposable' || (kind !== 'email' && kind !== 'domain')) return verdict;
  return { ...verdict, standing: disposableIsBad ? 'bad' : 'caution' };
}

/**
 * Wrong or probably mistyped. Such a value is explained before a paid lookup of it is offered. One
 * that is only written oddly is looked up in its plain form.
 */
export const isDoubtful = ({ standing, value, suggestion = value }: Verdict): boolean =>
  standing === 'bad' || suggestion !== value;

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
