/**
 * Shows the messages of all tracked fields: one line for one field or for a held form, and corner marks on the
 * other fields.
 */
import { briefOf } from '../../texts/brief-text.ts';
import { hasFocus } from '../dom/index.ts';
import type { FieldLine, LineChoice, LineHandlers } from '../line/index.ts';
import { createHoldMessage } from './hold-message.ts';
import { lineViewOf, waitingLineView } from './line-view.ts';
import { lineOf, watchedElements } from './message-line.ts';
import {
  type MessageEvent,
  type Messages,
  NOTHING_SAID,
  reduceMessages,
  viewOf,
} from './message-state.ts';
import { createMoments } from './moments.ts';
import { createSightWatch } from './sight.ts';
import type { Beside, TrackedField } from './tracked-field.ts';
import { isUndoable, offeredUndo, undoChoices } from './undo.ts';

export interface FieldPresenterNeeds {
  /** Creates the line; its handlers react to the person's actions. */
  readonly createLine: (handlers: LineHandlers) => FieldLine;
  readonly trackedFields: () => Iterable<TrackedField>;
  /** What is said about a field's value beside others of its form. */
  readonly besideOf: (tracked: TrackedField) => Beside | undefined;
  /** The choices in the line's menu for a field. */
  readonly choicesFor: (tracked: TrackedField) => readonly LineChoice[];
  /** Continues with the control that the page drew in place of a field's; false if there is none. */
  readonly followRedrawn: (tracked: TrackedField) => boolean;
  /** Whether a person can see a field; one that they cannot see has no message. */
  readonly isInSight: (control: HTMLElement) => boolean;
}

export type FieldPresenter = ReturnType<typeof createFieldPresenter>;

export function createFieldPresenter(needs: FieldPresenterNeeds) {
  const { isInSight, trackedFields } = needs;
  let state = NOTHING_SAID;
  /** The field that has the line. */
  let shown: TrackedField | undefined;
  const apply = (event: MessageEvent) => {
    state = reduceMessages(state, event);
  };
  const sight = createSightWatch(isInSight, () => update());
  const line = needs.createLine({
    onDismiss,
    onChooseField(field) {
      if (state.hold?.isQuestion) return;
      const views = [...state.fields].filter(([, { view }]) => view);
      const [tracked] = views.find(([{ control }]) => control === field) ?? [];
      if (tracked === state.chosen) return;
      apply({ is: 'chosen', tracked });
      update();
    },
    onFieldGone: () => update(),
  });

  const messages: Messages = {
    get state() {
      return state;
    },
    get isInUse() {
      return line.isInUse;
    },
    apply,
    update,
    render,
  };
  const moments = createMoments(messages);
  const holds = createHoldMessage(messages, {
    trackedFields: () => [...trackedFields()].filter(isInPage),
    isInSight,
    applySuggestion: moments.applySuggestion,
  });

  const isInPage = (tracked: TrackedField): boolean =>
    tracked.control.isConnected || needs.followRedrawn(tracked);
  /** Forgets what the page has removed or changed. */
  function forgetGone(): void {
    const gone = [...state.fields.keys()].filter((tracked) => !isInPage(tracked));
    const tracked = new Set(trackedFields());
    if (gone.length > 0)
      apply({
        is: 'removed',
        fields: gone,
        forgotten: new Set(gone.filter((each) => !tracked.has(each))),
      });
    const { chosen, hold, undo } = state;
    if (chosen && !viewOf(state, chosen)) apply({ is: 'chosen', tracked: undefined });
    if (undo && !isUndoable(undo)) apply({ is: 'corrected', undo: undefined });
    if (!hold || hold.form.isInPage()) return;
    if (hold.isQuestion) hold.form.submit.forget();
    apply({ is: 'released' });
  }
  /** @returns whether the line is visible, for whichever field */
  function update(): boolean {
    forgetGone();
    sight.watch(watchedElements(state));
    const next = lineOf(state, { isInSight, isInUse: line.isInUse, shown });
    shown = next?.tracked;
    if (!next) {
      line.hide();
      return false;
    }
    return line.show(next);
  }

  function onDismiss() {
    const { hold, notice, undo } = state;
    if (notice || (shown && offeredUndo(undo)?.tracked === shown)) {
      apply({ is: 'passed' });
      return void update();
    }
    if (!shown) return hold?.isQuestion ? holds.fix() : holds.release();
    if (shown.field.list?.dismiss()) return render(shown);
    apply({ is: 'noted', tracked: shown, dismissed: shown.field.value() });
    clear(shown);
  }
  function clear(tracked: TrackedField): void {
    const had = viewOf(state, tracked);
    if (had) apply({ is: 'noted', tracked, view: undefined });
    if (had || state.hold) update();
  }
  /** @param hasWaited a submit no longer waits for the field */
  function render(tracked: TrackedField, hasWaited = false) {
    if (!hasWaited && viewOf(state, tracked)?.about === 'wait') return;
    const { control, field } = tracked;
    if (state.hold && hasFocus(control)) apply({ is: 'read', visited: tracked });
    const { dismissed, confirmed } = state.fields.get(tracked) ?? {};
    const commands = {
      applySuggestion: (value: string) => moments.applySuggestion(tracked, value),
      prepareLookup: () => void (field.list || field.prepareLookup()),
    };
    const isShown = isInPage(tracked) && dismissed !== field.value();
    const view = isShown ? lineViewOf(tracked, commands, needs.besideOf(tracked)) : null;
    if (!view) return clear(tracked);
    const choices = [...undoChoices(state.undo, tracked), ...needs.choicesFor(tracked)];
    const said = confirmed && { text: confirmed, brief: briefOf('saved'), isQuiet: false };
    say(tracked, { ...view, ...said, choices });
  }
  function say(tracked: TrackedField, view: Extract<MessageEvent, { is: 'said' }>['view']): void {
    apply({ is: 'said', tracked, view, isFocused: hasFocus(tracked.control) });
    update();
  }

  return {
    /** Shows the present state. Does nothing while a waiting submit is shown for the field. */
    render: (tracked: TrackedField) => render(tracked),
    /** Removes the field's message. */
    clear,
    confirm: moments.confirm,
    showNotice: moments.showNotice,
    enterLine: line.enter,
    /** Shows that a submit waits; `sendNow` ends the wait. */
    showWaiting: (tracked: TrackedField, sendNow: () => void) =>
      say(tracked, waitingLineView(sendNow)),
    endWaiting: (tracked: TrackedField) => render(tracked, true),
    showHoldQuestion: holds.show,
    isOverlooked: holds.isOverlooked,
    release: holds.releaseOf,
  };
}
