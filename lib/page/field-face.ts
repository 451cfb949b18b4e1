/** What a watched field renders: one line for all of them, by the one that spoke last. */
import type { Verdict } from '../verdict.ts';
import type { FieldLine, LineView } from './field-line.ts';
import { heldView, viewOf, WAITING } from './field-view.ts';
import type { Watched } from './watched.ts';
import { writeValue } from './write-value.ts';

/** A good verdict goes away by itself this long after the field is left, ms. */
const GOOD_STAYS = 8000;

export interface FieldFace {
  /** What is known now; a held submit's question stays. */
  render(one: Watched): void;
  showWaiting(one: Watched): void;
  /** The question of a held submit. @returns whether the person can see it; else nothing is shown */
  showHeld(one: Watched, verdict: Verdict, go: () => void): boolean;
}

/** @param makeLine makes the line, given what to do when the person dismisses it */
export function createFieldFace(makeLine: (dismiss: () => void) => FieldLine): FieldFace {
  let shown: Watched | undefined;
  let goodTimer: ReturnType<typeof setTimeout> | undefined;
  const line = makeLine(() => {
    if (!shown) return;
    shown.dismissed = shown.field.value();
    shown.held = false;
  });

  const isShown = ({ control }: Watched) => line.field === control;
  const show = (one: Watched, view: LineView) => {
    clearTimeout(goodTimer);
    shown = one;
    return line.show(one.control, view);
  };
  const hide = (one: Watched) => {
    if (isShown(one)) line.hide();
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
    if (one.held) return;
    const { field, control } = one;
    const arm = () => void field.arm();
    const view = control.isConnected ? viewOf(one, { use: use(one), arm }) : null;
    if (!view) return hide(one);
    show(one, view);
    // A line that went by itself where the answer was good would tell the page that it was.
    if (view.standing === 'good' && one.left && !field.isAnswered)
      goodTimer = setTimeout(() => hide(one), GOOD_STAYS);
  };

  return {
    render,
    showWaiting: (one) => void show(one, WAITING),
    showHeld(one, verdict, go) {
      const fix = () => {
        one.held = false;
        one.control.focus();
        render(one);
      };
      const sendAnyway = () => {
        one.held = false;
        line.hide();
        go();
      };
      // A question is asked where its field is: scrolled away, nobody would find it.
      one.control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      one.left = true;
      // Before it is shown: it takes the focus, and the field renders anew when it loses that.
      one.held = true;
      one.held = show(one, heldView(verdict, { use: use(one), fix, sendAnyway }));
      if (!one.held) line.hide();
      return one.held;
    },
  };
}
