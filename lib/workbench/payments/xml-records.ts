/** Reads an XML message record by record, so that only one is in memory. No DTD, no entities but the five of XML. */
import { Parser } from 'saxen';
import { PaymentFileError } from './payment-file.ts';

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
const PIECE_LENGTH = 8_192;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

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
  let [rest, unread, elements, kept, isDone] = ['', 0, 0, 0, false];
  const parser = new Parser()
    .on('openTag', (tag, readAttributes) => {
      unread = 0;
      elements += 1;
      kept += 1;
      if (open.length >= MAX_DEPTH || elements > MAX_ELEMENTS || kept > MAX_KEPT)
        throw new PaymentFileError('large');
      const name = withoutPrefix(tag);
      const isAmount = /Amt$/.test(name);
      const attributes = (isAmount && readAttributes()) || {};
      const currency = typeof attributes.Ccy === 'string' ? attributes.Ccy.slice(0, 10) : '';
      const element = { name, currency, children: [], text: '' };
      if (isDone) throw new PaymentFileError('damaged');
      const siblings = open.at(-1)?.children;
      if (siblings && (siblings.length < MAX_CHILDREN || records.has(name))) siblings.push(element);
      open.push(element);
    })
    .on('text', (raw, decode) => {
      unread = 0;
      const element = open.at(-1);
      if (element && element.text.length <= MAX_TOKEN_LENGTH) element.text += decode(raw);
    })
    .on('cdata', (raw) => {
      unread = 0;
      const element = open.at(-1);
      if (element && element.text.length <= MAX_TOKEN_LENGTH) element.text += raw;
    })
    .on('closeTag', () => {
      unread = 0;
      const element = open.pop();
      if (!element) return;
      isDone = open.length === 0;
      if (!records.has(element.name) && !parts.has(element.name)) return;
      onEnd(element, open);
      if (!records.has(element.name)) return;
      open.at(-1)?.children.pop();
      kept = open.length;
    })
    .on('attention', () => {
      throw new PaymentFileError('damaged');
    })
    .on('error', () => {
      throw new PaymentFileError('damaged');
    });

  return {
    write(text: string): void {
      for (let from = 0; from < text.length; from += PIECE_LENGTH) {
        const part = text.slice(from, from + PIECE_LENGTH);
        const end = part.lastIndexOf('>') + 1;
        unread += part.length;
        if (end > 0) {
          parser.write(rest + part.slice(0, end));
          rest = part.slice(end);
        } else rest += part;
        if (unread > MAX_TOKEN_LENGTH) throw new PaymentFileError('large');
      }
    },
    end(): void {
      parser.write(rest);
      parser.end();
      if (!isDone) throw new PaymentFileError('damaged');
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
