/** What the content scripts of one frame hand to each other through the registry. */
import type { SubtreeRoot } from '../dom/index.ts';

/** Yields true where the next step asks layout: then best at the time at which the page does it anyway. */
export type ScanSteps<T = void> = Generator<boolean | undefined, T>;

/** Who reads the page: first whether there is anything, then what it is. Must not throw. */
export interface Scanner {
  /** One look at what is near and not yet read. */
  scan(): ScanSteps;
  /** The look is over. */
  onScanEnd(): void;
  /** Something changed in an element, before the next paint; without a record: it came into sight. */
  onChange(element: Element, record?: MutationRecord): void;
}

export interface ScanScheduler {
  /** Has the page looked at again. */
  requestScan(): void;
  /** Has it looked at again when an element without a box comes into sight, or something in a root changes. */
  observe(tree: SubtreeRoot): void;
}

export interface CardPlacement {
  /** Viewport rectangle that the card opens beside. */
  readonly anchor: DOMRect;
  /** Where the anchor is now, null once it is gone; without it the card stays where it opened. */
  readonly currentAnchor?: (() => DOMRect | null) | undefined;
  /** Opened by hovering: goes when the pointer leaves, until it is pressed or focused. */
  readonly closesOnPointerLeave: boolean;
}
