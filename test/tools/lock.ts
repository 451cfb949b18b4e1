/**
 * `node test/tools/lock.ts`: fails when an entry of the lock file is unfit, and names it.
 * `--drop` takes them out, and what asks for them, for `npm install --package-lock-only` to write anew.
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
