/**
 * `npm run structure`: the size of the source. Modules (folders with an `index.ts`) with their files, lines and
 * imports, then the figures of the core, of what has a border, of the satellites and of the tests. `-- --brief` prints only the figures.
 * The rules for imports are in `.dependency-cruiser.mjs`.
 */
import { posix } from 'node:path';
import { importsOf, linesOf, SOURCE_FILES, sourceOf, sourcesOf } from '../sources.ts';

/** Parts that know the core, and that the core does not know. */
const SATELLITES = /^(?:lib|components|entrypoints)\/(workbench|suppliers|console|documents)\//;

/** Files that may be short: generated tables and doors. */
const MAY_BE_SHORT = /\/data\/|\/index\.tsx?$/;
const SHORT = 25;

const doors = new Set(
  SOURCE_FILES.filter((path) => /\/index\.ts$/.test(path) && !path.startsWith('entrypoints/')).map(
    (path) => posix.dirname(path),
  ),
);

/** The innermost folder with a door that a file is in; else its kind's folder, or the folder of its layer. */
function moduleOf(path: string): string {
  const kind = /^lib\/(?:values\/)?kinds\/\w+(?=\/)/.exec(path);
  if (kind) return kind[0];
  for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
    if (doors.has(folder)) return folder;
  }
  return path.split('/', 2).join('/');
}

const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + linesOf(path), 0);

const imports = new Map(
  SOURCE_FILES.map((path) => [
    path,
    importsOf(sourceOf(path))
      .filter(({ target }) => target.startsWith('.') && /\.tsx?$/.test(target))
      .map(({ target }) => posix.join(posix.dirname(path), target)),
  ]),
);

const byModule = Map.groupBy(SOURCE_FILES, moduleOf);
const importedBy = new Map<string, Set<string>>();
for (const [path, targets] of imports) {
  for (const target of targets) {
    const [from, to] = [moduleOf(path), moduleOf(target)];
    if (from !== to) importedBy.set(to, (importedBy.get(to) ?? new Set()).add(from));
  }
}

if (!process.argv.includes('--brief')) {
  console.log('Modules: files, lines ← modules that import them');
  for (const [name, files] of [...byModule].toSorted()) {
    const visitors = [...(importedBy.get(name) ?? [])].toSorted();
    console.log(`  ${name}: ${files.length}, ${sum(files)} ← ${visitors.join(', ') || '–'}`);
  }
}

/** The parts with a border: the values package, forms and the API. */
const BORDERED = /^lib\/(values|form|api)\//;
const parts = Map.groupBy(
  SOURCE_FILES,
  (path) => SATELLITES.exec(path)?.[1] ?? BORDERED.exec(path)?.[1] ?? 'core',
);
const short = SOURCE_FILES.filter((path) => !MAY_BE_SHORT.test(path) && linesOf(path) < SHORT);
const oneVisitor = [...doors].filter((name) => importedBy.get(name)?.size === 1);
const tests = sourcesOf('test/**/*.{ts,tsx,mjs}');

console.log(`\nSource: ${SOURCE_FILES.length} files, ${sum(SOURCE_FILES)} lines of TypeScript`);
for (const [name, files] of parts)
  console.log(`  ${name}: ${files.length} files, ${sum(files)} lines`);
console.log(
  `Modules: ${byModule.size}, ${doors.size} with a door, of which ${oneVisitor.length} have one visitor`,
);
console.log(`Files under ${SHORT} lines, tables and doors apart: ${short.length}`);
console.log(`Tests: ${tests.length} files, ${sum(tests)} lines`);
