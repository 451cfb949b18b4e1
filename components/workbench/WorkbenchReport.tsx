import { useEffect, useRef, useState } from 'react';
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
import { formatText, PaymentsNote } from './payments/PaymentsNote.tsx';
import { GroupOfReport } from './report/GroupOfReport.tsx';
import { StatusMark } from './table/LineStatusLabel.tsx';
import { countNeeds } from './WorkbenchBand.tsx';

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

  const { rowCount: total } = summary;
  const { groups = [], omitted = 0, saved = 0 } = found ?? {};
  const needs = countNeeds(summary);
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
        <PaymentsNote list={list} otherAccounts={summary.otherAccounts} />
        <p className="report-needs">
          {needs > 0
            ? workbenchText('needYou', { count: needs, total })
            : workbenchText('nothingNeedsYou', { total })}
        </p>
        {groups.map((group) => (
          <GroupOfReport key={`${group.status} ${group.sentence}`} group={group} list={list} />
        ))}
        {omitted > 0 && <p>{workbenchText('reportCut', { count: omitted })}</p>}
        <h2>{workbenchText('reportAllRows')}</h2>
        <ResultBar {...summary} />
        {headline && <p className="again-headline">{headline}</p>}
        <p>{checkedText(list, summary)}</p>
        {list.choice.payments && <p>{formatText(list.choice.payments)}</p>}
        <p>{spentText(run.run, saved)}</p>
      </article>
    </main>
  );
}
