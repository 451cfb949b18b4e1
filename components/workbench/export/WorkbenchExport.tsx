import { workbenchText } from '../../../lib/workbench/texts.ts';
import { Menu } from '../../ui/index.ts';
import { ProblemNote } from '../FilesNotes.tsx';
import type { ListExport } from './use-list-export.ts';

export interface WorkbenchExportProps {
  readonly exporter: ListExport;
  /** Number of selected rows; 0: all are exported. */
  readonly selected: number;
  readonly onChoose: () => void;
  readonly onReport: () => void;
}

/** The menu of what can be saved of the list. */
export function WorkbenchExport({ exporter, selected, onChoose, onReport }: WorkbenchExportProps) {
  const { isSaving, save, saveMarked } = exporter;
  const everything = (format: string) => workbenchText('exportEverything', { format });
  const entries = [
    [
      workbenchText(saveMarked ? 'exportMarked' : 'exportMarkedCopy'),
      saveMarked ?? (() => save('marked')),
    ],
    [workbenchText('exportAnswers'), onChoose],
    [everything('Excel'), () => save('xlsx')],
    [everything('CSV'), () => save('csv')],
    [workbenchText('report'), onReport],
  ] as const;
  return (
    <Menu
      hasText
      label={
        selected > 0
          ? workbenchText('exportSelected', { count: selected })
          : workbenchText('exportAll')
      }
    >
      {entries.map(([label, run]) => (
        <button key={label} type="button" aria-disabled={isSaving} onClick={() => void run()}>
          {label}
        </button>
      ))}
    </Menu>
  );
}

const PROBLEM_TEXTS = {
  fileClosed: ['exportFileClosed', 'exportFileClosedAction'],
  failed: ['exportFailed', 'exportFailedAction'],
} as const;

/** What came of the last export. */
export function ExportNote({ exporter }: Pick<WorkbenchExportProps, 'exporter'>) {
  const { escaped, unchanged, problem } = exporter.outcome;
  const texts = problem && PROBLEM_TEXTS[problem];
  return (
    <>
      <p className="hint wb-exported" role="status">
        {escaped > 0 && workbenchText('exportEscaped', { count: escaped })}
        {unchanged > 0 && workbenchText('exportUnchanged', { count: unchanged })}
      </p>
      {texts && (
        <ProblemNote message={workbenchText(texts[0])} action={workbenchText(texts[1])}>
          {problem === 'fileClosed' && (
            <button type="button" className="button" onClick={() => void exporter.save('marked')}>
              {workbenchText('exportMarkedCopy')}
            </button>
          )}
        </ProblemNote>
      )}
    </>
  );
}
