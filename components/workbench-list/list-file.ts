import { decodeFile } from '../../lib/models/list/index.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';

/** Largest accepted file, bytes; the longest accepted list needs less. */
const MAX_FILE_BYTES = 20_000_000;

/** The text of a file, or what to do about a file that is not text. */
export type ListFileResult =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly message: string; readonly action: string };

export async function readListFile(file: File): Promise<ListFileResult> {
  const { name } = file;
  if (file.size > MAX_FILE_BYTES) {
    const action = workbenchText('fileTooLargeAction');
    return { ok: false, message: workbenchText('fileTooLarge', { name }), action };
  }
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) {
    const action = workbenchText('fileUnreadableAction');
    return { ok: false, message: workbenchText('fileUnreadable', { name }), action };
  }
  const decoded = decodeFile(new Uint8Array(bytes));
  if (decoded.type === 'text') return { ok: true, name, text: decoded.text };
  const isWorkbook = decoded.type === 'workbook';
  return {
    ok: false,
    message: workbenchText(isWorkbook ? 'fileIsSpreadsheet' : 'fileWithoutText', { name }),
    action: workbenchText(isWorkbook ? 'fileIsSpreadsheetAction' : 'fileWithoutTextAction'),
  };
}
