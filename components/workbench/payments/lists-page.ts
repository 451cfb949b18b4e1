import { isInPrivateWindow } from '../../../lib/extension/index.ts';
import { holdsPayments } from '../../../lib/workbench/payments/index.ts';
import { openWithFiles } from '../../ui/index.ts';

/** The workbench, for files that are handed to it. */
export const pageForFiles = (): string =>
  isInPrivateWindow() ? '/workbench.html?private=1' : '/workbench.html';

/** Extensions of bank statements that are texts, and of archives. Files are recognised by their content. */
export const PAYMENT_FILES = '.sta,.mt940,.mt942,.940,.942,.zip';

/** For pages that take files but no lists: which files are payments, and the workbench that opens them. */
export const paymentLists = {
  /** File extensions, as in HTML's `accept`. */
  accept: PAYMENT_FILES,
  /** The payment files and bank statements among files, by their content. */
  among: async (files: readonly File[]): Promise<readonly File[]> => {
    const arePayments = await Promise.all(files.map(holdsPayments));
    return files.filter((_, i) => arePayments[i]);
  },
  open: (files: readonly File[]): void => openWithFiles(pageForFiles(), files),
};
