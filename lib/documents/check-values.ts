/** Finds the values of a document and has them checked, those of its pages, its message and its data. */
import { severityOf, valueKey } from '../domain/index.ts';
import type { SendToBackground } from '../extension/index.ts';
import type { FoundValue } from '../extension/schemas/index.ts';
import { checkedCode, checkedFields, checkedPages, type Item } from './check-together.ts';
import { compareCodes, type FoundCode } from './codes/index.ts';
import {
  type CheckedCode,
  type CheckedDocument,
  type DocumentValue,
  type MailPlace,
  type ScanPlace,
  type UnsureValue,
  type ValuePlace,
  valueRankOf,
  withCodeDifference,
  withDifference,
} from './document-value.ts';
import { findValues } from './find-values.ts';
import {
  compareWithNotes,
  compareWithText,
  FIELD_KINDS,
  type FieldName,
  type Invoice,
  plain,
  UNSHOWN,
} from './invoice/index.ts';
import { announcementIn } from './mail/index.ts';
import { MAX_FIELD_LENGTH } from './messages/index.ts';
import type { Block } from './pdf/index.ts';
import { placedIn } from './placed-values.ts';
import type { ScannedPage } from './scan/index.ts';

/** Values that are listed: more cannot be looked at. */
const MAX_LISTED = 500;
/** Places of one value that are marked. */
const MAX_PLACES = 200;
const MAX_FACTS = 50;
/** Payment codes of a document that are read. */
const MAX_CODES = 50;
/** Readings that are shown with their piece of the picture. */
const MAX_UNSURE = 50;

/** Where a value comes from. */
interface ValueSource {
  readonly page?: ValuePlace;
  readonly mail?: MailPlace;
  readonly field?: FieldName | undefined;
  readonly isInCode?: true;
  readonly scan?: ScanPlace;
}

export interface DocumentCheckNeeds {
  readonly invoice: Invoice | null;
  /** Of the message that it came with. */
  readonly mailText: string;
  /** Pages can be a picture: a PDF, or a picture itself. */
  readonly hasPages: boolean;
  readonly send: SendToBackground;
}

/** Checks a document as far as it has been read. */
export function createDocumentCheck({ invoice, mailText, hasPages, send }: DocumentCheckNeeds) {
  const byKey = new Map<string, DocumentValue>();
  const fields = invoice ?? [];
  const pageTexts: string[] = [];
  /** The values of pages, and those of the message. */
  const shown: Item[] = [];
  const inMail: Item[] = [];
  const inNotes: Item[] = [];
  /** The accounts that pages name, also as the IBAN of a national number. */
  const accounts: string[] = [];
  const scannedAccounts: { readonly value: string; readonly isProved: boolean }[] = [];
  const unsure: UnsureValue[] = [];
  let scanned = 0;
  const codes: Omit<CheckedCode, 'isPayeePrinted' | 'isReferencePrinted'>[] = [];
  const add = (found: FoundValue, { page, mail, field, isInCode, scan }: ValueSource) => {
    const key = valueKey(found.verdict);
    const own = scan?.certainty === 'repaired' ? 'attention' : severityOf(found.verdict);
    const severity = found.note?.other ? 'bad' : own;
    const known = byKey.get(key) ?? { key, found, severity, places: [], mailPlaces: [] };
    const { places, mailPlaces } = known;
    byKey.set(key, {
      ...known,
      places: page && places.length < MAX_PLACES ? [...places, page] : places,
      mailPlaces: mail && mailPlaces.length < MAX_PLACES ? [...mailPlaces, mail] : mailPlaces,
      ...(field && !known.field ? { field } : {}),
      ...(isInCode ? { isInCode } : {}),
      ...(scan && !known.scan ? { scan } : {}),
    });
  };
  /** The accounts of scans; none where one could not be read surely, because it may be the one that is looked for. */
  const provedAccounts = (): string[] => {
    const isSure =
      scannedAccounts.every(({ isProved }) => isProved) &&
      !unsure.some(({ kind }) => kind === 'iban');
    return isSure ? scannedAccounts.map(({ value }) => value) : [];
  };
  const checkedCodes = (text: string): CheckedCode[] => {
    const letters = plain(text);
    const isPrinted = (words: string) =>
      letters === '' || plain(words) === '' ? null : letters.includes(plain(words));
    return codes.map((code) => ({
      ...code,
      isPayeePrinted: isPrinted(code.payment.payee),
      isReferencePrinted: isPrinted(code.payment.reference),
    }));
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
        const { kind, value, suggestion } = found.verdict;
        if (kind === 'iban') accounts.push(value, ...(suggestion ? [suggestion] : []));
      }
      pageTexts.push(...blocks.flatMap(({ isSpare, text }) => (isSpare ? [] : text)));
    },
    addCodes: async (page: number, found: readonly FoundCode[]): Promise<void> => {
      for (const each of found.slice(0, MAX_CODES - codes.length)) {
        const values = await checkedCode(each.payment, send);
        for (const value of values) add(value, { isInCode: true });
        const [account] = values;
        codes.push({ ...each, page, key: account ? valueKey(account.verdict) : null });
      }
    },
    /** What was read from the pixels of a page. Only what its check digits prove is compared with anything. */
    addScan: async (page: number, { values, unsure: not }: ScannedPage): Promise<void> => {
      for (const { found, certainty, part } of values) {
        const { kind, value } = found.verdict;
        add(found, { scan: { certainty, part, page } });
        if (certainty === 'read') shown.push(found.verdict);
        if (kind === 'iban') scannedAccounts.push({ value, isProved: certainty === 'read' });
      }
      unsure.push(...not.map((each) => ({ ...each, page })));
      scanned += 1;
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
      const payments = codes.map(({ payment }) => payment);
      const codeDifferences = compareCodes(payments, {
        accounts: [...new Set([...accounts, ...provedAccounts()])],
        text,
        invoice: fields,
      });
      const values = [...byKey.values()]
        .map((value) => withDifference(value, differences))
        .map((value) => withCodeDifference(value, codeDifferences))
        .toSorted((a, b) => valueRankOf(a) - valueRankOf(b));
      return {
        values: values.slice(0, MAX_LISTED),
        moreValues: Math.max(0, values.length - MAX_LISTED),
        differences,
        unsure: unsure.slice(0, MAX_UNSURE),
        scanned,
        codes: checkedCodes(text),
        codeDifferences,
        facts: fields
          .filter(({ name }) => !FIELD_KINDS[name] && !UNSHOWN.has(name))
          .slice(0, MAX_FACTS)
          .map((field) => ({ ...field, text: field.text.slice(0, MAX_FIELD_LENGTH) })),
        announcement: announcementIn(mailText),
        isPicture: hasPages && text.trim() === '',
      };
    },
  };
}
