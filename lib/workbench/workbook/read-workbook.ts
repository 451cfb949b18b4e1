/** Reads a filled sheet of an .xlsx (ECMA-376 part 1, 18) or .ods file, without formulas or links. */
import type { Sheet } from '../list/index.ts';
import { unescapeText } from './cell-text.ts';
import { type NumberFormat, numberFormatOf } from './number-format.ts';
import { MAX_RELATIONS, relationsOf, targetOf } from './package-parts.ts';
import { isOpenDocument, type OpenedSheet, readOpenDocument } from './read-ods.ts';
import { MAX_CELLS, MAX_TEXT, readSheetRows, type SheetPlace } from './sheet-rows.ts';
import { readXml } from './xml.ts';
import { FileError, type FileProblem, openZip, type ZipFile } from './zip.ts';

/** Names of streams in a Compound File are in UTF-16. */
const inUtf16 = (text: string): string => [...text].map((char) => `${char}\0`).join('');
/** Of an encrypted workbook (MS-OFFCRYPTO 2.3.4.4). */
const ENCRYPTED_PACKAGE = inUtf16('EncryptedPackage');
/** Of an .xls file (MS-XLS 2.1.2, and Excel 95); a text or a presentation may contain one. */
const OLD_WORKBOOK = [inUtf16('Workbook'), inUtf16('Book')];
const OTHER_DOCUMENTS = [inUtf16('WordDocument'), inUtf16('PowerPoint Document')];

/** What a Compound File is. */
function compoundProblem(bytes: Uint8Array): FileProblem {
  const text = new TextDecoder('latin1').decode(bytes);
  const hasAny = (names: readonly string[]) => names.some((name) => text.includes(name));
  if (text.includes(ENCRYPTED_PACKAGE)) return 'encrypted';
  return hasAny(OLD_WORKBOOK) && !hasAny(OTHER_DOCUMENTS) ? 'xls' : 'other';
}

export type WorkbookResult =
  | (OpenedSheet & { readonly ok: true })
  | { readonly ok: false; readonly problem: FileProblem };

/** Cell styles, and formats that a workbook defines; spreadsheets allow 65,490 and about 250. */
const MAX_STYLES = 100_000;
const MAX_FORMATS = 5_000;

async function readStrings(zip: ZipFile, path: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  let length = 0;
  if (path === undefined || !zip.has(path)) return strings;
  let text = '';
  let isText = false;
  let isReading = false;
  await readXml(zip, path, {
    ofRoot: true,
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 't') isText = true;
      else if (name === 'rPh') isReading = true;
    },
    // `rPh` is how a text is pronounced.
    text: (part) => {
      if (!isText || isReading) return;
      text += part;
      length += part.length;
      if (length > MAX_TEXT) throw new FileError('large');
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'si' && strings.push(unescapeText(text)) > MAX_CELLS)
        throw new FileError('large');
    },
  });
  return strings;
}

/** The number format of each cell style. */
async function readFormats(zip: ZipFile, path: string | undefined): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (path === undefined || !zip.has(path)) return formats;
  const defined = new Map<string, NumberFormat>();
  let definedCount = 0;
  let isOfCells = false;
  await readXml(zip, path, {
    ofRoot: true,
    open: (name, attribute) => {
      if (name === 'numFmt') {
        definedCount += 1;
        if (definedCount > MAX_FORMATS) throw new FileError('large');
        const id = attribute('numFmtId');
        defined.set(id, numberFormatOf(Number(id), attribute('formatCode')));
      }
      if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) {
        const id = attribute('numFmtId');
        formats.push(defined.get(id) ?? numberFormatOf(Number(id), ''));
        if (formats.length > MAX_STYLES) throw new FileError('large');
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

/** The sheets that are not hidden, and whether dates count from 1904. */
async function readContents(zip: ZipFile, path: string) {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  let from1904 = false;
  await readXml(zip, path, {
    ofRoot: true,
    open: (name, attribute) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attribute('date1904'));
      if (name !== 'sheet' || /hidden/i.test(attribute('state'))) return;
      sheets.push({ name: unescapeText(attribute('name')), id: attribute('id') });
      if (sheets.length > MAX_RELATIONS) throw new FileError('large');
    },
  });
  return { sheets, from1904 };
}

const FILLED = new Error('It has a value');

/** Whether a sheet has a cell with a value; it is read only so far. */
async function isFilled(zip: ZipFile, path: string): Promise<boolean> {
  try {
    await readXml(zip, path, {
      ofRoot: true,
      open: (name) => {
        if (name === 'v' || name === 'is') throw FILLED;
      },
    });
    return false;
  } catch (error) {
    return error === FILLED;
  }
}

/** @param wanted the place of the sheet; the first filled one if omitted */
async function readSheet(bytes: Uint8Array, wanted?: string): Promise<OpenedSheet> {
  const zip = openZip(bytes);
  if (await isOpenDocument(zip)) return readOpenDocument(zip, wanted);
  const path = targetOf(await relationsOf(zip, ''), 'officeDocument');
  if (!path?.endsWith('.xml') || !zip.has(path)) throw new FileError('other');
  const relations = await relationsOf(zip, path);
  const { sheets: all, from1904 } = await readContents(zip, path);
  const worksheets = all.filter(({ id }) => relations.get(id)?.type === 'worksheet');
  // Word documents have none.
  if (worksheets.length === 0) throw new FileError('other');
  const formats = await readFormats(zip, targetOf(relations, 'styles'));
  const strings = await readStrings(zip, targetOf(relations, 'sharedStrings'));
  // Several sheets may be the same part.
  const places = new Map<string, string>();
  for (const { name, id } of worksheets) {
    const place = relations.get(id)?.target ?? '';
    if (!places.has(place)) places.set(place, name);
  }
  const sheets: SheetPlace[] = [];
  let opened: { readonly place: string; readonly sheet: Sheet } | null = null;
  for (const [place, name] of places) {
    if (!opened && (wanted === undefined || wanted === place)) {
      const sheet = await readSheetRows(zip, place, { strings, formats, from1904 });
      if (sheet.rows.length === 0) continue;
      opened = { place, sheet };
      sheets.push({ name, place });
    } else if (await isFilled(zip, place)) sheets.push({ name, place });
  }
  if (!opened) throw new FileError('empty');
  const { place, sheet } = opened;
  const sheetName = all.length > 1 ? (places.get(place) ?? null) : null;
  return { sheet, sheetName, place, sheets };
}

/**
 * Reads a file that starts as a ZIP or Compound File does.
 * @param wanted the place of the sheet; the first filled one if omitted
 */
export async function readWorkbook(bytes: Uint8Array, wanted?: string): Promise<WorkbookResult> {
  if (bytes[0] !== 0x50) return { ok: false, problem: compoundProblem(bytes) };
  try {
    return { ok: true, ...(await readSheet(bytes, wanted)) };
  } catch (error) {
    return { ok: false, problem: error instanceof FileError ? error.problem : 'damaged' };
  }
}
