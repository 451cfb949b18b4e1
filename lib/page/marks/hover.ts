/** Opens a mark's card when the pointer rests on the mark, or the keyboard focuses an element that contains it. */
import { native } from '../../reading/dom/index.ts';
import type { Mark, Marks } from './marks.ts';

/** How long the pointer rests, or focus stays, before the card is prepared, and before it opens; ms. */
const REST_MS = { prepare: 100, open: 300 } as const;
/** Focus on an element with more text than this, UTF-16 code units, does not open a card. */
const MAX_FOCUS_TEXT = 200;

interface HoverActions {
  /** Prepares the card, which may open soon. Must not depend on what is known of the value: the page can notice. */
  readonly prepareCard: (mark: Mark) => void;
  readonly openCard: (mark: Mark) => void;
}

export function watchMarkHover(
  signal: AbortSignal,
  marks: Marks,
  { prepareCard, openCard }: HoverActions,
): void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stopTimers = () => timers.forEach(clearTimeout);
  /** This mark's card does not open again until the pointer has rested elsewhere. */
  let lastMark: Mark | undefined;
  /** Last pointer position. Browsers fire `pointermove` at the same position when content under it goes away. */
  let [x, y] = [Number.NaN, Number.NaN];
  /**
   * Focus was in a card. The next `focusin` only returns it to where it was before, and must not
   * open a card. `relatedTarget` is null for focus that comes from or goes to the card's frame.
   */
  let wasInCard = false;
  const options = { capture: true, passive: true, signal };
  const openAfterRest = (findMark: () => Mark | undefined) => {
    stopTimers();
    if (marks.shown.size === 0) return;
    const prepare = () => {
      const mark = findMark();
      if (mark && mark !== lastMark) prepareCard(mark);
    };
    const open = () => {
      const mark = findMark();
      if (mark && mark !== lastMark) openCard(mark);
      lastMark = mark;
    };
    timers = [setTimeout(prepare, REST_MS.prepare), setTimeout(open, REST_MS.open)];
  };
  addEventListener(
    'pointermove',
    ({ isTrusted, buttons, clientX, clientY }) => {
      if (!isTrusted || (clientX === x && clientY === y)) return;
      [x, y] = [clientX, clientY];
      if (buttons === 0) openAfterRest(() => marks.atPoint(clientX, clientY));
    },
    options,
  );
  addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      stopTimers();
      [x, y] = [clientX, clientY];
    },
    options,
  );
  addEventListener(
    'focusout',
    ({ target }) => {
      wasInCard = target instanceof Element && native(target).localName === 'fieldmark-card';
    },
    options,
  );
  addEventListener(
    'focusin',
    (event) => {
      // At window, `event.target` is only the outermost shadow host.
      const [target] = event.composedPath();
      const isReturned = wasInCard;
      wasInCard = false;
      if (isReturned || !event.isTrusted || !(target instanceof Element)) return;
      if (!native(target).matches(':focus-visible')) return;
      if ((native(target).textContent?.length ?? 0) <= MAX_FOCUS_TEXT)
        openAfterRest(() => marks.firstWithin(target));
    },
    options,
  );
}
