import { decodeFile, parseSheet, type Sheet } from '../list/index.ts';
import { workbenchText } from '../texts.ts';
import { readJson, readWorkbook, type WorkbookProblem } from '../workbook/index.ts';

/** Largest accepted file, bytes: 100,000 rows of 20 columns with 25 bytes in each cell. */
const MAX_FILE_BYTES = 50_000_000;

/** Separators of cells or of JSON values in a text: 100,000 rows of 20 columns have 4 million in JSON. */
const MAX_SEPARATORS = 10_000_000;
const SEPARATORS: ReadonlySet<number> = new Set([...'\t,;|:[{'].map((char) => char.charCodeAt(0)));

/** A text of separators alone would become millions of empty cells. */
function hasTooManyCells(text: string): boolean {
  let count = 0;
  for (let i = 0; i < text.length && count <= MAX_SEPARATORS; i += 1)
    if (SEPARATORS.has(text.charCodeAt(i))) count += 1;
  return count > MAX_SEPARATORS;
}

/** The sheet of a file, and its text if it is one; or what to do about a file that is neither. */
type ListFileResult =
  | {
      readonly ok: true;
      readonly name: string;
      readonly text: string | null;
      readonly sheet: Sheet;
    }
  | { readonly ok: false; readonly message: string; readonly action: string };

type FileProblem = WorkbookProblem | 'tooLarge' | 'noText';

const PROBLEM_TEXTS = {
  tooLarge: ['fileTooLarge', 'fileTooLargeAction'],
  noText: ['fileWithoutText', 'fileWithoutTextAction'],
  empty: ['fileWithoutText', 'fileWithoutTextAction'],
  damaged: ['fileUnreadable', 'fileUnreadableAction'],
  large: ['workbookTooLarge', 'workbookTooLargeAction'],
  encrypted: ['fileEncrypted', 'fileEncryptedAction'],
  other: ['fileIsSpreadsheet', 'fileIsSpreadsheetAction'],
} as const satisfies Record<FileProblem, readonly [string, string]>;

function refuse(name: string, problem: FileProblem): ListFileResult {
  const [message, action] = PROBLEM_TEXTS[problem];
  return { ok: false, message: workbenchText(message, { name }), action: workbenchText(action) };
}

async function readWorkbookFile(name: string, bytes: Uint8Array): Promise<ListFileResult> {
  const result = await readWorkbook(bytes);
  if (!result.ok) return refuse(name, result.problem);
  const { sheet, sheetName } = result;
  const fullName = sheetName === null ? name : `${name} · ${sheetName}`;
  return { ok: true, name: fullName, text: null, sheet };
}

/** A text in a `.json` or `.ndjson` file that cannot be read as such is damaged, whatever else it may be. */
function readTextFile(name: string, text: string): ListFileResult {
  if (hasTooManyCells(text)) return refuse(name, 'large');
  if (!/\.(?:json|ndjson)$/i.test(name)) return { ok: true, name, text, sheet: parseSheet(text) };
  const result = readJson(text);
  return result.ok
    ? { ok: true, name, text: null, sheet: result.sheet }
    : refuse(name, result.problem);
}

export async function readListFile(file: File): Promise<ListFileResult> {
  const { name } = file;
  if (file.size > MAX_FILE_BYTES) return refuse(name, 'tooLarge');
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return refuse(name, 'damaged');
  const bytes = new Uint8Array(buffer);
  const decoded = decodeFile(bytes);
  if (decoded.type === 'text') return readTextFile(name, decoded.text);
  return decoded.type === 'workbook' ? readWorkbookFile(name, bytes) : refuse(name, 'noText');
}
