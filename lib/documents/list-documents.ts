/** Reads many documents into a table. */
import { DocumentError, documentProblemOf, MAX_FILE_BYTES } from './document-error.ts';
import { type DocumentTable, type ListedDocument, tableOf } from './list-of-documents.ts';
import type { Mail } from './mail/index.ts';
import type { DocumentReader } from './worker/index.ts';

/** A file to open. */
export interface Source {
  readonly name: string;
  readonly load: () => Promise<File>;
}

export const sourceOf = (file: File): Source => ({
  name: file.name,
  load: async () => {
    if (file.size > MAX_FILE_BYTES) throw new DocumentError('large');
    return file;
  },
});

export interface DocumentList extends DocumentTable {
  /** Those that need a password. */
  readonly locked: readonly File[];
}

export interface ListOptions {
  readonly reader: DocumentReader;
  readonly onProgress: (done: number, total: number) => void;
  /** Whether the person still waits for it. */
  readonly isWanted: () => boolean;
}

/** Reads one after the other, so that only one is in memory. Null: nobody waits any more. */
export async function listDocuments(
  sources: readonly Source[],
  { reader, onProgress, isWanted }: ListOptions,
): Promise<DocumentList | null> {
  const listed: ListedDocument[] = [];
  const locked: File[] = [];

  const fail = (name: string, error: unknown) =>
    listed.push({ name, problem: documentProblemOf(error) });

  async function add(file: File): Promise<void> {
    try {
      listed.push({ name: file.name, reading: await reader.read(file, null) });
    } catch (error) {
      fail(file.name, error);
      if (documentProblemOf(error) === 'password') locked.push(file);
    }
  }

  /** A row of its own: what a message says does not hang on its attachments. */
  async function addMail(name: string, mail: Mail, isAlone: boolean): Promise<void> {
    const reading = await reader.read(null, mail);
    const { values, announcement } = reading.checked;
    if (isAlone || values.length > 0 || announcement) listed.push({ name, reading });
  }

  for (const [done, { name, load }] of sources.entries()) {
    if (!isWanted()) return null;
    onProgress(done, sources.length);
    try {
      const { mail, files, isStopped } = await reader.open(await load());
      if (mail) await addMail(name, mail, files.length === 0);
      for (const file of files) await add(file);
      if (isStopped) fail(name, new DocumentError('slow'));
    } catch (error) {
      fail(name, error);
    }
  }
  return isWanted() ? { ...tableOf(listed), locked } : null;
}
