/**
 * Writes changed cells, marks and notes into the parts of an .xlsx file that have them (ECMA-376 part 1). All other
 * parts stay as they are.
 */
import type { CellMark } from '../../list/index.ts';
import { MAIN_NAMESPACE, RELATIONS } from '../cell-styles.ts';
import { type Relation, relationsOf, targetOf } from '../package-parts.ts';
import type { ZipFile } from '../zip.ts';
import { type ByCell, type WorkbookChanges, withUnchanged } from './changes.ts';
import { addPart, type NewParts, type Parts, removePart } from './package.ts';
import { readPart } from './read-part.ts';
import { decodeEntities, type NamedSheet, outdatedResults } from './results.ts';
import { patchCells } from './sheet-cells.ts';
import { AFTER_FORMATS, addFormats, emptyStyles, formatsXml, removedMarks } from './sheet-marks.ts';
import { changeNotes, shapesXml } from './sheet-notes.ts';
import { headingsOfTables } from './tables.ts';
import {
  appendChange,
  attributeChange,
  attributeIn,
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
      ? attributeIn(sheet.xml, drawing, idAttribute.replace('=', '').trim())
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
  else await addPart(parts, sheet.path, 'comments', notes.comments);
  if (shapesPath !== undefined) {
    changed.set(shapesPath, notes.shapes);
    return [];
  }
  const id = await addPart(parts, sheet.path, 'vmlDrawing', notes.shapes);
  const after = children.find(({ name }) => AFTER_NOTES.includes(name));
  const text = shapesXml(root.prefix, id, parts.names.relations);
  return [after ? insertion(after.start, text) : insertion(root.contentEnd, text)];
}

/** The worksheets of a workbook, hidden ones too. */
function sheetsOf(workbook: string, relations: ReadonlyMap<string, Relation>): NamedSheet[] {
  const list = findElement(workbook, 'sheets');
  return (list ? childrenOf(workbook, list) : []).flatMap((tag) => {
    const [, prefix = ''] = /\s([\w.-]+:)id\s*=/.exec(workbook.slice(tag.start, tag.end)) ?? [];
    const relation = relations.get(attributeIn(workbook, tag, `${prefix}id`) ?? '');
    if (relation?.type !== 'worksheet') return [];
    return {
      path: relation.target,
      name: decodeEntities(attributeIn(workbook, tag, 'name') ?? ''),
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
    (properties && attributeIn(workbook, properties, 'date1904')) ?? '',
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
    if (stylesPath === undefined) await addPart(parts, workbookPath, 'styles', formats.xml);
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
