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
  readonly left: number | undefined;
  readonly onOptions: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/** A list that is open: how it is read, what it comes to, its lines, what can be asked of them. */
export function WorkbenchList(props: WorkbenchListProps) {
  const { send, list, handle, run, connected, left, onOptions } = props;
  const { sheet, choice } = list;
  const { answers } = run;
  const [view, setView] = useState<ListView>(DEFAULT_LIST_VIEW);
  const [active, setActive] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const selection = useLineSelection(sheet);

  const lines = useMemo(
    () => listLinesOf(sheet, choice, applyListAnswers(handle.readings, answers)),
    [sheet, choice, handle.readings, answers],
  );
  const summary = useMemo(() => summarizeLines(lines), [lines]);
  const shown = useMemo(() => linesInView(lines, view), [lines, view]);
  const chosen = useMemo(
    () => (selection.size > 0 ? lines.filter(({ index }) => selection.has(index)) : lines),
    [lines, selection],
  );
  // Those that a person selected one by one are asked whatever is thought of them.
  const asking = useMemo(
    () => pricedQuestionsOf(chosen, selection.size > 0),
    [chosen, selection.size],
  );
  const line = isOpen ? lines.find(({ index }) => index === active) : undefined;

  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      search.current?.focus();
    };
    addEventListener('keydown', find);
    return () => removeEventListener('keydown', find);
  }, []);

  const start = () => {
    const { rows, delimiter } = sheet;
    const body = { name: list.name, delimiter, rows: [...rows], choice };
    void run.start(body, asking.questions, asking.price);
  };

  return (
    <main className={line ? 'wb-list wb-with-detail' : 'wb-list'}>
      <div className="wb-top">
        <div className="wb-title">
          <h1>{list.name}</h1>
          <WorkbenchExport list={list} lines={chosen} selected={selection.size} />
        </div>
        <WorkbenchImportOptions list={list} handle={handle} />
        <WorkbenchRun
          handle={run}
          asking={asking}
          summary={summary}
          selected={selection.size}
          connected={connected}
          left={left}
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
          send={send}
          onAsked={handle.recheck}
          onClose={() => setOpen(false)}
        />
      )}
    </main>
  );
}
