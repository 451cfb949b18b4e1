import { commonText } from '../../lib/texts/areas.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { LabelledSelect } from './columns/ColumnsPanel.tsx';
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

/** What became of files that were dropped together, and the other sheets of a workbook. */
export function FilesNotes({ files: { leftOut, note, workbook } }: FilesProps) {
  return (
    <>
      {note}
      {workbook && (
        <div className="wb-choices">
          <LabelledSelect
            label={workbenchText('sheets', { count: workbook.sheets.length })}
            value={workbook.place}
            onValue={workbook.choose}
          >
            {workbook.sheets.map(({ name, place }) => (
              <option key={place} value={place}>
                {name}
              </option>
            ))}
          </LabelledSelect>
        </div>
      )}
      {leftOut && (
        <p className="hint" role="status">
          {leftOut}
        </p>
      )}
    </>
  );
}
