/** Finds the values of a document and has them checked, those of its pages and those of its data. */
import { SEVERITIES, severityOf, valueKey } from '../domain/index.ts';
import type { SendToBackground } from '../extension/index.ts';
import type { FoundValue } from '../extension/schemas/index.ts';
import {
  compareWithText,
  type Difference,
  FIELD_KINDS,
  type FieldName,
  type InvoiceField,
} from './invoice/index.ts';
import { MAX_TEXT_LENGTH, MAX_TEXTS, type PlacedValue } from './messages/index.ts';
import { type TextPlace, textPlacesOf } from './pdf/index.ts';
import type { ReadDocument } from './read-file.ts';

/** Where a value is drawn. */
export interface ValuePlace {
  /** Counted from 0. */
  readonly page: number;
  readonly texts: readonly TextPlace[];
}

export interface DocumentValue {
  readonly key: string;
  readonly found: FoundValue;
  readonly places: readonly ValuePlace[];
  /** The field of the data that it is in. */
  readonly field?: FieldName;
}

export interface CheckedDocument {
  /** Distinct values, the wrong ones first, then in the order of the document. */
  readonly values: readonly DocumentValue[];
  readonly differences: readonly Difference[];
  /** The fields of the data that are only shown. */
  readonly facts: readonly InvoiceField[];
  /** Its pages have no text. */
  readonly isPicture: boolean;
}

async function valuesIn(
  blocks: readonly { readonly text: string }[],
  send: SendToBackground,
): Promise<PlacedValue[]> {
  const texts = blocks.slice(0, MAX_TEXTS).map(({ text }) => text.slice(0, MAX_TEXT_LENGTH));
  if (texts.length === 0) return [];
  const outcome = await send('findInTexts', { texts });
  if (!outcome.ok) throw new Error(outcome.failure.kind);
  return outcome.value.values;
}

/** The paragraphs of a message. */
const paragraphsOf = (text: string): { text: string }[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ text: paragraph }));

async function checkedFields(fields: readonly InvoiceField[], send: SendToBackground) {
  const items = fields.flatMap(({ name, text, region }) => {
    const kind = FIELD_KINDS[name];
    return kind ? [{ name, item: { kind, value: text, ...(region && { region }) } }] : [];
  });
  if (items.length === 0) return [];
  const outcome = await send('check', { items: items.map(({ item }) => item), place: 'popup' });
  if (!outcome.ok) throw new Error(outcome.failure.kind);
  return outcome.value.judgements.map((judgement, i) => ({
    field: items[i]?.name,
    found: { raw: items[i]?.item.value ?? '', ...judgement },
  }));
}

const rankOf = ({ found }: DocumentValue): number => SEVERITIES.indexOf(severityOf(found.verdict));

export async function checkDocument(
  { pages, invoice, pdf, text: mailText }: ReadDocument,
  send: SendToBackground,
): Promise<CheckedDocument> {
  const byKey = new Map<string, DocumentValue>();
  const add = (found: FoundValue, place: ValuePlace | null, field?: FieldName) => {
    const key = valueKey(found.verdict);
    const known = byKey.get(key) ?? { key, found, places: [] };
    byKey.set(key, {
      ...known,
      places: place ? [...known.places, place] : known.places,
      ...(field && !known.field ? { field } : {}),
    });
  };
  const fields = invoice ?? [];
  for (const { found, field } of await checkedFields(fields, send)) add(found, null, field);
  const shown: { kind: FoundValue['verdict']['kind']; value: string }[] = [];
  for (const [page, read] of pages.entries()) {
    for (const { text, start, end, found } of await valuesIn(read.blocks, send)) {
      const block = read.blocks[text];
      const texts = block ? textPlacesOf(block, start, end) : [];
      if (texts.length === 0) continue;
      add(found, { page, texts });
      shown.push(found.verdict);
    }
  }
  for (const { found } of await valuesIn(paragraphsOf(mailText), send)) add(found, null);
  const text = pages.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n');
  return {
    values: [...byKey.values()].toSorted((a, b) => rankOf(a) - rankOf(b)),
    differences: invoice && text ? compareWithText(invoice, text, shown) : [],
    facts: fields.filter(({ name }) => !FIELD_KINDS[name]),
    isPicture: pdf !== null && text.trim() === '',
  };
}
