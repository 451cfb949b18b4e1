import { useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import {
  type CheckedRow,
  type ExportedChanges,
  listToCsv,
  listToJson,
} from '../../lib/workbench/list/index.ts';
import { evidenceFileText, workbenchText } from '../../lib/workbench/texts.ts';
import { downloadBlob, downloadFile } from '../files/index.ts';
import { usePageCommands } from '../palette/index.ts';
import { EvidenceWritten, type WrittenEvidence } from './EvidenceWritten.tsx';
import { evidenceOf } from './evidence-of.ts';
import type { OpenList } from './list/index.ts';

export interface WorkbenchExportProps {
  readonly send: SendToBackground;
  readonly list: OpenList;
  /** The rows to export, in the order of the list. */
  readonly rows: readonly CheckedRow[];
  readonly selected: number;
  /** What has changed since the list was looked up before; null: it was not looked up again. */
  readonly changes: ExportedChanges | null;
  /** Prints a report of the whole list. */
  readonly onReport: () => void;
}

/** Without the extension, which the name of a sheet may follow. */
const fileStem = (name: string): string =>
  name.replace(/\.\w{1,5}(?=$| · )/, '').replace(/[\\/:*?"<>|]/g, ' ');

/**
 * Exports the list as CSV, Excel workbook or JSON: the original columns first, then the results. The
 * evidence file has the stored answers alone.
 */
export function WorkbenchExport(props: WorkbenchExportProps) {
  const { send, list, rows, selected, changes, onReport } = props;
  const { sheet, choice, name, originals } = list;
  const [escaped, setEscaped] = useState(0);
  const [evidence, setEvidence] = useState<WrittenEvidence | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const file = workbenchText('exportedFile', { name: fileStem(name) });
  const again = changes ? { changes } : {};
  const exported = { sheet, layout: choice, rows, originals, ...again };
  /** The part for workbooks cannot be loaded after an update; a long list may need too much memory. */
  const save = async (create: () => void | Promise<void>) => {
    if (isSaving) return;
    setSaving(true);
    setFailed(false);
    setEvidence(null);
    try {
      await create();
    } catch {
      setFailed(true);
    } finally {
      setSaving(false);
    }
  };
  const saveCsv = () => {
    const csv = listToCsv(exported);
    setEscaped(csv.escaped);
    downloadFile(`${file}.csv`, 'text/csv', csv.text, { bom: true });
  };
  const saveWorkbook = async () => {
    const { listToWorkbook } = await import('../../lib/workbench/workbook/index.ts');
    downloadBlob(`${file}.xlsx`, await listToWorkbook(exported));
  };
  const saveJson = () => downloadFile(`${file}.json`, 'application/json', listToJson(exported));
  const saveEvidence = async () => {
    const { parts, ...written } = await evidenceOf(send, name, rows);
    setEvidence(written);
    if (parts.length === 0) return;
    const stem = evidenceFileText('fileName', { name: fileStem(name) });
    downloadBlob(`${stem}.jsonl`, new Blob([...parts], { type: 'application/jsonl' }));
  };
  const formats = [
    ['CSV', saveCsv],
    ['Excel', saveWorkbook],
    ['JSON', saveJson],
    [evidenceFileText('evidence'), saveEvidence],
  ] as const;
  usePageCommands([
    ...formats.map(([format, create], index) => ({
      id: `export-${index}`,
      label: workbenchText('exportAs', { format }),
      run: () => void save(create),
    })),
    { id: 'report', label: workbenchText('printReport'), run: onReport },
  ]);
  return (
    <div className="exports">
      <span className="hint">
        {selected > 0
          ? workbenchText('exportSelected', { count: selected })
          : workbenchText('exportAll')}
      </span>
      {formats.map(([format, create]) => (
        <button
          key={format}
          type="button"
          className="secondary"
          aria-disabled={isSaving}
          onClick={() => void save(create)}
        >
          {format}
        </button>
      ))}
      <button type="button" className="secondary" onClick={onReport}>
        {workbenchText('report')}
      </button>
      <span className="hint" role="status">
        {evidence && <EvidenceWritten {...evidence} />}
        {escaped > 0 && !evidence && workbenchText('exportEscaped', { count: escaped })}
      </span>
      {hasFailed && (
        <div className="note note-failure" role="alert">
          <p className="note-title">{workbenchText('exportFailed')}</p>
          <p>{workbenchText('exportFailedAction')}</p>
        </div>
      )}
    </div>
  );
}
