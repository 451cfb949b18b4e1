import { documentsText } from '../../lib/documents/texts.ts';

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
