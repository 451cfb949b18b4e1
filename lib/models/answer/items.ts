import { listFormat } from '../../texts/intl.ts';
import { recordText } from '../../texts/record.ts';
import { rawValueText, readableWord } from './format.ts';
import { isPlainObject, type PlainObject } from './paths.ts';

/** One of several values of a field: what names it, and what else is told of it. */
export interface AnswerItem {
  readonly text: string;
  readonly details: string;
}

/** The contract's own parts after the first read as they are called: "priority 10", "grade A". */
function itemPartText(name: string, value: unknown): string {
  const raw = rawValueText(value);
  if (name === 'type') return readableWord(raw);
  if (name === 'priority') return recordText('itemPriority', { value: raw });
  if (name === 'grade') return recordText('itemGrade', { value: raw });
  return recordText('itemOtherPart', { name: readableWord(name), value: raw });
}

function objectItem(item: PlainObject, parts: readonly string[]): AnswerItem {
  const [first] = parts;
  const head = first === undefined ? undefined : item[first];
  if (head === undefined || head === null) return { text: rawValueText(item), details: '' };
  // First what the contract names, in its order; then what else came.
  const rest = [...parts, ...Object.keys(item).filter((name) => !parts.includes(name))];
  const asides = rest
    .filter((name) => name !== first && (item[name] ?? '') !== '')
    .map((name) => itemPartText(name, item[name]));
  return { text: rawValueText(head), details: listFormat({ type: 'unit' }).format(asides) };
}

/** @param parts of an item that is an object; the first one names it */
export function answerItemsOf(
  values: readonly unknown[],
  parts: readonly string[],
): readonly AnswerItem[] {
  return values.map((value) =>
    isPlainObject(value)
      ? objectItem(value, parts)
      : { text: readableWord(rawValueText(value)), details: '' },
  );
}
