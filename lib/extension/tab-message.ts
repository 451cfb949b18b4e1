import type { Failure, Kind } from '../domain/index.ts';
import type { OpenedCard } from './schemas/index.ts';

/** What the background tells the scripts in one frame of a tab. */
export type TabMessage =
  /**
   * Finds where the selection stands (or the editable's) and mounts a card's frame there. Reply: the
   * text as it stands in the page, null where there is none or none that may be read.
   */
  | {
      readonly fieldmarkTab: 'showCard';
      readonly card: OpenedCard;
      readonly text: string;
      readonly editable: boolean;
    }
  /** What the card in this frame says of itself: it runs, it is so high, it was closed. */
  | { readonly fieldmarkTab: 'cardReady' | 'cardClosed'; readonly id: string }
  | { readonly fieldmarkTab: 'cardHeight'; readonly id: string; readonly height: number }
  /** A question about this value, armed in this frame, has been answered. */
  | { readonly fieldmarkTab: 'answered'; readonly kind: Kind; readonly value: string }
  /** Our own surfaces alone: a job about this value has come to nothing. */
  | {
      readonly fieldmarkTab: 'jobFailed';
      readonly kind: Kind;
      readonly value: string;
      readonly failure: Failure;
    }
  /** To the next mark, or the one before. Reply: whether there was one; its card opens with the focus. */
  | { readonly fieldmarkTab: 'walk'; readonly back: boolean }
  /** Reply with `readonly Finding[]`: distinct values marked on the page, in order. */
  | { readonly fieldmarkTab: 'findings' }
  /** Settings changed: ask `site` again and re-mark. */
  | { readonly fieldmarkTab: 'settingsChanged' };
