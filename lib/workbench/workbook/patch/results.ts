/** The formulas of an .xlsx workbook (ECMA-376 part 1, 18.3.1.40), and their stored results. */
import { columnLetter } from '../../list/index.ts';
import { unescapeText } from '../cell-text.ts';
import type { CellPlace } from './changes.ts';
import { areasIn, dependentsOf, type FormulaCell } from './dependents.ts';
import { cellsIn } from './sheet-cells.ts';
import {
  attributeIn,
  type Change,
  childrenOf,
  elementAt,
  replacement,
  rootOf,
  type XmlElement,
} from './tags.ts';

interface StoredResult extends FormulaCell {
  readonly path: string;
  readonly result: Change;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
export const decodeEntities = (xml: string): string =>
  unescapeText(xml.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity));

function resultsOf(path: string, name: string, xml: string, sheetData: XmlElement): StoredResult[] {
  const results: StoredResult[] = [];
  const shared = new Map<string, CellPlace & { readonly text: string }>();
  for (const { at, row, column } of cellsIn(xml, sheetData)) {
    if (column === null || at.type === 'empty') continue;
    const children = childrenOf(xml, elementAt(xml, at));
    const formula = children.find((child) => child.name === 'f');
    const result = children.find((child) => child.name === 'v');
    if (!formula || !result) continue;
    const text = decodeEntities(xml.slice(formula.end, formula.contentEnd));
    // A shared formula moves with its cell, and only the first of them has its text.
    const id = attributeIn(xml, formula, 'si');
    if (id !== undefined && text !== '') shared.set(id, { row, column, text });
    const first = shared.get(id ?? '') ?? { row, column, text };
    const shift = { row: row - first.row, column: column - first.column };
    results.push({
      sheet: name,
      path,
      row,
      column,
      areas: first.text === '' ? null : areasIn(first.text, name, shift),
      result: replacement(result),
    });
  }
  return results;
}

export interface NamedSheet {
  readonly path: string;
  readonly name: string;
}

/** For each part, the changes that leave out the results of formulas that depend on changed cells. */
export async function outdatedResults(
  sheets: readonly NamedSheet[],
  edited: { readonly path: string; readonly cells: readonly CellPlace[] },
  read: (path: string) => Promise<string>,
): Promise<ReadonlyMap<string, readonly Change[]>> {
  const results: StoredResult[] = [];
  for (const { path, name } of sheets) {
    const xml = await read(path);
    const root = rootOf(xml, 'sheetData');
    const sheetData = childrenOf(xml, root, 'sheetData').find(
      (child) => child.name === 'sheetData',
    );
    if (sheetData) results.push(...resultsOf(path, name, xml, sheetData));
  }
  const own = new Set(edited.cells.map(({ row, column }) => `${columnLetter(column)}${row}`));
  const name = sheets.find(({ path }) => path === edited.path)?.name ?? '';
  const outdated = dependentsOf(results, name, edited.cells);
  const changes = new Map<string, Change[]>();
  for (const formula of results) {
    const isReplaced =
      formula.path === edited.path && own.has(`${columnLetter(formula.column)}${formula.row}`);
    if (isReplaced || !outdated.has(formula)) continue;
    changes.set(formula.path, [...(changes.get(formula.path) ?? []), formula.result]);
  }
  return changes;
}
