import { recheckText, workbenchText } from '../../lib/workbench/texts.ts';
import { WorkbenchAgain } from './again/index.ts';
import { ColumnsPanel, type TableColumns } from './columns/index.ts';
import { ChooseAnswers, type ListExport } from './export/index.ts';
import type { PanelName, ShownListProps } from './list-props.ts';
import { Panel } from './Panel.tsx';
import { WorkbenchImportOptions } from './WorkbenchImportOptions.tsx';

/** What the menus open over the list. */

export interface ListPanelsProps
  extends Pick<
    ShownListProps,
    | 'client'
    | 'list'
    | 'handle'
    | 'run'
    | 'result'
    | 'isBusy'
    | 'connected'
    | 'remaining'
    | 'onAgain'
    | 'onOptions'
  > {
  readonly panel: PanelName | null;
  readonly onClose: () => void;
  readonly columns: TableColumns;
  readonly exporter: ListExport;
  readonly isAgainOffered: boolean;
  readonly isSelection: boolean;
}

/** The open panel: columns and how the list is read, answers to export, or looking up again. */
export function ListPanels(props: ListPanelsProps) {
  const { panel, onClose, list, handle, run, result, columns, exporter, isAgainOffered } = props;
  const { client, isBusy, isSelection, connected, remaining, onAgain, onOptions } = props;
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
          handle={run}
          client={client}
          result={result}
          isSelection={isSelection}
          isPricing={isBusy || result.summary.valuesByStatus.pending > 0}
          connected={connected}
          remaining={remaining}
          onStart={(questions, price) => {
            onClose();
            onAgain(questions, price);
          }}
          onOptions={onOptions}
        />
      </Panel>
    );
  }
  return null;
}
