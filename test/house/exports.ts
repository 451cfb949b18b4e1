/** Which names a file declares and exports. Names that it re-exports from other files do not count. */
import { parseSync } from 'oxc-parser';
import { sourceOf } from '../sources.ts';

/** The exported names of a source in order of appearance, without those that another file declares. */
export function exportedBy(path: string, source: string): string[] {
  const { module } = parseSync(path, source);
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, moduleRequest }) =>
      moduleRequest === null && exportName.kind === 'Name' && exportName.name !== null
        ? [exportName.name]
        : [],
    ),
  );
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  return [...new Set(names)].filter((name) => !imported.has(name));
}

/** Names that more than one file declares and exports, with the files. */
export function declaredTwice(paths: readonly string[]): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const path of paths) {
    for (const name of exportedBy(path, sourceOf(path))) {
      files[name] = [...(files[name] ?? []), path];
    }
  }
  return Object.fromEntries(Object.entries(files).filter(([, list]) => list.length > 1));
}
