import { counted } from '../counted.ts';
import type { Basis, Fact, Standing, Verdict } from '../verdict.ts';
import type { Kind } from './index.ts';

/** What a check found out, before it is a verdict of a kind. */
export interface Judgement {
  /** The normalised value; what was given, cleaned, where it cannot be normalised. */
  readonly value: string;
  readonly standing: Standing;
  /** Stable kebab-case name. */
  readonly reason: string;
  /** One sentence for the person. */
  readonly headline: string;
  readonly basis: readonly Basis[];
  readonly facts?: readonly Fact[];
  readonly suggestion?: string | undefined;
}

/** A verdict of `kind`; a suggestion equal to the value itself is no suggestion. */
export function verdict(kind: Kind, judgement: Judgement): Verdict {
  const { suggestion, facts = [], ...rest } = judgement;
  const made = { kind, ...rest, facts };
  return suggestion === undefined || suggestion === judgement.value
    ? made
    : { ...made, suggestion };
}

/** A fact, or nothing where there is no value to state. */
export function fact(label: string, value: string | undefined, standing?: Standing): Fact[] {
  if (value === undefined || value === '') return [];
  return [standing === undefined ? { label, value } : { label, value, standing }];
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "One digit too short", "12 characters too long": how a wrong length is put in every kind. */
export function tooLong(by: number, noun: string): string {
  const size = Math.abs(by);
  const words = `${counted(size, noun, WORDS[size])} too ${by > 0 ? 'long' : 'short'}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
