/** What a list knows of the payment files or bank statements that it was read from. */

/** `transfers`: payments to be made; `collections`: direct debits; `statement`: what was booked. */
export type PaymentListKind = 'transfers' | 'collections' | 'statement';

/**
 * What a column of a payment list has. `own`: the account of the person's own side; `account`: one that is no IBAN;
 * `reference`: the structured one; `text`: what the payment is for, in words; `code`: its purpose code; `state`:
 * why an entry is no usual booking, such as that it came back. In CSV files: `debit`: what was paid, where that has a
 * column beside `amount`; `side`: whether an entry was paid or came in, in a word.
 */
export type PaymentRole =
  | 'name'
  | 'iban'
  | 'bic'
  | 'account'
  | 'amount'
  | 'debit'
  | 'side'
  | 'currency'
  | 'reference'
  | 'text'
  | 'date'
  | 'code'
  | 'mandate'
  | 'id'
  | 'own'
  | 'state'
  | 'file';

/**
 * Something that a file states and that is not so. Amounts are decimal numbers with a point, such as "4310.20".
 * `total`: how many payments it has and what they add up to, each null where it is right or not stated; of one
 * block of the file, unless that is null. `balance`: how a statement ends. `unread`: a number of either that is none.
 */
export type PaymentFault = { readonly file: string } & (
  | {
      readonly is: 'total';
      readonly block: string | null;
      readonly stated: { readonly count: string | null; readonly sum: string | null };
      readonly found: { readonly count: number; readonly sum: string };
    }
  | {
      readonly is: 'balance';
      readonly account: string;
      readonly currency: string;
      readonly stated: string;
      readonly found: string;
    }
  | { readonly is: 'unread'; readonly block: string | null; readonly text: string }
);

export interface PaymentFacts {
  readonly is: PaymentListKind;
  /** The index of the column of each role, from 0. */
  readonly columns: Readonly<Partial<Record<PaymentRole, number>>>;
  /** The files, each with its format, such as "pain.001.001.09". */
  readonly files: readonly { readonly name: string; readonly format: string }[];
  readonly faults: readonly PaymentFault[];
  /** Lines of a CSV file above its headings, which are no rows. */
  readonly linesAbove?: number;
  /** Its cells are not changed here, because that would not change the payment. */
  readonly isFixed: boolean;
}
