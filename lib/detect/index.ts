/**
 * The full door: text → findings with all that is known. Pages import ./text.ts alone, so that they carry
 * neither what only selections and pastes need nor check digits and numbering plans.
 */
import type { Finding } from '../domain/index.ts';
import type { TextOptions } from './create-detector.ts';
import { detectExactly } from './exact-detector.ts';
import { detectSelection } from './selection.ts';

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
