/**
 * Writes changed cells, marks and notes into the parts of an .xlsx file that have them (ECMA-376 part 1). All other
 * parts stay as they are.
 */
import type { CellMark } from '../../list/index.ts';
import { CONTENT, MAIN_NAMESPACE, PACKAGE, RELATIONS } from '../cell-styles.ts';
import { type Relation, relationsOf, relationsPathOf, targetOf } from '../package-parts.ts';
import type { ZipFile } from '../zip.ts';
import { type ByCell, type WorkbookChanges, withUnchanged } from './changes.ts';
import { readPart } from './read-part.ts';
import { decodeEntities, type NamedSheet, outdatedResults } from './results.ts';
import { patchCells } from './sheet-cells.ts';
import { AFTER_FORMATS, addFormats, emptyStyles, formatsXml, removedMarks } from './sheet-marks.ts';
import { changeNotes, shapesXml } from './sheet-notes.ts';
import { headingsOfTables } from './tables.ts';
import {
  appendChange,
  attributeChange,
  attributeOf,
  type Change,
  childrenOf,
  findElement,
  insertion,
  rootOf,
  withChanges,
} from './tags.ts';

/** What of a workbook comes after its calculation properties (18.2.27). */
const AFTER_CALCULATION = [
  ...['oleSize', 'customWorkbookViews', 'pivotCaches', 'smartTagPr', 'smartTagTypes'],
  ...['webPublishing', 'fileRecoveryPr', 'webPublishObjects', 'extLst'],
];
/** What of a sheet comes after the drawing of its notes (18.3.1.99). */
const AFTER_NOTES = [
  ...['legacyDrawingHF', 'drawingHF', 'picture', 'oleObjects', 'controls', 'webPublishItems'],
  ...['tableParts', 'extLst'],
];

const TRANSITIONAL = { main: MAIN_NAMESPACE, relations: RELATIONS };
const STRICT = {
  main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  relations: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};

/** The new texts of parts, by their paths; null: the part goes. */
export type NewParts = Map<string, string | null>;

/** The parts of a package, as they are or as they become. */
interface Parts {
  readonly zip: ZipFile;
  /** Namespaces of the two forms of the standard: transitional, which nearly all programs write, and strict. */
  readonly names: { readonly main: string; readonly relations: string };
  readonly changed: NewParts;
  readonly read: (path: string) => Promise<string>;
}

