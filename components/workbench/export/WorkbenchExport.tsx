import { evidenceFileText, workbenchText } from '../../../lib/workbench/texts.ts';
import { Menu } from '../../ui/index.ts';
import type { ListExport, WrittenEvidence } from './use-list-export.ts';

/** Says what the evidence file has, after it was written. */
export function EvidenceWritten({ count, without, isKept }: WrittenEvidence) {
  if (count === 0) return evidenceFileText('nothingToWrite');
  return (
    <>
      {evidenceFileText('written', { count })}
      {without > 0 && ` ${evidenceFileText('valuesWithout', { count: without })}`}
      {!isKept && ` ${evidenceFileText('keyUsedOnce')}`}
    </>
  );
}

export interface WorkbenchExportProps {
  readonly exporter: ListExport;
  /** Number of selected rows; 0: all are exported. */
  readonly selected: number;
  readonly onChoose: () => void;
  readonly onReport: () => void;
}

/** The menu of what can be saved of the list. */
export function WorkbenchExport({ exporter, selected, onChoose, onReport }: WorkbenchExportProps) {
  const { isSaving, save, saveMarked, saveEvidence } = exporter;
  const everything = (format: string) => workbenchText('exportEverything', { format });
  const entries = [
    [
      workbenchText(saveMarked ? 'exportMarked' : 'exportMarkedCopy'),
      saveMarked ?? (() => save('marked')),
    ],
    [workbenchText('exportAnswers'), onChoose],
    [everything('Excel'), () => save('xlsx')],
    [everything('CSV'), () => save('csv')],
    [evidenceFileText('evidence'), saveEvidence],
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

/** What came of the last export. */
export function ExportNote({ exporter }: Pick<WorkbenchExportProps, 'exporter'>) {
  const { evidence, escaped, unchanged, isFileClosed, hasFailed, save } = exporter;
  return (
    <>
      <p className="hint wb-exported" role="status">
        {evidence && <EvidenceWritten {...evidence} />}
        {escaped > 0 && workbenchText('exportEscaped', { count: escaped })}
        {unchanged > 0 && workbenchText('exportUnchanged', { count: unchanged })}
      </p>
      {isFileClosed && (
        <div className="note note-failure" role="alert">
          <p className="note-title">{workbenchText('exportFileClosed')}</p>
          <p>{workbenchText('exportFileClosedAction')}</p>
          <button type="button" className="button" onClick={() => void save('marked')}>
            {workbenchText('exportMarkedCopy')}
          </button>
        </div>
      )}
      {hasFailed && (
        <div className="note note-failure" role="alert">
          <p className="note-title">{workbenchText('exportFailed')}</p>
          <p>{workbenchText('exportFailedAction')}</p>
        </div>
      )}
    </>
  );
}
