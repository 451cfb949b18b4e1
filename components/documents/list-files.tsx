import { createDocumentReader, listDocuments, sourceOf } from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import { sendToBackground } from '../../lib/extension/index.ts';
import { openWithFiles } from '../ui/index.ts';

/** Opens a file in a tab of its own. */
const openAlone = (file: File): void => openWithFiles('/documents.html', [file]);

/** Characters of a file's name in the name of a list, which has room for how many others there are. */
const MAX_FILE_NAME = 80;

/** The name of a list of documents: what was opened. */
export const listName = ([first, ...others]: readonly { readonly name: string }[]): string =>
  documentsText('listName', {
    name: (first?.name ?? '').slice(0, MAX_FILE_NAME),
    count: others.length,
  });

export interface LockedNoteProps {
  readonly files: readonly File[];
  readonly onOpen: (file: File) => void;
}

/** Offers to open PDFs alone, where their passwords can be typed. */
export function LockedNote({ files, onOpen }: LockedNoteProps) {
  if (files.length === 0) return null;
  return (
    <div className="note note-caution" role="status">
      <p className="note-title">{documentsText('locked', { count: files.length })}</p>
      <div className="actions" style={{ maxBlockSize: '7rem', overflow: 'auto' }}>
        {files.map((file, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            key={i}
            type="button"
            className="secondary"
            onClick={() => onOpen(file)}
          >
            {documentsText('openFile', { name: file.name })}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The documents as a list, with a note for the person; null: nobody waits for it any more. */
export async function listFiles(
  files: readonly File[],
  onProgress: (words: string) => void,
  isWanted: () => boolean,
) {
  const reader = createDocumentReader({ send: sendToBackground, askPassword: async () => null });
  const listed = await listDocuments(files.map(sourceOf), {
    reader,
    isWanted,
    onProgress: (done, total) => onProgress(documentsText('progress', { done, total })),
  }).finally(reader.end);
  if (!listed) return null;
  const { locked, ...table } = listed;
  const note = <LockedNote files={locked} onOpen={openAlone} />;
  return { name: listName(files), ...table, note };
}
