import { relationsOf } from '../package-parts.ts';
import { columnOf } from '../sheet-rows.ts';
import type { ZipFile } from '../zip.ts';
import { attributeIn, rootOf } from './tags.ts';

/**
 * Which cells are headings of tables of the sheet (ECMA-376 part 1, 18.5.1.2): a table repeats their texts, and
 * spreadsheets refuse a file in which they differ.
 */
export async function headingsOfTables(
  zip: ZipFile,
  sheetPath: string,
  read: (path: string) => Promise<string>,
): Promise<(row: number, column: number) => boolean> {
  const headings: { readonly row: number; readonly first: number; readonly last: number }[] = [];
  for (const { type, target } of (await relationsOf(zip, sheetPath)).values()) {
    if (type !== 'table' || !zip.has(target)) continue;
    const xml = await read(target);
    const table = rootOf(xml);
    if (attributeIn(xml, table, 'headerRowCount') === '0') continue;
    const [from = '', to = from] = (attributeIn(xml, table, 'ref') ?? '').split(':');
    headings.push({
      row: Number(/(?<!\d)\d+$/.exec(from)?.[0]),
      first: columnOf(from),
      last: columnOf(to),
    });
  }
  return (row, column) =>
    headings.some((each) => each.row === row && column >= each.first && column <= each.last);
}
