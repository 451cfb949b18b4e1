/** Interfaces that the content scripts of one frame share through the registry. */
import type { SubtreeRoot } from '../dom/index.ts';

/** Yields true if the next step reads layout, which is cheapest in an animation frame. */
export type ScanSteps<T = void> = Generator<boolean | undefined, T>;

/** Reads the page. The first scanner only looks for any value; `marks.content` replaces it. Must not throw. */
export interface Scanner {
  /** Scans content near the viewport that was not read yet. @param isUrgent reads what is in the viewport first */
  scan(isUrgent: boolean): ScanSteps;
  onScanEnd(): void;
  /** Called before the next paint after an element changed; without a record, after it became visible. */
  onChange(element: Element, record?: MutationRecord): void;
}

export interface ScanScheduler {
  /** Schedules a scan. @param isUrgent a person waits for it */
  requestScan(isUrgent?: boolean): void;
  /** Schedules a scan when an element without a box becomes visible, or a shadow root's content changes. */
  observe(tree: SubtreeRoot): void;
}

export interface CardPlacement {
  /** Rectangle next to which the card opens, CSS px in the viewport. */
  readonly anchor: DOMRect;
  /** The anchor's present rectangle, null once it is gone. Without this the card does not move. */
  readonly currentAnchor?: (() => DOMRect | null) | undefined;
  /** The card opened on hover: it closes when the pointer leaves, unless it was pressed or focused. */
  readonly closesOnPointerLeave: boolean;
}
