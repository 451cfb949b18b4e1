import type { Fact, Standing } from '../verdict.ts';

/** What is to be told in rows; null where nothing is known of a row. */
export type Facts = readonly (Fact | null)[];

/** A fact, or null where there is no value to state. */
export function fact(
  label: string,
  value: string | number | null | undefined,
  standing?: Standing,
): Fact | null {
  const text = String(value ?? '').trim();
  if (text === '') return null;
  return standing === undefined ? { label, value: text } : { label, value: text, standing };
}

/** The facts that are known. */
export function known(facts: Facts): readonly Fact[] {
  return facts.filter((row) => row !== null);
}