/** Adds a part to the package, and says what it is. @returns the id by which `from` refers to it */
async function addPart(
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
  const ids = new Set(childrenOf(relations, root).map((tag) => attributeOf(relations, tag, 'Id')));
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
    !known.some((tag) => attributeOf(types, tag, 'Extension')?.toLowerCase() === content.extension)
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
async function removePart({ changed, read }: Parts, from: string, path: string): Promise<void> {
  changed.set(path, null);
  const name = path.slice(path.lastIndexOf('/') + 1);
  for (const [list, attribute] of [
    [relationsPathOf(from), 'Target'],
    ['[Content_Types].xml', 'PartName'],
  ] as const) {
    const xml = await read(list);
    const gone = childrenOf(xml, rootOf(xml)).filter((tag) =>
      `/${attributeOf(xml, tag, attribute)}`.endsWith(`/${name}`),
    );
    const changes = gone.map(({ start, elementEnd }) => ({
      at: start,
      until: elementEnd,
      text: '',
    }));
    changed.set(list, withChanges(xml, changes));
  }
}

/** Makes spreadsheets compute all formulas when they open the file. */
function calculatedOnOpen(xml: string): string {
  const root = rootOf(xml);
  const children = childrenOf(xml, root);
  const known = children.find(({ name }) => name === 'calcPr');
  if (known) return withChanges(xml, [attributeChange(xml, known, 'fullCalcOnLoad', '1')]);
  const after = children.find(({ name }) => AFTER_CALCULATION.includes(name));
  const text = `<${root.prefix}calcPr fullCalcOnLoad="1"/>`;
  return withChanges(xml, [after ? insertion(after.start, text) : appendChange(root, text)]);
}

/** The first path of a name that the package does not have. */
function freePath(zip: ZipFile, stem: string, extension: string): string {
  let number = 1;
  while (zip.has(`${stem}${number}.${extension}`)) number += 1;
  return `${stem}${number}.${extension}`;
}

const pathOf = (relations: ReadonlyMap<string, Relation>, id: string | undefined) =>
  id === undefined ? undefined : relations.get(id)?.target;

/** Writes the notes, and returns what the sheet itself has to say of them. */
async function writeNotes(
  parts: Parts,
  sheet: { readonly path: string; readonly xml: string },
  marks: ByCell<CellMark>,
): Promise<Change[]> {
  const { zip, read, changed } = parts;
  const relations = await relationsOf(zip, sheet.path);
  const root = rootOf(sheet.xml, 'sheetData');
  const children = childrenOf(sheet.xml, root, 'sheetData');
  const drawing = children.find(({ name }) => name === 'legacyDrawing');
  const idAttribute = /\s([\w.-]+:)?id\s*=/.exec(
    drawing ? sheet.xml.slice(drawing.start, drawing.end) : '',
  )?.[0];
  const drawingId =
    drawing && idAttribute
      ? attributeOf(sheet.xml, drawing, idAttribute.replace('=', '').trim())
      : undefined;
  const commentsPath = targetOf(relations, 'comments');
  const shapesPath = pathOf(relations, drawingId);
  const notes = changeNotes(
    marks,
    parts.names.main,
    commentsPath === undefined ? null : await read(commentsPath),
    shapesPath === undefined ? null : await read(shapesPath),
  );
  if (!notes) return [];
  if (commentsPath !== undefined) changed.set(commentsPath, notes.comments);
  else
    await addPart(
      parts,
      sheet.path,
      {
        path: freePath(zip, 'xl/comments', 'xml'),
        xml: notes.comments,
        type: 'comments',
      },
      { override: `${CONTENT}.comments+xml` },
    );
  if (shapesPath !== undefined) {
    changed.set(shapesPath, notes.shapes);
    return [];
  }
  const id = await addPart(
    parts,
    sheet.path,
    {
      path: freePath(zip, 'xl/drawings/vmlDrawing', 'vml'),
      xml: notes.shapes,
      type: 'vmlDrawing',
    },
    { extension: 'vml' },
  );
  const after = children.find(({ name }) => AFTER_NOTES.includes(name));
  const text = shapesXml(root.prefix, id, parts.names.relations);
  return [after ? insertion(after.start, text) : insertion(root.contentEnd, text)];
}

/** The worksheets of a workbook, hidden ones too. */
function sheetsOf(workbook: string, relations: ReadonlyMap<string, Relation>): NamedSheet[] {
  const list = findElement(workbook, 'sheets');
  return (list ? childrenOf(workbook, list) : []).flatMap((tag) => {
    const [, prefix = ''] = /\s([\w.-]+:)id\s*=/.exec(workbook.slice(tag.start, tag.end)) ?? [];
    const relation = relations.get(attributeOf(workbook, tag, `${prefix}id`) ?? '');
    if (relation?.type !== 'worksheet') return [];
    return {
      path: relation.target,
      name: decodeEntities(attributeOf(workbook, tag, 'name') ?? ''),
    };
  });
}

/** @param sheetPath the part of the sheet that was read */
export async function patchXlsx(
  zip: ZipFile,
  sheetPath: string,
  changes: WorkbookChanges,
): Promise<{ readonly parts: NewParts; readonly unchanged: number }> {
  const changed: NewParts = new Map();
  const read = async (path: string) => changed.get(path) ?? (await readPart(zip, path));
  const workbookPath = targetOf(await relationsOf(zip, ''), 'officeDocument') ?? '';
  const workbook = await read(workbookPath);
  const names = workbook.includes(STRICT.main) ? STRICT : TRANSITIONAL;
  const parts: Parts = { zip, names, changed, read };
  const relations = await relationsOf(zip, workbookPath);
  const properties = findElement(workbook, 'workbookPr');
  const from1904 = /^(?:1|true)$/.test(
    (properties && attributeOf(workbook, properties, 'date1904')) ?? '',
  );

  const xml = await read(sheetPath);
  const root = rootOf(xml, 'sheetData');
  const children = childrenOf(xml, root, 'sheetData');
  const sheetData = children.find(({ name }) => name === 'sheetData');
  if (!sheetData) return { parts: changed, unchanged: 0 };
  const isHeading = await headingsOfTables(zip, sheetPath, read);
  const cells = patchCells(xml, sheetData, changes.edits, { from1904, isFixed: isHeading });
  const sheetChanges: Change[] = [...cells.changes, ...removedMarks(xml, children)];

  const marks = withUnchanged(changes, cells.unchanged);
  if (marks.size > 0) {
    const stylesPath = targetOf(relations, 'styles');
    const formats = addFormats(
      stylesPath === undefined ? emptyStyles(names.main) : await read(stylesPath),
    );
    if (stylesPath === undefined)
      await addPart(
        parts,
        workbookPath,
        { path: freePath(zip, 'xl/styles', 'xml'), xml: formats.xml, type: 'styles' },
        { override: `${CONTENT}.styles+xml` },
      );
    else changed.set(stylesPath, formats.xml);
    const after = children.find(({ name }) =>
      [...AFTER_FORMATS, 'legacyDrawing', ...AFTER_NOTES].includes(name),
    );
    const text = formatsXml(xml, root.prefix, marks, formats.idOf);
    sheetChanges.push(insertion(after?.start ?? root.contentEnd, text));
  }
  sheetChanges.push(...(await writeNotes(parts, { path: sheetPath, xml }, marks)));
  if (cells.changed.length > 0) {
    changed.set(workbookPath, calculatedOnOpen(workbook));
    const edited = { path: sheetPath, cells: cells.changed };
    const outdated = await outdatedResults(sheetsOf(workbook, relations), edited, read);
    for (const [path, results] of outdated) {
      if (path === sheetPath) sheetChanges.push(...results);
      else changed.set(path, withChanges(await read(path), results));
    }
  }
  if (sheetChanges.length > 0) changed.set(sheetPath, withChanges(xml, sheetChanges));
  const order = targetOf(relations, 'calcChain');
  // It lists the cells with formulas. Spreadsheets make it again, but refuse one that names another cell.
  if (cells.hadFormula && order !== undefined) await removePart(parts, workbookPath, order);
  return { parts: changed, unchanged: cells.unchanged.length };
}
