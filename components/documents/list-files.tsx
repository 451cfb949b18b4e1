import { createPdfWorkers, listDocuments, sourceOf } from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import { sendToBackground } from '../../lib/extension/index.ts';
import { commandsText } from '../../lib/texts/areas.ts';

/** What the opened page says when it can take the file. */
const READY = 'ready';
const NAME = '#file-';

/** Hands a file to the page of documents in a tab of its own. */
function openAlone(file: File): void {
  const name = `${NAME}${crypto.randomUUID()}`;
  const channel = new BroadcastChannel(name);
  // It asks again when it is loaded again.
  channel.onmessage = ({ data }) => data === READY && channel.postMessage(file);
  // Without `noopener`, Chromium gives the page no rights of an extension.
  open(`/documents.html${name}`, '_blank', 'noopener');
}

/** Asks the page that opened this one for the file. */
export function takeFile(onFile: (file: File) => void): () => void {
  if (!location.hash.startsWith(NAME)) return () => undefined;
  const channel = new BroadcastChannel(location.hash);
  channel.onmessage = ({ data }) => data instanceof File && onFile(data);
  channel.postMessage(READY);
  return () => channel.close();
}

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
  const listed = await listDocuments(files.map(sourceOf), {
    send: sendToBackground,
    workers: createPdfWorkers(),
    isWanted,
    onProgress: (done, total) => onProgress(documentsText('progress', { done, total })),
  });
  if (!listed) return null;
  const { locked, ...table } = listed;
  const note = <LockedNote files={locked} onOpen={openAlone} />;
  return { name: commandsText('documents'), ...table, note };
}
