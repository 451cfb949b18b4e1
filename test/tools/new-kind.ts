/**
 * `npm run new-kind NAME`: writes the files of a new kind, adds the kind to every file that lists the kinds,
 * and prints what remains to be done by hand. `-- NAME --before KIND`: where a text fits both kinds, the new
 * one wins. Without it, every other kind wins.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { KINDS } from '../../lib/domain/index.ts';
import { ownFiles, places } from './new-kind-files.ts';
import { type Program, scriptOf } from './programs.ts';

const root = join(import.meta.dirname, '..', '..');
const pathOf = (path: string) => join(root, path);

const { values, positionals } = parseArgs({
  options: { before: { type: 'string', default: '' } },
  allowPositionals: true,
});
const { before } = values;
const [name = ''] = positionals;
if (!/^[a-z]{2,12}$/.test(name)) throw new RangeError('NAME must be 2 to 12 lower-case letters');
if (existsSync(pathOf(`lib/kinds/${name}`))) throw new RangeError(`${name} exists already`);
if (before && !KINDS.some((kind) => kind === before))
  throw new RangeError(`--before must be one of ${KINDS.join(', ')}`);

const written = new Map([
  ...ownFiles(name),
  ...places(name, before).map(
    ({ path, add }) => [path, add(readFileSync(pathOf(path), 'utf8'))] as const,
  ),
]);
for (const [path, text] of written) {
  mkdirSync(dirname(pathOf(path)), { recursive: true });
  writeFileSync(pathOf(path), text);
}

function run(program: Program, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [scriptOf(program), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
}

// Sorts imports and wraps long lines.
run('biome', 'check', '--write', '--vcs-enabled=false', ...written.keys());
run('wxt', 'build');
const script = readFileSync(pathOf('.output/chrome-mv3/content-scripts/content.js'));

console.log(`
${written.size} files written; everything passes as it is. Now do this by hand:

1. lib/values/kinds/${name}/form.ts and check-digits.ts: whether there are check digits, which, and how a mistyped value looks
2. lib/values/kinds/${name}/check.ts: the rules, with the standard
3. lib/texts/en/${name}.json: a message for each result of the check
4. lib/values/kinds/${name}/find.ts: values in text, with or without a label
5. lib/values/kinds/${name}/find-mistyped.ts: wrong values, and labels in all languages
6. test/kinds/samples.ts: right and wrong values, and texts that are none
7. test/kinds/${name}/check.test.ts: the standard’s examples
8. .github/CHANGELOG.md

Then run
  npx wxt prepare && npx tsc --noEmit
  npm run lint
  npx vitest run --project unit --project dom test/kinds test/values/detect
  npx wxt build && npx vitest run --project e2e test/e2e/product/kinds.test.ts
  npx vitest run --project unit test/values/detect/script-size.test.ts
The tests name every reader that takes a value for another kind, or a part of a word for a value. ${
  before
    ? `Where ${name} and ${before} both fit, ${name} wins.`
    : `Where ${name} and another kind fit, the other wins: -- ${name} --before KIND writes it before another.`
}
The rest is in .github/CONTRIBUTING.md, A new kind.

The script of every page has ${gzipSync(script, { level: 9 }).length} of at most 16,000 bytes.
`);
