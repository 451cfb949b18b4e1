/**
 * `npm run house`: prints statistics of the source. Rooms with their files and lines, imports between rooms,
 * import circles, files that are too long, exported names that two files declare.
 */
import { posix } from 'node:path';
import { declaredTwice } from '../house/exports.ts';
import { linesOf, MOST_LINES } from '../house/files.ts';
import {
  circlesOf,
  fileEdges,
  ROOM_FILES,
  readGraph,
  roomEdges,
  roomOf,
  SOURCE_FILES,
} from '../house/graph.ts';
import { ROOMS } from '../house/rooms.ts';
import { sourcesOf } from '../sources.ts';

const graph = readGraph();
const values = roomEdges(graph, false);
const all = roomEdges(graph, true);

const section = (title: string, lines: readonly string[]) =>
  console.log(`\n${title}: ${lines.length === 0 ? 'none' : `\n  ${lines.join('\n  ')}`}`);

const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + linesOf(path), 0);

const rooms = ROOMS.map(({ folder }) => {
  const files = ROOM_FILES.filter((path) => roomOf(path)?.folder === folder);
  const folders = [...Map.groupBy(files, (path) => posix.dirname(path)).values()];
  const most = Math.max(0, ...folders.map((list) => list.length));
  const inFolder = folders.length > 1 ? ` (at most ${most} in a folder)` : '';
  const imported = [...(all.get(folder) ?? [])].map((name) =>
    values.get(folder)?.has(name) ? name : `${name} (types)`,
  );
  return `${folder}: ${files.length} files${inFolder}, ${sum(files)} lines → ${imported.join(', ') || '–'}`;
});

section(`Rooms and their imports, lowest first (${ROOMS.length})`, rooms);
section(
  'Files outside all rooms',
  ROOM_FILES.filter((path) => roomOf(path) === undefined),
);
section(
  'Circular imports of files, including types',
  circlesOf(fileEdges(graph)).map((circle) => circle.join(' ↔ ')),
);
section(
  'Circular imports of rooms',
  circlesOf(values).map((circle) => circle.join(' ↔ ')),
);
section(
  `Files of more than ${MOST_LINES} lines`,
  ROOM_FILES.filter((path) => linesOf(path) > MOST_LINES).map((path) => `${linesOf(path)} ${path}`),
);
section(
  'Exported names that more than one file declares',
  Object.entries(declaredTwice(SOURCE_FILES)).map(
    ([name, files]) => `${name}: ${files.join(', ')}`,
  ),
);
const tests = sourcesOf('test/**/*.{ts,tsx,mjs}');
console.log(
  `\nSource: ${SOURCE_FILES.length} TypeScript files, ${sum(SOURCE_FILES)} lines; ` +
    `including style sheets and pages ${ROOM_FILES.length} files, ${sum(ROOM_FILES)} lines.` +
    `\nTests: ${tests.length} files, ${sum(tests)} lines.`,
);
