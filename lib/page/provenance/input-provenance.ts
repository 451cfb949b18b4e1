/**
 * Proof that a person typed a value (DESIGN, Invariants, Money), as a machine on plain facts of events.
 *
 * It keeps the last value that is proven, beginning with the empty one. Each change must come with one
 * act of the person's, and must be that act's text put into the proven value, or a piece taken out of
 * it, and nothing else. Whatever changes otherwise loses the proof until the field is empty or one
 * act brings all that stands in it. To lose it costs no more than an automatic lookup.
 *
 * White space proves nothing and spoils nothing: sites group digits, and a control of type email
 * trims its value.
 */

/** An act older than this, ms, made no change. */
const MAX_AGE_MS = 1000;

/**
 * What an act brings: a text, empty where it takes away. Null: one character, the keyboard does not
 * say which (dead keys, screen keyboards).
 */
export type InsertedText = string | null;

export interface ValueChange {
  /** The value just before; undefined where nobody looked. */
  readonly before: string | undefined;
  readonly after: string;
  /** What the browser says was put in; null where it says nothing. */
  readonly data: string | null;
  readonly at: number;
}

export interface InputProvenance {
  /** The person did something that may change the value; undefined: something that never does. */
  recordAction(brought: InsertedText | undefined, at: number): void;
  /** The value changed. One act makes one change. */
  recordChange(change: ValueChange): void;
  /** The person or the browser chose the whole value: a suggestion of ours, autofill. */
  acceptWhole(value: string): void;
  isTyped(value: string): boolean;
}

const withoutWhitespace = (text: string) => text.replace(/\s+/g, '');

const matchingLength = (
  a: string,
  b: string,
  from: (text: string, i: number) => string | undefined,
) => {
  let length = 0;
  while (length < a.length && length < b.length && from(a, length) === from(b, length)) length += 1;
  return length;
};

/** Whether `after` is `before` with one piece of it, or nothing, replaced by `text`. */
export function isSingleEdit(before: string, after: string, text: string): boolean {
  const kept = after.length - text.length;
  if (kept < 0 || kept > before.length) return false;
  const head = matchingLength(before, after, (each, i) => each[i]);
  const tail = matchingLength(before, after, (each, i) => each[each.length - 1 - i]);
  for (let at = Math.max(0, kept - tail); at <= Math.min(kept, head); at += 1) {
    if (after.startsWith(text, at)) return true;
  }
  return false;
}

/** @param value what stands in the field when the watch begins: nobody saw where it came from */
export function createInputProvenance(value: string): InputProvenance {
  /** Without white space; undefined while there is no proof. */
  let proven = withoutWhitespace(value) === '' ? '' : undefined;
  let hand: { readonly brought: InsertedText; readonly at: number } | undefined;

  const textOf = (brought: InsertedText, data: string | null): string | undefined => {
    if (brought === null)
      return data !== null && [...data].length === 1 ? withoutWhitespace(data) : undefined;
    const text = withoutWhitespace(brought);
    return data === null || withoutWhitespace(data) === text ? text : undefined;
  };

  const next = ({ before, after, data, at }: ValueChange): string | undefined => {
    const last = hand;
    hand = undefined;
    const [was, is] = [
      before === undefined ? undefined : withoutWhitespace(before),
      withoutWhitespace(after),
    ];
    if (is === '') return '';
    const text = last && at - last.at < MAX_AGE_MS ? textOf(last.brought, data) : undefined;
    if (is === text) return is;
    if (is === was) return is === proven ? proven : undefined;
    if (text === undefined) return undefined;
    return was !== undefined && was === proven && isSingleEdit(was, is, text) ? is : undefined;
  };

  return {
    recordAction(brought, at) {
      hand = brought === undefined ? undefined : { brought, at };
    },
    recordChange(change) {
      proven = next(change);
    },
    acceptWhole(all) {
      proven = withoutWhitespace(all);
    },
    isTyped: (now) => withoutWhitespace(now) !== '' && withoutWhitespace(now) === proven,
  };
}
