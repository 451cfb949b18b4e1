/**
 * The scripts of the project's programs. The shims of node_modules/.bin are not used, because on Windows
 * they are shell scripts, which `spawn` cannot start.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const modules = join(import.meta.dirname, '..', '..', 'node_modules');

/** Program → package that contains it. */
const PACKAGES = {
  'addons-linter': 'addons-linter',
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  knip: 'knip',
  tsc: 'typescript',
  vitest: 'vitest',
  wxt: 'wxt',
} as const;

export type Program = keyof typeof PACKAGES;

const packageSchema = z.looseObject({ bin: z.record(z.string(), z.string()) });

/**
 * The JavaScript file to run with `process.execPath`.
 * @throws Error if the package is not installed or has no such program
 */
export function scriptOf(program: Program): string {
  // Read from the folder, because most packages do not export their package.json.
  const folder = join(modules, PACKAGES[program]);
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const script = packageSchema.parse(JSON.parse(text)).bin[program];
  if (script === undefined) throw new Error(`${PACKAGES[program]} has no program ${program}`);
  return join(folder, script);
}
