import { listFormat } from '../texts/intl.ts';
import { text } from '../texts/record.ts';
import { isPlain, type Plain } from './at-path.ts';
import { rawText, spoken } from './words.ts';

/** One of several values of a field: what names it, and what else is told of it. */
export interface Item {
  readonly text: string;
  readonly aside: string;
}

/** The contract's own parts after the first read as they are called: "priority 10", "grade A". */
function told(name: string, value: unknown): string {
  const raw = rawText(value);
  if (name === 'type') return spoken(raw);
  if (name === 'priority') return text('itemPriority', { value: raw });
  if (name === 'grade') return text('itemGrade', { value: raw });
  return text('itemOtherPart', { name: spoken(name), value: raw });
}

function object(item: Plain, parts: readonly string[]): Item {
  const [first] = parts;
  const head = first === undefined ? undefined : item[first];
  if (head === undefined || head === null) return { text: rawText(item), aside: '' };
  // First what the contract names, in its order; then what else came.
  const rest = [...parts, ...Object.keys(item).filter((name) => !parts.includes(name))];
  const asides = rest
    .filter((name) => name !== first && (item[name] ?? '') !== '')
    .map((name) => told(name, item[name]));
  return { text: rawText(head), aside: listFormat({ type: 'unit' }).format(asides) };
}

/** @param parts of an item that is an object; the first one names it */
export function itemsOf(values: readonly unknown[], parts: readonly string[]): readonly Item[] {
  return values.map((value) =>
    isPlain(value) ? object(value, parts) : { text: spoken(rawText(value)), aside: '' },
  );
}
