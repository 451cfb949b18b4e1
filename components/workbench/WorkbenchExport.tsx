import { useState } from 'react';
import { type CheckedRow, listToCsv, listToJson } from '../../lib/models/list/index.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';
import { downloadBlob, downloadFile } from '../files/index.ts';
import type { OpenList } from '../workbench-list/index.ts';

export interface WorkbenchExportProps {
  readonly list: OpenList;
  /** The rows to export, in the order of the list. */
  readonly rows: readonly CheckedRow[];
  readonly selected: number;
}

/** Without the extension, which the name of a sheet may follow. */
const fileStem = (name: string): string =>
  name.replace(/\.\w{1,5}(?=$| · )/, '').replace(/[\\/:*?"<>|]/g, ' ');

/** Exports the list as CSV, Excel workbook or JSON: the original columns first, then the results. */
export function WorkbenchExport({ list, rows, selected }: WorkbenchExportProps) {
  const { sheet, choice, name, originals } = list;
  const [escaped, setEscaped] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const file = workbenchText('exportedFile', { name: fileStem(name) });
  const exported = { sheet, layout: choice, rows, originals };
  const saveWorkbook = async () => {
    if (isSaving) return;
    setSaving(true);
    try {
      const { listToWorkbook } = await import('../../lib/models/workbook/index.ts');
      downloadBlob(`${file}.xlsx`, await listToWorkbook(exported));
    } finally {
      setSaving(false);
    }
  };
  return (
    <span className="exports">
      <span className="hint">
        {selected > 0
          ? workbenchText('exportSelected', { count: selected })
          : workbenchText('exportAll')}
      </span>
      <button
        type="button"
        className="secondary"
        onClick={() => {
          const csv = listToCsv(exported);
          setEscaped(csv.escaped);
          downloadFile(`${file}.csv`, 'text/csv', csv.text, { bom: true });
        }}
      >
        CSV
      </button>
      <button
        type="button"
        className="secondary"
        aria-disabled={isSaving}
        onClick={() => void saveWorkbook()}
      >
        Excel
      </button>
      <button
        type="button"
        className="secondary"
        onClick={() => downloadFile(`${file}.json`, 'application/json', listToJson(exported))}
      >
        JSON
      </button>
      <span className="hint" role="status">
        {escaped > 0 && workbenchText('exportEscaped', { count: escaped })}
      </span>
    </span>
  );
}
