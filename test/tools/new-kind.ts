/**
 * `npm run new-kind NAME`: writes the files of a new kind, adds the kind to every file that lists the kinds,
 * and prints what remains to be done by hand.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownFiles, places } from './new-kind-files.ts';
import { scriptOf } from './programs.ts';

const root = join(import.meta.dirname, '..', '..');

const name = process.argv[2] ?? '';
if (!/^[a-z]{2,12}$/.test(name)) throw new RangeError('NAME must be 2 to 12 lower-case letters');
if (existsSync(join(root, 'lib', 'kinds', name))) throw new RangeError(`${name} exists already`);

const languages = readdirSync(join(root, 'lib', 'texts'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const written = new Map([
  ...ownFiles(name, languages),
  ...places(name, languages).map(
    ({ path, add }) => [path, add(readFileSync(join(root, path), 'utf8'))] as const,
  ),
]);
for (const [path, text] of written) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
// Sorts imports and wraps long lines.
const { status } = spawnSync(
  process.execPath,
  [scriptOf('biome'), 'check', '--write', '--vcs-enabled=false', ...written.keys()],
  { cwd: root, stdio: 'inherit' },
);
if (status !== 0) process.exitCode = 1;

const list = (paths: readonly string[]) => paths.map((path) => `  ${path}`).join('\n');
console.log(`
${written.size} files written. Now do this by hand:

Write the rules of the kind
${list(['kind', 'check', 'find', 'find-mistyped', 'field'].map((file) => `lib/kinds/${name}/${file}.ts`))}
${list(['check.test', 'find.test', 'field.dom.test'].map((file) => `test/kinds/${name}/${file}.ts`))}

Write its name and the messages of its check
  lib/texts/en/${name}.json and ${name}Label in lib/texts/en/kinds.json
  its case in messages about several kinds, in each language: test/kinds/texts.test.ts names them

Translate these texts, which are still English
${list(languages.filter((each) => each !== 'en').map((each) => `lib/texts/${each}/${name}.json and ${name}Label in its kinds.json`))}
Then npm run texts -- --reviewed LANGUAGE ${name}. Until then, builds show English.

If the API can look it up
  add lookup to kind.ts, lookup.ts and answer-fields.ts; test/kinds/completeness.test.ts names the places

Then run npx wxt prepare, npx tsc --noEmit and npm run test:unit. They name what is missing.
`);
