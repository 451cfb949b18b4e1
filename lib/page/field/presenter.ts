/** Shows the messages of all tracked fields: one line for one field, and corner marks on the others. */
import type { Verdict } from '../../domain/index.ts';
import { hasFocus, swallowErrors } from '../dom/index.ts';
import type { FieldLine, LineAction, LineChoice, LineHandlers, LineView } from '../line/index.ts';
import type { HeldSubmit } from '../submit/index.ts';
import { highestPriority, type PendingView } from './line-priority.ts';
import { heldLineView, lineViewOf, waitingLineView } from './line-view.ts';
import type { TrackedField } from './tracked-field.ts';

/** A good offline verdict is hidden this long after the field was left, ms. */
const GOOD_SHOWN_MS = 8000;
/** The confirmation that a correction was saved is shown this long, ms. */
const NOTICE_SHOWN_MS = 8000;

export interface FieldPresenter {
  /** Shows the present state. Does nothing while a question or a waiting submit is shown for the field. */
  render(tracked: TrackedField): void;
  /** Confirms that a correction was saved: in the field's line, or in a notice if the field has no message. */
  confirm(tracked: TrackedField, text: string): void;
  /** Shows a sentence by a control, which need not be tracked. */
  showNotice(control: HTMLElement, text: string, actions: readonly LineAction[]): void;
  /** Moves the focus into the shown line. @returns false if there is none, or the person has just been in it */
  enterLine(): boolean;
  /** Removes the field's message. */
  clear(tracked: TrackedField): void;
  /** Shows that a submit waits; `sendNow` ends the wait. */
  showWaiting(tracked: TrackedField, sendNow: () => void): void;
  endWaiting(tracked: TrackedField): void;
  /** Shows the question of a held submit. @returns whether it is visible; if not, it is removed again */
  showHoldQuestion(tracked: TrackedField, verdict: Verdict, submit: HeldSubmit): boolean;
}

/**
 * @param createLine creates the line; its handlers react to the person's actions
 * @param contradictionOf a sentence about a contradiction between a field and others of its form
 * @param choicesFor the choices in the line's menu for a field
 * @param followRedrawn continues with the control that the page drew in place of a field's; false
 * if there is none
 */
