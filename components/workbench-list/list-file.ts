import { decodeFile } from '../../lib/models/list/index.ts';
import { workbenchText as say } from '../../lib/texts/workbench.ts';

/** As large as a list of the longest gets, bytes. */
const MAX_FILE_BYTES = 20_000_000;

/** The text of a file, or what to do about one that is none. */
export type ListFileResult =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly message: string; readonly action: string };

export async function readListFile(file: File): Promise<ListFileResult> {
  const { name } = file;
  if (file.size > MAX_FILE_BYTES) {
    const action = say('fileTooLargeAction');
    return { ok: false, message: say('fileTooLarge', { name }), action };
  }
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) {
    const action = say('fileUnreadableAction');
    return { ok: false, message: say('fileUnreadable', { name }), action };
  }
  const decoded = decodeFile(new Uint8Array(bytes));
  if (decoded.type === 'text') return { ok: true, name, text: decoded.text };
  const isBook = decoded.type === 'workbook';
  return {
    ok: false,
    message: say(isBook ? 'fileIsSpreadsheet' : 'fileWithoutText', { name }),
    action: say(isBook ? 'fileIsSpreadsheetAction' : 'fileWithoutTextAction'),
  };
}

/** Hands a file of ours to the person. */
export function downloadListFile(name: string, type: string, text: string): void {
  // The mark tells spreadsheets that it is UTF-8 (Unicode, 23.8).
  const mark = type === 'text/csv' ? '\ufeff' : '';
  const url = URL.createObjectURL(new Blob([mark + text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
