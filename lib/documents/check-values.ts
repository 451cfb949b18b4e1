/** Finds the values of a document and has them checked, those of its pages, its message and its data. */
import { SEVERITIES, type Severity, severityOf, valueKey } from '../domain/index.ts';
import type { SendToBackground } from '../extension/index.ts';
import type { FoundValue } from '../extension/schemas/index.ts';
import { checkedFields, checkedPages, type Item } from './check-together.ts';
import { findValues } from './find-values.ts';
import {
  compareWithNotes,
  compareWithText,
  type Difference,
  FIELD_KINDS,
  type FieldName,
  type Invoice,
  type InvoiceField,
  isSameValue,
  UNSHOWN,
} from './invoice/index.ts';
import { type Announcement, announcementIn } from './mail/index.ts';
import { MAX_FIELD_LENGTH, type PlacedValue } from './messages/index.ts';
import { type Block, type TextPlace, textPlacesOf } from './pdf/index.ts';

/** Where a value is drawn. */
export interface ValuePlace {
  /** Counted from 0. */
  readonly page: number;
  readonly texts: readonly TextPlace[];
}

/** Where a value is in the text of the message, UTF-16 code units. */
export interface MailPlace {
  readonly start: number;
  readonly end: number;
}

export interface DocumentValue {
  readonly key: string;
  readonly found: FoundValue;
  readonly places: readonly ValuePlace[];
  readonly mailPlaces: readonly MailPlace[];
  /** The field of the data that it is in. */
  readonly field?: FieldName;
  /** Page and data do not both have it. */
  readonly difference?: Difference;
  /** How much it needs a look: one in which page and data differ needs it, too. */
  readonly severity: Severity;
}

export interface CheckedDocument {
  /** Distinct values, the wrong ones first, then in the order of the document; at most `MAX_LISTED`. */
  readonly values: readonly DocumentValue[];
  /** Values that are not among them. */
  readonly moreValues: number;
  readonly differences: readonly Difference[];
  /** The fields of the data that are only shown. */
  readonly facts: readonly InvoiceField[];
  /** The sentence of the message that announces another account. */
  readonly announcement: Announcement | null;
  /** Its pages have no text. */
  readonly isPicture: boolean;
}

/** Values that are listed: more cannot be looked at. */
const MAX_LISTED = 500;
/** Places of one value that are marked. */
const MAX_PLACES = 200;
const MAX_FACTS = 50;

const isSameText = (a: TextPlace, b: TextPlace): boolean =>
  a.from === b.from && a.start < b.end && b.start < a.end;

/** The values with their places. Of spare readings only sound IBANs count, instead of what else was read there. */
function placedIn(blocks: readonly Block[], values: readonly PlacedValue[]) {
  const placed = values.flatMap(({ text, start, end, found }) => {
    const block = blocks[text];
    const texts = block ? textPlacesOf(block, start, end) : [];
    return block && texts.length > 0 ? [{ found, texts, isSpare: block.isSpare }] : [];
  });
  const isBeside = (one: { texts: readonly TextPlace[] }, other: typeof one) =>
    one.texts.some((a) => other.texts.some((b) => isSameText(a, b)));
  const spare: typeof placed = [];
  for (const each of placed) {
    const { kind, standing } = each.found.verdict;
    if (each.isSpare && kind === 'iban' && standing !== 'bad')
      if (!spare.some((other) => isBeside(each, other))) spare.push(each);
  }
  const others = placed.filter(
    (each) => !each.isSpare && !spare.some((other) => isBeside(each, other)),
  );
  return [...others, ...spare];
}

/** What the person knows better, then what is wrong, then what differs, then what is doubtful. */
function rankOf({ severity, found, difference }: DocumentValue): number {
  if (found.note?.other) return -1;
  const isOwn = severityOf(found.verdict) === severity;
  const isAccount = difference?.name === 'iban';
  return 4 * SEVERITIES.indexOf(severity) + (isAccount ? 0 : isOwn ? 1 : 2);
}

