/**
 * Marks on page text with the CSS Custom Highlight API, which changes no page node. The page can read
 * highlight names, so a name contains only the severity of the offline verdict.
 */
import { type Finding, SEVERITIES, type Severity } from '../../domain/index.ts';
import { containsDeep, isConcealedIn, isTextVisible } from '../dom/index.ts';
import type { TextBlock } from '../scan/index.ts';

/** The most marks in one document. */
const MAX_MARKS = 2000;

/** A finding and its position in the page. */
export interface FindingRange {
  readonly finding: Finding;
  readonly range: StaticRange;
  /** The page text in the range when it was read. */
  readonly text: string;
}

export interface Mark extends FindingRange {
  readonly severity: Severity;
}

/** The position of a finding in the page; null if the page no longer has that text. */
export function toFindingRange(block: TextBlock, finding: Finding): FindingRange | null {
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

/** Layout collapses white space and adds some between boxes, so texts are compared without white space. */
const withoutWhitespace = (text: string) => text.replace(/\s+/g, '');

/** The visible page text in a range; null if the range is no longer in the page. */
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
    const isEnd = node === first || node === last;
    const isRead = isEnd || !isConcealedIn(live.commonAncestorContainer, node);
    if (isRead && isTextVisible(node))
      text += node.data.slice(node === first ? startOffset : 0, to);
    if (node === last) break;
  }
  return text;
}

/** A live range with the same boundaries; null if they are no longer in the page. */
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
  /** Adds a mark. It replaces a mark that begins at the same position. */
  add(mark: Mark): void;
  /** Drops and returns the marks that fail the test. The default test is that the text is unchanged. */
  retain(test?: (mark: Mark) => boolean): readonly Mark[];
  /** All values that were found, whether their marks are shown or not. */
  readonly all: ReadonlySet<Mark>;
  /** The marks that a person sees. */
  readonly shown: ReadonlySet<Mark>;
  /** The shown mark whose text is at a point of the viewport, CSS px. */
  atPoint(x: number, y: number): Mark | undefined;
  /** The first shown mark inside an element. */
  firstWithin(element: Element): Mark | undefined;
}

/** False over a text control, where the offset is a position in the control's value (CSSOM View). */
const isCaretInContent = ({ offsetNode, offset }: CaretPosition) =>
  offset <= (offsetNode instanceof Text ? offsetNode.length : offsetNode.childNodes.length);

const hasOriginalText = ({ range, text }: FindingRange) => visibleRangeText(range) === text;

/** @param isShown whether a person wants to see marks of this severity; asked when a mark is added */
export function createMarks(
  signal: AbortSignal,
  isShown: (severity: Severity) => boolean = () => true,
): Marks {
  const all = new Set<Mark>();
  const shown = new Set<Mark>();
  const highlights = new Map<Severity, Highlight>();
  const marksByStart = new WeakMap<Node, Map<number, Mark>>();
  const registry = CSS.highlights;

  const highlightOf = (severity: Severity): Highlight => {
    let highlight = highlights.get(severity);
    if (!highlight) {
      highlight = new Highlight();
      // Where two marks overlap, the more severe one is painted on top.
      highlight.priority = SEVERITIES.length - SEVERITIES.indexOf(severity);
      highlights.set(severity, highlight);
      registry.set(`fieldmark-${severity}`, highlight);
    }
    return highlight;
  };
  const drop = (mark: Mark) => {
    all.delete(mark);
    if (shown.delete(mark)) highlightOf(mark.severity).delete(mark.range);
  };
  signal.addEventListener('abort', () => {
    for (const severity of highlights.keys()) registry.delete(`fieldmark-${severity}`);
    all.clear();
    shown.clear();
  });

  return {
    all,
    shown,
    add(mark) {
      const { startContainer, startOffset } = mark.range;
      const marksByOffset = marksByStart.get(startContainer) ?? new Map<number, Mark>();
      const old = marksByOffset.get(startOffset);
      if (old && all.has(old)) {
        if (old.text === mark.text && old.severity === mark.severity && hasOriginalText(old))
          return;
        drop(old);
      }
      if (all.size >= MAX_MARKS || signal.aborted) return;
      marksByStart.set(startContainer, marksByOffset.set(startOffset, mark));
      all.add(mark);
      if (!isShown(mark.severity)) return;
      shown.add(mark);
      highlightOf(mark.severity).add(mark.range);
    },
    retain(test = hasOriginalText) {
      const dropped = [...all].filter((mark) => !test(mark));
      for (const mark of dropped) drop(mark);
      return dropped;
    },
    atPoint(x, y) {
      const shadowRoots = [
        ...new Set([...shown].map(({ range }) => range.startContainer.getRootNode())),
      ];
      // Without `shadowRoots` the browser returns only the outermost host.
      const caret = document.caretPositionFromPoint?.(x, y, {
        shadowRoots: shadowRoots.filter((root) => root instanceof ShadowRoot),
      });
      for (const mark of caret && isCaretInContent(caret) ? shown : []) {
        const range = liveRange(mark.range);
        if (!caret || !range?.isPointInRange(caret.offsetNode, caret.offset)) continue;
        for (const rect of range.getClientRects()) {
          if (x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom) return mark;
        }
      }
      return undefined;
    },
    firstWithin(element) {
      for (const mark of shown) if (containsDeep(element, mark.range.startContainer)) return mark;
      return undefined;
    },
  };
}
