/** What the text before a number says about it. */
import type { Kind } from '../domain/index.ts';
import { isOtherNumber } from '../kinds/shared/number-series.ts';
import { labelledKinds } from './exact-detector.ts';

/** The kinds that the nearest label names; none if it names another number; null without a label. */
export function labelBefore(text: string, start: number): readonly Kind[] | null {
  const label = labelledKinds(text.slice(0, start)).at(-1);
  const from = label?.end ?? 0;
  return isOtherNumber(text.slice(from), start - from) ? [] : (label?.kinds ?? null);
}
