/** What is marked on each page. */
import type {
  CheckedDocument,
  DocumentValue,
  PagePart,
  TextPlace,
} from '../../lib/documents/index.ts';

/** A value with one of the texts that it is written in. */
export interface PlacedMark {
  readonly value: DocumentValue;
  readonly place: TextPlace;
}

/** Marks of one page. */
const MAX_MARKS = 500;

/** What is marked on each page, by its index. */
export function marksByPage(values: readonly DocumentValue[]): ReadonlyMap<number, PlacedMark[]> {
  const marks = new Map<number, PlacedMark[]>();
  for (const value of values) {
    for (const { page, texts } of value.places) {
      const ofPage = marks.get(page) ?? [];
      marks.set(page, ofPage);
      if (ofPage.length < MAX_MARKS) ofPage.push(...texts.map((place) => ({ value, place })));
    }
  }
  return marks;
}

/** A payment code on a page, with the value of its account, or a value that was read from pixels. */
export interface CodeMark extends PagePart {
  readonly value: DocumentValue;
  readonly isCode: boolean;
}

/** The payment codes of each page, by its index, and what was read from its pixels. */
export function codesByPage({ codes, values }: CheckedDocument): ReadonlyMap<number, CodeMark[]> {
  const ofCodes = codes.flatMap(({ page, part, key }) => {
    const value = values.find((each) => each.key === key);
    return value ? { page, mark: { ...part, value, isCode: true } } : [];
  });
  const ofScans = values.flatMap((value) =>
    value.scan ? { page: value.scan.page, mark: { ...value.scan.part, value, isCode: false } } : [],
  );
  const marks = [...ofCodes, ...ofScans];
  const byPage = Map.groupBy(marks, ({ page }) => page);
  return new Map([...byPage].map(([page, all]) => [page, all.map(({ mark }) => mark)]));
}
