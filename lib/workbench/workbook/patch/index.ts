/** The person's own workbook with marks and notes in the cells that need a look. */
import { cellMarksOf, type ExportedList, typeIn } from '../../list/index.ts';
import type { CellContent } from '../cell-text.ts';
import { isOpenDocument } from '../read-ods.ts';
import { openZip } from '../zip.ts';
import type { PatchedWorkbook, WorkbookChanges } from './changes.ts';
import { copyZip } from './copy-zip.ts';
import { patchOds } from './patch-ods.ts';
import { patchXlsx } from './patch-xlsx.ts';

/** What the person changed, and what Fieldmark found. */
function changesOf(list: ExportedList): WorkbookChanges {
  const edits = new Map<number, Map<number, CellContent>>();
  const rows = new Map(list.sheet.rows.map((row) => [row.number, row]));
  for (const { row, column, text: original } of list.originals) {
    const changed = rows.get(row);
    const text = changed?.cells[column] ?? '';
    if (!changed || text === original) continue;
    const ofRow = edits.get(row) ?? new Map<number, CellContent>();
    edits.set(row, ofRow);
    ofRow.set(column, { text, type: typeIn(changed, column) });
  }
  return { edits, marks: cellMarksOf(list) };
}

/**
 * Writes what was changed and found into the file that the list came from.
 *
 * @param sheet the part of an .xlsx file, or the position of a table of an .ods file, that was read
 * @throws FileError where the file cannot be changed so that the rest of it stays as it was
 */
export async function patchWorkbook(
  file: Blob,
  sheet: string,
  list: ExportedList,
): Promise<PatchedWorkbook> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const zip = openZip(bytes);
  const changes = changesOf(list);
  const { parts, unchanged } = (await isOpenDocument(zip))
    ? await patchOds(zip, Number(sheet), changes)
    : await patchXlsx(zip, sheet, changes);
  return { blob: await copyZip(bytes, parts, file.type), unchanged };
}
