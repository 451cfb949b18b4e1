/** What is said about the list as a whole, and what may be done about it. */
import { SuppliersNote } from '../suppliers/index.ts';
import type { ShownListProps } from './list-props.ts';
import { UsePaidAccounts } from './payments/UsePaidAccounts.tsx';
import { isInDoubt, RowsNotRead, WorkbenchImportOptions } from './WorkbenchImportOptions.tsx';

export interface ListNotesProps extends ShownListProps {
  /** No row needs the person: what follows from the list comes next. */
  readonly isMain: boolean;
  /** What stands in the way of the lookup; null: nothing. */
  readonly shortage: string | null;
}

export function ListNotes({ isMain, shortage, ...props }: ListNotesProps) {
  const { send, list, handle, result, stored, notes } = props;
  return (
    <>
      {stored && <UsePaidAccounts {...props} isMain={isMain} />}
      {notes}
      {isInDoubt(list, result.firstStatus) && (
        <WorkbenchImportOptions list={list} handle={handle} />
      )}
      <RowsNotRead sheet={list.sheet} />
      {shortage !== null && <p className="run-wait">{shortage}</p>}
      {stored && (
        <SuppliersNote
          send={send}
          stored={stored}
          areSuppliers={list.areSuppliers}
          isNew={list.storedId === null}
        />
      )}
    </>
  );
}
