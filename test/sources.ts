/** Reads the source files, for tests of imports and of forbidden contents. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Paths from the repository's root, with slashes on every system; not what a build wrote. */
export function sourcesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('/dist/'))
    .sort();
}

export function sourceOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export const SOURCE_FILES: readonly string[] = sourcesOf(
  '{lib,components,entrypoints}/**/*.{ts,tsx}',
);

export const linesOf = (path: string): number => sourceOf(path).trimEnd().split('\n').length;

export interface Import {
  readonly target: string;
  readonly typeOnly: boolean;
}

const STATEMENT =
  /^\s*(?:import|export)\s+(type\s+)?([^'"`;]*?\bfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** Import and export statements of a source; type-only if all imported names are inline `type` names. */
export function importsOf(source: string): Import[] {
  return [...source.matchAll(STATEMENT)].map(([, type, clause, from, dynamic]) => {
    const names = /\{([^}]*)\}/
      .exec(clause ?? '')?.[1]
      ?.split(',')
      .map((name) => name.trim());
    const allTypes =
      names !== undefined &&
      !/^\s*\w+\s*,/.test(clause ?? '') &&
      names.filter(Boolean).every((name) => name.startsWith('type '));
    return { target: from ?? dynamic ?? '', typeOnly: type !== undefined || allTypes };
  });
}
