import { z } from 'zod';

const entrySchema = z.looseObject({
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  cpu: z.array(z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

/** What is read of a lock file; the rest travels along. */
export const lockSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) });

export type Lock = z.infer<typeof lockSchema>;

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/**
 * The entries that a registry without all platforms leaves unfit, by path: without the hash that npm
 * compares a download with, for another processor than the package's own name says, or with a
 * platform's package missing that it asks for.
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
 * The lock file without its unfit entries, and without those that ask for one of them: npm looks only
 * at what a package asks for when it writes that package's own entry.
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
