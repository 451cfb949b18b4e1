import { useEffect, useMemo, useRef, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import {
  applyListAnswers,
  columnNames,
  DEFAULT_LIST_VIEW,
  type ListView,
  linesInView,
  listFailureOf,
  listLinesOf,
  pricedQuestionsOf,
  summarizeLines,
} from '../../lib/models/list/index.ts';
import { verdictText } from '../../lib/texts/verdict.ts';
import {
  type ListHandle,
  type ListRunHandle,
  type OpenList,
  useLineSelection,
} from '../workbench-list/index.ts';
import { WorkbenchTable } from '../workbench-table/index.ts';
import { WorkbenchDetail } from './WorkbenchDetail.tsx';
import { WorkbenchExport } from './WorkbenchExport.tsx';
import { WorkbenchFilters } from './WorkbenchFilters.tsx';
import { WorkbenchImportOptions } from './WorkbenchImportOptions.tsx';
import { WorkbenchRun } from './WorkbenchRun.tsx';

export interface WorkbenchListProps {
  readonly send: SendToBackground;
  readonly list: OpenList;
  readonly handle: ListHandle;
  readonly run: ListRunHandle;
  readonly connected: boolean;
  /** Credits left in the account; undefined if unknown. */
  readonly remaining: number | undefined;
  readonly onOptions: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/** The open list: import options, lookups, filters, table and the detail of a line. */
export function WorkbenchList(props: WorkbenchListProps) {
  const { send, list, handle, run, connected, remaining, onOptions } = props;
  const { sheet, choice } = list;
  const { answers } = run;
  const [view, setView] = useState<ListView>(DEFAULT_LIST_VIEW);
  const [active, setActive] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const selection = useLineSelection(sheet);

  const lines = useMemo(
    () =>
      listLinesOf(sheet, choice, applyListAnswers(handle.readings, answers), handle.unreadCells),
    [sheet, choice, handle.readings, handle.unreadCells, answers],
  );
  const summary = useMemo(() => summarizeLines(lines), [lines]);
  const shown = useMemo(() => linesInView(lines, view), [lines, view]);
  const chosenLines = useMemo(
    () => (selection.size > 0 ? lines.filter(({ index }) => selection.has(index)) : lines),
    [lines, selection],
  );
  // Selected lines are looked up whatever their verdict.
  const priced = useMemo(
    () => pricedQuestionsOf(chosenLines, { all: selection.size > 0, answers }),
    [chosenLines, selection.size, answers],
  );
  const line = isOpen ? lines.find(({ index }) => index === active) : undefined;

  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      search.current?.focus();
    };
    addEventListener('keydown', focusSearch);
    return () => removeEventListener('keydown', focusSearch);
  }, []);

  const start = () => {
    const { rows, delimiter } = sheet;
    const body = { name: list.name, delimiter, rows: [...rows], choice };
    void run.start(body, priced.questions, priced.price);
  };

  return (
    <main className={line ? 'wb-list wb-with-detail' : 'wb-list'}>
      <div className="wb-top">
        <div className="wb-title">
          <h1>{list.name}</h1>
          <p className="hint">{verdictText('valuesFound', { count: summary.valueCount })}</p>
          <WorkbenchExport list={list} lines={chosenLines} selected={selection.size} />
        </div>
        <WorkbenchImportOptions list={list} handle={handle} />
        <WorkbenchRun
          handle={run}
          priced={priced}
          summary={summary}
          selected={selection.size}
          connected={connected}
          remaining={remaining}
          onStart={start}
          onOptions={onOptions}
        />
        <WorkbenchFilters
          summary={summary}
          view={view}
          shown={shown.length}
          searchRef={search}
          onView={(patch) => setView((last) => ({ ...last, ...patch }))}
        />
      </div>
      <WorkbenchTable
        list={list}
        lines={shown}
        answers={answers}
        hasKind={summary.kinds.length > 1}
        selection={selection}
        active={active}
        onActive={({ index }) => setActive(index)}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      />
      {line && (
        <WorkbenchDetail
          line={line}
          failure={listFailureOf(line.found, answers)}
          names={columnNames(sheet, choice)}
          kind={choice.kind}
          send={send}
          onAsked={handle.recheck}
          onClose={() => setOpen(false)}
        />
      )}
    </main>
  );
}
