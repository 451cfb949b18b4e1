/**
 * One look at a document, from its root down, coarse to fine, where a person is near: whole subtrees are
 * tested by their text, and only what may hold something is gone through.
 */
import { nearPart, standingOf } from './near.ts';
import { runsOf } from './read.ts';
import { isSkipped } from './readable.ts';

/** Characters of subtrees that one look may test before reading them: deep nesting stays linear. */
const AHEAD = 2 ** 24;
/** Runs longer than this are not tested before they are read. */
const LONG = 2 ** 16;

export interface Reading {
  /** Whether anything in a text could be a finding at all. */
  readonly mayHold: (text: string) => boolean;
  /** A run of text that may hold findings; gone through when there is time. Must not throw. */
  readonly onRun: (element: Element, nodes: readonly Text[]) => Iterable<unknown>;
  /** An element without a box, in which there may be findings. */
  readonly onHidden: (element: Element) => void;
}

/** What is remembered from look to look. */
export interface Memory {
  /** Notes that an element is read. @returns whether it was before */
  wasRead(element: Element): boolean;
  /** … or a run in it, told by its first node. */
  wasRunRead(element: Element, first: Text): boolean;
  /** Something in an element is left out. */
  leave(element: Element | null): void;
}

/**
 * Pauses between any two steps.
 * @param screens how far from what is in view
 */
export function* look(
  { mayHold, onRun, onHidden }: Reading,
  screens: number,
  memory?: Memory,
): Generator<unknown, void> {
  let ahead = AHEAD;
  // A page may take its root away. `true`: part of what is small and near; layout is not asked again.
  const root: Element | null = document.documentElement;
  const tasks: (readonly [Element, boolean])[] = root ? [[root, false]] : [];
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    yield;
    const [element, isNear] = task;
    // Asked last of what is small: that it can hold nothing is quicker to tell.
    if (!element.isConnected || (!isNear && isSkipped(element))) continue;
    if (memory?.wasRead(element)) continue;
    const standing = isNear ? 'near' : standingOf(element, screens);
    if (standing === 'far') {
      memory?.leave(element);
      continue;
    }
    if (standing !== 'large' && ahead > 0) {
      const text = element.textContent;
      ahead -= text.length;
      if (!mayHold(text)) continue;
    }
    if (isNear && isSkipped(element)) continue;
    if (standing === 'none') {
      onHidden(element);
      continue;
    }
    const { from, isPast } = standing === 'large' ? nearPart(element, screens) : {};
    if (isPast) memory?.leave(element);
    const later = (child: Element) => void tasks.push([child, standing === 'near']);
    for (const run of runsOf(element, later, from, isPast)) {
      yield;
      const [first] = run;
      if (!first || (standing === 'large' && memory?.wasRunRead(element, first))) continue;
      const text = run.map(({ data }) => data).join('');
      if (text.length > LONG || mayHold(text)) yield* onRun(element, run);
    }
  }
}
