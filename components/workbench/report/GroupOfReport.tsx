import { useMemo } from 'react';
import { commonText } from '../../../lib/texts/areas.ts';
import type { ListAsks } from '../../../lib/workbench/checked-list/index.ts';
import { columnNames, labelColumnIn } from '../../../lib/workbench/list/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import type { OpenList } from '../list/open-list.ts';
import { StatusMark } from '../table/LineStatusLabel.tsx';

export interface GroupOfReportProps {
  readonly group: ReturnType<ListAsks['report']>['groups'][number];
  readonly list: OpenList;
}

/** A sentence about rows that need a person, how many they are, and each of them with its name. */
export function GroupOfReport({ group, list }: GroupOfReportProps) {
  const { sheet, choice } = list;
  const { sentence, status, count, lines } = group;
  const names = columnNames(sheet, choice);
  const label = labelColumnIn(sheet, choice);
  const rows = useMemo(() => new Map(sheet.rows.map((row) => [row.number, row])), [sheet]);
  const labelOf = (number: number): string =>
    label === null ? '' : (rows.get(number)?.cells[label] ?? '');
  const saysMore = lines.some(({ says }) => says !== '');
  const hasCorrections = lines.some(({ correction }) => correction !== '');
  return (
    <section className="report-group">
      <h2 className={`line-${status}`}>
        <StatusMark status={status} />
        <span>{workbenchText('reportGroup', { sentence, count })}</span>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{workbenchText('headRow')}</th>
            {label !== null && <th scope="col">{names[label]}</th>}
            <th scope="col">{workbenchText('headColumn')}</th>
            <th scope="col">{commonText('value')}</th>
            {saysMore && <th scope="col">{workbenchText('headFinding')}</th>}
            {hasCorrections && <th scope="col">{workbenchText('headCorrection')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, columns, value, says, correction }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the report never changes
            <tr key={i}>
              <td className="end" data-name={workbenchText('headRow')}>
                {row}
              </td>
              {label !== null && <td>{labelOf(row)}</td>}
              <td>{columns.flatMap((column) => names[column] ?? []).join(', ')}</td>
              <td className="value">{value}</td>
              {saysMore && <td>{says}</td>}
              {hasCorrections && <td className="value">{correction}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
