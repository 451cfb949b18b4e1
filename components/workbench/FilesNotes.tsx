import type { ReactNode } from 'react';
import { commonText } from '../../lib/texts/areas.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { LabelledSelect } from './columns/ColumnsPanel.tsx';
import type { Files, Problem } from './use-files.ts';

/** What did not work, and what to do. */
export function ProblemNote({
  message,
  action,
  children,
}: Problem & { readonly children?: ReactNode }) {
  return (
    <div className="note note-failure" role="alert">
      <p className="note-title">{message}</p>
      <p>{action}</p>
      {children}
    </div>
  );
}

interface FilesProps {
  readonly files: Files;
}

/** What is being opened, or why it was not. */
export function OpeningFiles({ files: { problem, progress, begin } }: FilesProps) {
  return (
    <>
      {problem && <ProblemNote {...problem} />}
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
