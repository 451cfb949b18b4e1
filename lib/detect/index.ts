/**
 * Text → findings. The always-on script imports `detectText` from ./text.ts alone, so that it does not
 * carry what only selections and pastes need.
 */
import type { Finding } from '../finding.ts';
import { FULL } from './full-knowledge.ts';
import { detectSelection } from './selection.ts';
import { detectText, type TextOptions } from './text.ts';

export interface DetectOptions extends TextOptions {
  /** `text`: running text (email, phone, VAT, IBAN). `selection`: also domain, URL → domain, IP, defanged forms. */
  readonly scope?: 'text' | 'selection';
}

/** The values found in a text, ordered and without overlaps; offsets are UTF-16 code units. */
export function detect(text: string, options: DetectOptions = {}): Finding[] {
  return options.scope === 'selection'
    ? detectSelection(text, options)
    : detectText(text, options, FULL);
}
