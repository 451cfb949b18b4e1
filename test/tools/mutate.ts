/**
 * `npm run mutate -- [folder or file of lib …] [--update] [--quick]`: changes the code in small ways and counts
 * the changes that no test notices. Fails when a file falls below its baseline or its goal.
 *
 * The tests in the same folder of test/ run first, and all tests for the changes that those do not notice.
 *
 * --update  raises the baseline to the reached scores, and adds missing files
 * --quick   runs only the tests in the same folder; scores are lower. For use while writing tests
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { z } from 'zod';
import { chosenFiles, goalOf, mutatedFiles, testFolderOf } from '../mutation/files.ts';
import { complaint, type Mutant, raised, type Score, scoresOf, table } from '../mutation/score.ts';

const root = join(import.meta.dirname, '..', '..');
const kept = join(root, 'test', 'mutation', 'baseline.json');
const output = '.output/mutation';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
if (options.update && options.quick) {
  throw new RangeError('--update needs all tests: --quick is only an estimate');
}

/** A mutant, and what tells it from all others. */
interface Tried extends Mutant {
  readonly id: string;
  /** Its part of the file, as the option `mutate` of Stryker takes it. */
  readonly range: string;
}

/**
 * @param ranges files, or parts of files, to change
 * @param folder the folder of the tests that run; all if it is undefined
 */
async function mutate(ranges: readonly string[], folder?: string): Promise<Tried[]> {
  // For test/mutation/vitest.config.ts, which Stryker's processes read too.
  if (folder === undefined) delete process.env.MUTATE_TESTS;
  else process.env.MUTATE_TESTS = folder;
  const stryker = new Stryker({
    mutate: [...ranges],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: {
      configFile: 'test/mutation/vitest.config.ts',
      related: true,
      // Tests of days change the time zone, which is impossible in a thread.
      pool: 'forks',
    },
    coverageAnalysis: 'perTest',
    // Static mutants are mostly in tables, and each would need a restart of all tests.
    ignoreStatic: true,
    concurrency: availableParallelism(),
    // Long, because a timeout counts as noticed and a busy machine must not cause one.
    timeoutMS: 30_000,
    // Types are not checked; TypeScript 7 lacks the API that Stryker needs for that.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: ['.output', '.git', '.github'],
    tempDirName: `${output}/tree`,
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `${output}/report.html` },
    allowConsoleColors: false,
  });
  const mutants = await stryker.runMutationTest();
  return mutants.map((mutant) => {
    const fileName = relative(root, resolve(root, mutant.fileName)).replaceAll('\\', '/');
    const { start, end } = mutant.location;
    // In a report columns count from 1, in a range from 0.
    const range = `${fileName}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
    // Stryker cannot mutate code that has run while its module loaded. If a test imports the module
    // dynamically, Stryker wrongly counts that test as one that could have noticed.
    const isStatic =
      mutant.static && mutant.status === 'Survived' && mutant.coveredBy?.length === 1;
    return {
      fileName,
      range,
      id: `${range} ${mutant.mutatorName} ${mutant.replacement}`,
      status: isStatic ? 'Ignored' : mutant.status,
    };
  });
}

const isMissed = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';

process.chdir(root);
const files = mutatedFiles(root);
const baseline = z.record(z.string(), z.number()).parse(JSON.parse(await readFile(kept, 'utf8')));
const byFolder = Map.groupBy(chosenFiles(files, positionals), testFolderOf);
const mutants = new Map<string, Tried>();
for (const [folder, chosen] of byFolder) {
  if (!existsSync(folder)) continue;
  for (const mutant of await mutate(chosen, folder)) mutants.set(mutant.id, mutant);
}
const missed = [...mutants.values()].filter(isMissed);
const untried = [...byFolder].flatMap(([folder, chosen]) => (existsSync(folder) ? [] : chosen));
const rest = [...new Set(missed.map(({ range }) => range)), ...untried];
if (!options.quick && rest.length > 0) {
  // A range holds other mutants too, some of which are noticed already.
  const isTried = (file: string) => !untried.includes(file);
  for (const mutant of await mutate(rest)) {
    const before = mutants.get(mutant.id);
    if (before ? isMissed(before) : !isTried(mutant.fileName)) mutants.set(mutant.id, mutant);
  }
}
const scores = scoresOf([...mutants.values()]);
const wrong = (score: Score) => complaint(score, baseline, goalOf(score.file));

console.log(
  `\n${table(scores, wrong)}\n\nReport of the changes that no test noticed: ${output}/report.html`,
);
if (options.update) {
  const next = raised(baseline, scores, files);
  await writeFile(kept, `${JSON.stringify(next, null, 2)}\n`);
}
if (scores.some((score) => wrong(score) !== null)) process.exitCode = 1;
