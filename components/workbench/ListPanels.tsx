import { type ReactNode, useEffect, useId, useRef } from 'react';
import { recheckText, workbenchText } from '../../lib/workbench/texts.ts';
import { CloseButton, focusIfLost } from '../ui/index.ts';
import { WorkbenchAgain, type WorkbenchAgainProps } from './again/LookUpAgain.tsx';
import { ColumnsPanel } from './columns/ColumnsPanel.tsx';
import type { TableColumns } from './columns/use-table-columns.ts';
import { ChooseAnswers } from './export/ChooseAnswers.tsx';
import type { ListExport } from './export/use-list-export.ts';
import type { PanelName, ShownListProps } from './list-props.ts';
import { WorkbenchImportOptions } from './WorkbenchImportOptions.tsx';

export interface PanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a menu opens over the list. Escape closes it. */
export function Panel({ title, onClose, children }: PanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement) focusIfLost(before);
    };
  }, []);
  return (
    <section
      className="wb-panel"
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <CloseButton onClose={onClose} />
      </header>
      {children}
    </section>
  );
}

export interface ListPanelsProps
  extends Pick<ShownListProps, 'list' | 'handle'>,
    WorkbenchAgainProps {
  readonly panel: PanelName | null;
  readonly onClose: () => void;
  readonly columns: TableColumns;
  readonly exporter: ListExport;
  readonly isAgainOffered: boolean;
}

/** The open panel: columns and how the list is read, answers to export, or looking up again. */
export function ListPanels(props: ListPanelsProps) {
  const { panel, onClose, list, handle, columns, exporter, isAgainOffered, onAgain } = props;
  if (panel === 'columns') {
    return (
      <Panel title={workbenchText('columnsAndReading')} onClose={onClose}>
        <WorkbenchImportOptions list={list} handle={handle} />
        <ColumnsPanel list={list} handle={handle} columns={columns} />
      </Panel>
    );
  }
  if (panel === 'answers') {
    return (
      <Panel title={workbenchText('answersTitle')} onClose={onClose}>
        <ChooseAnswers exporter={exporter} onDone={onClose} />
      </Panel>
    );
  }
  if (panel === 'again' && isAgainOffered) {
    return (
      <Panel title={recheckText('title')} onClose={onClose}>
        <WorkbenchAgain
          {...props}
          onAgain={(questions, price) => {
            onClose();
            onAgain(questions, price);
          }}
        />
      </Panel>
    );
  }
  return null;
}
