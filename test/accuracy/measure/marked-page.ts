/** Compares the marks on a page in a browser with the values that the page shows. */
import type { Severity } from '../../../lib/domain/index.ts';
import type { AccuracyPage } from '../documents/to-html.ts';
import type { PlantedValue } from '../values/plant.ts';

/** UTF-16 offsets in the page's whole text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

interface PageMark extends Span {
  readonly severity: Severity;
}

export interface MarkedPage {
  /** The text of all text nodes, concatenated. */
  readonly text: string;
  readonly marks: readonly PageMark[];
}

/** The browser runs the source of this function in the page, so it must not refer to anything outside. */
export const readMarkedPage = (): MarkedPage => {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  const starts = new Map<Node, number>();
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    starts.set(node, text.length);
    text += node.nodeValue ?? '';
  }
  const severities = ['bad', 'attention', 'fine'] as const;
  const marks = severities.flatMap((severity) =>
    [...(CSS.highlights.get(`fieldmark-${severity}`) ?? [])].map((range) => ({
      severity,
      start: (starts.get(range.startContainer) ?? -1) + range.startOffset,
      end: (starts.get(range.endContainer) ?? -1) + range.endOffset,
    })),
  );
  return { text, marks };
};

/** A value on a page, and the severities of the marks on it. */
export interface MarkedValue {
  readonly page: string;
  readonly value: PlantedValue;
  readonly severities: readonly Severity[];
  /**
   * Whether the marks are right: bad or needs attention for a wrong value, fine for a right one,
   * each over exactly the value.
   */
  readonly isRight: boolean;
}

export interface MarkedValues {
  readonly values: readonly MarkedValue[];
  /** Texts that are marked although they are no value, with their severity. */
  readonly extra: readonly string[];
}

const isOverlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

function compareValue(page: string, value: PlantedValue, span: Span, marks: readonly PageMark[]) {
  const severities = marks.map(({ severity }) => severity);
  const isDoubtful = severities.some((severity) => severity !== 'fine');
  const isWhole = marks.some(({ start, end }) => start === span.start && end === span.end);
  const isRight = value.error ? isDoubtful : isWhole && !isDoubtful;
  return { page, value, severities, isRight };
}

export function compareMarks(
  { name, expected }: AccuracyPage,
  { text, marks }: MarkedPage,
): MarkedValues {
  let from = 0;
  const spans = expected.map((value) => {
    const start = text.indexOf(value.written, from);
    from = start + value.written.length;
    return { value, span: { start, end: from } };
  });
  const values = spans.map(({ value, span }) =>
    compareValue(
      name,
      value,
      span,
      marks.filter((mark) => isOverlap(mark, span)),
    ),
  );
  const extra = marks
    .filter((mark) => !spans.some(({ span }) => isOverlap(mark, span)))
    .map(({ start, end, severity }) => `${name}: ${severity} ${text.slice(start, end)}`);
  return { values, extra };
}

/** The differences from the expected marks, one per line. */
export const differencesOf = ({ values, extra }: MarkedValues): string[] => [
  ...values
    .filter(({ isRight }) => !isRight)
    .map(
      ({ page, value: { kind, written, context, error, meant }, severities }) =>
        `${page}: ${kind} “${written}” (${error ?? 'right'}, ${context}, meant ${meant}) is ${severities.join(' and ') || 'not'} marked`,
    ),
  ...extra.map((mark) => `${mark}, where no value is`),
];
