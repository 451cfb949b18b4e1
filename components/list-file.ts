import { decode } from '../lib/list/decode.ts';
import { text as say } from '../lib/texts/workbench.ts';

/** As large as a list of the longest gets, bytes. */
const LARGEST = 20_000_000;

/** The text of a file, or what to do about one that is none. */
export type FileText =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly message: string; readonly action: string };

export async function readFile(file: File): Promise<FileText> {
  const { name } = file;
  if (file.size > LARGEST) {
    const action = say('fileTooLargeAction');
    return { ok: false, message: say('fileTooLarge', { name }), action };
  }
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) {
    const action = say('fileUnreadableAction');
    return { ok: false, message: say('fileUnreadable', { name }), action };
  }
  const decoded = decode(new Uint8Array(bytes));
  if (decoded.is === 'text') return { ok: true, name, text: decoded.text };
  const isBook = decoded.is === 'workbook';
  return {
    ok: false,
    message: say(isBook ? 'fileIsSpreadsheet' : 'fileWithoutText', { name }),
    action: say(isBook ? 'fileIsSpreadsheetAction' : 'fileWithoutTextAction'),
  };
}

/** Hands a file of ours to the person. */
export function saveFile(name: string, type: string, text: string): void {
  // The mark tells spreadsheets that it is UTF-8 (Unicode, 23.8).
  const mark = type === 'text/csv' ? '\ufeff' : '';
  const url = URL.createObjectURL(new Blob([mark + text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