export function createFieldPresenter(
  createLine: (handlers: LineHandlers) => FieldLine,
  contradictionOf: (tracked: TrackedField) => string | undefined = () => undefined,
  choicesFor: (tracked: TrackedField) => readonly LineChoice[] = () => [],
  followRedrawn: (tracked: TrackedField) => boolean = () => false,
): FieldPresenter {
  /** The message of each field, oldest first. */
  const views = new Map<TrackedField, PendingView>();
  const timers = new WeakMap<TrackedField, ReturnType<typeof setTimeout>>();
  const confirmations = new WeakMap<TrackedField, string>();
  let notice: { readonly control: HTMLElement; readonly view: LineView } | undefined;
  let shown: TrackedField | undefined;
  let chosen: TrackedField | undefined;

  const line = createLine({
    onDismiss() {
      if (notice) return endNotice();
      if (!shown) return;
      if (shown.isHeld) {
        // The page may have disabled its button, so the line still offers to send.
        shown.isHeld = false;
        return render(shown);
      }
      if (shown.field.list?.dismiss()) {
        return render(shown);
      }
      shown.dismissedValue = shown.field.value();
      clear(shown);
    },
    onChooseField(field) {
      if (shown?.isHeld) return;
      const tracked = [...views.keys()].find(({ control }) => control === field);
      if (tracked === chosen) return;
      chosen = tracked;
      update();
    },
    onFieldGone: () => update(),
  });

  const isInPage = (tracked: TrackedField): boolean => {
    if (tracked.control.isConnected || followRedrawn(tracked)) return true;
    // The question was not answered, so the next submit is held again.
    if (tracked.isHeld) tracked.heldVerdicts.clear();
    tracked.isHeld = false;
    return false;
  };
  /** Shows the view with the highest priority. @returns whether the line is visible */
  const update = (): boolean => {
    for (const tracked of views.keys()) if (!isInPage(tracked)) views.delete(tracked);
    if (chosen && !views.has(chosen)) chosen = undefined;
    const winner = highestPriority(views.values(), chosen);
    if (notice && !winner?.view.held) {
      shown = undefined;
      return line.show(notice.control, notice.view);
    }
    shown = winner?.tracked;
    if (!winner) {
      line.hide();
      return false;
    }
    const view = chosen ? { ...winner.view, wanted: true, isChosen: true } : winner.view;
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
  const endNotice = () => {
    notice = undefined;
    update();
  };
  const clear = (tracked: TrackedField) => {
    clearTimeout(timers.get(tracked));
    if (views.delete(tracked)) update();
  };
  /** @returns whether the line is visible, for this field or for another */
  const present = (tracked: TrackedField, view: LineView): boolean => {
    clearTimeout(timers.get(tracked));
    const previous = views.get(tracked);
    // A person who continues in another field has read the notice.
    if (notice && notice.control !== tracked.control && hasFocus(tracked.control))
      notice = undefined;
    // An unchanged message keeps its place in the order, unless its field has focus.
    const isNew = previous?.view.text !== view.text || previous.view.held !== view.held;
    if (isNew || hasFocus(tracked.control)) views.delete(tracked);
    views.set(tracked, { tracked, view });
    return update();
  };

  const applySuggestionTo = (tracked: TrackedField) => (value: string) => {
    const wasTyped = tracked.provenance.isTyped(tracked.field.value());
    tracked.isHeld = false;
    tracked.field.applySuggestion(value);
    // A suggestion counts as typed only if it replaces a value that the person typed.
    if (wasTyped) tracked.provenance.acceptWhole(value);
    tracked.wasLeft = true;
    void tracked.field.onLeave(wasTyped);
  };

  const hideLater = (tracked: TrackedField) => {
    const hide = swallowErrors(() => {
      if (line.isInUse) hideLater(tracked);
      else clear(tracked);
    });
    // Showing the line can move the focus, and the field then rendered and set a timer already.
    clearTimeout(timers.get(tracked));
    timers.set(tracked, setTimeout(hide, GOOD_SHOWN_MS));
  };
  const render = (tracked: TrackedField) => {
    if (tracked.isHeld || tracked.isWaiting) return;
    const { field, submitNow } = tracked;
    const commands = {
      applySuggestion: applySuggestionTo(tracked),
      prepareLookup: () => void field.prepareLookup(),
    };
    const view = isInPage(tracked) ? lineViewOf(tracked, commands, contradictionOf(tracked)) : null;
    if (!view) return clear(tracked);
    const confirmation = confirmations.get(tracked);
    const basis = confirmation ?? view.basis;
    const choices = choicesFor(tracked);
    if (chosen && chosen !== tracked) chosen = undefined;
    const wanted = view.wanted ?? submitNow !== undefined;
    present(tracked, { ...view, ...(basis && { basis }), ...(wanted && { wanted }), choices });
    // Not after a lookup: the page could see the line disappear and learn that the answer was good.
    if (view.standing === 'fits' && tracked.wasLeft && !field.isAnswered && !submitNow)
      hideLater(tracked);
  };

  const showNotice: FieldPresenter['showNotice'] = (control, text, actions) => {
    const shownNotice = {
      control,
      view: { standing: 'unknown', text, actions, wanted: true } as const,
    };
    notice = shownNotice;
    update();
    const end = swallowErrors(() => {
      if (notice === shownNotice) endNotice();
    });
    setTimeout(end, NOTICE_SHOWN_MS);
  };

  return {
    render,
    clear,
    confirm(tracked, text) {
      notice = undefined;
      tracked.dismissedValue = '';
      confirmations.set(tracked, text);
      render(tracked);
      if (!views.has(tracked)) return showNotice(tracked.control, text, []);
      const end = swallowErrors(() => {
        if (confirmations.get(tracked) !== text) return;
        confirmations.delete(tracked);
        if (views.has(tracked)) render(tracked);
      });
      setTimeout(end, NOTICE_SHOWN_MS);
    },
    showNotice,
    enterLine: line.enter,
    showWaiting(tracked, sendNow) {
      tracked.isWaiting = true;
      present(tracked, waitingLineView(sendNow));
    },
    endWaiting(tracked) {
      tracked.isWaiting = false;
      render(tracked);
    },
    showHoldQuestion(tracked, verdict, submit) {
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
          submit.submitAnyway();
        },
      };
      // The question is shown next to its field, which may be scrolled out of view.
      tracked.control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      tracked.wasLeft = true;
      chosen = undefined;
      // Set first: showing the question takes focus from the field, whose blur calls `render`.
      tracked.isHeld = true;
      tracked.isHeld = present(tracked, heldLineView(verdict, commands, tracked.field.list));
      if (tracked.isHeld) tracked.submitNow = submit.submitNow;
      else clear(tracked);
      return tracked.isHeld;
    },
  };
}
