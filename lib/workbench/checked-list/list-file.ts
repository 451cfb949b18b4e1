import { legacyEncoding, parseSheet, type Sheet } from '../list/index.ts';
import type { ColumnPlace, ListLayout, SourceFile } from '../messages/index.ts';
import { statementIn } from '../payments/index.ts';
import { workbenchText } from '../texts.ts';
import { type FileProblem, readJson, readWorkbook, type SheetPlace } from '../workbook/index.ts';

/** The content of a file; `workbook`: a spreadsheet, or another file in its formats. */
export type DecodedFile =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'workbook' }
  | { readonly type: 'binary' };

/** ZIP (XLSX, ODS, Numbers) and the Compound File Binary of old Excel. */
const WORKBOOK_SIGNATURES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const SAMPLE_BYTES = 4_096;

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, i) => bytes[i] === byte);

/**
 * UTF-16 by its byte order mark, or without one by its zeros: signs of ASCII, as separators are, have a zero in one of
 * their two bytes, always the same one. Null: something else.
 */
function utf16Of(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 1].map(
    (side) => sample.filter((byte, i) => i % 2 === side && byte === 0).length,
  );
  const [even = 0, odd = 0] = zeros;
  if (even + odd < sample.length / 4 || (even > 0 && odd > 0)) return null;
  return even === 0 ? 'utf-16le' : 'utf-16be';
}

function decodeBytes(bytes: Uint8Array, languages?: readonly string[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(legacyEncoding(languages)).decode(bytes);
  }
}

/**
 * Decodes a file: UTF-16, UTF-8, else what programs write for the language of the computer.
 *
 * @param languages that the person reads; the browser's if omitted
 */
export function decodeFile(bytes: Uint8Array, languages?: readonly string[]): DecodedFile {
  if (WORKBOOK_SIGNATURES.some((signature) => startsWith(bytes, signature)))
    return { type: 'workbook' };
  const encoding = utf16Of(bytes);
  if (encoding !== null) return { type: 'text', text: new TextDecoder(encoding).decode(bytes) };
  if (bytes.subarray(0, SAMPLE_BYTES).includes(0)) return { type: 'binary' };
  return { type: 'text', text: decodeBytes(bytes, languages) };
}

/** Largest accepted file, bytes: 100,000 rows of 20 columns with 25 bytes in each cell. */
const MAX_FILE_BYTES = 50_000_000;

/** Separators of rows, cells or JSON values in a text: 100,000 rows of 20 columns have 4 million in JSON. */
const MAX_SEPARATORS = 10_000_000;
const SEPARATORS: ReadonlySet<number> = new Set(
  [...'\n\r\t,;|:[{'].map((char) => char.charCodeAt(0)),
);

/** A text of separators alone would become millions of empty cells. */
function hasTooManyCells(text: string): boolean {
  let count = 0;
  for (let i = 0; i < text.length && count <= MAX_SEPARATORS; i += 1)
    if (SEPARATORS.has(text.charCodeAt(i))) count += 1;
  return count > MAX_SEPARATORS;
}

/** A list as it was read of files; or what to do about files that are none. */
export type ReadList =
  | {
      readonly ok: true;
      readonly name: string;
      readonly sheet: Sheet;
      /** Of a file that is a text. */
      readonly text: string | null;
      /** A workbook, into which changes can be written; null for other files. */
      readonly file: SourceFile | null;
      /** The filled sheets of a workbook, the open one too. */
      readonly sheets: readonly SheetPlace[];
      /** How it is read, where that is known; null: it is recognised. */
      readonly layout: ListLayout | null;
      readonly arrangement: readonly ColumnPlace[];
      /** The files that were not opened, because they are of another sort. */
      readonly left: readonly File[];
    }
  | { readonly ok: false; readonly message: string; readonly action: string };

type OpenedList = Extract<ReadList, { ok: true }>;

export const listRead = (
  list: Pick<OpenedList, 'name' | 'sheet'> & Partial<OpenedList>,
): OpenedList => ({
  ok: true,
  text: null,
  file: null,
  sheets: [],
  layout: null,
  arrangement: [],
  left: [],
  ...list,
});

const PROBLEM_TEXTS = {
  tooLarge: ['fileTooLarge', 'fileTooLargeAction'],
  noText: ['fileWithoutText', 'fileWithoutTextAction'],
  empty: ['fileWithoutText', 'fileWithoutTextAction'],
  damaged: ['fileUnreadable', 'fileUnreadableAction'],
  large: ['workbookTooLarge', 'workbookTooLargeAction'],
  encrypted: ['fileEncrypted', 'fileEncryptedAction'],
  xls: ['fileIsXls', 'fileIsXlsAction'],
  numbers: ['fileIsNumbers', 'fileIsNumbersAction'],
  other: ['fileIsSpreadsheet', 'fileIsSpreadsheetAction'],
} as const satisfies Record<
  FileProblem | 'tooLarge' | 'noText' | 'numbers',
  readonly [string, string]
>;

function refuse(name: string, problem: keyof typeof PROBLEM_TEXTS): ReadList {
  const [message, action] = PROBLEM_TEXTS[problem];
  return { ok: false, message: workbenchText(message, { name }), action: workbenchText(action) };
}

async function readWorkbookFile(file: File, bytes: Uint8Array, wanted?: string): Promise<ReadList> {
  const { name } = file;
  const result = await readWorkbook(bytes, wanted);
  if (!result.ok) {
    const isNumbers = result.problem === 'other' && /\.numbers$/i.test(name);
    return refuse(name, isNumbers ? 'numbers' : result.problem);
  }
  const { sheet, sheetName, place, sheets } = result;
  const fullName = sheetName === null ? name : `${name} · ${sheetName}`;
  const [, extension = 'xlsx'] = /\.(\w{1,5})$/.exec(name) ?? [];
  const source = { blob: file, extension: extension.toLowerCase(), sheet: place };
  return listRead({ name: fullName, sheet, file: source, sheets });
}

/** A list, or the entries of a bank account. */
function readSheetText(name: string, text: string): ReadList {
  const sheet = parseSheet(text);
  return listRead({ name, text, sheet, ...statementIn(sheet, name) });
}

/** A text in a `.json` or `.ndjson` file that cannot be read as such is damaged, whatever else it may be. */
function readTextFile(name: string, text: string): ReadList {
  if (hasTooManyCells(text)) return refuse(name, 'large');
  if (!/\.(?:json|ndjson)$/i.test(name)) return readSheetText(name, text);
  const result = readJson(text);
  return result.ok ? listRead({ name, sheet: result.sheet }) : refuse(name, result.problem);
}

/** @param wanted the place of a workbook's sheet; the first filled one if omitted */
export async function readListFile(file: File, wanted?: string): Promise<ReadList> {
  const { name } = file;
  if (file.size > MAX_FILE_BYTES) return refuse(name, 'tooLarge');
  // The file may be gone since it was chosen.
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return refuse(name, 'damaged');
  const bytes = new Uint8Array(buffer);
  const decoded = decodeFile(bytes);
  if (decoded.type === 'text') return readTextFile(name, decoded.text);
  return decoded.type === 'workbook'
    ? readWorkbookFile(file, bytes, wanted)
    : refuse(name, 'noText');
}
