import { useEffect, useRef, useState } from 'react';
import { commonText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import type { ListAsks } from '../../lib/workbench/checked-list/index.ts';
import {
  columnNames,
  type ListSummary,
  statusText,
  WORST_FIRST,
} from '../../lib/workbench/list/index.ts';
import type { ListChange, ListRun } from '../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { formatDateTime, formatNumber, formatSpent } from '../format/index.ts';
import { renderWordmark, useLatestResult } from '../ui/index.ts';
import { headlineOf } from './again/headline.ts';
import type { OpenList } from './list/open-list.ts';
import type { ShownListProps } from './list-props.ts';
import { StatusMark } from './table/LineStatusLabel.tsx';

export interface WorkbenchReportProps
  extends Pick<ShownListProps, 'list' | 'client' | 'result' | 'run'> {
  /** What has changed since it was looked up before. */
  readonly changes: readonly ListChange[];
  readonly onClose: () => void;
}

/** What was looked up, and what it cost. */
function spentText(run: ListRun | null, saved: number): string {
  if (run) {
    const { answered, possibly } = run;
    const spent = formatSpent(run.spent, possibly > 0);
    return workbenchText('reportSpent', { answered, spent, possibly });
  }
  return saved > 0
    ? workbenchText('reportSavedAnswers', { count: saved })
    : workbenchText('reportNotLookedUp');
}

/** The results of the rows as one bar, and what its parts are. */
function ResultBar({ countByStatus }: ListSummary) {
  const statuses = WORST_FIRST.filter((status) => countByStatus[status] > 0);
  return (
    <div className="report-results">
      <div className="report-bar" aria-hidden="true">
        {statuses.map((status) => (
          <span
            key={status}
            className={`report-${status}`}
            style={{ flexGrow: countByStatus[status] }}
          />
        ))}
      </div>
      <ul>
        {statuses.map((status) => (
          <li key={status} className={`line-${status}`}>
            <StatusMark status={status} /> <strong>{formatNumber(countByStatus[status])}</strong>{' '}
            {statusText(status)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Which columns were checked as what. */
function checkedText({ sheet, choice }: OpenList, { kinds }: ListSummary): string {
  const names = columnNames(sheet, choice);
  const columns = choice.columns.flatMap((content, column) =>
    content === null || content === 'any' ? [] : `${names[column]} (${kindLabel(content)})`,
  );
  const shown = columns.length > 0 && sheet.width > 1 ? columns : kinds.map(kindLabel);
  return workbenchText('reportChecked', { columns: shown.join(', ') });
}

/** A report about a list that can be sent: a page that is printed or saved as PDF. */
export function WorkbenchReport(props: WorkbenchReportProps) {
  const { list, client, run, changes, onClose } = props;
  const { summary } = props.result;
  const [found, setFound] = useState<ReturnType<ListAsks['report']> | null>(null);
  const take = useLatestResult();
  useEffect(() => void take(client.ask('report'), setFound), [take, client]);
  const print = useRef<HTMLButtonElement>(null);
  const title = workbenchText('reportOf', { name: list.name });
  useEffect(() => print.current?.focus(), []);
  useEffect(() => {
    // The browser names the PDF after the page.
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);

  const names = columnNames(list.sheet, list.choice);
  const { countByStatus, rowCount, repeatCount } = summary;
  const { lines = [], omitted = 0, saved = 0 } = found ?? {};
  const fine = countByStatus.fits + countByStatus.confirmed;
  const hasCorrections = lines.some(({ correction }) => correction !== '');
  const headline = headlineOf(changes);
  return (
    <main
      className="report"
      lang={document.documentElement.lang}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <p className="report-acts">
        <button ref={print} type="button" className="primary" onClick={() => window.print()}>
          {workbenchText('printNow')}
        </button>
        <button type="button" className="secondary" onClick={onClose}>
          {workbenchText('backToList')}
        </button>
      </p>
      <article>
        <h1>{title}</h1>
        <p className="soft">
          {workbenchText.rich('reportMade', {
            brand: renderWordmark,
            when: formatDateTime(Date.now()),
          })}
        </p>
        <p className="report-fine">
          {workbenchText('reportFine', { count: fine, total: rowCount - repeatCount })}
        </p>
        {repeatCount > 0 && (
          <p className="soft">{workbenchText('repeatsHidden', { count: repeatCount })}</p>
        )}
        <ResultBar {...summary} />
        {headline && <p className="again-headline">{headline}</p>}
        <p>{checkedText(list, summary)}</p>
        <p>{spentText(run.run, saved)}</p>
        <h2>{workbenchText('reportAttention')}</h2>
        {lines.length === 0 ? (
          <p>{found && workbenchText('reportNothing')}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">{workbenchText('headRow')}</th>
                <th scope="col">{workbenchText('headColumn')}</th>
                <th scope="col">{commonText('value')}</th>
                <th scope="col">{workbenchText('headFinding')}</th>
                {hasCorrections && <th scope="col">{workbenchText('headCorrection')}</th>}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ row, column, value, status, reason, correction }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the report never changes
                <tr key={i}>
                  <td className="end">
                    <span className={`line-${status}`}>
                      <StatusMark status={status} /> {row}
                    </span>
                  </td>
                  <td>{column === null ? '' : names[column]}</td>
                  <td className="value">{value}</td>
                  <td>{reason}</td>
                  {hasCorrections && <td className="value">{correction}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {omitted > 0 && <p>{workbenchText('reportCut', { count: omitted })}</p>}
      </article>
    </main>
  );
}
