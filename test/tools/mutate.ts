/**
 * `npm run mutate -- [folder or file of lib …] [--update] [--quick] [--near]`: changes the code in small ways
 * and counts the changes that no test notices. Fails when a file falls below its baseline or its goal.
 *
 * --update  raises the baseline to the reached scores, and adds missing files
 * --near    for one folder: runs only the tests in the same folder of test/; faster, but scores are lower
 * --tests   runs only the tests that match this pattern, such as test/service/lookup/exchange-rates.test.ts
 * --quick   runs only mutants of code that changed since the last run; for use while writing tests
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { z } from 'zod';
import { chosenFiles, goalOf, mutatedFiles } from '../mutation/files.ts';
import { complaint, raised, type Score, scoresOf, table } from '../mutation/score.ts';

const root = join(import.meta.dirname, '..', '..');
const kept = join(root, 'test', 'mutation', 'baseline.json');
const output = '.output/mutation';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    near: { type: 'boolean', default: false },
    tests: { type: 'string' },
  },
});
if (options.update && options.quick) {
  // A quick run skips unchanged files, although code that they use may have changed.
  throw new RangeError('--update needs a full run: --quick is only an estimate');
}

async function mutate(files: readonly string[]) {
  const stryker = new Stryker({
    mutate: [...files],
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
    incremental: options.quick,
    incrementalFile: `${output}/quick.json`,
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `${output}/report.html` },
    allowConsoleColors: false,
  });
  const mutants = await stryker.runMutationTest();
  return mutants.map(({ fileName, status, static: isStatic, coveredBy }) => ({
    fileName: relative(root, resolve(root, fileName)).replaceAll('\\', '/'),
    // Stryker cannot mutate code that has run while its module loaded. If a test imports the module
    // dynamically, Stryker wrongly counts that test as one that could have noticed.
    status: isStatic && status === 'Survived' && coveredBy?.length === 1 ? 'Ignored' : status,
  }));
}

process.chdir(root);
if (options.near) {
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new RangeError('--near needs one folder');
  options.tests = `test/${folder.replace(/^lib\/|\/[^/]+\.ts$/g, '')}/**/*.test.ts`;
}
// For test/mutation/vitest.config.ts, which Stryker's processes read too.
if (options.tests !== undefined) process.env.MUTATE_TESTS = options.tests;
const files = mutatedFiles(root);
const chosen = new Set(chosenFiles(files, positionals));
const baseline = z.record(z.string(), z.number()).parse(JSON.parse(await readFile(kept, 'utf8')));
const mutants = await mutate([...chosen]);
const scores = scoresOf(mutants.filter(({ fileName }) => chosen.has(fileName)));
const wrong = (score: Score) => complaint(score, baseline, goalOf(score.file));

console.log(
  `\n${table(scores, wrong)}\n\nReport of the changes that no test noticed: ${output}/report.html`,
);
if (options.update) {
  const next = raised(baseline, scores, files);
  await writeFile(kept, `${JSON.stringify(next, null, 2)}\n`);
}
if (scores.some((score) => wrong(score) !== null)) process.exitCode = 1;
