/** Reads many documents into a table. */
import type { SendToBackground } from '../extension/index.ts';
import { checkDocument } from './check-values.ts';
import { DocumentError, documentProblemOf, MAX_FILE_BYTES } from './document-error.ts';
import { type DocumentTable, type ListedDocument, tableOf } from './list-of-documents.ts';
import { isMail, openMail } from './mail.ts';
import type { PdfWorkers } from './pdf/index.ts';
import { type LoadedFile, readDocument } from './read-file.ts';

/** A file to open: a message may have several documents. */
export interface Source {
  readonly name: string;
  readonly load: () => Promise<readonly LoadedFile[]>;
  /** As the person gave it; absent for the parts of a message. */
  readonly file?: File;
}

export const sourceOf = (file: File): Source => ({
  name: file.name,
  file,
  load: async () => {
    const { name, size } = file;
    if (size > MAX_FILE_BYTES) throw new DocumentError('large');
    const loaded = { name, bytes: new Uint8Array(await file.arrayBuffer()) };
    return isMail(name) ? openMail(loaded) : [loaded];
  },
});

export interface DocumentList extends DocumentTable {
  /** Those that need a password. */
  readonly locked: readonly File[];
}

export interface ListOptions {
  readonly send: SendToBackground;
  /** Absent in tests. */
  readonly workers?: PdfWorkers;
  readonly onProgress: (done: number, total: number) => void;
  /** Whether the person still waits for it. */
  readonly isWanted: () => boolean;
}

/** Reads one after the other, so that only one is in memory. Null: nobody waits any more. */
export async function listDocuments(
  sources: readonly Source[],
  { send, workers, onProgress, isWanted }: ListOptions,
): Promise<DocumentList | null> {
  const listed: ListedDocument[] = [];
  const locked: File[] = [];
  const options = { askPassword: async () => null, ...(workers && { workers }) };
  const add = async (loaded: LoadedFile) => {
    const read = await readDocument(loaded, options);
    try {
      const checked = await checkDocument(read, send);
      listed.push({ read: { ...read, pages: [] }, checked });
    } finally {
      read.pdf?.close();
    }
  };
  for (const [done, { name, load, file }] of sources.entries()) {
    if (!isWanted()) return null;
    onProgress(done, sources.length);
    const parts = await load().catch((error: unknown) => {
      listed.push({ name, problem: documentProblemOf(error) });
      return [];
    });
    for (const part of parts) {
      // Its bytes are gone once they were read.
      const alone = parts.length === 1 && file ? file : new File([part.bytes], part.name);
      await add(part).catch((error: unknown) => {
        const problem = documentProblemOf(error);
        listed.push({ name: part.name, problem });
        if (problem === 'password') locked.push(alone);
      });
    }
  }
  return isWanted() ? { ...tableOf(listed), locked } : null;
}
