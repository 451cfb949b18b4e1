/** Reads a filled sheet of an .ods file (OASIS OpenDocument 1.3, parts 2 and 3). */
import type { Sheet } from '../list/index.ts';
import { createTableReader } from './ods-table.ts';
import type { SheetPlace } from './sheet-rows.ts';
import { readXml } from './xml.ts';
import { FileError, type ZipFile } from './zip.ts';

const SPREADSHEET = 'application/vnd.oasis.opendocument.spreadsheet';

/** Styles of hidden tables; a document has a few. */
const MAX_HIDDEN_STYLES = 10_000;

/** Whether the file is an OpenDocument spreadsheet, or a template of one (part 2, 3.3). */
export async function isOpenDocument(zip: ZipFile): Promise<boolean> {
  if (!zip.has('mimetype')) return false;
  let text = '';
  for await (const piece of zip.open('mimetype')) {
    text += new TextDecoder('latin1').decode(piece.subarray(0, SPREADSHEET.length));
    if (text.length >= SPREADSHEET.length) break;
  }
  return text.startsWith(SPREADSHEET);
}

/** Whether parts of the file need a password (part 2, 4.4). */
async function isEncrypted(zip: ZipFile): Promise<boolean> {
  let found = zip.has('encrypted-package');
  if (!zip.has('META-INF/manifest.xml')) return found;
  await readXml(zip, 'META-INF/manifest.xml', {
    open: (name) => {
      if (name === 'encryption-data') found = true;
    },
  });
  return found;
}

/** A filled sheet of a workbook. */
export interface OpenedSheet {
  readonly sheet: Sheet;
  /** Its name; null if the workbook shows no other. */
  readonly sheetName: string | null;
  readonly place: string;
  /** All filled sheets that are not hidden, this one too. */
  readonly sheets: readonly SheetPlace[];
}

/**
 * A place is the position among all tables, hidden ones too.
 *
 * @param wanted the place of the table; the first filled one if omitted
 * @throws FileError
 */
export async function readOpenDocument(zip: ZipFile, wanted?: string): Promise<OpenedSheet> {
  if (await isEncrypted(zip)) throw new FileError('encrypted');
  const hiddenStyles = new Set<string>();
  let style = '';
  let shownCount = 0;
  /** Tables inside the open one. */
  let depth = 0;
  let tableCount = 0;
  interface OpenTable extends SheetPlace {
    /** Null: only whether it has values is wanted. */
    readonly reader: ReturnType<typeof createTableReader> | null;
    isFilled: boolean;
  }
  let table: OpenTable | null = null;
  const sheets: SheetPlace[] = [];
  let found: (SheetPlace & { readonly sheet: Sheet }) | null = null;
  await readXml(zip, 'content.xml', {
    open(name, attribute) {
      if (name === 'table' && depth++ === 0) {
        const place = String(tableCount++);
        table = null;
        if (hiddenStyles.has(attribute('style-name'))) return;
        shownCount += 1;
        const isWanted = !found && (wanted === undefined || wanted === place);
        const reader = isWanted ? createTableReader() : null;
        table = { name: attribute('table:name'), place, reader, isFilled: false };
      } else if (depth > 0) {
        if (depth === 1) table?.reader?.open?.(name, attribute);
        if (table && name === 'table-cell' && attribute('office:value-type') !== '')
          table.isFilled = true;
      } else if (name === 'style') style = attribute('style:name');
      else if (name === 'table-properties' && attribute('display') === 'false')
        if (hiddenStyles.add(style).size > MAX_HIDDEN_STYLES) throw new FileError('large');
    },
    text: (part) => depth === 1 && table?.reader?.text?.(part),
    close(name) {
      if (name !== 'table') {
        if (depth === 1) table?.reader?.close?.(name);
        return;
      }
      depth -= 1;
      if (depth > 0 || !table) return;
      const { name: tableName, place, reader, isFilled } = table;
      const sheet = reader?.result();
      if (sheet && sheet.rows.length > 0) found = { name: tableName, place, sheet };
      if (sheet ? sheet.rows.length > 0 : isFilled) sheets.push({ name: tableName, place });
      table = null;
    },
  });
  if (!found) throw new FileError('empty');
  const { name, sheet, place }: SheetPlace & { readonly sheet: Sheet } = found;
  return { sheet, sheetName: shownCount > 1 ? name : null, place, sheets };
}
