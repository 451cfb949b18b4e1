import { type DetectOptions, detect } from '../../../lib/values/detect/index.ts';
import type { Finding, Kind } from '../../../lib/values/domain/kind.ts';
import { checkValue } from '../../check-data.ts';

const describeFinding = ({ kind, raw, value }: Finding) =>
  raw === value ? `${kind} ${value}` : `${kind} ${raw}=${value}`;

const isMistyped = ({ kind, value, evidence }: Finding) =>
  evidence !== undefined && checkValue(kind, value).standing === 'bad';

/**
 * Findings as `kind raw=value`, or `kind value` if both are equal. Mistyped values, which only a
 * label or their shape makes findings, are left out.
 */
export function found(text: string, options: DetectOptions = {}): string[] {
  return detect(text, options)
    .filter((finding) => !isMistyped(finding))
    .map(describeFinding);
}

/**
 * A text without the brackets around its values, and what `found` should say about them.
 * @param values in the form that is sent, separated by spaces
 */
export function unmarked(kind: Kind, marked: string, values: string) {
  const sent = values.split(' ');
  const raws = Array.from(marked.matchAll(/\[(.*?)\]/g), ([, raw = '']) => raw);
  const expected = raws.map((raw, i) => {
    const value = sent[i] ?? raw;
    return raw === value ? `${kind} ${raw}` : `${kind} ${raw}=${value}`;
  });
  return { text: marked.replace(/[[\]]/g, ''), expected };
}
