/** Checks every import against the table of rooms (test/house/rooms.ts). */
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  circlesOf,
  type Edge,
  edgesFrom,
  exists,
  fileEdges,
  loadedBy,
  ROOM_FILES,
  readGraph,
  roomEdges,
  roomOf,
  SOURCE_FILES,
} from './house/graph.ts';
import { EXACT_DETECTION, KIND_PARTS, LAYERS, ROOMS, type Room } from './house/rooms.ts';
import { importsOf, sourceOf } from './sources.ts';

const isPackage = (name: string, list: readonly string[]) =>
  list.some((allowed) => name === allowed || name.startsWith(`${allowed}/`));

const kindOf = (path: string) => /^lib\/kinds\/(\w+)\//.exec(path)?.[1];

/** The part that a file of a kind's room belongs to; null for every other file. */
function partOf(path: string) {
  const name = kindOf(path);
  if (name === undefined || name === 'shared') return null;
  const inside = path.slice(`lib/kinds/${name}/`.length);
  return KIND_PARTS.find(({ files }) => files.test(inside)) ?? null;
}

/** Whether others may import the file. */
function isDoor(path: string, { folder, doors = [] }: Room): boolean {
  if (path === folder) return true;
  const inside = path.slice(folder.length + 1);
  return [...(folder.startsWith('lib/kinds/') ? [] : ['index.ts']), ...doors].some((file) => {
    const pattern = file.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
    return new RegExp(`^${pattern}$`).test(inside);
  });
}

function mayImportRoom(from: Room, to: Room, typeOnly: boolean): boolean {
  if (from.not?.some((name) => name === to.layer || name === to.folder)) return false;
  if (typeOnly && from.types?.includes(to.folder)) return true;
  const below: readonly string[] = LAYERS[from.layer];
  if (from.layer !== to.layer) return below.includes(to.layer);
  return from.only?.includes(to.folder) ?? ROOMS.indexOf(to) < ROOMS.indexOf(from);
}

/** What is wrong with an import in a file of a kind; null if it is allowed. */
function wrongInKind({ from, to, isOurs }: Edge): string | null {
  const part = partOf(from);
  if (!part) return null;
  const isWrong = () => {
    if (!isOurs) {
      return part.packages === 'none' || (part.packages === 'zod') !== (to === 'zod');
    }
    const other = partOf(to);
    return other ? !part.parts.includes(other.part) : /^lib\/reading\//.test(to) && !part.reading;
  };
  return isWrong() ? `${part.part} imports ${to}` : null;
}

/** What is wrong with an import; null if it is allowed. */
function wrong(edge: Edge): string | null {
  const { from, to, isOurs, typeOnly } = edge;
  const room = roomOf(from);
  if (!room) return `${from} is in no room`;
  if (!isOurs) {
    const isGenerator = partOf(from)?.part === 'generator';
    if (isGenerator && to.startsWith('node:')) return null;
    return isPackage(to, room.packages ?? []) ? wrongInKind(edge) : to;
  }
  const other = roomOf(to);
  if (!other) return `${to} is in no room`;
  if (other === room) return wrongInKind(edge);
  // Only the page that uses a style sheet may import it.
  if (to.endsWith('.css')) return room.layer === 'entrypoints' ? null : `${to}, a style sheet`;
  if (!mayImportRoom(room, other, typeOnly)) return `${other.folder} (${to})`;
  if (!isDoor(to, other)) return `${to}, past the door of ${other.folder}`;
  const part = partOf(to);
  if (part && !partOf(from)) {
    const parts =
      EXACT_DETECTION.test(from) || room.folder !== 'lib/detect' ? room.parts : ['find'];
    if (!parts?.includes(part.part)) return `${part.part} (${to})`;
  }
  return wrongInKind(edge);
}

const graph = readGraph();

const edge = (from: string, to: string, typeOnly = false): Edge => ({
  from,
  to,
  isOurs: to.includes('/') && !to.startsWith('wxt/'),
  typeOnly,
});

