import type { Fact, Standing } from '../../domain/index.ts';
import { factsText } from '../../texts/facts.ts';

/** A score from which on the API itself is taken to warn (contract: 0-100, no threshold given). */
const HIGH_SCORE = 75;

/** What is to be told in rows; null where nothing is known of a row. */
export type FactRows = readonly (Fact | null)[];

/** A fact, or null where there is no value to state. */
export function fact(
  label: string,
  value: string | number | null | undefined,
  standing?: Standing,
): Fact | null {
  const shown = String(value ?? '').trim();
  if (shown === '') return null;
  return standing === undefined ? { label, value: shown } : { label, value: shown, standing };
}

/** The facts that are known. */
export function knownFacts(facts: FactRows): readonly Fact[] {
  return facts.filter((row) => row !== null);
}

/** A yes-or-no fact; `yes` and `no` are what either speaks for, absent when for nothing. */
export function flagFact(
  label: string,
  value: boolean | null | undefined,
  speaks: { readonly yes?: Standing; readonly no?: Standing } = {},
): Fact | null {
  if (typeof value !== 'boolean') return null;
  return fact(label, factsText(value ? 'yes' : 'no'), value ? speaks.yes : speaks.no);
}

/** A yes-or-no fact that is worth a line only when it is a yes. */
export function factIfTrue(
  label: string,
  value: boolean | null | undefined,
  standing?: Standing,
): Fact | null {
  return value === true ? fact(label, factsText('yes'), standing) : null;
}

/** A 0-100 score; only a high one speaks against the value. */
export function scoreFact(label: string, value: number | null | undefined): Fact | null {
  if (typeof value !== 'number') return null;
  return fact(
    label,
    factsText('scoreOfHundred', { score: value }),
    value >= HIGH_SCORE ? 'caution' : undefined,
  );
}

export function isHighScore(value: number | null | undefined): boolean {
  return typeof value === 'number' && value >= HIGH_SCORE;
}

/** Words of the API as a person reads them: `fixed_line` → `fixed line`. */
export function readableWords(named: string | null | undefined): string {
  return (named ?? '').replace(/[_\s]+/g, ' ').trim();
}
