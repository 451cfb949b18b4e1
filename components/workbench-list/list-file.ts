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
