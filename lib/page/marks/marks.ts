/**
 * Marks on page text through the CSS Custom Highlight API: no page node is touched. The page can
 * read highlight names, so a name carries the kind and nothing else.
 */
import type { Finding, Kind } from '../../domain/index.ts';
import { containsNodeDeep, isTextVisible } from '../dom/index.ts';
import type { TextBlock } from '../scan/index.ts';

/** Hard cap on marks in one document. */
const MAX_MARKS = 2000;

export interface Mark {
  readonly finding: Finding;
  readonly range: StaticRange;
  /** The page's own text under the mark when it was made. */
  readonly text: string;
}

/** The mark for a finding in a block; null where the block no longer has that text. */
export function toMark(block: TextBlock, finding: Finding): Mark | null {
  const from = block.positionAt(finding.start);
  const to = block.positionAt(finding.end - 1);
  if (!from || !to) return null;
  const range = new StaticRange({
    startContainer: from.node,
    startOffset: from.offset,
    endContainer: to.node,
    endOffset: to.offset + 1,
  });
  const text = visibleRangeText(range);
  return text !== null && withoutWhitespace(text) === withoutWhitespace(finding.raw)
    ? { finding, range, text }
    : null;
}

/** Layout collapses white space, and puts some where the page has none. */
const withoutWhitespace = (text: string) => text.replace(/\s+/g, '');

/** The page's text to be seen in a range from text to text; null when it is no longer there. */
export function visibleRangeText(range: StaticRange): string | null {
  const { startContainer: first, startOffset, endContainer: last, endOffset } = range;
  if (first === last && first instanceof Text) {
    return first.isConnected && endOffset <= first.length
      ? first.data.slice(startOffset, endOffset)
      : null;
  }
  const live = liveRange(range);
  if (!live) return null;
  const walker = document.createTreeWalker(live.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  walker.currentNode = first;
  let text = '';
  for (let node: Node | null = first; node instanceof Text; node = walker.nextNode()) {
    const to = node === last ? endOffset : node.length;
    if (isTextVisible(node)) text += node.data.slice(node === first ? startOffset : 0, to);
    if (node === last) break;
  }
  return text;
}

/** A live range over the same text; null when the text is no longer there. */
export function liveRange({ startContainer, startOffset, endContainer, endOffset }: StaticRange) {
  try {
    const range = document.createRange();
    range.setStart(startContainer, startOffset);
    range.setEnd(endContainer, endOffset);
    return startContainer.isConnected && endContainer.isConnected ? range : null;
  } catch {
    return null;
  }
}

export interface Marks {
  /** Adds a mark; one that begins at the same place replaces what was there. */
  add(mark: Mark): void;
  /** Drops marks that fail the test, and tells them. Without one: those whose text is not what it was. */
  retain(test?: (mark: Mark) => boolean): readonly Mark[];
  readonly all: ReadonlySet<Mark>;
  /** The mark under a viewport point, by the laid-out text itself. */
  atPoint(x: number, y: number): Mark | undefined;
  /** The first mark inside an element. */
  firstWithin(element: Element): Mark | undefined;
}

/** Over a text control the caret's offset is one in its value, beyond its children (CSSOM View). */
const isCaretInContent = ({ offsetNode, offset }: CaretPosition) =>
  offset <= (offsetNode instanceof Text ? offsetNode.length : offsetNode.childNodes.length);

const hasOriginalText = ({ range, text }: Mark) => visibleRangeText(range) === text;

export function createMarks(signal: AbortSignal): Marks {
  const all = new Set<Mark>();
  const lights = new Map<Kind, Highlight>();
  const starts = new WeakMap<Node, Map<number, Mark>>();
  const registry = CSS.highlights;

  const light = (kind: Kind): Highlight => {
    let found = lights.get(kind);
    if (!found) {
      found = new Highlight();
      lights.set(kind, found);
      registry.set(`fieldmark-${kind}`, found);
    }
    return found;
  };
  const drop = (mark: Mark) => {
    all.delete(mark);
    light(mark.finding.kind).delete(mark.range);
  };
  signal.addEventListener('abort', () => {
    for (const kind of lights.keys()) registry.delete(`fieldmark-${kind}`);
    all.clear();
  });

  return {
    all,
    add(mark) {
      const { startContainer, startOffset } = mark.range;
      const there = starts.get(startContainer) ?? new Map<number, Mark>();
      const old = there.get(startOffset);
      if (old && all.has(old)) {
        if (old.text === mark.text && hasOriginalText(old)) return;
        drop(old);
      }
      if (all.size >= MAX_MARKS || signal.aborted) return;
      starts.set(startContainer, there.set(startOffset, mark));
      all.add(mark);
      light(mark.finding.kind).add(mark.range);
    },
    retain(test = hasOriginalText) {
      const dropped = [...all].filter((mark) => !test(mark));
      for (const mark of dropped) drop(mark);
      return dropped;
    },
    atPoint(x, y) {
      const shadowRoots = [
        ...new Set([...all].map(({ range }) => range.startContainer.getRootNode())),
      ];
      // Without the roots the browser tells of a host only.
      const place = document.caretPositionFromPoint?.(x, y, {
        shadowRoots: shadowRoots.filter((root) => root instanceof ShadowRoot),
      });
      for (const mark of place && isCaretInContent(place) ? all : []) {
        const range = liveRange(mark.range);
        if (!place || !range?.isPointInRange(place.offsetNode, place.offset)) continue;
        for (const { left, right, top, bottom } of range.getClientRects()) {
          if (x >= left && x <= right && y >= top && y <= bottom) return mark;
        }
      }
      return undefined;
    },
    firstWithin(element) {
      for (const mark of all) if (containsNodeDeep(element, mark.range.startContainer)) return mark;
      return undefined;
    },
  };
}
