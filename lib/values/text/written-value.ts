/**
 * The one reader of what people write and paste: turns a text into the value that is meant, in a form
 * that the kind reads further, and says what it did. First the characters, then what is around the
 * value, then what a program made of it, then the signs between its characters.
 */
import type { ReadingStep } from '../domain/index.ts';
import { withoutDamage } from './damage.ts';
import {
  narrowed,
  withAsciiDigits,
  withoutInvisible,
  withPlainLetters,
  withPlainSpaces,
} from './normalize.ts';
import { unwrapped, type WrappingRules } from './wrapping.ts';

export interface WrittenRules extends WrappingRules {
  /** Whether digits of another script are other characters, and spaces count, as in a name. */
  readonly keepsCharacters: boolean;
  /** Whether a program may take the value for a quantity. */
  readonly isNumeric: boolean;
  /** Signs between the characters of a value that mean nothing, and what stands for them. */
  readonly signs?: { readonly pattern: RegExp; readonly gap: '' | ' ' };
  /** How registers print a value with such signs, so that receivers know them. */
  readonly printed?: RegExp;
}

export interface WrittenValue {
  readonly text: string;
  /** What was done, in order, each once. */
  readonly steps: readonly ReadingStep[];
}

/** A hyphen at the end of a line, inside a name. */
const LINE_HYPHEN = /(?<=[\p{Alpha}\d])-[ \xa0]?\r?\n[ \xa0]?(?=[\p{Alpha}\d])/gu;

/** Wrappings inside each other that are removed. */
const MOST_WRAPPINGS = 6;

export function readWritten(written: string, rules: WrittenRules): WrittenValue {
  const steps = new Set<ReadingStep>();
  const { isName, keepsCharacters, isNumeric, signs, printed } = rules;
  const change = (before: string, after: string, step: ReadingStep): string => {
    if (after !== before) steps.add(step);
    return after;
  };
  let text = change(written, withoutInvisible(written), 'invisible-removed');
  text = change(text, narrowed(text, isName), 'wide-replaced');
  if (!keepsCharacters) text = change(text, withAsciiDigits(text), 'digits-replaced');
  if (isName) {
    text = change(text, withPlainLetters(text), 'letters-replaced');
    text = change(text, text.replace(LINE_HYPHEN, ''), 'hyphen-removed');
  }
  text = withPlainSpaces(text, keepsCharacters);
  for (let i = 0; i < MOST_WRAPPINGS; i++) {
    const inner = unwrapped(text, rules);
    if (inner === null || inner.text === '') break;
    text = inner.text;
    if (inner.step) steps.add(inner.step);
  }
  const repaired = isNumeric ? withoutDamage(text) : null;
  if (repaired !== null) {
    text = repaired.text;
    steps.add(repaired.step);
  }
  if (signs && repaired?.step !== 'digits-lost') {
    const joined = text.replace(signs.pattern, signs.gap);
    text = printed?.test(text) ? joined : change(text, joined, 'signs-removed');
  }
  return { text, steps: [...steps] };
}
