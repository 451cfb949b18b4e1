/**
 * `node test/tools/lock.ts`: names the unfit entries of the lock file, and fails if there are any. `--drop`
 * removes them and their dependants, so that `npm install --package-lock-only` writes them again.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockProblems, lockSchema, withoutUnfit } from './lock-problems.ts';

const file = join(import.meta.dirname, '..', '..', 'package-lock.json');
const lock = lockSchema.parse(JSON.parse(await readFile(file, 'utf8')));
const problems = lockProblems(lock);
for (const [path, problem] of problems) console.log(`${path}: ${problem}`);
console.log(`${Object.keys(lock.packages).length} entries, ${problems.size} with problems`);
if (process.argv.includes('--drop')) {
  await writeFile(file, `${JSON.stringify(withoutUnfit(lock), null, 2)}\n`);
} else if (problems.size > 0) process.exitCode = 1;
