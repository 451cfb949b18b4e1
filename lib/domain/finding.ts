import type { Kind } from './kind.ts';

/** A value found in text: `raw` is `text.slice(start, end)`, `value` its form for the API. */
export interface Finding {
  readonly kind: Kind;
  /** UTF-16 offset of the first code unit, as in `String.prototype.slice`. */
  readonly start: number;
  /** UTF-16 offset one past the last code unit. */
  readonly end: number;
  readonly raw: string;
  readonly value: string;
}