/** A value that differs is as bad as a wrong one. */
function withDifference(value: DocumentValue, differences: readonly Difference[]): DocumentValue {
  const { kind, value: text } = value.found.verdict;
  const isData = value.field !== undefined && value.field !== 'text';
  const difference = differences.find(
    ({ name, inData, shown }) =>
      name === kind && (isData ? isSameValue(inData, text) : shown.includes(text)),
  );
  return difference ? { ...value, difference, severity: 'bad' } : value;
}

export interface DocumentCheckNeeds {
  readonly invoice: Invoice | null;
  /** Of the message that it came with. */
  readonly mailText: string;
  readonly isPdf: boolean;
  readonly send: SendToBackground;
}

/** Checks a document as far as it has been read. */
export function createDocumentCheck({ invoice, mailText, isPdf, send }: DocumentCheckNeeds) {
  const byKey = new Map<string, DocumentValue>();
  const fields = invoice ?? [];
  const pageTexts: string[] = [];
  /** The values of pages, and those of the message. */
  const shown: Item[] = [];
  const inMail: Item[] = [];
  const inNotes: Item[] = [];
  const add = (
    found: FoundValue,
    { page, mail, field }: { page?: ValuePlace; mail?: MailPlace; field?: FieldName | undefined },
  ) => {
    const key = valueKey(found.verdict);
    const severity = found.note?.other ? 'bad' : severityOf(found.verdict);
    const known = byKey.get(key) ?? { key, found, severity, places: [], mailPlaces: [] };
    const { places, mailPlaces } = known;
    byKey.set(key, {
      ...known,
      places: page && places.length < MAX_PLACES ? [...places, page] : places,
      mailPlaces: mail && mailPlaces.length < MAX_PLACES ? [...mailPlaces, mail] : mailPlaces,
      ...(field && !known.field ? { field } : {}),
    });
  };

  return {
    /** The data. */
    addFields: async (): Promise<void> => {
      for (const { found, field } of await checkedFields(fields, send)) add(found, { field });
      const texts = fields.flatMap(({ name, text }) => (name === 'text' ? text : []));
      for (const { found } of await findValues(texts, send)) {
        add(found, { field: 'text' });
        inNotes.push(found.verdict);
      }
    },
    addMail: async (): Promise<void> => {
      for (const { found, start, end } of await findValues([mailText], send)) {
        add(found, { mail: { start, end } });
        inMail.push(found.verdict);
      }
    },
    addPage: async (page: number, blocks: readonly Block[]): Promise<void> => {
      const texts = blocks.map(({ text }) => text);
      for (const { found, texts: places } of placedIn(blocks, await findValues(texts, send))) {
        add(found, { page: { page, texts: places } });
        shown.push(found.verdict);
      }
      pageTexts.push(...blocks.flatMap(({ isSpare, text }) => (isSpare ? [] : text)));
    },
    result: async (): Promise<CheckedDocument> => {
      for (const found of await checkedPages([...shown, ...inNotes, ...inMail], fields, send)) {
        const known = byKey.get(valueKey(found.verdict));
        if (known && found.note)
          byKey.set(known.key, {
            ...known,
            found: { ...found, raw: known.found.raw },
            severity: found.note.other ? 'bad' : severityOf(found.verdict),
          });
      }
      const text = pageTexts.join('\n');
      const differences = [
        ...(invoice && text ? compareWithText(invoice, text, shown) : []),
        ...compareWithNotes(fields, inNotes),
      ];
      const values = [...byKey.values()]
        .map((value) => withDifference(value, differences))
        .toSorted((a, b) => rankOf(a) - rankOf(b));
      return {
        values: values.slice(0, MAX_LISTED),
        moreValues: Math.max(0, values.length - MAX_LISTED),
        differences,
        facts: fields
          .filter(({ name }) => !FIELD_KINDS[name] && !UNSHOWN.has(name))
          .slice(0, MAX_FACTS)
          .map((field) => ({ ...field, text: field.text.slice(0, MAX_FIELD_LENGTH) })),
        announcement: announcementIn(mailText),
        isPicture: isPdf && text.trim() === '',
      };
    },
  };
}
