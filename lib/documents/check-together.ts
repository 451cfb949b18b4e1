/** Has the values that stand together in a document checked, beside each other. */
import { type Kind, valueKey } from '../domain/index.ts';
import type { SendToBackground } from '../extension/index.ts';
import type { FoundValue } from '../extension/schemas/index.ts';
import type { PaymentCode } from './codes/index.ts';
import { FIELD_KINDS, type InvoiceField } from './invoice/index.ts';
import { MAX_FIELD_LENGTH, MAX_LINES, MAX_VALUES } from './messages/index.ts';

export interface Item {
  readonly kind: Kind;
  readonly value: string;
  readonly region?: string;
}

/** Checks values that stand together, with what the known suppliers say about them. */
export async function checkTogether(
  items: readonly Item[],
  about: {
    readonly name: string;
    readonly lines?: readonly string[];
    readonly isRecord: boolean;
  },
  send: SendToBackground,
): Promise<readonly FoundValue[]> {
  if (items.length === 0) return [];
  const { isRecord } = about;
  const name = about.name.slice(0, MAX_FIELD_LENGTH);
  const lines = about.lines?.slice(0, MAX_LINES).map((line) => line.slice(0, MAX_FIELD_LENGTH));
  const request = {
    items: items.slice(0, MAX_VALUES),
    ...(name ? { name } : lines && { lines }),
    isRecord,
  };
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
export async function checkedFields(fields: readonly InvoiceField[], send: SendToBackground) {
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
 * @param lines of the pages, of which one may name the seller, if the data does not
 */
export function checkedPages(
  written: readonly Item[],
  fields: readonly InvoiceField[],
  lines: readonly string[],
  send: SendToBackground,
): Promise<readonly FoundValue[]> {
  const distinct = new Map(
    written.map(({ kind, value }) => [valueKey({ kind, value }), { kind, value }]),
  );
  const ofSeller = fields.filter(({ name }) => name === 'vat' || name === 'email');
  const items = [...ofSeller.flatMap((field) => itemOf(field) ?? []), ...distinct.values()];
  return checkTogether(items, { name: sellerIn(fields), lines, isRecord: false }, send);
}

/** The accounts of a code, with what is known of its payee. */
export function checkedCode(
  { payee, accounts }: PaymentCode,
  send: SendToBackground,
): Promise<readonly FoundValue[]> {
  const items = accounts.flatMap(({ iban, bic }): Item[] => [
    { kind: 'iban', value: iban.slice(0, MAX_FIELD_LENGTH) },
    ...(bic ? [{ kind: 'bic' as const, value: bic.slice(0, MAX_FIELD_LENGTH) }] : []),
  ]);
  return checkTogether(items, { name: payee, isRecord: true }, send);
}