describe('imports', () => {
  it('are found in every form', () => {
    const source = `import a from 'a';
import type { B } from './b.ts';
import { type C, type D } from './c.ts';
import { type E, f } from './e.ts';
import './g.css';
export * from './h.ts';
const i = await import('./i.ts');`;
    expect(importsOf(source)).toEqual([
      { target: 'a', typeOnly: false },
      { target: './b.ts', typeOnly: true },
      { target: './c.ts', typeOnly: true },
      { target: './e.ts', typeOnly: false },
      { target: './g.css', typeOnly: false },
      { target: './h.ts', typeOnly: false },
      { target: './i.ts', typeOnly: false },
    ]);
    expect(edgesFrom('lib/page/dom/a.ts', "import { b } from '../line/index.ts';")).toEqual([
      edge('lib/page/dom/a.ts', 'lib/page/line/index.ts'),
    ]);
  });

  it.each([
    ['a layer that is not below', 'lib/page/dom/a.ts', 'lib/service/index.ts'],
    ['a room further down in its layer', 'lib/service/storage/a.ts', 'lib/service/lists/index.ts'],
    ['a file that is not exported', 'lib/service/lists/a.ts', 'lib/service/storage/database.ts'],
    ['a package that is not in its row', 'lib/detect/a.ts', 'zod'],
    ['a check from a finder', 'lib/kinds/iban/find.ts', 'lib/kinds/iban/check.ts'],
    ['a check from a script of web pages', 'lib/detect/page-detector.ts', 'lib/kinds/vat/check.ts'],
    ['a kind that its row does not list', 'lib/kinds/iban/check.ts', 'lib/kinds/bic/check.ts'],
    ['zod in a finder', 'lib/kinds/iban/find.ts', 'zod'],
    ['React in the service', 'lib/service/lists/a.ts', 'react'],
    [
      'an entry point from another',
      'entrypoints/popup-main/a.ts',
      'entrypoints/card-main/claim.ts',
    ],
    ['a folder that is not a room', 'lib/page/dom/a.ts', 'lib/helpers/a.ts'],
    ['a style sheet', 'components/card/a.ts', 'components/styles/tokens.css'],
  ])('must not reach %s', (_, from, to) => {
    expect(wrong(edge(from, to))).not.toBeNull();
  });

  it.each([
    ['a layer below', 'lib/service/lists/a.ts', 'lib/domain/index.ts'],
    ['a room above', 'lib/service/lists/a.ts', 'lib/service/storage/index.ts'],
    ['its own room', 'lib/service/storage/a.ts', 'lib/service/storage/database.ts'],
    [
      'a check, for exact detection',
      'lib/detect/exact-detector.ts',
      'lib/kinds/vat/check/validity.ts',
    ],
    ['a kind that its row lists', 'lib/kinds/email/check.ts', 'lib/kinds/domain/check/lists.ts'],
  ])('may reach %s', (_, from, to) => {
    expect(wrong(edge(from, to))).toBeNull();
  });

  it.each(SOURCE_FILES)('of %s', (path) => {
    expect(roomOf(path), `${path} is in no room`).toBeDefined();
    expect((graph.get(path) ?? []).map(wrong).filter((text) => text !== null)).toEqual([]);
  });

  it('form no circles of files or of rooms', () => {
    expect(circlesOf(fileEdges(graph))).toEqual([]);
    expect(circlesOf(roomEdges(graph, false))).toEqual([]);
  });

  it('that form a circle are found', () => {
    const edges = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set(['a'])],
      ['d', new Set<string>()],
    ]);
    expect(circlesOf(edges)).toEqual([['a', 'b', 'c']]);
  });
});

describe('rooms', () => {
  const filesOf = (room: Room) => ROOM_FILES.filter((path) => roomOf(path) === room);

  it('contain every file', () => {
    expect(ROOM_FILES.filter((path) => roomOf(path) === undefined)).toEqual([]);
  });

  it.each(ROOMS)('$folder has 3 to 15 files per folder, and its exports exist', (room) => {
    const folders = Map.groupBy(filesOf(room), (path) => posix.dirname(path));
    expect(folders.size).toBeGreaterThan(0);
    if (room.anySize === undefined) {
      for (const [folder, files] of folders) {
        expect(files.length, `${folder}: ${files.join(', ')}`).toBeLessThanOrEqual(15);
      }
      expect(filesOf(room).length).toBeGreaterThanOrEqual(3);
    }
    if (room.files) {
      const names = filesOf(room).map((path) => posix.basename(path));
      expect(names.filter((name) => !room.files?.includes(name))).toEqual([]);
    }
    for (const file of (room.doors ?? []).filter((name) => !name.includes('*'))) {
      if (!room.folder.startsWith('lib/kinds/'))
        expect(exists(`${room.folder}/${file}`)).toBe(true);
    }
  });

  it('each have one row', () => {
    const folders = ROOMS.map(({ folder }) => folder);
    expect(new Set(folders).size).toBe(folders.length);
  });
});

