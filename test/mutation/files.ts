/** Which files are mutated, and which of them must reach a minimum score. */
import { globSync } from 'node:fs';

const MUTATED = [
  'service',
  'page',
  'api',
  'kinds',
  'workbench/background',
  'console/background',
].map((folder) => `lib/${folder}/**/*.ts`);

/** Not mutated: of kinds, all but checks and lookups. Finders and field rules have suites of real texts. */
const LEFT_OUT =
  /^lib\/kinds\/(?:(?:index|definitions)\.ts|\w+\/(?:(?:find|field)[-\w]*(?:\.ts|\/)|(?:kind|host)\.ts|data\/)|shared\/finder\.ts)/;

/** Code in which a fault costs money, blocks a person or lets a page spend credits: folders and files. */
const TIGHT = [
  /^lib\/api\//,
  /^lib\/service\/(?:billing|lookup|messaging|jobs)\//,
  /^lib\/console\/background\/(?:api-console|console-reply)\.ts$/,
  /^lib\/service\/(?:settings\/policy|answers\/(?:cache|record-outcome))\.ts$/,
  /^lib\/page\/field\//,
];

/** Least percentage of mutants that the tests of a TIGHT file must notice. */
const TIGHT_GOAL = 85;

/** Least score of a file in percent, whatever its baseline; 0 if only the baseline counts. */
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
 * The files that the command's arguments choose: folders such as `service` or `kinds/iban`, and files such as
 * `api/client/client.ts`, with or without `lib/` in front. Without arguments, all files.
 * @throws RangeError for an argument that matches no file
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

/** The folder of the tests next to a file: `test/service/billing` for `lib/service/billing/ledger.ts`. */
export function testFolderOf(file: string): string {
  return file.replace(/^lib\//, 'test/').replace(/\/[^/]+$/, '');
}
