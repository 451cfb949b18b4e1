/** Changes the parts of an OPC package and what it says of them (ECMA-376 part 2). */
import { CONTENT, DECLARATION, PACKAGE } from '../cell-styles.ts';
import { relationsPathOf } from '../package-parts.ts';
import type { ZipFile } from '../zip.ts';
import {
  appendChange,
  attributeIn,
  childrenOf,
  insertion,
  replacement,
  rootOf,
  withChanges,
} from './tags.ts';

/** The new texts of parts, by their paths; null: the part goes. */
export type NewParts = Map<string, string | null>;

/** The parts of a package, as they are or as they become. */
export interface Parts {
  readonly zip: ZipFile;
  /** Namespaces of the two forms of the standard: transitional, which nearly all programs write, and strict. */
  readonly names: { readonly main: string; readonly relations: string };
  readonly changed: NewParts;
  readonly read: (path: string) => Promise<string>;
}

/** The parts that may be added, each with its path without number and extension. */
const STEMS = {
  comments: 'xl/comments',
  styles: 'xl/styles',
  vmlDrawing: 'xl/drawings/vmlDrawing',
} as const;

/** Adds a part to the package, and says what it is. @returns the id by which `from` refers to it */
export async function addPart(
  parts: Parts,
  from: string,
  type: keyof typeof STEMS,
  xml: string,
): Promise<string> {
  const { changed, read, zip } = parts;
  const extension = type === 'vmlDrawing' ? 'vml' : 'xml';
  const pathOf = (number: number) => `${STEMS[type]}${number}.${extension}`;
  let free = 1;
  while (zip.has(pathOf(free))) free += 1;
  const path = pathOf(free);
  changed.set(path, xml);
  const relationsPath = relationsPathOf(from);
  const isKnown = changed.has(relationsPath) || zip.has(relationsPath);
  const relations = isKnown
    ? await read(relationsPath)
    : `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"></Relationships>`;
  const root = rootOf(relations);
  const ids = new Set(childrenOf(relations, root).map((tag) => attributeIn(relations, tag, 'Id')));
  let number = 1;
  while (ids.has(`rIdFieldmark${number}`)) number += 1;
  const id = `rIdFieldmark${number}`;
  const relation = `<${root.prefix}Relationship Id="${id}" Type="${parts.names.relations}/${type}" Target="/${path}"/>`;
  changed.set(relationsPath, withChanges(relations, [appendChange(root, relation)]));

  const types = await read('[Content_Types].xml');
  const typesRoot = rootOf(types);
  const { prefix } = typesRoot;
  const known = childrenOf(types, typesRoot);
  if (extension === 'xml') {
    const said = `<${prefix}Override PartName="/${path}" ContentType="${CONTENT}.${type}+xml"/>`;
    changed.set('[Content_Types].xml', withChanges(types, [appendChange(typesRoot, said)]));
  } else if (
    !known.some((tag) => attributeIn(types, tag, 'Extension')?.toLowerCase() === extension)
  ) {
    const said = `<${prefix}Default Extension="${extension}" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>`;
    const at = known[0]?.start ?? typesRoot.contentEnd;
    changed.set('[Content_Types].xml', withChanges(types, [insertion(at, said)]));
  }
  return id;
}

/** Takes a part out of the package. */
export async function removePart(
  { changed, read }: Parts,
  from: string,
  path: string,
): Promise<void> {
  changed.set(path, null);
  const name = path.slice(path.lastIndexOf('/') + 1);
  for (const [list, attribute] of [
    [relationsPathOf(from), 'Target'],
    ['[Content_Types].xml', 'PartName'],
  ] as const) {
    const xml = await read(list);
    const gone = childrenOf(xml, rootOf(xml)).filter((tag) =>
      `/${attributeIn(xml, tag, attribute)}`.endsWith(`/${name}`),
    );
    const changes = gone.map((tag) => replacement(tag));
    changed.set(list, withChanges(xml, changes));
  }
}
