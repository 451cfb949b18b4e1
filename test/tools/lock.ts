/**
 * `node test/tools/lock.ts`: fails when an entry of the lock file is unfit, and names it.
 * `--drop` takes those entries out, for `npm install --package-lock-only` to write them anew.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockProblems, lockSchema } from './lock-problems.ts';

const file = join(import.meta.dirname, '..', '..', 'package-lock.json');
const lock = lockSchema.parse(JSON.parse(await readFile(file, 'utf8')));
const problems = lockProblems(lock);
for (const [path, problem] of problems) console.log(`${path}: ${problem}`);
console.log(`${Object.keys(lock.packages).length} entries, ${problems.size} unfit`);
if (process.argv.includes('--drop')) {
  const fit = Object.entries(lock.packages).filter(([path]) => !problems.has(path));
  const kept = { ...lock, packages: Object.fromEntries(fit) };
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`);
} else if (problems.size > 0) process.exitCode = 1;
