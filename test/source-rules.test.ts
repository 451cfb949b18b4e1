/** Rules for the source that no tool has: how long a file may be, and what only one place may do. */
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { linesOf, SOURCE_FILES, sourceOf, sourcesOf } from './sources.ts';

/** Data and tables, which may be as long as they need. */
const TABLES =
  /\/data\/|^lib\/kinds\/domain\/check\/providers\.ts$|^components\/settings\/search-words\.ts$/;

/** The names that a file declares and exports, without those that it hands on from other files. */
function declaredIn(path: string): string[] {
  const { module } = parseSync(path, sourceOf(path));
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, moduleRequest }) =>
      moduleRequest === null && exportName.kind === 'Name' ? (exportName.name ?? []) : [],
    ),
  );
  return [...new Set(names)].filter((name) => !imported.has(name));
}

describe('a file', () => {
  it('has at most 250 lines, unless it is a table', () => {
    const files = [
      ...sourcesOf('{lib,components,entrypoints}/**/*.{ts,tsx,mjs,css,html}'),
      ...sourcesOf('lib/gateway/**/*.{conf,env,lua,md,service,sh}'),
    ];
    expect(files.filter((path) => linesOf(path) > 250 && !TABLES.test(path))).toEqual([]);
  });

  // lib/values is a package of its own, with names of its own.
  it.each([
    ['values', SOURCE_FILES.filter((path) => path.startsWith('lib/values/'))],
    ['the extension', SOURCE_FILES.filter((path) => !path.startsWith('lib/values/'))],
  ])('of %s exports no name that another file declares too', (_, sources) => {
    const files = new Map<string, string[]>();
    for (const path of sources) {
      for (const name of declaredIn(path)) files.set(name, [...(files.get(name) ?? []), path]);
    }
    expect(files.size).toBeGreaterThan(200);
    expect([...files].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });
});

describe('only one place in the source', () => {
  const using = (pattern: RegExp) => SOURCE_FILES.filter((path) => pattern.test(sourceOf(path)));

  it('fetches from the API, others load our texts, our tables and the document of a tab', () => {
    expect(using(/\b(?:globalThis\.)?fetch\(|XMLHttpRequest|sendBeacon|WebSocket/)).toEqual([
      'lib/api/client/exchange.ts',
      'lib/documents/fetch-file.ts',
      // The tables and decoders that the extension contains.
      'lib/documents/worker/surroundings.ts',
      // A picture that the person chose, as its page may fetch it.
      'lib/service/platform/page-scripts.ts',
      'lib/service/register-listeners.ts',
      'lib/texts/load-language.ts',
    ]);
  });

  it('touches IndexedDB', () => {
    const outside = using(/\bindexedDB\b|\bIDB[A-Z]\w+/).filter(
      (path) => !/^lib\/(?:service\/storage|workbench\/store)\//.test(path),
    );
    expect(outside).toEqual([]);
  });

  it("touches the browser's storage, except for two choices of our pages", () => {
    const outside = using(
      /\b(?:browser|chrome)\.storage\.(?!onChanged)|\b(?:local|session)Storage\b/,
    ).filter((path) => !path.startsWith('lib/service/platform/'));
    expect(outside).toEqual(['components/page-menu/keys.ts', 'components/ui/localized-root.ts']);
  });

  it('touches the DOM, among the layers below the page', () => {
    const outside = using(/(?<!-)\b(?:document|window)\.\w/).filter((path) =>
      /^lib\/(?:api|service|check|detect|kinds|extension\/(?:messages|schemas)|models|domain|workbench|console|documents)\//.test(
        path,
      ),
    );
    expect(outside).toEqual([]);
  });
});

describe('a regular expression', () => {
  it('has letters as Alpha, Lower and Upper, which engines know: they look up L, Ll and Lu in every pattern anew', () => {
    const slow = SOURCE_FILES.filter((path) => /\\p\{(?:L|Ll|Lu)\}/.test(sourceOf(path)));
    expect(slow).toEqual([]);
  });
});

describe('a failure that is ignored', () => {
  const CATCH = '.catch(() =>';
  const hasComment = (line = ''): boolean => /(?:^|\s)(?:\/\/|\/\*|\*)/.test(line);

  /** Lines that follow one another share the comment before the first. */
  function unexplained(path: string): string[] {
    const lines = sourceOf(path).split('\n');
    return lines.flatMap((line, i) => {
      const before = lines[i - 1];
      if (!line.includes(CATCH) || before?.includes(CATCH)) return [];
      const inside = line.endsWith('{') ? lines[i + 1] : '';
      return [line, before, inside].some(hasComment) ? [] : `${path}:${i + 1}`;
    });
  }

  it('has its reason in a comment: on its line, before it or inside it', () => {
    expect(SOURCE_FILES.flatMap(unexplained)).toEqual([]);
  });

  it('is not caught by an empty block', () => {
    expect(SOURCE_FILES.filter((path) => /catch \{\s*\}/.test(sourceOf(path)))).toEqual([]);
  });
});
