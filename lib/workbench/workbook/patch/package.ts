/** Changes the parts of an OPC package and what it says of them (ECMA-376 part 2). */
import { PACKAGE } from '../cell-styles.ts';
import { relationsPathOf } from '../package-parts.ts';
import type { ZipFile } from '../zip.ts';
import { appendChange, attributeIn, childrenOf, insertion, rootOf, withChanges } from './tags.ts';

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

/** The first path of a name that the package does not have. */
export function freePath(zip: ZipFile, stem: string, extension: string): string {
  let number = 1;
  while (zip.has(`${stem}${number}.${extension}`)) number += 1;
  return `${stem}${number}.${extension}`;
}

/** Adds a part to the package, and says what it is. @returns the id by which `from` refers to it */
export async function addPart(
  parts: Parts,
  from: string,
  part: { readonly path: string; readonly xml: string; readonly type: string },
  content: { readonly extension: string } | { readonly override: string },
): Promise<string> {
  const { changed, read, zip } = parts;
  changed.set(part.path, part.xml);
  const relationsPath = relationsPathOf(from);
  const isKnown = changed.has(relationsPath) || zip.has(relationsPath);
  const relations = isKnown
    ? await read(relationsPath)
    : `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${PACKAGE}/relationships"></Relationships>`;
  const root = rootOf(relations);
  const ids = new Set(childrenOf(relations, root).map((tag) => attributeIn(relations, tag, 'Id')));
  let number = 1;
  while (ids.has(`rIdFieldmark${number}`)) number += 1;
  const id = `rIdFieldmark${number}`;
  const relation = `<${root.prefix}Relationship Id="${id}" Type="${parts.names.relations}/${part.type}" Target="/${part.path}"/>`;
  changed.set(relationsPath, withChanges(relations, [appendChange(root, relation)]));

  const types = await read('[Content_Types].xml');
  const typesRoot = rootOf(types);
  const { prefix } = typesRoot;
  const known = childrenOf(types, typesRoot);
  if ('override' in content) {
    const xml = `<${prefix}Override PartName="/${part.path}" ContentType="${content.override}"/>`;
    changed.set('[Content_Types].xml', withChanges(types, [appendChange(typesRoot, xml)]));
  } else if (
    !known.some((tag) => attributeIn(types, tag, 'Extension')?.toLowerCase() === content.extension)
  ) {
    const xml = `<${prefix}Default Extension="${content.extension}" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>`;
    changed.set(
      '[Content_Types].xml',
      withChanges(types, [insertion(known[0]?.start ?? typesRoot.contentEnd, xml)]),
    );
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
    const changes = gone.map(({ start, elementEnd }) => ({
      at: start,
      until: elementEnd,
      text: '',
    }));
    changed.set(list, withChanges(xml, changes));
  }
}
