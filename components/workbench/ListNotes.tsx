/** What is said about the list as a whole, and what may be done about it. */
import { SuppliersNote } from '../suppliers/index.ts';
import type { ShownListProps } from './list-props.ts';
import { UsePaidAccounts } from './payments/UsePaidAccounts.tsx';
import { ReadingDoubt, RowsNotRead } from './WorkbenchImportOptions.tsx';

export interface ListNotesProps extends ShownListProps {
  /** No row needs the person: what follows from the list comes next. */
  readonly isMain: boolean;
  /** What stands in the way of the lookup; null: nothing. */
  readonly shortage: string | null;
  /** The panel of columns is open, which has how the list is read too. */
  readonly areColumnsOpen: boolean;
}

export function ListNotes({ isMain, shortage, areColumnsOpen, ...props }: ListNotesProps) {
  const { send, list, handle, result, stored, notes } = props;
  return (
    <>
      {stored && <UsePaidAccounts {...props} isMain={isMain} />}
      {notes}
      {!areColumnsOpen && (
        <ReadingDoubt list={list} handle={handle} firstStatus={result.firstStatus} />
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
