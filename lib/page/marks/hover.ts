/** A mark opens its card when the pointer rests on it, or the keyboard focuses what holds it. */
import type { Mark, Marks } from './marks.ts';

/** How long the pointer rests before the page is asked what is under it, ms. */
const REST_MS = 300;
/** A focused element longer than this, in characters, is not "the mark" but a piece of page. */
const MAX_FOCUS_TEXT = 200;

export function watchMarkHover(
  signal: AbortSignal,
  marks: Marks,
  openCard: (mark: Mark) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The mark last rested on: its card opens once, until the pointer has been elsewhere. */
  let last: Mark | undefined;
  /** Where the pointer was: when something under it goes, browsers move it without its moving. */
  let [x, y] = [Number.NaN, Number.NaN];
  /**
   * The focus was in a card: what gets it next was given it back, and nobody walked there. Neither event
   * says where it goes or comes from when the card's frame had it.
   */
  let wasInCard = false;
  const options = { capture: true, passive: true, signal };
  const rest = (act: () => Mark | undefined) => {
    clearTimeout(timer);
    if (marks.all.size === 0) return;
    timer = setTimeout(() => {
      const mark = act();
      if (mark && mark !== last) openCard(mark);
      last = mark;
    }, REST_MS);
  };
  addEventListener(
    'pointermove',
    ({ isTrusted, buttons, clientX, clientY }) => {
      if (!isTrusted || (clientX === x && clientY === y)) return;
      [x, y] = [clientX, clientY];
      if (buttons === 0) rest(() => marks.atPoint(clientX, clientY));
    },
    options,
  );
  addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      clearTimeout(timer);
      [x, y] = [clientX, clientY];
    },
    options,
  );
  addEventListener(
    'focusout',
    ({ target }) => {
      wasInCard = target instanceof Element && target.localName === 'fieldmark-card';
    },
    options,
  );
  addEventListener(
    'focusin',
    (event) => {
      // At the window an event in a shadow root says its host.
      const [target] = event.composedPath();
      const isGivenBack = wasInCard;
      wasInCard = false;
      if (isGivenBack || !event.isTrusted || !(target instanceof Element)) return;
      if (!target.matches(':focus-visible')) return;
      if ((target.textContent?.length ?? 0) <= MAX_FOCUS_TEXT)
        rest(() => marks.firstWithin(target));
    },
    options,
  );
}
