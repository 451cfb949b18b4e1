import { commonText } from '../../lib/texts/areas.ts';
import type { Files } from './use-files.ts';

interface FilesProps {
  readonly files: Files;
}

/** What is being opened, or why it was not. */
export function OpeningFiles({ files: { problem, progress, begin } }: FilesProps) {
  return (
    <>
      {problem && (
        <div className="note note-failure" role="alert">
          <p className="note-title">{problem.message}</p>
          <p>{problem.action}</p>
        </div>
      )}
      {progress && (
        <div className="note wb-reading">
          <p role="status">{progress}</p>
          <button type="button" className="quiet" onClick={begin}>
            {commonText('cancel')}
          </button>
        </div>
      )}
    </>
  );
}

/** What became of files that were dropped together. */
export function FilesNotes({ files: { leftOut, note } }: FilesProps) {
  return (
    <>
      {note}
      {leftOut && (
        <p className="hint" role="status">
          {leftOut}
        </p>
      )}
    </>
  );
}
