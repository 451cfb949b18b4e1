/**
 * Shows the messages of all tracked fields: one line for one field or for a held form, and corner marks on the
 * other fields.
 */
import { briefOf } from '../../texts/brief-text.ts';
import { hasFocus, swallowErrors } from '../dom/index.ts';
import type { FieldLine, LineChoice, LineHandlers, LineView } from '../line/index.ts';
import { createHeldForm, type HeldForm } from './held-form.ts';
import { createNotices, highestPriority, marksOf, NOTICE_SHOWN_MS } from './line-priority.ts';
import { lineViewOf, waitingLineView } from './line-view.ts';
import type { FieldPresenter } from './presenter-interface.ts';
import { createSightWatch } from './sight.ts';
import { type Beside, formOf, type TrackedField } from './tracked-field.ts';
import { createCorrectionUndo } from './undo.ts';

/**
 * @param createLine creates the line; its handlers react to the person's actions
 * @param besideOf what is said about a field's value beside others of its form
 * @param choicesFor the choices in the line's menu for a field
 * @param followRedrawn continues with the control that the page drew in place of a field's; false
 * if there is none
 * @param isInSight whether a person can see a field; one that they cannot see has no message
 */
export function createFieldPresenter(
  createLine: (handlers: LineHandlers) => FieldLine,
  besideOf: (tracked: TrackedField) => Beside | undefined = () => undefined,
  choicesFor: (tracked: TrackedField) => readonly LineChoice[] = () => [],
  followRedrawn: (tracked: TrackedField) => boolean = () => false,
  trackedFields: () => Iterable<TrackedField> = () => [],
  isInSight: (control: HTMLElement) => boolean = () => true,
): FieldPresenter {
  /** The message of each field, oldest first. */
  const views = new Map<TrackedField, LineView>();
  /** The value whose message the person dismissed. */
  const dismissed = new WeakMap<TrackedField, string>();
  /** Fields for whose verdict a submit waits. Their message stays until the form is sent or held. */
  const waiting = new WeakSet<TrackedField>();
  const confirmations = new WeakMap<TrackedField, string>();
  const notices = createNotices(() => update());
  const sight = createSightWatch(isInSight, () => update());
  const undo = createCorrectionUndo({
    onChange: () => update(),
    isInUse: () => line.isInUse,
    // The person has said that the value is right.
    onUndone(tracked) {
      dismissed.set(tracked, tracked.field.value());
      render(tracked);
    },
  });
  let shown: TrackedField | undefined;
  let chosen: TrackedField | undefined;
  let hold: HeldForm | undefined;

  const line = createLine({
    onDismiss() {
      if (notices.shown || (shown && undo.shown?.tracked === shown)) {
        notices.end();
        undo.end();
        return void update();
      }
      if (!shown) return hold?.isQuestion ? fix() : release();
      if (shown.field.list?.dismiss()) return render(shown);
      dismissed.set(shown, shown.field.value());
      clear(shown);
    },
    onChooseField(field) {
      if (hold?.isQuestion) return;
      const tracked = [...views.keys()].find(({ control }) => control === field);
      if (tracked === chosen) return;
      chosen = tracked;
      update();
    },
    onFieldGone: () => update(),
  });

  const isInPage = (tracked: TrackedField): boolean =>
    tracked.control.isConnected || followRedrawn(tracked);

  /** Shows the view with the highest priority. @returns whether the line is visible */
  const update = (): boolean => {
    for (const tracked of views.keys()) if (!isInPage(tracked)) views.delete(tracked);
    if (chosen && !views.has(chosen)) chosen = undefined;
    if (hold && !hold.isInPage()) {
      if (hold.isQuestion) hold.submit.forget();
      hold = undefined;
    }
    const inHold = hold?.near() ?? [];
    sight.watch([
      ...[...views.keys()].map(({ control }) => control),
      ...(hold?.mayStandBy() ?? []),
    ]);
    const seen = new Map([...views].filter(([{ control }]) => isInSight(control)));
    const best = highestPriority(seen, chosen);
    // The message of the field that the person is correcting takes the place of the form's.
    const isAt = (field: TrackedField) =>
      hasFocus(field.control) || (field === shown && line.isInUse);
    const corrected = hold && (chosen ?? hold.fields().find(isAt));
    const isWaiting = best && waiting.has(best);
    const undoable = chosen || hold || isWaiting ? undefined : undo.over(seen, best);
    const winner = undoable?.tracked ?? (!hold || isWaiting ? best : corrected);
    const view = undoable?.view ?? (winner && seen.get(winner));
    const notice = hold?.isQuestion ? undefined : notices.shown;
    if (notice) {
      shown = undefined;
      return line.show(notice.control, notice.view);
    }
    const [nearHold] = inHold;
    const form = nearHold && (hold?.isQuestion || !view) ? hold : undefined;
    shown = form || !view ? undefined : winner;
    if (!form && !view) {
      line.hide();
      return false;
    }
    const asked = chosen && { wanted: true, isChosen: true };
    const isVisible = form
      ? !!nearHold && line.show(nearHold, undo.addTo(form.view()))
      : !!winner && !!view && line.show(winner.control, { ...view, ...asked });
    line.showMarks(marksOf(seen));
    return isVisible;
  };
  const release = () => {
    hold = undefined;
    update();
  };
  const goTo = (tracked: TrackedField) => {
    if (hold) hold.isQuestion = false;
    dismissed.delete(tracked);
    tracked.wasLeft = true;
    chosen = undefined;
    tracked.control.focus();
    render(tracked);
  };
  const fix = () => {
    const [first] = hold?.fields() ?? [];
    return first ? goTo(first) : release();
  };
  const clear = (tracked: TrackedField) => {
    if (views.delete(tracked) || hold) update();
  };
  /** @returns whether the line is visible, for this field or for another */
  const present = (tracked: TrackedField, view: LineView): boolean => {
    const previous = views.get(tracked);
    notices.leaveFor(tracked.control);
    // An unchanged message keeps its place in the order, unless its field has focus.
    const isNew = previous?.text !== view.text;
    if (isNew || hasFocus(tracked.control)) views.delete(tracked);
    views.set(tracked, view);
    return update();
  };

  const applySuggestion = (tracked: TrackedField, value: string) => {
    if (hold) hold.isQuestion = false;
    tracked.wasLeft = true;
    if (chosen === tracked) chosen = undefined;
    const takeBack = tracked.field.applySuggestion(value);
    if (takeBack) undo.offer(tracked, value, takeBack);
  };

  const render = (tracked: TrackedField) => {
    if (waiting.has(tracked)) return;
    const { field } = tracked;
    // A person who goes on in a field has read the question.
    if (hold && hasFocus(tracked.control)) {
      hold.isQuestion = false;
      hold.visited.add(tracked);
    }
    const commands = {
      applySuggestion: (value: string) => applySuggestion(tracked, value),
      prepareLookup: () => void field.prepareLookup(),
    };
    const isShown = isInPage(tracked) && dismissed.get(tracked) !== field.value();
    const view = isShown ? lineViewOf(tracked, commands, besideOf(tracked)) : null;
    if (!view) return clear(tracked);
    const text = confirmations.get(tracked);
    const choices = [...undo.choicesFor(tracked), ...choicesFor(tracked)];
    if (chosen && chosen !== tracked) chosen = undefined;
    const said = text && { text, brief: briefOf('saved'), isQuiet: false };
    present(tracked, { ...view, ...said, choices });
  };

  return {
    render,
    clear,
    confirm(tracked, text) {
      notices.end();
      dismissed.delete(tracked);
      confirmations.set(tracked, text);
      render(tracked);
      if (!views.has(tracked)) return notices.show(tracked.control, { isSaved: true, text }, []);
      const end = swallowErrors(() => {
        if (confirmations.get(tracked) !== text) return;
        confirmations.delete(tracked);
        if (views.has(tracked)) render(tracked);
      });
      setTimeout(end, NOTICE_SHOWN_MS);
    },
    showNotice: notices.show,
    enterLine: line.enter,
    showWaiting(tracked, sendNow) {
      waiting.add(tracked);
      present(tracked, waitingLineView(sendNow));
    },
    endWaiting(tracked) {
      waiting.delete(tracked);
      render(tracked);
    },
    showHoldQuestion(submit) {
      chosen = undefined;
      // Set first: showing the question takes focus from a field, whose blur calls `render`.
      const held = createHeldForm({
        submit,
        trackedFields: () => [...trackedFields()].filter(isInPage),
        isInSight,
        goTo,
        applySuggestion,
        commands: {
          fix,
          sendAnyway() {
            for (const tracked of held.fields()) views.delete(tracked);
            release();
            submit.submitAnyway();
          },
          sendNow: submit.submitNow,
        },
      });
      hold = held;
      for (const tracked of held.fields()) tracked.wasLeft = true;
      const isVisible = update();
      if (!isVisible) release();
      return isVisible;
    },
    isOverlooked: (tracked) =>
      hold?.fields().includes(tracked) === true && !hold.visited.has(tracked),
    release(tracked) {
      if (hold && (!tracked || formOf(tracked.control) === hold.submit.form())) release();
    },
  };
}
