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
  /** The text of all text nodes, joined. */
  readonly text: string;
  readonly marks: readonly PageMark[];
}

/** The browser runs its source in the page, so it refers to nothing outside itself. */
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

/** A value on a page, and the severities that its text is marked with. */
export interface MarkedValue {
  readonly page: string;
  readonly value: PlantedValue;
  readonly severities: readonly Severity[];
  /** Wrong values are bad or need attention, right ones are fine, each over the whole value alone. */
  readonly isRight: boolean;
}

export interface MarkedValues {
  readonly values: readonly MarkedValue[];
  /** What is marked where no value is, with its severity. */
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

/** What is not as expected, a line each. */
export const differencesOf = ({ values, extra }: MarkedValues): string[] => [
  ...values
    .filter(({ isRight }) => !isRight)
    .map(
      ({ page, value: { kind, written, context, error, meant }, severities }) =>
        `${page}: ${kind} “${written}” (${error ?? 'right'}, ${context}, meant ${meant}) is ${severities.join(' and ') || 'not'} marked`,
    ),
  ...extra.map((mark) => `${mark}, where no value is`),
];
