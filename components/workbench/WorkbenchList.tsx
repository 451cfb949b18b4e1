import type { Failure } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ListQuestion } from '../../lib/workbench/messages/index.ts';
import {
  type ListHandle,
  type ListRunHandle,
  type OpenList,
  useCheckedList,
} from './list/index.ts';
import { ShownList } from './ShownList.tsx';

export interface WorkbenchListProps {
  readonly send: SendToBackground;
  readonly list: OpenList;
  readonly handle: ListHandle;
  readonly run: ListRunHandle;
  readonly connected: boolean;
  /** Credits left in the account; undefined if unknown. */
  readonly remaining: number | undefined;
  readonly trouble: Failure | undefined;
  readonly onStart: (questions: readonly ListQuestion[], price: number) => void;
  readonly onAgain: (questions: readonly ListQuestion[], price: number) => void;
  readonly onNew: () => void;
  readonly onOptions: () => void;
}

/** The open list once its rows are computed. */
export function WorkbenchList(props: WorkbenchListProps) {
  const { list, model, isBusy } = useCheckedList(props.list, props.handle, props.run);
  return list && <ShownList {...props} checked={{ list, model, isBusy }} />;
}
