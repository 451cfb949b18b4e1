import {
  isPlainObject,
  isReadableItem,
  type PlainObject,
  shownRaw,
} from '../../kinds/shared/read-field.ts';
import { recordText } from '../../texts/areas.ts';
import { listFormat } from '../../texts/intl.ts';
import { rawValueText, readableWord } from './format.ts';

/** A single value among several values of a field: its main text, and further details. */
export interface AnswerItem {
  readonly text: string;
  readonly details: string;
  /** The value has another type than the contract says; `text` says so. */
  readonly unreadable?: true;
}

const unreadableText = (value: unknown): string =>
  recordText('notReadable', { value: shownRaw(value) });

/** Text of a part after the first: "priority 10", "grade A". */
function itemPartText(name: string, value: unknown): string {
  if (typeof value === 'object') {
    return recordText('itemOtherPart', { name: readableWord(name), value: unreadableText(value) });
  }
  const raw = rawValueText(value);
  if (name === 'type') return readableWord(raw);
  return recordText('itemOtherPart', { name: readableWord(name), value: raw });
}

function objectItem(item: PlainObject, parts: readonly string[]): AnswerItem {
  const [mainPart = ''] = parts;
  // First the parts that the contract names, in its order, then the others.
  const names = [...parts, ...Object.keys(item).filter((name) => !parts.includes(name))];
  const details = names
    .filter((name) => name !== mainPart && (item[name] ?? '') !== '')
    .map((name) => itemPartText(name, item[name]));
  return {
    text: rawValueText(item[mainPart]),
    details: listFormat({ type: 'unit' }).format(details),
  };
}

/** @param parts property names of an item that is an object; the first holds its main text */
export function answerItemsOf(
  values: readonly unknown[],
  parts: readonly string[],
): readonly AnswerItem[] {
  return values.map((value) => {
    if (!isReadableItem(value, parts)) {
      return { text: unreadableText(value), details: '', unreadable: true };
    }
    return isPlainObject(value)
      ? objectItem(value, parts)
      : { text: readableWord(rawValueText(value)), details: '' };
  });
}
