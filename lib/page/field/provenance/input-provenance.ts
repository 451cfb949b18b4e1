/**
 * A state machine that proves that a person entered a value (DESIGN, Invariants, Money).
 *
 * It keeps the last proven value. Each change must follow one user action, and may only insert that
 * action's text into the proven value or remove one piece from it. Any other change ends the proof,
 * until one action inserts the whole value: the first key in an empty field does. After an
 * automatic lookup, every change ends the proof: otherwise a page could have the person type
 * something else into the middle of the proven value, again and again. Without proof there is no
 * automatic lookup; nothing else depends on it.
 *
 * White space is ignored: sites group digits, and `type=email` trims its value.
 */

/** An action older than this, ms, does not explain a change. */
const MAX_AGE_MS = 1000;

/**
 * The text that an action inserts; empty if it deletes. Null: one unknown character (dead keys, on-screen
 * keyboards).
 */
export type InsertedText = string | null;

export interface ValueChange {
  /** The value just before the change; undefined if it was not read. */
  readonly before: string | undefined;
  readonly after: string;
  /** The inserted text as the browser reports it; null if it does not. */
  readonly data: string | null;
  /** Time stamp of the event, ms. */
  readonly at: number;
}

export interface InputProvenance {
  /** Records a user action. @param inserted undefined: the action never changes a value */
  recordAction(inserted: InsertedText | undefined, at: number): void;
  /** Records that the value changed. One action explains one change. */
  recordChange(change: ValueChange): void;
  /** Accepts a whole value as proven: autofill, or a suggestion of ours that the person chose. */
  acceptWhole(value: string): void;
  /** Call this after the proven value was looked up automatically: the next value must be entered from the start. */
  requireFreshStart(): void;
  /** Whether there is proof that a person entered this value. */
  isTyped(value: string): boolean;
}

const withoutWhitespace = (text: string) => text.replace(/\s/g, '');

const matchingLength = (
  a: string,
  b: string,
  from: (text: string, i: number) => string | undefined,
) => {
  let length = 0;
  while (length < a.length && from(a, length) === from(b, length)) length += 1;
  return length;
};

/** Whether `after` is `before` with one piece replaced by, or one position filled with, the inserted text. */
export function isSingleEdit(before: string, after: string, text: string): boolean {
  const keptLength = after.length - text.length;
  if (keptLength > before.length) return false;
  const head = matchingLength(before, after, (value, i) => value[i]);
  const tail = matchingLength(before, after, (value, i) => value[value.length - 1 - i]);
  const last = Math.min(keptLength, head);
  for (let position = Math.max(0, keptLength - tail); position <= last; position += 1) {
    if (after.startsWith(text, position)) return true;
  }
  return false;
}

export function createInputProvenance(): InputProvenance {
  /** The proven value without white space; undefined without proof. */
  let proven: string | undefined;
  let needsFreshStart = false;
  let pendingAction: { readonly inserted: InsertedText; readonly at: number } | undefined;

  /** The inserted text, if the action and the browser's report agree. */
  const textOf = (inserted: InsertedText, data: string | null): string | undefined => {
    if (inserted === null)
      return data !== null && [...data].length === 1 ? withoutWhitespace(data) : undefined;
    const text = withoutWhitespace(inserted);
    return data === null || withoutWhitespace(data) === text ? text : undefined;
  };

  const provenAfter = (change: ValueChange): string | undefined => {
    const action = pendingAction;
    pendingAction = undefined;
    const before = change.before === undefined ? undefined : withoutWhitespace(change.before);
    const after = withoutWhitespace(change.after);
    const isRecent = action !== undefined && change.at - action.at < MAX_AGE_MS;
    const text = isRecent ? textOf(action.inserted, change.data) : undefined;
    if (after === text) {
      needsFreshStart = false;
      return after;
    }
    if (after === before) return after === proven ? proven : undefined;
    if (text === undefined || before === undefined || before !== proven || needsFreshStart)
      return undefined;
    return isSingleEdit(before, after, text) ? after : undefined;
  };

  return {
    recordAction(inserted, at) {
      pendingAction = inserted === undefined ? undefined : { inserted, at };
    },
    recordChange(change) {
      proven = provenAfter(change);
    },
    acceptWhole(whole) {
      needsFreshStart = false;
      proven = withoutWhitespace(whole);
    },
    requireFreshStart() {
      needsFreshStart = true;
    },
    isTyped: (current) =>
      withoutWhitespace(current) !== '' && withoutWhitespace(current) === proven,
  };
}
