/**
 * Where the on-demand scripts of one frame meet. All of an extension's content scripts in a frame
 * share one isolated world, which the page cannot reach; its globals are ours alone.
 */
import type { Detect } from '../detect/scan.ts';
import type { Finding } from '../finding.ts';
import type { OpenedCard } from '../messages.ts';
import type { Attention, Reader } from './attend.ts';
import type { CardPlace } from './card-frame.ts';
import type { Early } from './early.ts';

export interface Stages {
  /** Set by marks.content: finds values with all that a page needs. */
  detect?: Detect;
  /** Set by the always-on script: the values in a text that stands in this element. */
  find?: (element: Element, text: string) => readonly Finding[];
  /** Set by the always-on script: whether anything in a text could be a value. */
  mayHold?: (text: string) => boolean;
  /** Set by the always-on script: when the page is looked at. */
  again?: Attention['again'];
  heed?: Attention['heed'];
  /** Set by marks.content: reads the page from then on. */
  reader?: Reader;
  /** Set by marks.content: the region that the person chose for national numbers. */
  region?: string;
  /** Set by the always-on script: where the person last opened a context menu, in the viewport. */
  pressedAt?: { readonly x: number; readonly y: number };
  /** Set by card-frame.content. */
  openCard?: (card: OpenedCard, place: CardPlace) => void;
  /** Set by field.content; called by the always-on script with each focused control. */
  focused?: (element: Element) => void;
  /** Set by the always-on script: what was done in a control before field.content was there. */
  early?: WeakMap<Element, Early>;
  /** Set by field.content when it is ready. True: the submit was held (and already stopped). Must not throw. */
  guard?: (event: SubmitEvent) => boolean;
}

const KEY = Symbol.for('fieldmark.stages');

interface Holder {
  [KEY]?: Stages;
}

/** The stages of this frame; the same object for every script of ours in it. */
export function stages(): Stages {
  const holder: Holder & typeof globalThis = globalThis;
  holder[KEY] ??= {};
  return holder[KEY];
}
