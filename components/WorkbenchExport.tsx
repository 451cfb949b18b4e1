import { toCsv, toJson } from '../lib/list/export.ts';
import type { Line } from '../lib/list/lines.ts';
import { text } from '../lib/texts/workbench.ts';
import { saveFile } from './list-file.ts';
import type { OpenList } from './use-list.ts';

export interface WorkbenchExportProps {
  readonly list: OpenList;
  /** What is taken along, in the order of the list. */
  readonly lines: readonly Line[];
  readonly selected: number;
}

const stem = (name: string): string => name.replace(/\.\w{1,5}$/, '').replace(/[\\/:*?"<>|]/g, ' ');

/** The list with what is known of each line, as a file; its own columns come first, as they were. */
export function WorkbenchExport({ list, lines, selected }: WorkbenchExportProps) {
  const { sheet, choice, name } = list;
  const file = text('exportedFile', { name: stem(name) });
  return (
    <span className="exports">
      <span className="hint">
        {selected > 0 ? text('exportSelected', { count: selected }) : text('exportAll')}
      </span>
      <button
        type="button"
        className="secondary"
        onClick={() => saveFile(`${file}.csv`, 'text/csv', toCsv(sheet, choice, lines))}
      >
        CSV
      </button>
      <button
        type="button"
        className="secondary"
        onClick={() => saveFile(`${file}.json`, 'application/json', toJson(sheet, choice, lines))}
      >
        JSON
      </button>
    </span>
  );
}
