/** What watched fields render: one line for all of them, and marks for those that wait for it. */
import type { Verdict } from '../verdict.ts';
import type { FieldLine, LineEars, LineView } from './field-line.ts';
import { mostUrgent, type Spoken } from './field-turns.ts';
import { heldView, viewOf, waitingView } from './field-view.ts';
import { hasFocus } from './roots.ts';
import { safely } from './safely.ts';
import type { Watched } from './watched.ts';
import { writeValue } from './write-value.ts';

/** A good verdict goes away by itself this long after the field is left, ms. */
const GOOD_STAYS = 8000;

export interface FieldFace {
  /** What is known now; a held submit's question stays. */
  render(one: Watched): void;
  /** The field has nothing to say. */
  silence(one: Watched): void;
  /** A submit waits; `go` sends it now. */
  showWaiting(one: Watched, go: () => void): void;
  /** It waits no longer. */
  endWaiting(one: Watched): void;
  /** The question of a held submit. @returns whether the person can see it; else nothing is shown */
  showHeld(one: Watched, verdict: Verdict, go: () => void): boolean;
}

/**
 * @param makeLine makes the line, given what to do when the person uses it
 * @param beside what the other values of the form say against a field's
 */
export function createFieldFace(
  makeLine: (ears: LineEars) => FieldLine,
  beside: (one: Watched) => string | undefined = () => undefined,
): FieldFace {
  /** What each field has to say, the one that spoke last at the end. */
  const spoken = new Map<Watched, Spoken>();
  const timers = new WeakMap<Watched, ReturnType<typeof setTimeout>>();
  let shown: Watched | undefined;
  let chosen: Watched | undefined;

  const line = makeLine({
    dismissed() {
      if (!shown) return;
      shown.dismissed = shown.field.value();
      shown.held = false;
      silence(shown);
    },
    chosen(field) {
      if (shown?.held) return;
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
    const said = mostUrgent(spoken.values(), chosen);
    shown = said?.one;
    if (!said) {
      line.hide();
      return false;
    }
    const isSeen = line.show(said.one.control, chosen ? { ...said.view, wanted: true } : said.view);
    const others = [...spoken.values()].filter(({ one }) => one !== shown || one === chosen);
    line.mark(
      others.map(({ one, view }) => ({
        field: one.control,
        tone: view.standing,
        text: view.text,
      })),
    );
    return isSeen;
  };
  const silence = (one: Watched) => {
    clearTimeout(timers.get(one));
    if (spoken.delete(one)) settle();
  };
  const speak = (one: Watched, view: LineView): boolean => {
    clearTimeout(timers.get(one));
    const before = spoken.get(one);
    // What only says the same again speaks no louder than what came after it, but where the person is.
    const isNews = before?.view.text !== view.text || before.view.held !== view.held;
    if (isNews || hasFocus(one.control)) spoken.delete(one);
    spoken.set(one, { one, view });
    return settle();
  };

  const use = (one: Watched) => (value: string) => {
    const wasTyped = one.proof.isTyped(one.field.value());
    one.held = false;
    writeValue(one.control, value);
    // Our correction of what the person typed is as good as typed; of what a page wrote, it is not.
    if (wasTyped) one.proof.chosen(value);
    one.left = true;
    void one.field.leave(wasTyped);
  };

  const render = (one: Watched) => {
    if (one.held || one.waiting) return;
    const { field, control } = one;
    const arm = () => void field.arm();
    const view = control.isConnected ? viewOf(one, { use: use(one), arm }, beside(one)) : null;
    if (!view) return silence(one);
    if (chosen && chosen !== one) chosen = undefined;
    speak(one, view);
    // A line that went by itself where the answer was good would tell the page that it was.
    if (view.standing === 'fits' && one.left && !field.isAnswered)
      timers.set(
        one,
        setTimeout(
          safely(() => silence(one)),
          GOOD_STAYS,
        ),
      );
  };

  return {
    render,
    silence,
    showWaiting(one, go) {
      one.waiting = true;
      speak(one, waitingView(go));
    },
    endWaiting(one) {
      one.waiting = false;
      render(one);
    },
    showHeld(one, verdict, go) {
      const fix = () => {
        one.held = false;
        one.control.focus();
        render(one);
      };
      const sendAnyway = () => {
        one.held = false;
        silence(one);
        go();
      };
      // A question is asked where its field is: scrolled away, nobody would find it.
      one.control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      one.left = true;
      chosen = undefined;
      // Before it is shown: it takes the focus, and the field renders anew when it loses that.
      one.held = true;
      one.held = speak(one, heldView(verdict, { use: use(one), fix, sendAnyway }));
      if (!one.held) silence(one);
      return one.held;
    },
  };
}
