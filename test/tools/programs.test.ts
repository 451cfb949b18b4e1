import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scriptOf } from './programs.ts';

it.each(['biome', 'knip', 'tsc', 'vitest', 'wxt'] as const)('%s is a script of Node', (program) => {
  expect(readFileSync(scriptOf(program), 'utf8')).toMatch(/^#!.*\bnode\b/);
});
