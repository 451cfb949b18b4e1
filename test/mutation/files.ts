/** Which files are mutated, and which of them must be held tightest. */
import { globSync } from 'node:fs';

const MUTATED = ['lib/service/**/*.ts', 'lib/page/**/*.ts', 'lib/api/**/*.ts', 'lib/kinds/**/*.ts'];

/** Of a kind only its check and its lookup: finders and field rules have suites of real texts and forms. */
const LEFT_OUT =
  /^lib\/kinds\/(?:(?:index|definitions)\.ts|\w+\/(?:(?:find|field)[-\w]*(?:\.ts|\/)|(?:kind|host)\.ts|data\/)|shared\/finder\.ts)/;

/** Where a fault costs money, traps a person or lets a page spend: whole rooms, and single files. */
const TIGHT = [
  /^lib\/api\//,
  /^lib\/service\/(?:billing|lookup|messaging|jobs)\//,
  /^lib\/service\/(?:settings\/policy|answers\/(?:cache|record-outcome))\.ts$/,
  /^lib\/page\/(?:submit|provenance|field|value)\//,
];

/** Per cent of its mutants that a file of TIGHT must notice at least. */
const TIGHT_GOAL = 85;

/** The score that a file must reach whatever its baseline says; 0 where only the baseline counts. */
export function goalOf(file: string): number {
  return TIGHT.some((pattern) => pattern.test(file)) ? TIGHT_GOAL : 0;
}

/** Every mutated file, by its path from `root` with forward slashes, sorted. */
export function mutatedFiles(root: string): string[] {
  return globSync(MUTATED, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path))
    .sort();
}

/**
 * The files that arguments name: `service` a folder of lib, `kinds/iban` one below it, `service/gate.ts`
 * (or `lib/service/gate.ts`) a file. All of them without arguments.
 * @throws RangeError for an argument that names none
 */
export function chosenFiles(files: readonly string[], names: readonly string[]): string[] {
  if (names.length === 0) return [...files];
  const chosen = names.flatMap((name) => {
    const path = `lib/${name.replaceAll('\\', '/').replace(/^(?:\.\/)?lib\/|\/$/g, '')}`;
    const named = files.filter((file) => file === path || file.startsWith(`${path}/`));
    if (named.length === 0) throw new RangeError(`no file is mutated at ${path}`);
    return named;
  });
  return [...new Set(chosen)].sort();
}
