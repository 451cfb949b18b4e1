/**
 * The registry through which the content scripts of one frame call each other. All content scripts
 * of an extension in a frame share one isolated world, whose globals the page cannot reach.
 */

import type { Failure, Finding } from '../../domain/index.ts';
import type { MessageName, ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import type { OpenedCard } from '../../extension/schemas/index.ts';
import type { Detect } from '../../values/detect/rough-detector.ts';
import type { SubtreeRoot } from './tree.ts';

export interface FrameRegistry {
  /** Set by marks.content: the full detector. */
  detect?: Detect;
  /** Set by the always-on script: finds the values in a text of this element. */
  findInElement?: (element: Element, text: string) => readonly Finding[];
  /** Set by the always-on script: a cheap test for any possible value. */
  mayContainValue?: (text: string) => boolean;
  /** Set by the always-on script: the scan scheduler. */
  requestScan?: ScanScheduler['requestScan'];
  observe?: ScanScheduler['observe'];
  /** Set by marks.content: replaces the first scanner. */
  scanner?: Scanner;
  /** Set by marks.content: the region from the settings for national phone numbers, ISO 3166-1 alpha-2. */
  region?: string;
  /** Set by the always-on script: where a context menu was last opened, CSS px in the viewport. */
  contextMenuAt?: {
    readonly x: number;
    readonly y: number;
    readonly target: EventTarget | undefined;
  };
  /** Set by card-frame.content: loads a card's page without showing it, and discards it after `keepMs`. */
  prepareCard?: (card: OpenedCard, keepMs: number) => void;
  /** Set by card-frame.content. */
  openCard?: (card: OpenedCard, place: CardPlacement) => Promise<void>;
  /** Set by field.content; called by the always-on script with each focused control. */
  onFocus?: (element: Element) => void;
  /**
   * Set by field.content: moves the focus into the shown line.
   * @returns false if there is none, or the person has just been in it
   */
  enterLine?: () => boolean;
  /** Set by the always-on script: events in a control before field.content was ready. */
  bufferedEvents?: WeakMap<Element, BufferedEvents>;
  /** Set by field.content when it is ready. Returns true if it held the submit and stopped the event. Must not throw. */
  guardSubmit?: (event: SubmitEvent) => boolean;
}

const REGISTRY_KEY = Symbol.for('fieldmark.frameRegistry');

interface RegistryHolder {
  [REGISTRY_KEY]?: FrameRegistry;
}

/** This frame's registry: the same object for each of our scripts in it. */
export function frameRegistry(): FrameRegistry {
  const holder: RegistryHolder & typeof globalThis = globalThis;
  holder[REGISTRY_KEY] ??= {};
  return holder[REGISTRY_KEY];
}

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

/** Events in a control before the field script was ready. The control's value is not read: it may be a secret. */
export type BufferedEvents = Event[];

/** Sends a message to the background. Resolves to undefined on failure, after calling `failed` with the reason. */
export type AskBackground = <N extends MessageName>(
  name: N,
  body: RequestOf<N>,
  failed?: (failure: Failure) => void,
) => Promise<ReplyOf<N> | undefined>;
