/** Reads the first filled sheet of an .xlsx (ECMA-376 part 1, 18) or .ods file, without formulas or links. */
import { type Sheet, sheetFromRows } from '../list/index.ts';
import { cellFormatOf, type NumberFormat, unescapeText } from './cell-text.ts';
import { isOpenDocument, readOpenDocument } from './read-ods.ts';
import type { SheetRows } from './row-collector.ts';
import { readSheetRows } from './sheet-rows.ts';
import { WorkbookError, type WorkbookProblem } from './workbook-error.ts';
import { readXml } from './xml.ts';
import { openZip, type ZipFile } from './zip.ts';

/** The name of the stream in which an encrypted workbook is kept (MS-OFFCRYPTO 2.3.4.4), in UTF-16. */
const ENCRYPTED_PACKAGE = [...'EncryptedPackage'].map((char) => `${char}\0`).join('');

export type WorkbookResult =
  | {
      readonly ok: true;
      readonly sheet: Sheet;
      /** The name of the sheet; null if the workbook shows no other. */
      readonly sheetName: string | null;
    }
  | { readonly ok: false; readonly problem: WorkbookProblem };

interface Relation {
  readonly type: string;
  readonly target: string;
}

/** The path of a part: `target` relative to the folder of another part. */
function resolvePath(target: string, from: string): string {
  const path = target.startsWith('/')
    ? target
    : `/${from.slice(0, from.lastIndexOf('/') + 1)}${target}`;
  return new URL(path, 'file:///').pathname.slice(1);
}

/** What a part refers to in the same file, by id; '' is the package. */
async function relationsOf(zip: ZipFile, part: string): Promise<Map<string, Relation>> {
  const slash = part.lastIndexOf('/') + 1;
  const path = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
  const relations = new Map<string, Relation>();
  if (!zip.has(path)) return relations;
  await readXml(zip.open(path), {
    open: (name, attribute) => {
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      const type = attribute('Type').split('/').at(-1) ?? '';
      relations.set(attribute('Id'), { type, target: resolvePath(attribute('Target'), part) });
    },
  });
  return relations;
}

const targetOf = (relations: Map<string, Relation>, wanted: string): string | undefined =>
  [...relations.values()].find(({ type }) => type === wanted)?.target;

async function readStrings(zip: ZipFile, path: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (path === undefined || !zip.has(path)) return strings;
  let text = '';
  let isText = false;
  let isReading = false;
  await readXml(zip.open(path), {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 't') isText = true;
      else if (name === 'rPh') isReading = true;
    },
    // `rPh` is how a text is pronounced.
    text: (part) => {
      if (isText && !isReading) text += part;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'si') strings.push(unescapeText(text));
    },
  });
  return strings;
}

/** The number format of each cell style. */
async function readFormats(zip: ZipFile, path: string | undefined): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (path === undefined || !zip.has(path)) return formats;
  const codes = new Map<string, string>();
  let isOfCells = false;
  await readXml(zip.open(path), {
    open: (name, attribute) => {
      if (name === 'numFmt') codes.set(attribute('numFmtId'), attribute('formatCode'));
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) {
        const id = attribute('numFmtId');
        formats.push(cellFormatOf(Number(id), codes.get(id) ?? ''));
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
  await readXml(zip.open(path), {
    open: (name, attribute) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attribute('date1904'));
      if (name !== 'sheet' || /hidden/i.test(attribute('state'))) return;
      sheets.push({ name: unescapeText(attribute('name')), id: attribute('id') });
    },
  });
  return { sheets, from1904 };
}

const sheetOf = ({ rows, omitted }: SheetRows): Sheet => ({
  ...sheetFromRows(rows),
  rowsOmitted: omitted,
});

async function readFirstSheet(bytes: Uint8Array): Promise<WorkbookResult> {
  const zip = openZip(bytes);
  if (await isOpenDocument(zip)) {
    const { rows, sheetName } = await readOpenDocument(zip);
    return { ok: true, sheet: sheetOf(rows), sheetName };
  }
  const path = targetOf(await relationsOf(zip, ''), 'officeDocument');
  if (!path?.endsWith('.xml') || !zip.has(path)) throw new WorkbookError('other');
  const relations = await relationsOf(zip, path);
  const { sheets, from1904 } = await readContents(zip, path);
  const worksheets = sheets.filter(({ id }) => relations.get(id)?.type === 'worksheet');
  // Word documents have none.
  if (worksheets.length === 0) throw new WorkbookError('other');
  const formats = await readFormats(zip, targetOf(relations, 'styles'));
  const strings = await readStrings(zip, targetOf(relations, 'sharedStrings'));
  for (const { name, id } of worksheets) {
    const pieces = zip.open(relations.get(id)?.target ?? '');
    const read = await readSheetRows(pieces, { strings, formats, from1904 });
    if (read.rows.length === 0) continue;
    return { ok: true, sheet: sheetOf(read), sheetName: sheets.length > 1 ? name : null };
  }
  throw new WorkbookError('empty');
}

/** Reads a file that starts as a ZIP or Compound File does. */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookResult> {
  if (bytes[0] !== 0x50) {
    const text = new TextDecoder('latin1').decode(bytes);
    return { ok: false, problem: text.includes(ENCRYPTED_PACKAGE) ? 'encrypted' : 'other' };
  }
  try {
    return await readFirstSheet(bytes);
  } catch (error) {
    return { ok: false, problem: error instanceof WorkbookError ? error.problem : 'damaged' };
  }
}
