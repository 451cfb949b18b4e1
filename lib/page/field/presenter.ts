/** Shows the messages of all tracked fields: one line, and corner marks for the fields that wait for it. */
import type { Verdict } from '../../domain/index.ts';
import { hasFocus, swallowErrors, writeValue } from '../dom/index.ts';
import type { FieldLine, LineHandlers, LineView } from '../line/index.ts';
import { highestPriority, type PendingView } from './line-priority.ts';
import { heldLineView, lineViewOf, waitingLineView } from './line-view.ts';
import type { TrackedField } from './tracked-field.ts';

/** A good offline verdict is hidden this long after the field was left, ms. */
const GOOD_SHOWN_MS = 8000;

export interface FieldPresenter {
  /** Shows what is known now. Does nothing while a question or a waiting submit is shown for the field. */
  render(tracked: TrackedField): void;
  /** Removes the field's message. */
  clear(tracked: TrackedField): void;
  /** Shows that a submit waits; `sendNow` ends the wait. */
  showWaiting(tracked: TrackedField, sendNow: () => void): void;
  endWaiting(tracked: TrackedField): void;
  /** Shows the question of a held submit. @returns whether it is visible; if not, it is removed again */
  showHoldQuestion(tracked: TrackedField, verdict: Verdict, submitAnyway: () => void): boolean;
}

/**
 * @param createLine creates the line with handlers for what the person does with it
 * @param contradictionOf a sentence about a contradiction between a field and others of its form
 */
export function createFieldPresenter(
  createLine: (handlers: LineHandlers) => FieldLine,
  contradictionOf: (tracked: TrackedField) => string | undefined = () => undefined,
): FieldPresenter {
  /** The message of each field, oldest first. */
  const views = new Map<TrackedField, PendingView>();
  const timers = new WeakMap<TrackedField, ReturnType<typeof setTimeout>>();
  let shown: TrackedField | undefined;
  let chosen: TrackedField | undefined;

  const line = createLine({
    onDismiss() {
      if (!shown) return;
      shown.dismissedValue = shown.field.value();
      shown.isHeld = false;
      clear(shown);
    },
    onChooseField(field) {
      if (shown?.isHeld) return;
      const tracked = [...views.keys()].find(({ control }) => control === field);
      if (tracked === chosen) return;
      chosen = tracked;
      update();
    },
  });

  /** Shows the view with the highest priority. @returns whether the line is visible */
  const update = (): boolean => {
    for (const tracked of views.keys()) if (!tracked.control.isConnected) views.delete(tracked);
    if (chosen && !views.has(chosen)) chosen = undefined;
    const winner = highestPriority(views.values(), chosen);
    shown = winner?.tracked;
    if (!winner) {
      line.hide();
      return false;
    }
    const view = chosen ? { ...winner.view, wanted: true } : winner.view;
    const isVisible = line.show(winner.tracked.control, view);
    const marked = [...views.values()].filter(
      ({ tracked }) => tracked !== shown || tracked === chosen,
    );
    line.showMarks(
      marked.map(({ tracked, view: { standing, text } }) => ({
        field: tracked.control,
        tone: standing,
        text,
      })),
    );
    return isVisible;
  };
  const clear = (tracked: TrackedField) => {
    clearTimeout(timers.get(tracked));
    if (views.delete(tracked)) update();
  };
  /** @returns whether the line is visible, whichever field has it */
  const present = (tracked: TrackedField, view: LineView): boolean => {
    clearTimeout(timers.get(tracked));
    const previous = views.get(tracked);
    // An unchanged message keeps its place in the order, unless its field has focus.
    const isNew = previous?.view.text !== view.text || previous.view.held !== view.held;
    if (isNew || hasFocus(tracked.control)) views.delete(tracked);
    views.set(tracked, { tracked, view });
    return update();
  };

  const applySuggestionTo = (tracked: TrackedField) => (value: string) => {
    const wasTyped = tracked.provenance.isTyped(tracked.field.value());
    tracked.isHeld = false;
    writeValue(tracked.control, value);
    // A suggestion counts as typed only if it replaces a value that the person typed.
    if (wasTyped) tracked.provenance.acceptWhole(value);
    tracked.wasLeft = true;
    void tracked.field.onLeave(wasTyped);
  };

  const render = (tracked: TrackedField) => {
    if (tracked.isHeld || tracked.isWaiting) return;
    const { field, control } = tracked;
    const commands = {
      applySuggestion: applySuggestionTo(tracked),
      prepareLookup: () => void field.prepareLookup(),
    };
    const view = control.isConnected
      ? lineViewOf(tracked, commands, contradictionOf(tracked))
      : null;
    if (!view) return clear(tracked);
    if (chosen && chosen !== tracked) chosen = undefined;
    present(tracked, view);
    // Not after a lookup: the page could see the line go, and so learn that the answer was good.
    if (view.standing === 'fits' && tracked.wasLeft && !field.isAnswered)
      timers.set(
        tracked,
        setTimeout(
          swallowErrors(() => clear(tracked)),
          GOOD_SHOWN_MS,
        ),
      );
  };

  return {
    render,
    clear,
    showWaiting(tracked, sendNow) {
      tracked.isWaiting = true;
      present(tracked, waitingLineView(sendNow));
    },
    endWaiting(tracked) {
      tracked.isWaiting = false;
      render(tracked);
    },
    showHoldQuestion(tracked, verdict, submitAnyway) {
      const commands = {
        applySuggestion: applySuggestionTo(tracked),
        fix() {
          tracked.isHeld = false;
          tracked.control.focus();
          render(tracked);
        },
        sendAnyway() {
          tracked.isHeld = false;
          clear(tracked);
          submitAnyway();
        },
      };
      // The question is shown next to its field, which may be scrolled out of view.
      tracked.control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      tracked.wasLeft = true;
      chosen = undefined;
      // Set first: showing the question takes focus from the field, whose blur calls `render`.
      tracked.isHeld = true;
      tracked.isHeld = present(tracked, heldLineView(verdict, commands));
      if (!tracked.isHeld) clear(tracked);
      return tracked.isHeld;
    },
  };
}
