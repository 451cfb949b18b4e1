import { z } from 'zod';

const entrySchema = z.looseObject({
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  cpu: z.array(z.string()).optional(),
});

/** What is read of a lock file; the rest travels along. */
export const lockSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) });

export type Lock = z.infer<typeof lockSchema>;

/**
 * The entries that a registry without all platforms leaves unfit, by path: without the hash that npm
 * compares a download with, or for another processor than the package's own name says.
 */
export function lockProblems({ packages }: Lock): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const [path, { integrity, link, cpu = [] }] of Object.entries(packages)) {
    // The empty path is the project itself.
    if (path === '' || link) continue;
    const words = path.slice(path.lastIndexOf('node_modules/')).split(/[/-]/);
    const odd = cpu.find((each) => !words.includes(each));
    if (integrity === undefined) problems.set(path, 'no integrity hash');
    else if (odd !== undefined) problems.set(path, `says it is for ${odd}`);
  }
  return problems;
}
