/** From mutants to scores, and what a score is held against. */

/** What is read of a mutant; the rest of it is in the report. */
export interface Mutant {
  /** Path from the root, with forward slashes. */
  readonly fileName: string;
  readonly status: string;
}

export interface Score {
  readonly file: string;
  /** Mutants that a test noticed, by failing or by never ending. */
  readonly noticed: number;
  /** Mutants that count: neither ignored nor impossible to run. */
  readonly all: number;
  /** Per cent noticed, rounded down to tenths: what the baseline keeps. */
  readonly percent: number;
}

/** Path of a file → per cent. */
export type Baseline = Readonly<Record<string, number>>;

const NOTICED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/** One score for each file with a mutant that counts, worst first. */
export function scoresOf(mutants: readonly Mutant[]): Score[] {
  const byFile = Map.groupBy(mutants, ({ fileName }) => fileName);
  return [...byFile]
    .map(([file, own]) => {
      const noticed = own.filter(({ status }) => NOTICED.has(status)).length;
      const all = noticed + own.filter(({ status }) => MISSED.has(status)).length;
      return { file, noticed, all, percent: Math.floor((noticed * 1000) / all) / 10 };
    })
    .filter(({ all }) => all > 0)
    .sort((a, b) => a.percent - b.percent || a.file.localeCompare(b.file));
}

/** What is wrong with a score, in words; null when nothing is. */
export function complaint(score: Score, baseline: Baseline, goal: number): string | null {
  const before = baseline[score.file] ?? 0;
  if (score.percent < before) return `fell from ${before}`;
  return score.percent < goal ? `must reach ${goal}` : null;
}

/**
 * The baseline with new scores in it. It may only rise: a lower score changes nothing.
 * @param files those that are still there; what is gone is forgotten
 */
export function raised(
  baseline: Baseline,
  scores: readonly Score[],
  files: readonly string[],
): Baseline {
  const fresh = new Map(scores.map(({ file, percent }) => [file, percent]));
  const entries = files.flatMap((file) => {
    const known = [baseline[file], fresh.get(file)].filter((percent) => percent !== undefined);
    return known.length === 0 ? [] : [[file, Math.max(...known)] as const];
  });
  return Object.fromEntries(entries);
}

/** A table for people: worst first, with what is wrong. */
export function table(scores: readonly Score[], wrong: (score: Score) => string | null): string {
  const width = Math.max(0, ...scores.map(({ file }) => file.length));
  return scores
    .map((score) => {
      const { file, noticed, all, percent } = score;
      const counts = `${noticed}/${all}`.padStart(9);
      return `${file.padEnd(width)}  ${percent.toFixed(1).padStart(5)} ${counts}  ${wrong(score) ?? ''}`.trimEnd();
    })
    .join('\n');
}
