/** What the parts of an open list share. */
import type { ReactNode } from 'react';
import type { Failure } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ListResult, PaidAccounts } from '../../lib/workbench/checked-list/index.ts';
import type { ListQuestion } from '../../lib/workbench/messages/index.ts';
import type { ListClient } from './list/list-client.ts';
import type { OpenList } from './list/open-list.ts';
import type { ListRunHandle } from './list/use-list-run.ts';
import type { ListHandle } from './list/use-open-list.ts';

/** What a press on an entry of the menu opens below the bar. */
export type PanelName = 'columns' | 'again' | 'answers';

export interface WorkbenchListProps {
  readonly send: SendToBackground;
  readonly client: ListClient;
  readonly list: OpenList;
  readonly handle: ListHandle;
  readonly run: ListRunHandle;
  readonly connected: boolean;
  /** Credits left in the account; undefined if unknown. */
  readonly remaining: number | undefined;
  /** What is wrong with the account or the API. */
  readonly trouble: Failure | undefined;
  readonly onStart: (questions: readonly ListQuestion[], price: number) => void;
  readonly onAgain: (questions: readonly ListQuestion[], price: number) => void;
  /** Resolves to the id of the list once it is stored; null: nothing is stored. */
  readonly stored: (() => Promise<string | null>) | null;
  /** About the files that were opened. */
  readonly notes: ReactNode;
  /** Opens the accounts that were paid as a list of known suppliers. */
  readonly onUsePaid: (name: string, accounts: PaidAccounts) => void;
  readonly onNew: () => void;
  readonly onOptions: () => void;
}

export interface ShownListProps extends WorkbenchListProps {
  readonly result: ListResult;
  /** The result is that of the list before a change. */
  readonly isBusy: boolean;
}
