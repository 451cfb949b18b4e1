/** What is said about a row besides its values: columns of it that contradict each other, or another row. */

/**
 * `inside`: values of the row contradict each other; `copy`: another row has the same values and amount; `names`,
 * `amounts`: another row has this IBAN with another name or amount; `whole`: the list says it of the row, such as
 * of a document; `aside`: the same of what is usual and worth knowing.
 */
export type RemarkKind = 'inside' | 'copy' | 'names' | 'amounts' | 'whole' | 'aside';

export interface RowRemark {
  readonly kind: RemarkKind;
  /** The columns that it speaks of, from 0: first the one with the value. */
  readonly columns: readonly [number, ...number[]];
  readonly text: string;
}

/** Whether a person has to look at it. Suppliers often have several amounts in a list. */
export const isUrgent = ({ kind }: RowRemark): boolean => kind !== 'amounts' && kind !== 'aside';
