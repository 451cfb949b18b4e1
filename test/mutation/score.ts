/** Computes scores from mutants and compares them with the baseline. */

/** The properties of a mutant in the report that are used. */
export interface Mutant {
  /** Path from the root, with forward slashes. */
  readonly fileName: string;
  readonly status: string;
}

export interface Score {
  readonly file: string;
  /** Mutants that made a test fail or time out. */
  readonly noticed: number;
  /** Mutants that count: neither ignored nor impossible to run. */
  readonly all: number;
  /** Percentage noticed, rounded down to tenths; stored in the baseline. */
  readonly percent: number;
}

/** Percentage by file path. */
export type Baseline = Readonly<Record<string, number>>;

const NOTICED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/** The score of each file that has a counting mutant, worst first. */
export function scoresOf(mutants: readonly Mutant[]): Score[] {
  const byFile = Map.groupBy(mutants, ({ fileName }) => fileName);
  return [...byFile]
    .map(([file, fileMutants]) => {
      const noticed = fileMutants.filter(({ status }) => NOTICED.has(status)).length;
      const all = noticed + fileMutants.filter(({ status }) => MISSED.has(status)).length;
      return { file, noticed, all, percent: Math.floor((noticed * 1000) / all) / 10 };
    })
    .filter(({ all }) => all > 0)
    .sort((a, b) => a.percent - b.percent || a.file.localeCompare(b.file));
}

/** What is wrong with a score, as text; null when nothing is. */
export function complaint(score: Score, baseline: Baseline, goal: number): string | null {
  const before = baseline[score.file] ?? 0;
  if (score.percent < before) return `fell from ${before}`;
  return score.percent < goal ? `must reach ${goal}` : null;
}

/**
 * The baseline raised by new scores; a lower score changes nothing.
 * @param files the existing files; others are dropped from the baseline
 */
export function raised(
  baseline: Baseline,
  scores: readonly Score[],
  files: readonly string[],
): Baseline {
  const newScores = new Map(scores.map(({ file, percent }) => [file, percent]));
  const entries = files.flatMap((file) => {
    const known = [baseline[file], newScores.get(file)].filter((percent) => percent !== undefined);
    return known.length === 0 ? [] : [[file, Math.max(...known)] as const];
  });
  return Object.fromEntries(entries);
}

/** A table of scores with what is wrong with each. */
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
