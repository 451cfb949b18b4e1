import { useCheckedList } from './list/index.ts';
import type { WorkbenchListProps } from './list-props.ts';
import { ShownList } from './ShownList.tsx';

/** The open list once its rows are computed. */
export function WorkbenchList(props: WorkbenchListProps) {
  const { list, model, isBusy } = useCheckedList(props.list, props.handle, props.run);
  return list && <ShownList {...props} checked={{ list, model, isBusy }} />;
}
