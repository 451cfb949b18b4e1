/** Finds the values of a document and has them checked, those of its pages and those of its data. */
import { type Kind, SEVERITIES, type Severity, severityOf, valueKey } from '../domain/index.ts';
import type { SendToBackground } from '../extension/index.ts';
import type { FoundValue } from '../extension/schemas/index.ts';
import {
  compareWithText,
  type Difference,
  FIELD_KINDS,
  type FieldName,
  type InvoiceField,
} from './invoice/index.ts';
import {
  MAX_FIELD_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TEXTS,
  MAX_VALUES,
  type PlacedValue,
} from './messages/index.ts';
import { type Block, type TextPlace, textPlacesOf } from './pdf/index.ts';
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
  /** How much it needs a look: one in which page and data differ needs it, too. */
  readonly severity: Severity;
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
  const found: PlacedValue[] = [];
  for (let from = 0; from < blocks.length; from += MAX_TEXTS) {
    const some = blocks.slice(from, from + MAX_TEXTS);
    const texts = some.map(({ text }) => text.slice(0, MAX_TEXT_LENGTH));
    const outcome = await send('findInTexts', { texts });
    if (!outcome.ok) throw new Error(outcome.failure.kind);
    found.push(...outcome.value.values.map((each) => ({ ...each, text: each.text + from })));
  }
  return found;
}

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

/** The paragraphs of a message. */
const paragraphsOf = (text: string): { text: string }[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ text: paragraph }));

interface Item {
  readonly kind: Kind;
  readonly value: string;
  readonly region?: string;
}

/** Checks values that stand together, with what the known suppliers say about them. */
async function checkTogether(
  items: readonly Item[],
  about: { readonly name: string; readonly isRecord: boolean },
  send: SendToBackground,
): Promise<readonly FoundValue[]> {
  if (items.length === 0) return [];
  const { isRecord } = about;
  const name = about.name.slice(0, MAX_FIELD_LENGTH);
  const request = { items: items.slice(0, MAX_VALUES), ...(name && { name }), isRecord };
  const outcome = await send('checkTogether', request);
  if (!outcome.ok) throw new Error(outcome.failure.kind);
  return outcome.value.values;
}

/** Null for a field that is only shown. What a file says may be of any length. */
function itemOf({ name, text, region }: InvoiceField): Item | null {
  const kind = FIELD_KINDS[name];
  const country = region.toUpperCase();
  const place = /^[A-Z]{2}$/.test(country) ? { region: country } : {};
  return kind ? { kind, value: text.slice(0, MAX_FIELD_LENGTH), ...place } : null;
}

const sellerIn = (fields: readonly InvoiceField[]): string =>
  fields.find(({ name }) => name === 'seller')?.text ?? '';

/** The fields with a kind. Those of the seller stand together, and not with the buyer's. */
async function checkedFields(fields: readonly InvoiceField[], send: SendToBackground) {
  const check = async (name: string, wanted: (field: InvoiceField) => boolean) => {
    const known = fields.filter((field) => wanted(field) && itemOf(field));
    const items = known.flatMap((field) => itemOf(field) ?? []);
    const values = await checkTogether(items, { name, isRecord: true }, send);
    return values.map((found, i) => ({ found, field: known[i]?.name }));
  };
  const sellers = await check(sellerIn(fields), ({ name }) => name !== 'buyerVat');
  return [...sellers, ...(await check('', ({ name }) => name === 'buyerVat'))];
}

/**
 * The values of pages and mail again, beside each other and beside what the data says of the seller. Not beside its
 * accounts: the data may have the right one, and the page another.
 */
function checkedPages(
  written: readonly Item[],
  fields: readonly InvoiceField[],
  send: SendToBackground,
): Promise<readonly FoundValue[]> {
  const distinct = new Map(
    written.map(({ kind, value }) => [valueKey({ kind, value }), { kind, value }]),
  );
  const ofSeller = fields.filter(({ name }) => name === 'vat' || name === 'email');
  const items = [...ofSeller.flatMap((field) => itemOf(field) ?? []), ...distinct.values()];
  return checkTogether(items, { name: sellerIn(fields), isRecord: false }, send);
}

/** What is said of the value itself comes before what it differs from. */
const rankOf = ({ severity, found }: DocumentValue): number =>
  2 * SEVERITIES.indexOf(severity) + (severityOf(found.verdict) === severity ? 0 : 1);

/** Severity of a value that differs is that of a doubtful one, at least. */
function withDifferences(value: DocumentValue, differences: readonly Difference[]): DocumentValue {
  const { kind, value: text } = value.found.verdict;
  const differs = differences.some(
    ({ name, inData, shown }) => name === kind && [inData, ...shown].includes(text),
  );
  return differs && value.severity === 'fine' ? { ...value, severity: 'attention' } : value;
}

export async function checkDocument(
  { pages, invoice, pdf, text: mailText }: ReadDocument,
  send: SendToBackground,
): Promise<CheckedDocument> {
  const byKey = new Map<string, DocumentValue>();
  const add = (found: FoundValue, place: ValuePlace | null, field?: FieldName) => {
    const key = valueKey(found.verdict);
    const severity = severityOf(found.verdict);
    const known = byKey.get(key) ?? { key, found, severity, places: [] };
    byKey.set(key, {
      ...known,
      places: place ? [...known.places, place] : known.places,
      ...(field && !known.field ? { field } : {}),
    });
  };
  const fields = invoice ?? [];
  for (const { found, field } of await checkedFields(fields, send)) add(found, null, field);
  const shown: Item[] = [];
  for (const [page, read] of pages.entries()) {
    for (const { found, texts } of placedIn(read.blocks, await valuesIn(read.blocks, send))) {
      add(found, { page, texts });
      shown.push(found.verdict);
    }
  }
  const inMail = await valuesIn(paragraphsOf(mailText), send);
  for (const { found } of inMail) add(found, null);
  const written = [...shown, ...inMail.map(({ found }) => found.verdict)];
  for (const found of await checkedPages(written, fields, send)) {
    const known = byKey.get(valueKey(found.verdict));
    if (known && found.note)
      byKey.set(known.key, {
        ...known,
        found: { ...found, raw: known.found.raw },
        severity: severityOf(found.verdict),
      });
  }
  const text = pages
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.isSpare ? [] : block.text)))
    .join('\n');
  const differences = invoice && text ? compareWithText(invoice, text, shown) : [];
  return {
    values: [...byKey.values()]
      .map((value) => withDifferences(value, differences))
      .toSorted((a, b) => rankOf(a) - rankOf(b)),
    differences,
    facts: fields.filter(({ name }) => !FIELD_KINDS[name]),
    isPicture: pdf !== null && text.trim() === '',
  };
}