describe('what is loaded', () => {
  const packagesOf = (start: string) =>
    [...loadedBy(graph, start).keys()].filter((name) => !graph.has(name) && !name.endsWith('.css'));

  const pageFiles = SOURCE_FILES.filter(
    (path) => partOf(path)?.part === 'find' && kindOf(path) !== undefined,
  );

  it.each(pageFiles)(
    'by %s: no packages except the one for texts, no lists and no checks',
    (path) => {
      const loaded = [...loadedBy(graph, path).keys()];
      const wrongPackages = packagesOf(path).filter((name) => !/^icu-minify|\.json$/.test(name));
      expect(wrongPackages).toEqual([]);
      expect(
        loaded.filter((name) => /\/check[./]|kinds\/(?:domain|email)\/data\//.test(name)),
      ).toEqual([]);
    },
  );

  const entries = SOURCE_FILES.filter((path) =>
    /^entrypoints\/[\w.-]+\/(?:index\.tsx?|main\.tsx)$/.test(path),
  );

  it.each(entries.filter((path) => !path.includes('/background/')))('by %s: no zod', (path) => {
    const loaded = loadedBy(graph, path);
    const chain: string[] = [];
    for (let name = loaded.has('zod') ? 'zod' : ''; name; name = loaded.get(name) ?? '') {
      chain.unshift(name);
    }
    expect(chain).toEqual([]);
  });

  it.each(entries.filter((path) => /\/(?:content|[\w-]+\.content)\//.test(path)))(
    'by %s: no React and no libraries of checks',
    (path) => {
      const others = packagesOf(path).filter((name) => !/^(?:icu-minify|wxt)\/|\.json$/.test(name));
      expect(others).toEqual([]);
    },
  );
});

describe('only one place in the source', () => {
  const using = (pattern: RegExp) => SOURCE_FILES.filter((path) => pattern.test(sourceOf(path)));

  it('fetches from the API, and another one loads our texts', () => {
    expect(using(/\b(?:globalThis\.)?fetch\(|XMLHttpRequest|sendBeacon|WebSocket/)).toEqual([
      'lib/api/client/exchange.ts',
      'lib/texts/load-language.ts',
    ]);
  });

  it('touches IndexedDB', () => {
    const outside = using(/\bindexedDB\b|\bIDB[A-Z]\w+|from 'idb'/).filter(
      (path) => !path.startsWith('lib/service/storage/'),
    );
    expect(outside).toEqual([]);
  });

  it("touches the browser's storage, except for two choices of our pages", () => {
    const outside = using(
      /\b(?:browser|chrome)\.storage\.(?!onChanged)|\b(?:local|session)Storage\b/,
    ).filter((path) => !path.startsWith('lib/service/platform/'));
    expect(outside).toEqual(['components/palette/keys.ts', 'components/ui/localized-root.ts']);
  });

  it('loads each library for a kind', () => {
    const loading = (name: string) =>
      [...graph]
        .filter(([, edges]) => edges.some(({ to, isOurs }) => !isOurs && isPackage(to, [name])))
        .map(([path]) => kindOf(path) ?? path);
    const keepers = Object.fromEntries(
      ['ipaddr.js', 'libphonenumber-js', 'punycode.js', 'tldts'].map((name) => [
        name,
        [...new Set(loading(name))],
      ]),
    );
    expect(keepers).toEqual({
      'ipaddr.js': ['ip'],
      'libphonenumber-js': ['phone'],
      'punycode.js': ['domain'],
      tldts: ['domain'],
    });
  });

  it('touches the DOM, among the layers below the page', () => {
    const outside = using(/\b(?:document|window)\.\w/).filter((path) =>
      /^lib\/(api|service|check|detect|kinds|extension\/(?:messages|schemas)|models|domain)/.test(
        path,
      ),
    );
    expect(outside).toEqual([]);
  });
});
