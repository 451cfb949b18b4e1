import { isInPrivateWindow } from '../../../lib/extension/index.ts';
import { formatOfFile } from '../../../lib/workbench/payments/index.ts';
import { openWithFiles } from '../../ui/index.ts';

/** The workbench, for files that are handed to it. */
export const pageForFiles = (): string =>
  isInPrivateWindow() ? '/workbench.html?private=1' : '/workbench.html';

/** Extensions of bank statements that are texts. Files are recognised by their content. */
export const PAYMENT_FILES = '.sta,.mt940,.mt942,.940,.942';

/** For pages that take files but no lists: which files are payments, and the workbench that opens them. */
export const paymentLists = {
  /** File extensions, as in HTML's `accept`. */
  accept: PAYMENT_FILES,
  /** The payment files and bank statements among files, by their content. */
  among: async (files: readonly File[]): Promise<readonly File[]> => {
    const formats = await Promise.all(files.map((file) => formatOfFile(file).catch(() => null)));
    return files.filter((_, i) => formats[i]);
  },
  open: (files: readonly File[]): void => openWithFiles(pageForFiles(), files),
};
