import type { Kind } from './kind.ts';

/** How good a value is. `unknown` is an answer: nothing that was asked can tell. */
export const STANDINGS = ['good', 'caution', 'bad', 'unknown'] as const;

export type Standing = (typeof STANDINGS)[number];

/**
 * What a verdict rests on, so that "the check digits fit" is never read as "the registry knows it".
 * `syntax`, `check-digits`, `numbering-plan` and `list` are offline; `api` is a paid lookup.
 */
export const BASES = ['syntax', 'check-digits', 'numbering-plan', 'list', 'api'] as const;

export type Basis = (typeof BASES)[number];

/** One line of detail under a headline. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Set when the fact itself speaks for or against the value. */
  readonly standing?: Standing;
}

/** What a person is shown about a value. */
export interface Verdict {
  readonly kind: Kind;
  /** The normalised value: what a lookup would send. */
  readonly value: string;
  readonly standing: Standing;
  /** Stable name of the reason, kebab-case: `no-dot-in-domain`, `check-digits-wrong`, `disposable`. */
  readonly reason: string;
  /** One sentence for the person, without the value in it. */
  readonly headline: string;
  readonly facts: readonly Fact[];
  readonly basis: readonly Basis[];
  /** A value the person probably meant; offered, never applied by itself. */
  readonly suggestion?: string;
}

/**
 * How a verdict is shown, the surest first. Two tones of good: `fits` is what can be told offline,
 * `confirmed` what a registry or mail server answered.
 */
export const TONES = ['confirmed', 'fits', 'caution', 'bad', 'unknown'] as const;

export type Tone = (typeof TONES)[number];

export function toneOf({ standing, basis }: Pick<Verdict, 'standing' | 'basis'>): Tone {
  if (standing !== 'good') return standing;
  return basis.includes('api') ? 'confirmed' : 'fits';
}

/** Wrong, or probably mistyped: nobody pays to hear that, and it is explained before it is asked. */
export const isDoubtful = ({ standing, suggestion }: Verdict): boolean =>
  standing === 'bad' || suggestion !== undefined;
