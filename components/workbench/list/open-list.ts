/** The list that is open in the workbench. */

import type { Failure } from '../../../lib/domain/index.ts';
import type { CellEdit, Sheet } from '../../../lib/workbench/list/index.ts';
import type {
  ColumnPlace,
  ListLayout,
  OriginalCell,
  SourceFile,
  ValueList,
} from '../../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';

export interface OpenList {
  /** Differs for each list that this page opens. */
  readonly key: number;
  /** Id in the store, for a list that was opened from there. */
  readonly storedId: string | null;
  readonly name: string;
  /** The original text; null if the list came as rows. */
  readonly text: string | null;
  /** As the person changed it. */
  readonly sheet: Sheet;
  readonly choice: ListLayout;
  /** The changed cells, as they were. */
  readonly originals: readonly OriginalCell[];
  /** The order, width and visibility of the table's columns, where the person has chosen them. */
  readonly arrangement: readonly ColumnPlace[];
  /** The person named it "my suppliers". */
  readonly areSuppliers: boolean;
  /** The workbook that it came from; null for others, and where it is no longer known. */
  readonly file: SourceFile | null;
  /** For each change, the edits that undo it; the latest last. */
  readonly undo: readonly (readonly CellEdit[])[];
  /** For each undone change, the edits that redo it; the latest undone last. */
  readonly redo: readonly (readonly CellEdit[])[];
}

/** A list as another surface or the store hands it over. */
export type HandedRows = Pick<ValueList, 'name' | 'rows' | 'choice'> &
  Partial<ValueList> & { readonly storedId?: string };

/** What a list has that was not opened from the store. */
export const AS_IT_CAME = {
  storedId: null,
  originals: [],
  arrangement: [],
  areSuppliers: false,
  file: null,
  undo: [],
  redo: [],
};

/** The database cannot be read or written. */
export const storageFailed = (): Failure => ({
  kind: 'internal',
  message: workbenchText('storageFailed'),
  action: workbenchText('storageFailedAction'),
  remedy: 'retry',
  billed: 'no',
  waitHelps: false,
});
