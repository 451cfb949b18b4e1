import { decodeFile, type Sheet } from '../../../lib/workbench/list/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import type { WorkbookProblem } from '../../../lib/workbench/workbook/index.ts';

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

/** The text or sheet of a file, or what to do about a file that is neither. */
export type ListFileResult =
  | { readonly ok: true; readonly name: string; readonly content: string | Sheet }
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

/** The reader is loaded when the first workbook is opened. */
async function readWorkbookFile(name: string, bytes: Uint8Array): Promise<ListFileResult> {
  const { readWorkbook } = await import('../../../lib/workbench/workbook/index.ts');
  const result = await readWorkbook(bytes);
  if (!result.ok) return refuse(name, result.problem);
  const { sheet, sheetName } = result;
  return { ok: true, name: sheetName === null ? name : `${name} · ${sheetName}`, content: sheet };
}

/** A text in a `.json` or `.ndjson` file that cannot be read as such is damaged, whatever else it may be. */
async function readJsonFile(name: string, text: string): Promise<ListFileResult> {
  const { readJson } = await import('../../../lib/workbench/workbook/index.ts');
  const result = readJson(text);
  return result.ok ? { ok: true, name, content: result.sheet } : refuse(name, result.problem);
}

export async function readListFile(file: File): Promise<ListFileResult> {
  const { name } = file;
  if (file.size > MAX_FILE_BYTES) return refuse(name, 'tooLarge');
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return refuse(name, 'damaged');
  const bytes = new Uint8Array(buffer);
  const decoded = decodeFile(bytes);
  if (decoded.type === 'text' && hasTooManyCells(decoded.text)) return refuse(name, 'large');
  if (decoded.type === 'text' && /\.(?:json|ndjson)$/i.test(name))
    return readJsonFile(name, decoded.text);
  if (decoded.type === 'text') return { ok: true, name, content: decoded.text };
  return decoded.type === 'workbook' ? readWorkbookFile(name, bytes) : refuse(name, 'noText');
}
