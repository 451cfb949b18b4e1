import type { Kind } from './kind.ts';
import type { Phrase } from './message.ts';
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

/** A line of detail under a headline. @typeParam T the texts: messages, or what they are shown as */
export interface Fact<T = Phrase> {
  /** The same in every language: the name of the label's message, such as `iban.bank`. */
  readonly name: string;
  readonly label: T;
  readonly value: T;
  /** Set when the fact itself is good or bad news about the value. */
  readonly standing?: Standing;
  /** The lookup that gave this fact (path, and ms since the epoch), where facts are from several. */
  readonly source?: { readonly path: string; readonly at: number };
}

/** What is known about a value. @typeParam T the texts: messages, or what they are shown as */
export interface Verdict<T = Phrase> {
  readonly kind: Kind;
  /** The normalised value: what a lookup would send. */
  readonly value: string;
  readonly standing: Standing;
  /** Stable name of the reason, kebab-case: `no-dot-in-domain`, `check-digits-wrong`, `disposable`. */
  readonly reason: string;
  /** A sentence for a person, without the value in it. */
  readonly headline: T;
  readonly facts: readonly Fact<T>[];
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

export function toneOf({ standing, basis }: Pick<Verdict<unknown>, 'standing' | 'basis'>): Tone {
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

export const severityOf = ({ standing }: Pick<Verdict<unknown>, 'standing'>): Severity =>
  SEVERITY_BY_STANDING[standing];

/**
 * Wrong or probably mistyped. Such a value is explained before a paid lookup of it is offered. One
 * that is only written oddly is looked up in its plain form.
 */
export const isDoubtful = ({ standing, value, suggestion = value }: Verdict<unknown>): boolean =>
  standing === 'bad' || suggestion !== value;
