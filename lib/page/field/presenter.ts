/** What watched fields render: one line for all of them, and marks for those that wait for it. */
import type { Verdict } from '../../domain/index.ts';
import { hasFocus, swallowErrors, writeValue } from '../dom/index.ts';
import type { FieldLine, LineHandlers, LineView } from '../line/index.ts';
import { highestPriority, type PendingView } from './line-priority.ts';
import { heldLineView, lineViewOf, waitingLineView } from './line-view.ts';
import type { TrackedField } from './tracked-field.ts';

/** A good verdict goes away by itself this long after the field is left, ms. */
const GOOD_SHOWN_MS = 8000;

export interface FieldPresenter {
  /** What is known now; a held submit's question stays. */
  render(one: TrackedField): void;
  /** The field has nothing to say. */
  clear(one: TrackedField): void;
  /** A submit waits; `go` sends it now. */
  showWaiting(one: TrackedField, go: () => void): void;
  /** It waits no longer. */
  endWaiting(one: TrackedField): void;
  /** The question of a held submit. @returns whether the person can see it; else nothing is shown */
  showHoldQuestion(one: TrackedField, verdict: Verdict, go: () => void): boolean;
}

/**
 * @param makeLine makes the line, given what to do when the person uses it
 * @param beside what the other values of the form say against a field's
 */
export function createFieldPresenter(
  makeLine: (ears: LineHandlers) => FieldLine,
  beside: (one: TrackedField) => string | undefined = () => undefined,
): FieldPresenter {
  /** What each field has to say, the one that spoke last at the end. */
  const spoken = new Map<TrackedField, PendingView>();
  const timers = new WeakMap<TrackedField, ReturnType<typeof setTimeout>>();
  let shown: TrackedField | undefined;
  let chosen: TrackedField | undefined;

  const line = makeLine({
    onDismiss() {
      if (!shown) return;
      shown.dismissedValue = shown.field.value();
      shown.isHeld = false;
      silence(shown);
    },
    onChooseField(field) {
      if (shown?.isHeld) return;
      const one = [...spoken.keys()].find(({ control }) => control === field);
      if (one === chosen) return;
      chosen = one;
      settle();
    },
  });

  /** @returns whether the line is in sight */
  const settle = (): boolean => {
    for (const one of spoken.keys()) if (!one.control.isConnected) spoken.delete(one);
    if (chosen && !spoken.has(chosen)) chosen = undefined;
    const said = highestPriority(spoken.values(), chosen);
    shown = said?.tracked;
    if (!said) {
      line.hide();
      return false;
    }
    const isSeen = line.show(
      said.tracked.control,
      chosen ? { ...said.view, wanted: true } : said.view,
    );
    const others = [...spoken.values()].filter(
      ({ tracked: one }) => one !== shown || one === chosen,
    );
    line.showMarks(
      others.map(({ tracked: one, view }) => ({
        field: one.control,
        tone: view.standing,
        text: view.text,
      })),
    );
    return isSeen;
  };
  const silence = (one: TrackedField) => {
    clearTimeout(timers.get(one));
    if (spoken.delete(one)) settle();
  };
  const speak = (one: TrackedField, view: LineView): boolean => {
    clearTimeout(timers.get(one));
    const before = spoken.get(one);
    // What only says the same again speaks no louder than what came after it, but where the person is.
    const isNews = before?.view.text !== view.text || before.view.held !== view.held;
    if (isNews || hasFocus(one.control)) spoken.delete(one);
    spoken.set(one, { tracked: one, view });
    return settle();
  };

  const use = (one: TrackedField) => (value: string) => {
    const wasTyped = one.provenance.isTyped(one.field.value());
    one.isHeld = false;
    writeValue(one.control, value);
    // Our correction of what the person typed is as good as typed; of what a page wrote, it is not.
    if (wasTyped) one.provenance.acceptWhole(value);
    one.wasLeft = true;
    void one.field.onLeave(wasTyped);
  };

  const render = (one: TrackedField) => {
    if (one.isHeld || one.isWaiting) return;
    const { field, control } = one;
    const arm = () => void field.prepareLookup();
    const view = control.isConnected
      ? lineViewOf(one, { applySuggestion: use(one), prepareLookup: arm }, beside(one))
      : null;
    if (!view) return silence(one);
    if (chosen && chosen !== one) chosen = undefined;
    speak(one, view);
    // A line that went by itself where the answer was good would tell the page that it was.
    if (view.standing === 'fits' && one.wasLeft && !field.isAnswered)
      timers.set(
        one,
        setTimeout(
          swallowErrors(() => silence(one)),
          GOOD_SHOWN_MS,
        ),
      );
  };

  return {
    render,
    clear: silence,
    showWaiting(one, go) {
      one.isWaiting = true;
      speak(one, waitingLineView(go));
    },
    endWaiting(one) {
      one.isWaiting = false;
      render(one);
    },
    showHoldQuestion(one, verdict, go) {
      const fix = () => {
        one.isHeld = false;
        one.control.focus();
        render(one);
      };
      const sendAnyway = () => {
        one.isHeld = false;
        silence(one);
        go();
      };
      // A question is asked where its field is: scrolled away, nobody would find it.
      one.control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      one.wasLeft = true;
      chosen = undefined;
      // Before it is shown: it takes the focus, and the field renders anew when it loses that.
      one.isHeld = true;
      one.isHeld = speak(
        one,
        heldLineView(verdict, { applySuggestion: use(one), fix, sendAnyway }),
      );
      if (!one.isHeld) silence(one);
      return one.isHeld;
    },
  };
}
