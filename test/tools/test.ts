/**
 * `npm test`: lint, types, builds, then every test, and one line with the sum at the end.
 * A step without a report of its own (lint, types, build) counts as one failure when it fails.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '..', '..');
const reports = join(root, '.output', 'reports');

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
});

interface Sum {
  passed: number;
  failed: number;
  skipped: number;
}

const sum: Sum = { passed: 0, failed: 0, skipped: 0 };

/** Runs one of the project's programs, output shown; resolves with whether it succeeded. */
function run(title: string, command: string, args: readonly string[]): Promise<boolean> {
  const started = Date.now();
  console.log(`\n== ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: false });
    const end = (ok: boolean) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`== ${title}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)`);
      resolve(ok);
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

async function step(title: string, command: string, args: readonly string[]): Promise<boolean> {
  const ok = await run(title, command, args);
  if (!ok) sum.failed += 1;
  return ok;
}

async function vitest(title: string, projects: readonly string[]): Promise<void> {
  const file = join(reports, `${projects.join('-')}.json`);
  const ok = await run(title, 'vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const text = await readFile(file, 'utf8').catch(() => null);
  const report = text === null ? null : reportSchema.parse(JSON.parse(text));
  sum.passed += report?.numPassedTests ?? 0;
  sum.failed += report?.numFailedTests ?? 0;
  sum.skipped += (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  // A file that does not even load fails no single test.
  if (!ok && (report === null || report.numFailedTests === 0)) sum.failed += 1;
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

await step('prepare', 'wxt', ['prepare']);
await step('lint', 'biome', ['check', '--error-on-warnings', '.']);
await step('unused code', 'knip', []);
await step('types', 'tsc', ['--noEmit']);
const built =
  (await step('build for Chromium', 'wxt', ['build'])) &&
  (await step('build for Firefox', 'wxt', ['build', '-b', 'firefox']));
await vitest('unit and component tests', ['unit', 'dom']);
if (built) await vitest('end-to-end tests', ['e2e']);

console.log(
  `\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`,
);
process.exitCode = sum.failed > 0 ? 1 : 0;
