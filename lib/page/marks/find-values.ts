/** Finds the values in the text of an element, with what its label and the lines around it explain. */
import type { Finding } from '../../domain/index.ts';
import {
  enclosingElement,
  frameRegistry,
  isElementVisible,
  isSlotted,
  isTextVisible,
  joinedRuns,
} from '../dom/index.ts';
import { createLabelReader, enclosingTelLink, splitRun } from '../scan/index.ts';
import { lineContextOf, telLinkFinding } from './context.ts';
import { type FindingRange, toFindingRange } from './marks.ts';

/** Labels are not added to longer texts, UTF-16 code units. */
const MAX_LABELLED_LENGTH = 1024;

/** Eight capitals or digits that may be a BIC: six letters first. */
const LIKE_BIC = /(?<![A-Z])[A-Z]{6}[A-Z\d]{2}/;
/** The least that a mistyped value in its own cell has: four digits, or a domain. */
const LIKE_LABELLED = /\d(?:\D?\d){3}|\w\.[a-z]{2,}\s*$/;
/** A cell with a value is at most this long, UTF-16 code units. */
const MAX_CELL_LENGTH = 64;

/** Whether a text may be a value if the page's structure gives it a label. */
export const mayBeLabelled = (text: string) =>
  LIKE_BIC.test(text) || (text.length <= MAX_CELL_LENGTH && LIKE_LABELLED.test(text));

/**
 * The blocks of a run, created lazily. A concealed piece is a block by itself: it may be a whole
 * value that fades in.
 */
function* blocksOf(element: Element, nodes: readonly Text[]) {
  for (const run of joinedRuns(element, nodes)) yield* splitRun(element, run);
}

const movedBy = (finding: Finding, offset: number): Finding => ({
  ...finding,
  start: finding.start - offset,
  end: finding.end - offset,
});

export function createValueFinder() {
  const registry = frameRegistry();
  const labels = createLabelReader();
  const findDirectly = (element: Element, text: string): readonly Finding[] =>
    registry.findInElement?.(element, text) ?? [];

  const find = (element: Element, text: string): readonly Finding[] => {
    const found = findDirectly(element, text);
    if (text.length > MAX_LABELLED_LENGTH) return found;
    for (const label of labels.labelsOf(element)) {
      const labelled = findDirectly(element, label + text)
        .filter(({ start }) => start >= label.length)
        .map((finding) => movedBy(finding, label.length));
      const isLabelled = ({ evidence }: Finding) => evidence === 'label';
      if (found.length > 0 ? labelled.some(isLabelled) : labelled.length > 0) return labelled;
    }
    return found.some(({ evidence }) => evidence) ? found : findByLines(element, text, found);
  };
  /** The values that the lines around this one explain; if none, the values that were found without them. */
  const findByLines = (element: Element, text: string, found: readonly Finding[]) => {
    const context = lineContextOf(element, text);
    if (!context) return found;
    const { before, after } = context;
    const explained = findDirectly(element, before + text + after)
      .filter(({ evidence, start }) => evidence === 'shape' && start >= before.length)
      .map((finding) => movedBy(finding, before.length))
      .filter(({ end }) => end <= text.length);
    return explained.length > 0 ? explained : found;
  };

  return {
    /** Without labels and lines around. */
    findDirectly,
    forgetLabels: labels.forget,
    /** The values of a run of text; null after each piece of work, so that the caller can pause. */
    *findInRun(element: Element, nodes: readonly Text[]): Generator<FindingRange | null> {
      const visible = nodes.filter((node) => isTextVisible(node) && isSlotted(node));
      for (const parent of nodes.map(enclosingElement))
        if (parent && !isElementVisible(parent)) registry.observe?.(parent);
      const links = new Set(visible.map(enclosingTelLink));
      const ofLinks = new Map([...links].map((link) => [link, link && telLinkFinding(link, find)]));
      for (const found of ofLinks.values()) if (found) yield found;
      for (const block of blocksOf(element, visible)) {
        for (const finding of find(element, block.text)) {
          const node = block.ownsOffset(finding.start) && block.positionAt(finding.start)?.node;
          if (node && !ofLinks.get(enclosingTelLink(node))) yield toFindingRange(block, finding);
        }
        yield null;
      }
    },
  };
}
