/**
 * `npm test`: lint, types, builds, unit and component tests, and the gate, a selection of end-to-end tests
 * with one file per feature. `-- --all`: all tests. `-- --without firefox`: all but those that need Firefox.
 * The last line is the total of all runners. A step without a test report (lint, types, build) counts as one
 * failure if it fails. Being slow is no failure.
 */
import { spawn, spawnSync } from 'node:child_process';
import { glob, mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { freshnessOf, languages } from '../../lib/build/index.ts';
import { FIREFOX_TESTS, GATE } from '../e2e/gate.ts';
import { findBrowser, installHint } from './browsers.mjs';
import { type Program, scriptOf } from './programs.ts';

const { values: asked } = parseArgs({
  options: { all: { type: 'boolean' }, without: { type: 'string' } },
});
if (asked.without !== undefined && asked.without !== 'firefox') {
  throw new Error('Only Firefox can be left out: npm test -- --without firefox');
}
const isAll = asked.all === true;
const isWithoutFirefox = asked.without === 'firefox';
const root = join(import.meta.dirname, '..', '..');
const reports = join(root, '.output', 'reports');

/** Number of slowest files that are listed, as a hint for who makes the tests faster. */
const NAMED = 15;

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      /** The first error outside the tests, such as one in beforeAll; empty if there is none. */
      message: z.string().nullish(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const SETUP = join(import.meta.dirname, 'setup.mjs');

/** Whether the tests in Firefox are run. */
const hasFirefox = () => !isWithoutFirefox && findBrowser('firefox') !== null;

interface Sum {
  passed: number;
  failed: number;
  skipped: number;
}

const sum: Sum = { passed: 0, failed: 0, skipped: 0 };
/** File → seconds. */
const took = new Map<string, number>();
/** Failures, printed again at the end, which is what a truncated log still contains. */
const failures: string[] = [];
/** Number of lines of a failed test's first message that are printed at the end. */
const MESSAGE_LINES = 12;

/**
 * Runs one of the project's programs and resolves with whether it succeeded. Its output is shown at once, or
 * at the end for programs that run in parallel.
 */
function run(
  title: string,
  program: Program | 'setup',
  args: readonly string[],
  shown: 'at once' | 'at the end',
): Promise<boolean> {
  const started = Date.now();
  const start = `\n== ${title}`;
  const printed: Buffer[] = [];
  if (shown === 'at once') console.log(start);
  return new Promise((resolve) => {
    const script = program === 'setup' ? SETUP : scriptOf(program);
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: shown === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...(isAll && { FIELDMARK_ALL: '1' }),
        ...(!hasFirefox() && { FIELDMARK_WITHOUT_FIREFOX: '1' }),
      },
    });
    child.stdout?.on('data', (piece: Buffer) => printed.push(piece));
    child.stderr?.on('data', (piece: Buffer) => printed.push(piece));
    const end = (ok: boolean) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      if (shown === 'at the end') console.log(`${start}\n${Buffer.concat(printed)}`.trimEnd());
      console.log(`== ${title}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
      resolve(ok);
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

async function step(title: string, program: Program, args: readonly string[]): Promise<boolean> {
  const ok = await run(title, program, args, 'at the end');
  if (!ok) {
    sum.failed += 1;
    failures.push(title);
  }
  return ok;
}

async function vitest(title: string, projects: readonly string[]): Promise<void> {
  const file = join(reports, `${projects.join('-')}.json`);
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const ok = await run(title, 'vitest', args, 'at once');
  const text = await readFile(file, 'utf8').catch(() => null);
  const report = text === null ? null : reportSchema.parse(JSON.parse(text));
  sum.passed += report?.numPassedTests ?? 0;
  sum.failed += report?.numFailedTests ?? 0;
  sum.skipped += (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  // The report does not count an error outside the tests as a failed test.
  const outside = report?.testResults.filter(({ message }) => message) ?? [];
  for (const { name, message } of outside) {
    sum.failed += 1;
    failures.push(`${relative(root, name)}: outside the tests\n${message?.slice(0, 2_000)}`);
  }
  if (!ok && outside.length === 0 && (report === null || report.numFailedTests === 0)) {
    sum.failed += 1;
    failures.push(`${title}: an error occurred outside the tests`);
  }
  for (const { name, startTime, endTime, assertionResults } of report?.testResults ?? []) {
    took.set(relative(root, name), (endTime - startTime) / 1000);
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (status !== 'failed') continue;
      const message = (failureMessages?.[0] ?? '').split('\n').slice(0, MESSAGE_LINES).join('\n');
      failures.push(`${relative(root, name)}: ${fullName}\n${message}`);
    }
  }
}

/** Warns of translations that are older than their English text; they do not fail the run. */
async function warnOfStaleTexts(): Promise<void> {
  for (const language of (await languages()).filter((name) => name !== 'en')) {
    const { stale, missing, toTranslate, withheld } = await freshnessOf(language);
    if (stale.length + missing.length + toTranslate.length === 0) continue;
    console.log(
      `WARNING: ${language} has ${stale.length} stale translations (${withheld.length} shown in English) and lacks ${missing.length}; ${toTranslate.length} to translate: npm run texts`,
    );
  }
}

async function judgeSource(): Promise<void> {
  await step('lint', 'biome', ['check', '--error-on-warnings', '.']);
  await step('imports', 'depcruise', ['lib', 'components', 'entrypoints', 'test/sandbox']);
  await step('unused code', 'knip', []);
  await step('types', 'tsc', ['--noEmit']);
}

/** Builds for both browsers, one after the other, because both write the types that WXT generates. */
async function build(): Promise<boolean> {
  return (
    (await step('build for Chromium', 'wxt', ['build'])) &&
    (await step('build for Firefox', 'wxt', ['build', '-b', 'firefox']))
  );
}

function listSlowest(): void {
  const slowest = [...took].toSorted(([, a], [, b]) => b - a);
  console.log(`\n== ${NAMED} slowest test files`);
  for (const [name, seconds] of slowest.slice(0, NAMED)) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  }
}

/** Says which tests were left out because there is no Firefox; a failure, unless that is what was asked for. */
async function reportWithoutFirefox(): Promise<string> {
  if (hasFirefox()) return '';
  const files: string[] = [];
  for await (const file of glob(FIREFOX_TESTS, { cwd: root }))
    if (isAll || GATE.includes(file.replaceAll('\\', '/'))) files.push(file);
  files.sort();
  const about = `${files.length} files of tests in Firefox were skipped`;
  console.log(`\n== ${about}\n${files.join('\n')}`);
  if (!isWithoutFirefox) {
    sum.failed += 1;
    failures.push(
      `${about}: ${installHint('firefox')}\n  To leave them out: npm test -- --without firefox`,
    );
  }
  return `, ${about}`;
}

/** npm does not pass `--all` to `pretest`, which installs what the other tests need. */
function installGateway(): void {
  spawnSync(process.execPath, [join(root, 'test/tools/setup.mjs'), 'gateway'], {
    stdio: 'inherit',
  });
}

if (isAll) installGateway();
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

// Not in `pretest`, which npm does not tell the arguments.
if (!isWithoutFirefox) await run('find Firefox', 'setup', ['firefox'], 'at once');
await step('prepare', 'wxt', ['prepare']);
// In parallel, because neither uses two cores.
const [built] = await Promise.all([build(), judgeSource()]);
await vitest('unit and component tests', ['unit', 'dom', ...(isAll ? ['sandbox'] : [])]);
if (isAll) await vitest('the gateway, with nginx and Redis', ['gateway']);
if (built) {
  await vitest('end-to-end tests: the gate', ['gate']);
  if (isAll) await vitest('end-to-end tests: the rest', ['e2e', 'frameworks']);
}
listSlowest();
await warnOfStaleTexts();
const skippedFiles = await reportWithoutFirefox();

if (failures.length > 0) console.log(`\n== failures\n${failures.join('\n\n')}`);
console.log(
  `\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}${skippedFiles}`,
);
process.exitCode = sum.failed > 0 ? 1 : 0;
