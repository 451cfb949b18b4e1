/** What is said of all fields, and how that changes. Does not touch the page. */
import type { MomentView } from '../line/index.ts';
import type { HeldForm } from './held-form.ts';
import type { FieldView } from './line-view.ts';
import type { TrackedField } from './tracked-field.ts';
import type { Undoable } from './undo.ts';

interface FieldMessage {
  readonly view: FieldView | undefined;
  /** The value whose message the person dismissed. */
  readonly dismissed: string | undefined;
  /** What is said for a moment in place of the verdict: a correction of the field was saved. */
  readonly confirmed: string | undefined;
}

const SILENT: FieldMessage = { view: undefined, dismissed: undefined, confirmed: undefined };

/** A sentence by a control, which need not be tracked. */
export interface Notice {
  readonly control: HTMLElement;
  readonly view: MomentView;
}

export interface Hold {
  readonly form: HeldForm;
  /** The message is a question with the focus; afterwards it only stays and counts. */
  readonly isQuestion: boolean;
  /** The fields that the person has been in since. */
  readonly visited: ReadonlySet<TrackedField>;
}

export interface MessageState {
  /** Oldest message first. */
  readonly fields: ReadonlyMap<TrackedField, FieldMessage>;
  /** The field whose mark the person pointed at, pressed or focused. */
  readonly chosen: TrackedField | undefined;
  readonly notice: Notice | undefined;
  readonly undo: Undoable | undefined;
  readonly hold: Hold | undefined;
}

export const NOTHING_SAID: MessageState = {
  fields: new Map(),
  ...{ chosen: undefined, notice: undefined, undo: undefined, hold: undefined },
};

export type MessageEvent =
  | { is: 'said'; tracked: TrackedField; view: FieldView; isFocused: boolean }
  /** A field has no message, or another note about it. */
  | ({ is: 'noted'; tracked: TrackedField } & Partial<FieldMessage>)
  /** The page removed fields; forgotten are those that are no longer tracked. */
  | { is: 'removed'; fields: readonly TrackedField[]; forgotten: ReadonlySet<TrackedField> }
  | { is: 'chosen'; tracked: TrackedField | undefined }
  | { is: 'noticed'; notice: Notice | undefined }
  | { is: 'corrected'; undo: Undoable | undefined }
  /** The moment of notice and undo is over: the undo stays in the menu. */
  | { is: 'passed' }
  | { is: 'held'; form: HeldForm }
  /** The person goes on in a field, so has read the question. */
  | { is: 'read'; visited?: TrackedField }
  | { is: 'released' };

export function reduceMessages(state: MessageState, event: MessageEvent): MessageState {
  const { fields, chosen, notice, undo, hold } = state;
  switch (event.is) {
    case 'said': {
      const { tracked, view, isFocused } = event;
      const isAtNotice = notice?.control === tracked.control;
      return {
        ...withMessage(state, tracked, { view }, isFocused),
        chosen: chosen === tracked ? chosen : undefined,
        notice: isFocused && !isAtNotice ? undefined : notice,
      };
    }
    case 'noted': {
      const { is: _, tracked, ...note } = event;
      return withMessage(state, tracked, note, false);
    }
    case 'removed': {
      const left = new Map(fields);
      for (const tracked of event.fields) {
        if (event.forgotten.has(tracked)) left.delete(tracked);
        else left.set(tracked, { ...(fields.get(tracked) ?? SILENT), view: undefined });
      }
      return { ...state, fields: left };
    }
    case 'chosen':
      return { ...state, chosen: event.tracked };
    case 'noticed':
      return { ...state, notice: event.notice };
    case 'corrected':
      return { ...state, undo: event.undo };
    case 'passed':
      return { ...state, notice: undefined, undo: undo && { ...undo, isOffered: false } };
    case 'held':
      return {
        ...state,
        chosen: undefined,
        hold: { form: event.form, isQuestion: true, visited: new Set() },
      };
    case 'read': {
      const visited = event.visited ? [event.visited] : [];
      const isRead = {
        isQuestion: false,
        visited: new Set([...(hold?.visited ?? []), ...visited]),
      };
      return { ...state, hold: hold && { ...hold, ...isRead } };
    }
    case 'released':
      return { ...state, hold: undefined };
  }
}

export const viewOf = ({ fields }: MessageState, tracked: TrackedField): FieldView | undefined =>
  fields.get(tracked)?.view;

/** The messages of all fields, and the line that shows them. */
export interface Messages {
  readonly state: MessageState;
  /** Whether the person is at the line. */
  readonly isInUse: boolean;
  /** Does not show the change. */
  apply(event: MessageEvent): void;
  /** Shows the present state. @returns whether the line is visible */
  update(): boolean;
  /** Says the field's present state. */
  render(tracked: TrackedField): void;
}

/** An unchanged message keeps its place in the order, unless its field has the focus. */
function withMessage(
  state: MessageState,
  tracked: TrackedField,
  note: Partial<FieldMessage>,
  isFocused: boolean,
): MessageState {
  const fields = new Map(state.fields);
  const before = fields.get(tracked) ?? SILENT;
  const isNew = note.view && before.view?.text !== note.view.text;
  if (isNew || isFocused) fields.delete(tracked);
  fields.set(tracked, { ...before, ...note });
  return { ...state, fields };
}
