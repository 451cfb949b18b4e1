/** Reads on where there are findings: each text once, until it changes. */
import type { Reader } from './attend.ts';
import { isElement, isInline } from './inline.ts';
import { look, type Reading } from './look.ts';
import { createMemory } from './memory.ts';
import { stages } from './stage.ts';

/** How far from what is in view text is read, screens. */
const NEAR = 2;
/** More changed places than this and everything near is read once instead. */
const MOST_PLACES = 300;
/** What a slice may take where somebody waits, ms of the clock. */
const SLICE = 4;

export interface ReadOnOptions {
  readonly signal: AbortSignal;
  readonly mayHold: (text: string) => boolean;
  /** A run of text that may hold findings. Must not throw. */
  readonly onRun: Reading['onRun'];
  /** An open shadow root is read. */
  readonly onRoot: (root: ShadowRoot) => void;
  /** A round is over: everything near that had changed when it began was read. */
  readonly onRound: () => void;
}

export interface ReadOn {
  /** Has everything near read again. */
  rescan(): void;
  /** Has what stands at a node read again when the page is next looked at. */
  forget(node: Node): void;
  /** Reads all of the page, what is far too. */
  readAll(): Promise<void>;
}

export function readOn({ signal, mayHold, onRun, onRoot, onRound }: ReadOnOptions): ReadOn {
  const here = stages();
  const memory = createMemory();
  /** Changed places: whether more than blocks was added or changed in them. */
  const changed = new Map<Node, boolean>();
  const reading: Reading = {
    mayHold,
    onRun,
    onLater(tree) {
      here.heed?.(tree);
      if (!isElement(tree)) onRoot(tree);
    },
  };
  const note = (node: Node, isOwn: boolean) => {
    if (changed.size >= MOST_PLACES) {
      changed.clear();
      memory.reset();
    }
    changed.set(node, isOwn || changed.get(node) === true);
  };

  const reader: Reader = {
    look() {
      for (const [node, isOwn] of changed) memory.change(node, isOwn);
      changed.clear();
      memory.renew();
      return look(reading, NEAR, memory);
    },
    looked: onRound,
    changed(element, record) {
      let isOwn = record?.type !== 'childList';
      for (const added of record?.addedNodes ?? []) {
        const isBlock = isElement(added) && !isInline(added);
        isOwn ||= !isBlock;
        // What was read before it was taken away has lost its marks.
        if (isBlock && memory.knows(added)) memory.reset();
      }
      // In a root as such, not at its host.
      note(record?.target ?? element, isOwn);
    },
  };
  const rescan = () => {
    changed.clear();
    memory.reset();
    here.again?.();
  };
  here.reader = reader;
  signal.addEventListener('abort', () => {
    if (here.reader === reader) delete here.reader;
  });
  here.again?.();

  return {
    rescan,
    forget: (node) => note(node, true),
    readAll: () =>
      new Promise((resolve) => {
        const steps = look(reading, Number.POSITIVE_INFINITY);
        const slice = () => {
          const start = performance.now();
          let more = !signal.aborted;
          while (more && performance.now() - start < SLICE) more = !steps.next().done;
          if (more) requestIdleCallback(slice, { timeout: 100 });
          else resolve();
        };
        slice();
      }),
  };
}
