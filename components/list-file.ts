import { decode } from '../lib/list/decode.ts';

/** As large as a list of the longest gets, bytes. */
const LARGEST = 20_000_000;

/** The text of a file, or what to do about one that is none. */
export type FileText =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly message: string; readonly action: string };

export async function readFile(file: File): Promise<FileText> {
  const { name } = file;
  if (file.size > LARGEST) {
    const action = 'Split it into files of at most 20 MB.';
    return { ok: false, message: `${name} is too large to read.`, action };
  }
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) {
    const action = 'Open it in the program it comes from, and save it again.';
    return { ok: false, message: `${name} cannot be read.`, action };
  }
  const decoded = decode(new Uint8Array(bytes));
  if (decoded.is === 'text') return { ok: true, name, text: decoded.text };
  const isBook = decoded.is === 'workbook';
  return {
    ok: false,
    message: isBook ? `${name} is a spreadsheet’s own file.` : `${name} holds no text.`,
    action: isBook
      ? 'Save it as CSV and drop that, or copy the cells and paste them.'
      : 'Choose a CSV, TSV or text file.',
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
