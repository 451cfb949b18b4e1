import type { Finding } from '../kinds.ts';
import { detectText, type TextOptions } from './text.ts';

/** Values of all six kinds in a selected or pasted text. */
export function detectSelection(text: string, options: TextOptions = {}): Finding[] {
  return detectText(text, options);
}
