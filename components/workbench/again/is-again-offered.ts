import type { ListPrice } from '../../../lib/workbench/list/index.ts';
import { isUnderWay, type ListRunHandle } from '../list/index.ts';

/** Whether looking the list up again is offered: its first lookup comes first. */
export function isAgainOffered(handle: ListRunHandle, { answered, count }: ListPrice): boolean {
  return !isUnderWay(handle) && (handle.run !== null || (answered > 0 && count === 0));
}
