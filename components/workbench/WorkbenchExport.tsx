import { type ListLine, listToCsv, listToJson } from '../../lib/models/list/index.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';
import { downloadFile } from '../files/index.ts';
import type { OpenList } from '../workbench-list/index.ts';

export interface WorkbenchExportProps {
  readonly list: OpenList;
  /** The lines to export, in the order of the list. */
  readonly lines: readonly ListLine[];
  readonly selected: number;
}

const fileStem = (name: string): string =>
  name.replace(/\.\w{1,5}$/, '').replace(/[\\/:*?"<>|]/g, ' ');

/** Exports the list as CSV or JSON: the original columns first, then the results. */
export function WorkbenchExport({ list, lines, selected }: WorkbenchExportProps) {
  const { sheet, choice, name } = list;
  const file = workbenchText('exportedFile', { name: fileStem(name) });
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
        onClick={() =>
          downloadFile(`${file}.csv`, 'text/csv', listToCsv(sheet, choice, lines), { bom: true })
        }
      >
        CSV
      </button>
      <button
        type="button"
        className="secondary"
        onClick={() =>
          downloadFile(`${file}.json`, 'application/json', listToJson(sheet, choice, lines))
        }
      >
        JSON
      </button>
    </span>
  );
}
