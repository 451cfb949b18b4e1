/**
 * Full detection: text → findings. Pages import smaller detectors instead, without check digits and
 * without what only selections need.
 */
import type { Finding } from '../domain/index.ts';
import type { TextOptions } from './compose/create-detector.ts';
import { detectExactly } from './exact-detector.ts';
import { detectSelection } from './selection.ts';

export { isAmountAlone } from '../kinds/shared/amounts.ts';
export { columnKinds, readCellAs, readColumns } from './column-values.ts';
export type { TextOptions } from './compose/create-detector.ts';
export { rangesOverlapping, type TextRange } from './compose/ranges.ts';
export { labelBefore } from './exact-detector.ts';
export { overlookedIn, unreadReasonOf } from './overlooked.ts';

export interface DetectOptions extends TextOptions {
  /** `text`: running text (email, phone, VAT, IBAN). `selection`: also domain, URL → domain, IP, defanged forms. */
  readonly scope?: 'text' | 'selection';
}

/** The values found in a text, ordered and without overlaps; offsets are UTF-16 code units. */
export function detect(text: string, options: DetectOptions = {}): Finding[] {
  return options.scope === 'selection'
    ? detectSelection(text, options)
    : detectExactly(text, options);
}
