/** Files, the rooms (folders with import rules) that they belong to, and the imports between them. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf, sourceOf, sourcesOf } from '../sources.ts';
import { ROOMS, type Room } from './rooms.ts';

const root = join(import.meta.dirname, '..', '..');

export const SOURCE_FILES: readonly string[] = sourcesOf(
  '{lib,components,entrypoints}/**/*.{ts,tsx}',
);

/** All files of rooms, including style sheets, HTML pages, and the gateway's configuration and scripts. */
export const ROOM_FILES: readonly string[] = [
  ...sourcesOf('{lib,components,entrypoints}/**/*.{ts,tsx,mjs,css,html}'),
  ...sourcesOf('lib/gateway/**/*.{conf,env,lua,md,service,sh}'),
];

/** A file of ours that another imports, or a package. */
export interface Edge {
  readonly from: string;
  /** Path from the root, or the package name as imported. */
  readonly to: string;
  readonly isOurs: boolean;
  readonly typeOnly: boolean;
}

export function roomOf(path: string): Room | undefined {
  const folder = posix.dirname(path);
  const single = ROOMS.find((room) => room.folder === path);
  if (single) return single;
  return ROOMS.find(
    (room) => folder === room.folder || (room.deep && folder.startsWith(`${room.folder}/`)),
  );
}

export function edgesFrom(from: string, source: string): Edge[] {
  return importsOf(source).map(({ target, typeOnly }) => {
    const bare = target.replace(/\?.*$/, '');
    const isOurs = bare.startsWith('.');
    return { from, to: isOurs ? posix.join(posix.dirname(from), bare) : bare, isOurs, typeOnly };
  });
}

/** Each source file and what it imports. */
export function readGraph(): ReadonlyMap<string, readonly Edge[]> {
  return new Map(SOURCE_FILES.map((path) => [path, edgesFrom(path, sourceOf(path))]));
}

/** Everything that loading a file loads, our files and packages → a file that imports it. */
export function loadedBy(
  graph: ReadonlyMap<string, readonly Edge[]>,
  start: string,
): ReadonlyMap<string, string> {
  const reached = new Map([[start, '']]);
  for (const path of reached.keys()) {
    for (const { to, typeOnly } of graph.get(path) ?? []) {
      if (!typeOnly && !reached.has(to)) reached.set(to, path);
    }
  }
  return reached;
}

/** Groups of nodes that import each other in a circle. */
export function circlesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reachable = (start: string): Set<string> => {
    const reached = new Set<string>();
    const queue = [...(edges.get(start) ?? [])];
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      if (reached.has(node)) continue;
      reached.add(node);
      queue.push(...(edges.get(node) ?? []));
    }
    return reached;
  };
  const from = new Map([...edges.keys()].map((node) => [node, reachable(node)]));
  const seen = new Set<string>();
  return [...edges.keys()].flatMap((node) => {
    if (seen.has(node) || !from.get(node)?.has(node)) return [];
    const circle = [...edges.keys()].filter(
      (other) => from.get(node)?.has(other) && from.get(other)?.has(node),
    );
    for (const member of circle) seen.add(member);
    return [circle];
  });
}

/** File → the files of ours that it imports. */
export function fileEdges(graph: ReadonlyMap<string, readonly Edge[]>) {
  return new Map(
    [...graph].map(([path, edges]) => [
      path,
      new Set(edges.filter(({ isOurs, to }) => isOurs && graph.has(to)).map(({ to }) => to)),
    ]),
  );
}

/** Room → the other rooms that it imports. */
export function roomEdges(graph: ReadonlyMap<string, readonly Edge[]>, types: boolean) {
  const rooms = new Map(ROOMS.map(({ folder }) => [folder, new Set<string>()]));
  for (const [path, edges] of graph) {
    const room = roomOf(path)?.folder ?? '';
    for (const { to, isOurs, typeOnly } of edges) {
      const other = isOurs ? roomOf(to)?.folder : undefined;
      if (other !== undefined && other !== room && (types || !typeOnly))
        rooms.get(room)?.add(other);
    }
  }
  return rooms;
}

export const exists = (path: string): boolean => existsSync(join(root, path));
