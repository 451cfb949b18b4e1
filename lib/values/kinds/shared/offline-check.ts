import type { Basis, Kind, ReadingStep, Standing, Verdict } from '../../domain/index.ts';
import { factsText, type Phrase } from '../../domain/message.ts';
import { hasLookAlikeLetters, withLatinLetters } from '../../text/index.ts';
import { type FactRows, knownFacts } from './facts.ts';

export interface CheckOptions {
  /** ISO 3166-1 alpha-2 region for national phone numbers and VAT numbers without prefix. */
  readonly region?: string;
  /** The text from which the value was read, if that is not the value itself. */
  readonly written?: string;
}

/**
 * Type of the check that each kind's `check.ts` exports: a free, offline verdict on a text that the
 * reader of written values has read (written-reader.ts): without invisible characters, label and
 * wrapping.
 */
export type OfflineCheck = (text: string, options?: Pick<CheckOptions, 'region'>) => Verdict;

/** The result of a check; `verdictOfCheck` turns it into a verdict. */
export interface CheckResult {
  /** The normalised value; the cleaned input if it cannot be normalised. */
  readonly value: string;
  readonly standing: Standing;
  /** Stable kebab-case name. */
  readonly reason: string;
  /** A sentence for the user. */
  readonly headline: Phrase;
  readonly basis: readonly Basis[];
  readonly facts?: FactRows;
  readonly suggestion?: string | undefined;
  /** What the kind did to read the value, besides what the reader did before. */
  readonly steps?: readonly ReadingStep[];
}

/** What is wrong with a text, and its correction if there is one. */
export type CheckError = Pick<CheckResult, 'reason' | 'headline' | 'suggestion'>;

export const checkError = (reason: string, headline: Phrase, suggestion?: string): CheckError => ({
  reason,
  headline,
  suggestion,
});

/** Makes results for a text that breaks the rules of its kind. */
export const badSyntax =
  (value: string) =>
  (reason: string, headline: Phrase, suggestion?: string): CheckResult => ({
    value,
    standing: 'bad',
    basis: ['syntax'],
    reason,
    headline,
    suggestion,
  });

/** A verdict of `kind`. Drops a suggestion that equals the value itself. */
export function verdictOfCheck(
  kind: Kind,
  { suggestion, facts = [], ...rest }: CheckResult,
): Verdict {
  const verdict = { kind, ...rest, facts: knownFacts(facts) };
  return suggestion === undefined || suggestion === rest.value
    ? verdict
    : { ...verdict, suggestion };
}

/**
 * The result for a text with letters that only look like A to Z (Greek, Cyrillic): bad, with the
 * Latin spelling as its correction. Null if it has no such letters, or is not plausible even in
 * Latin letters.
 * @param inLatin replaces look-alike letters by Latin ones
 */
export function lookAlikeResult(
  text: string,
  evaluate: (text: string) => CheckResult,
  inLatin: (text: string) => string = withLatinLetters,
): CheckResult | null {
  if (!hasLookAlikeLetters(text)) return null;
  const latin = inLatin(text);
  if (latin === text) return null;
  const { standing, value, suggestion, facts = [] } = evaluate(latin);
  const meant = suggestion ?? (standing === 'bad' ? undefined : value);
  if (meant === undefined || meant === '' || !/^[\x20-\x7e]+$/.test(meant)) return null;
  return {
    value: text.replace(/\s+/g, ''),
    standing: 'bad',
    reason: 'look-alike-letters',
    headline: factsText('lookAlikeLetters'),
    facts,
    basis: ['syntax'],
    suggestion: meant,
  };
}

/** A character in quotation marks; a description for control characters. */
export function quotedCharacter(character: string): Phrase {
  return /\p{Cc}/u.test(character)
    ? factsText('controlCharacter')
    : factsText('quotedCharacter', { character });
}
