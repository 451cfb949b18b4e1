/** Reads an XML message record by record, so that only one is in memory. No DTD, no entities but the five of XML. */
import { createXmlParser, FileError, withoutPrefix } from '../workbook/index.ts';

export interface RecordElement {
  /** Without prefix. */
  readonly name: string;
  /** Its currency, if it is an amount. */
  readonly currency: string;
  readonly children: RecordElement[];
  text: string;
}

/** Deeper elements do not occur in ISO 20022 messages. */
const MAX_DEPTH = 40;
/** Elements of a message: 100,000 payments of 60. */
const MAX_ELEMENTS = 6_000_000;
/** Elements that are in memory at a time, apart from the records that were handed over. */
const MAX_KEPT = 200_000;
/** Elements in one other, apart from records: those beyond are of no use, and would be searched again and again. */
const MAX_CHILDREN = 500;
/** UTF-16 units of one tag or text; ISO 20022 allows 500 in the longest. */
const MAX_TOKEN_LENGTH = 20_000;

export interface RecordHandler {
  /** The names of the elements that are records, without prefix. */
  readonly records: ReadonlySet<string>;
  /** The other elements that are told of when they end; they stay where they are. */
  readonly parts: ReadonlySet<string>;
  /** @param above the elements around it, the nearest last, with what they have so far */
  readonly onEnd: (element: RecordElement, above: readonly RecordElement[]) => void;
}

/** Takes an XML text in pieces. Records are taken out of their parents when they end. */
export function createRecordReader({ records, parts, onEnd }: RecordHandler) {
  const open: RecordElement[] = [];
  let [elements, kept, isDone] = [0, 0, false];
  const parser = createXmlParser(
    {
      open(tag, readAttributes) {
        elements += 1;
        kept += 1;
        if (open.length >= MAX_DEPTH || elements > MAX_ELEMENTS || kept > MAX_KEPT)
          throw new FileError('large');
        if (isDone) throw new FileError('damaged');
        const name = withoutPrefix(tag);
        const attributes = (/Amt$/.test(name) && readAttributes()) || {};
        const currency = typeof attributes.Ccy === 'string' ? attributes.Ccy.slice(0, 10) : '';
        const element = { name, currency, children: [], text: '' };
        const siblings = open.at(-1)?.children;
        if (siblings && (siblings.length < MAX_CHILDREN || records.has(name)))
          siblings.push(element);
        open.push(element);
      },
      text(part) {
        const element = open.at(-1);
        if (element && element.text.length <= MAX_TOKEN_LENGTH) element.text += part;
      },
      close() {
        const element = open.pop();
        if (!element) return;
        isDone = open.length === 0;
        if (!records.has(element.name) && !parts.has(element.name)) return;
        onEnd(element, open);
        if (!records.has(element.name)) return;
        open.at(-1)?.children.pop();
        kept = open.length;
      },
      declaration() {
        throw new FileError('damaged');
      },
    },
    MAX_TOKEN_LENGTH,
  );
  return {
    write: parser.write,
    end(): void {
      parser.end();
      if (!isDone) throw new FileError('damaged');
    },
  };
}

/** The elements on a path of names below an element, such as "Cdtr/Nm". Several paths: what one of them finds first. */
export function recordAt(
  from: RecordElement,
  ...paths: readonly string[]
): readonly RecordElement[] {
  for (const path of paths) {
    let found: readonly RecordElement[] = [from];
    for (const name of path.split('/'))
      found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
    if (found.length > 0) return found;
  }
  return [];
}

/** The texts on a path, without empty ones. */
export const recordTexts = (from: RecordElement, ...paths: readonly string[]): string[] =>
  recordAt(from, ...paths)
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** The first text on a path; empty if there is none. */
export const textAt = (from: RecordElement, ...paths: readonly string[]): string =>
  recordTexts(from, ...paths)[0] ?? '';
