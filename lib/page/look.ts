/**
 * One look at a document, from its root down, coarse to fine, where a person is near: whole subtrees are
 * tested by their text, and only what may hold something is gone through.
 */
import type { Steps } from './attend.ts';
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
  readonly onRun: (element: Element, nodes: readonly Text[]) => Iterable<undefined>;
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

type Run = readonly [Element, readonly Text[]];

/** What is near: small elements as they are, and the runs that stand directly in large ones. */
function* nearOf(
  root: Element,
  onHidden: Reading['onHidden'],
  screens: number,
  memory?: Memory,
): Steps<(Element | Run)[]> {
  const found: (Element | Run)[] = [];
  const tasks = [root];
  for (let element = tasks.pop(); element; element = tasks.pop()) {
    yield true;
    if (isSkipped(element) || memory?.wasRead(element)) continue;
    const standing = standingOf(element, screens);
    if (standing === 'far') memory?.leave(element);
    else if (standing === 'none') onHidden(element);
    else if (standing === 'near') found.push(element);
    else {
      const { from, isPast } = yield* nearPart(element, screens);
      if (isPast) memory?.leave(element);
      for (const run of runsOf(element, (child) => void tasks.push(child), from, isPast)) {
        const first = run?.[0];
        if (!run || !first) yield true;
        else if (!memory?.wasRunRead(element, first)) found.push([element, run]);
      }
    }
  }
  return found;
}

/**
 * Pauses between any two steps.
 * @param screens how far from what is in view
 */
export function* look(
  { mayHold, onRun, onHidden }: Reading,
  screens: number,
  memory?: Memory,
): Steps {
  let ahead = AHEAD;
  const holds = (element: Element) => {
    const text = ahead > 0 ? element.textContent : null;
    ahead -= text?.length ?? 0;
    return text === null || mayHold(text);
  };
  // A page may take its root away.
  const root: Element | null = document.documentElement;
  const tasks = root
    ? yield* nearOf(root, (element) => holds(element) && onHidden(element), screens, memory)
    : [];
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    yield;
    if (!(task instanceof Element)) {
      const [element, run] = task;
      const text = run.map(({ data }) => data).join('');
      if (text.length > LONG || mayHold(text)) yield* onRun(element, run);
    } else if (task.isConnected && holds(task) && !isSkipped(task)) {
      const element = task;
      const later = (child: Element) => {
        if (!memory?.wasRead(child)) tasks.push(child);
      };
      for (const run of runsOf(element, later)) {
        if (run) tasks.push([element, run]);
        else yield;
      }
    }
  }
}
