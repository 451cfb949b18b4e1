/** The person's own file with what Fieldmark found in its own cells. */

import { verdictText } from '../../texts/verdict.ts';
import type { ListRow } from '../messages/index.ts';
import { workbenchText } from '../texts.ts';
import type { ExportedList } from './export.ts';
import { sharesCell } from './lines.ts';
import { type CheckedRow, isUrgent, needsYou, type RowStatus, rankOf, reasonOf } from './rows.ts';

/** What is said about a cell. */
export interface CellMark {
  /** `fits`: it was changed, and nothing is wrong with it any more; `none`: it has a note, and no colour. */
  readonly status: RowStatus;
  readonly note: string;
}

/** The marks of each row, by column; rows without any are left out. */
export function cellMarksOf({ rows, originals }: ExportedList) {
  const marks = new Map<number, Map<number, CellMark>>();
  const add = (row: ListRow, column: number, status: RowStatus, note: string) => {
    const ofRow = marks.get(row.number) ?? new Map<number, CellMark>();
    marks.set(row.number, ofRow);
    const other = ofRow.get(column);
    const worse = other && rankOf(other.status) < rankOf(status) ? other.status : status;
    ofRow.set(column, { status: worse, note: other ? `${other.note}\n${note}` : note });
  };
  const addRow = ({ row, lines, remarks }: CheckedRow) => {
    for (const line of lines.filter(needsYou)) {
      if (line.column === null) continue;
      const suggestion = line.found?.verdict.suggestion;
      const reason = `${sharesCell(line, lines) ? `${line.raw.trim()}: ` : ''}${reasonOf(line) ?? ''}`;
      const correction = suggestion && `${workbenchText('headCorrection')}: ${suggestion}`;
      const note = [reason, correction].filter(Boolean).join('\n');
      add(row, line.column, line.status, note || verdictText('notRead'));
    }
    for (const remark of remarks)
      for (const column of remark.columns)
        add(row, column, isUrgent(remark) ? 'caution' : 'none', remark.text);
  };
  const numbers = new Map(rows.map((row) => [row.row.number, row.row]));
  for (const row of rows) addRow(row);
  for (const { row, column, text } of originals) {
    const changed = numbers.get(row);
    if (changed) add(changed, column, 'fits', workbenchText('cellWas', { text: text || '–' }));
  }
  return marks;
}
