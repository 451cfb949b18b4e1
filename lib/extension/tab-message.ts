import type { Failure, FieldCorrection, Finding, Kind, Severity } from '../domain/index.ts';
import type { OpenedCard } from './schemas/index.ts';

/** A value that is marked on a page. */
export interface PageFinding extends Finding {
  readonly severity: Severity;
}

/** Messages from the background to the content scripts in one frame of a tab. */
export type TabMessage =
  /**
   * Mounts a card's frame at the selection (or the selection in the focused editable). Reply: the
   * selected text as it is in the page, null where there is none or it must not be read.
   */
  | {
      readonly fieldmarkTab: 'showCard';
      readonly card: OpenedCard;
      readonly text: string;
      readonly editable: boolean;
    }
  /** State of the card in this frame: it runs, its height in CSS pixels, it was closed. */
  | { readonly fieldmarkTab: 'cardReady' | 'cardClosed'; readonly id: string }
  | { readonly fieldmarkTab: 'cardPressed'; readonly id: string }
  /** A lookup of this value that this frame waits for has been answered. */
  | { readonly fieldmarkTab: 'answered'; readonly kind: Kind; readonly value: string }
  /** Sent to extension pages only: a job about this value has failed. */
  | {
      readonly fieldmarkTab: 'jobFailed';
      readonly kind: Kind;
      readonly value: string;
      readonly failure: Failure;
    }
  /** Moves to the next or previous mark and opens its card with the focus. Reply: whether one exists. */
  | { readonly fieldmarkTab: 'walk'; readonly back: boolean }
  /** Reply: `readonly PageFinding[]`, the distinct values marked on the page, in order. */
  | { readonly fieldmarkTab: 'findings' }
  /** Report the number of bad values again. */
  | { readonly fieldmarkTab: 'reportBadValues' }
  /** The person said in the browser's menu what the field is for that it was opened on. Reply: true. */
  | { readonly fieldmarkTab: 'correctField'; readonly correction: FieldCorrection }
  /** Settings changed: request `site` again and mark anew. */
  | { readonly fieldmarkTab: 'settingsChanged' };
