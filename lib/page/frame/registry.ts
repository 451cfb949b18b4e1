/**
 * Where the on-demand scripts of one frame meet. All of an extension's content scripts in a frame
 * share one isolated world, which the page cannot reach; its globals are ours alone.
 */
import type { Detect } from '../../detect/rough-detector.ts';
import type { Finding } from '../../domain/index.ts';
import type { OpenedCard } from '../../extension/schemas/index.ts';
import type { BufferedEvents } from './buffered-events.ts';
import type { CardPlacement, Scanner, ScanScheduler } from './contracts.ts';

export interface FrameRegistry {
  /** Set by marks.content: finds values with all that a page needs. */
  detect?: Detect;
  /** Set by the always-on script: the values in a text that stands in this element. */
  findInElement?: (element: Element, text: string) => readonly Finding[];
  /** Set by the always-on script: whether anything in a text could be a value. */
  mayContainValue?: (text: string) => boolean;
  /** Set by the always-on script: when the page is looked at. */
  requestScan?: ScanScheduler['requestScan'];
  observe?: ScanScheduler['observe'];
  /** Set by marks.content: reads the page from then on. */
  scanner?: Scanner;
  /** Set by marks.content: the region that the person chose for national numbers. */
  region?: string;
  /** Set by the always-on script: where the person last opened a context menu, in the viewport. */
  contextMenuAt?: { readonly x: number; readonly y: number };
  /** Set by card-frame.content. */
  openCard?: (card: OpenedCard, place: CardPlacement) => void;
  /** Set by field.content; called by the always-on script with each focused control. */
  onFocus?: (element: Element) => void;
  /** Set by the always-on script: what was done in a control before field.content was there. */
  bufferedEvents?: WeakMap<Element, BufferedEvents>;
  /** Set by field.content when it is ready. True: the submit was held (and already stopped). Must not throw. */
  guardSubmit?: (event: SubmitEvent) => boolean;
}

const REGISTRY_KEY = Symbol.for('fieldmark.stages');

interface RegistryHolder {
  [REGISTRY_KEY]?: FrameRegistry;
}

/** The stages of this frame; the same object for every script of ours in it. */
export function frameRegistry(): FrameRegistry {
  const holder: RegistryHolder & typeof globalThis = globalThis;
  holder[REGISTRY_KEY] ??= {};
  return holder[REGISTRY_KEY];
}
