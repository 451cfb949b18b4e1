import { createPdfWorkers, listDocuments, sourceOf } from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import { sendToBackground } from '../../lib/extension/index.ts';
import { commandsText } from '../../lib/texts/areas.ts';
import { LockedNote } from './LockedNote.tsx';
import { openAlone } from './open-alone.ts';

/** The documents as a list, with a note for the person; null: nobody waits for it any more. */
export async function listFiles(
  files: readonly File[],
  onProgress: (words: string) => void,
  isWanted: () => boolean,
) {
  const listed = await listDocuments(files.map(sourceOf), {
    ...{ send: sendToBackground, workers: createPdfWorkers(), isWanted },
    onProgress: (done, total) => onProgress(documentsText('progress', { done, total })),
  });
  if (!listed) return null;
  const { locked, ...table } = listed;
  const note = <LockedNote files={locked} onOpen={openAlone} />;
  return { name: commandsText('documents'), ...table, note };
}
