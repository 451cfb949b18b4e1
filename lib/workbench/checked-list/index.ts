export {
  type CheckedList,
  type CheckedListModel,
  createCheckedList,
} from './checked-list.ts';
export type { ListInput } from './list-state.ts';
