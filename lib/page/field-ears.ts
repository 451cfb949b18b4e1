/** What is heard at a watched field: a pause in typing, a change, leaving. */
import type { Presses } from './leaving.ts';
import { safely } from './safely.ts';
import { isPrivate } from './secret.ts';
import type { Watched } from './watched.ts';

/** A pause in typing this long, ms, is worth a check. */
const PAUSE = 600;

export interface EarsOptions {
  readonly signal: AbortSignal;
  readonly presses: Pick<Presses, 'left'>;
  /** Shows what is known now. */
  readonly render: () => void;
  /** Fields of this site are left alone. */
  readonly isOff: () => boolean;
}

/** A field that turned into a secret meanwhile ("show password" toggles) is let go. */
export function hearField(one: Watched, { signal, presses, render, isOff }: EarsOptions): void {
  const { control, field } = one;
  const isOther = () => isPrivate(control) || isOff();
  let pause: ReturnType<typeof setTimeout> | undefined;
  const on = (types: string, hear: (event: Event) => void) => {
    for (const type of types.split(' ')) control.addEventListener(type, safely(hear), { signal });
  };
  const checkSoon = () => {
    clearTimeout(pause);
    const check = safely(() => {
      if (!isOther()) void field.check();
    });
    pause = setTimeout(check, PAUSE);
  };
  on('input', () => {
    if (isOther()) return;
    one.held = false;
    render();
    checkSoon();
  });
  // One press makes both events: for the second it is used up, and what the first began goes on.
  on('blur change', ({ timeStamp }) => {
    clearTimeout(pause);
    if (isOther()) return;
    one.left = true;
    render();
    void field.leave(presses.left(control, timeStamp));
  });
  on('focus', render);
  checkSoon();
}
