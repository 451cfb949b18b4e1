/**
 * One look at a document, from its root down, coarse to fine, where a person is near: whole subtrees are
 * tested by their text, and only what may hold something is gone through. Open shadow roots are searched for
 * in what is near and nowhere else.
 */
import type { Steps } from './attend.ts';
import { isElement } from './inline.ts';
import { nearPart, standingOf } from './near.ts';
import { runsOf, STRIDE } from './read.ts';
import { isReadable, isSkipped } from './readable.ts';
import { elementOf, type Tree } from './tree.ts';

/** Characters of subtrees that one look may test before reading them: deep nesting stays linear. */
const AHEAD = 2 ** 24;
/** Runs longer than this are not tested before they are read. */
const LONG = 2 ** 16;

export interface Reading {
  /** Whether anything in a text could be a finding at all. */
  readonly mayHold: (text: string) => boolean;
  /** A run of text that may hold findings; gone through when there is time. Must not throw. */
  readonly onRun: (element: Element, nodes: readonly Text[]) => Iterable<undefined>;
  /** What tells of what comes later: an element without a box, in which there may be findings, or an open root. */
  readonly onLater: (tree: Tree) => void;
}

/** What is remembered from look to look. */
export interface Memory {
  /** Notes that an element or a root is read. @returns whether it was before */
  wasRead(tree: Tree): boolean;
  /** … or a run in it, told by its first node. */
  wasRunRead(tree: Tree, first: Text): boolean;
  /** Something in it is left out. */
  leave(tree: Tree): void;
  /** An element may get an open root unannounced; a hidden one a box. */
  expect(element: Element, isHidden?: boolean): void;
}

/** A run, and what it stands in directly. */
type Run = readonly [Tree, readonly Text[]];
type Task = Tree | Run;

/** What is near: small elements and roots as they are, and the runs that stand directly in large ones. */
function* nearOf(
  top: Element,
  onRoot: Reading['onLater'],
  onHidden: (element: Element) => void,
  screens: number,
  memory?: Memory,
): Steps<Task[]> {
  const found: Task[] = [];
  const tasks: Tree[] = [top];
  const enter = (element: Element, into: Tree[]) => {
    const { shadowRoot } = element;
    if (!shadowRoot) memory?.expect(element);
    else if (isReadable(element) && !memory?.wasRead(shadowRoot)) {
      onRoot(shadowRoot);
      into.push(shadowRoot);
    }
  };
  for (let tree = tasks.pop(); tree; tree = tasks.pop()) {
    yield true;
    if (isElement(tree)) {
      if (isSkipped(tree) || memory?.wasRead(tree)) continue;
      const standing = standingOf(tree, screens);
      if (standing === 'far') memory?.leave(tree);
      if (standing === 'none') onHidden(tree);
      if (standing === 'near') {
        const trees: Tree[] = [tree];
        enter(tree, trees);
        // What stands in its roots is near too, and in theirs.
        for (const each of trees) {
          found.push(each);
          let passed = 0;
          for (const element of each.querySelectorAll('*')) {
            enter(element, trees);
            if (++passed % STRIDE === 0) yield true;
          }
        }
      }
      if (standing !== 'large') continue;
      enter(tree, tasks);
    }
    const [from, isPast] = yield* nearPart(tree, screens);
    if (isPast) memory?.leave(tree);
    for (const run of runsOf(tree, (child) => void tasks.push(child), from, isPast)) {
      if (!run?.[0]) yield true;
      else if (!memory?.wasRunRead(tree, run[0])) found.push([tree, run]);
    }
  }
  return found;
}

/**
 * Pauses between any two steps.
 * @param screens how far from what is in view
 */
export function* look(
  { mayHold, onRun, onLater }: Reading,
  screens: number,
  memory?: Memory,
): Steps {
  let ahead = AHEAD;
  const holds = (tree: Tree) => {
    if (ahead <= 0) return true;
    const text = tree.textContent ?? '';
    ahead -= text.length;
    return mayHold(text);
  };
  const onHidden = (element: Element) => {
    if (holds(element)) onLater(element);
    else memory?.expect(element, true);
  };
  // A page may take its root away.
  const top: Element | null = document.documentElement;
  const tasks = top ? yield* nearOf(top, onLater, onHidden, screens, memory) : [];
  const later = (child: Element) => {
    if (!memory?.wasRead(child)) tasks.push(child);
  };
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    yield;
    if (task instanceof Node) {
      if (!task.isConnected || !holds(task) || isSkipped(task)) continue;
      for (const run of runsOf(task, later)) {
        if (run) tasks.push([task, run]);
        else yield;
      }
    } else {
      const [tree, run] = task;
      const element = elementOf(tree);
      const text = run.map(({ data }) => data).join('');
      if (element && (text.length > LONG || mayHold(text))) yield* onRun(element, run);
    }
  }
}
