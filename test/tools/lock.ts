/**
 * `node test/tools/lock.ts`: names the unfit entries of the lock file, and fails if there are any. `--drop`
 * removes them and their dependants, so that `npm install --package-lock-only` writes them again.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const entrySchema = z.looseObject({
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  cpu: z.array(z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

/** The parts of a lock file that are used; other parts are kept. */
export const lockSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) });

export type Lock = z.infer<typeof lockSchema>;

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/**
 * Path → problem of each unfit entry, as npm writes them when the registry lacks some platforms: the hash of
 * the download is missing, `cpu` contradicts the package's name, or an optional package of it is missing.
 */
export function lockProblems({ packages }: Lock): ReadonlyMap<string, string> {
  const names = new Set(Object.keys(packages).map(nameOf));
  const problems = new Map<string, string>();
  for (const [path, entry] of Object.entries(packages)) {
    // The empty path is the project itself.
    if (path === '' || entry.link) continue;
    const odd = entry.cpu?.find((each) => !nameOf(path).split(/[/-]/).includes(each));
    const missing = Object.keys(entry.optionalDependencies ?? {}).find((name) => !names.has(name));
    if (entry.integrity === undefined) problems.set(path, 'no integrity hash');
    else if (odd !== undefined) problems.set(path, `says it is for ${odd}`);
    else if (missing !== undefined) problems.set(path, `asks for ${missing}, which is missing`);
  }
  return problems;
}

/**
 * The lock file without unfit entries and without entries that depend on them: npm resolves the
 * dependencies of a package only when it writes that package's entry.
 */
export function withoutUnfit(lock: Lock): Lock {
  const unfit = lockProblems(lock);
  const names = new Set([...unfit.keys()].map(nameOf));
  const isFit = ([path, { optionalDependencies = {} }]: [string, Lock['packages'][string]]) =>
    path === '' ||
    (!unfit.has(path) && !Object.keys(optionalDependencies).some((name) => names.has(name)));
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(isFit));
  return { ...lock, packages };
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '..', '..', 'package-lock.json');
  const lock = lockSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const problems = lockProblems(lock);
  for (const [path, problem] of problems) console.log(`${path}: ${problem}`);
  console.log(`${Object.keys(lock.packages).length} entries, ${problems.size} with problems`);
  if (process.argv.includes('--drop')) {
    await writeFile(file, `${JSON.stringify(withoutUnfit(lock), null, 2)}\n`);
  } else if (problems.size > 0) process.exitCode = 1;
}
