import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { verdictText } from '../../lib/texts/verdict.ts';
import {
  type CheckedRow,
  columnNames,
  type ListSummary,
  ROW_STATUSES,
} from '../../lib/workbench/list/index.ts';
import type { ListRun } from '../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { formatDateTime, formatNumber } from '../format/index.ts';
import { renderWordmark, toneLabel } from '../ui/index.ts';
import { attentionLinesOf } from './attention.ts';
import type { OpenList } from './list/index.ts';

export interface WorkbenchReportProps {
  readonly list: OpenList;
  readonly rows: readonly CheckedRow[];
  readonly summary: ListSummary;
  /** The lookup of the list; null: nothing was looked up. */
  readonly run: ListRun | null;
  readonly onPrinted: () => void;
}

function CountTable(props: { heading: string; counts: readonly (readonly [string, number])[] }) {
  const { heading, counts } = props;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col" className="end">
            {workbenchText('headCount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="end">{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What was looked up, and what it cost. */
function spentText(run: ListRun | null, rows: readonly CheckedRow[]): string {
  if (run) {
    const { answered, spent, possibly } = run;
    return workbenchText('reportSpent', { answered, spent, possibly });
  }
  const count = rows
    .flatMap(({ lines }) => lines)
    .filter(
      ({ repeatsRow, found }) => repeatsRow === null && found?.verdict.basis.includes('api'),
    ).length;
  return count > 0
    ? workbenchText('reportSavedAnswers', { count })
    : workbenchText('reportNotLookedUp');
}

/** A report about a list, which is printed, or saved as PDF, when it is mounted. Screens do not show it. */
export function WorkbenchReport({ list, rows, summary, run, onPrinted }: WorkbenchReportProps) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    addEventListener('afterprint', printed);
    // The browser names the PDF after the page.
    const { title } = document;
    document.title = workbenchText('reportOf', { name: list.name });
    print();
    return () => {
      document.title = title;
      removeEventListener('afterprint', printed);
    };
  }, [list.name]);

  const names = columnNames(list.sheet, list.choice);
  const { valuesByStatus, reasons } = summary;
  const { lines, omitted } = attentionLinesOf(rows);
  const statuses = ROW_STATUSES.filter((status) => valuesByStatus[status] > 0);
  const labelOf = (status: (typeof statuses)[number]) =>
    status === 'unread' || status === 'pending' ? verdictText('notRead') : toneLabel(status);
  return createPortal(
    <main className="report" lang={document.documentElement.lang}>
      <article>
        <h1>{workbenchText('reportOf', { name: list.name })}</h1>
        <p>
          {workbenchText.rich('reportMade', {
            brand: renderWordmark,
            when: formatDateTime(Date.now()),
          })}
        </p>
        <p>{spentText(run, rows)}</p>
        <CountTable
          heading={workbenchText('headResult')}
          counts={statuses.map((status) => [labelOf(status), valuesByStatus[status]])}
        />
        {reasons.length > 0 && (
          <CountTable
            heading={workbenchText('filterReason')}
            counts={reasons.map(({ reason, count }) => [reason, count])}
          />
        )}
        <h2>{workbenchText('reportAttention')}</h2>
        {lines.length === 0 ? (
          <p>{workbenchText('reportNothing')}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">{workbenchText('headRow')}</th>
                <th scope="col">{workbenchText('headColumn')}</th>
                <th scope="col">{workbenchText('headValue')}</th>
                <th scope="col">{workbenchText('headFinding')}</th>
                <th scope="col">{workbenchText('headCorrection')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ row, column, value, reason, correction }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the report never changes
                <tr key={i}>
                  <td>{row}</td>
                  <td>{column === null ? '' : names[column]}</td>
                  <td className="value">{value}</td>
                  <td>{reason}</td>
                  <td className="value">{correction}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {omitted > 0 && <p>{workbenchText('reportCut', { count: omitted })}</p>}
      </article>
    </main>,
    document.body,
  );
}
