/** Finds the values of a document and has them checked, those of its pages, its message and its data. */
import { valueKey } from '../domain/index.ts';
import type { SendToBackground } from '../extension/index.ts';
import { checkedCode, checkedFields, checkedPages, type Item } from './check-together.ts';
import { compareCodes, type FoundCode } from './codes/index.ts';
import { collectValues } from './collect-values.ts';
import {
  type CheckedCode,
  type CheckedDocument,
  type UnsureValue,
  valueRankOf,
  withCodeDifference,
  withDifference,
} from './document-value.ts';
import { findValues } from './find-values.ts';
import {
  compareWithNotes,
  compareWithText,
  FIELD_KINDS,
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
const MAX_FACTS = 50;
/** Signs of a page that is no picture; a scanner's name and a page number are fewer. */
const MIN_TEXT = 60;
/** Payment codes of a document that are read. */
const MAX_CODES = 50;
/** Readings that are shown with their piece of the picture. */
const MAX_UNSURE = 50;

export interface DocumentCheckNeeds {
  readonly invoice: Invoice | null;
  /** Of the message that it came with. */
  readonly mailText: string;
  /** Pages can be a picture: a PDF, or a picture itself. */
  readonly hasPages: boolean;
  readonly send: SendToBackground;
}

const linesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split('\n').filter((line) => line.trim() !== ''));

/** Checks a document as far as it has been read. */
export function createDocumentCheck({ invoice, mailText, hasPages, send }: DocumentCheckNeeds) {
  const collected = collectValues();
  const { add } = collected;
  const fields = invoice ?? [];
  const pageTexts: string[] = [];
  /** Of pages and scans. */
  const lines: string[] = [];
  /** Pages with hardly any text and no values, and those of them that may be pictures. */
  const bare = new Set<number>();
  const pictures: number[] = [];
  /** The values of pages, and those of the message. */
  const shown: Item[] = [];
  const inMail: Item[] = [];
  const inNotes: Item[] = [];
  /** The accounts that pages name, also as the IBAN of a national number. */
  const accounts: string[] = [];
  const scannedAccounts: { readonly value: string; readonly isProved: boolean }[] = [];
  const unsure: UnsureValue[] = [];
  const scanned = new Set<number>();
  const codes: Omit<CheckedCode, 'isPayeePrinted' | 'isReferencePrinted'>[] = [];
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
      const placed = placedIn(blocks, await findValues(texts, send));
      for (const { found, texts: places } of placed) {
        add(found, { page: { page, texts: places } });
        shown.push(found.verdict);
        const { kind, value, suggestion } = found.verdict;
        if (kind === 'iban') accounts.push(value, ...(suggestion ? [suggestion] : []));
      }
      const own = blocks.flatMap(({ isSpare, text }) => (isSpare ? [] : text));
      if (placed.length === 0 && own.join('').replace(/\s/g, '').length < MIN_TEXT) bare.add(page);
      pageTexts.push(...own);
      lines.push(...linesOf(own));
    },
    isBare: (page: number): boolean => bare.has(page),
    /** Something is drawn on a bare page, which may be a picture. */
    addPicture: (page: number): void => void pictures.push(page),
    addCodes: async (page: number, found: readonly FoundCode[]): Promise<void> => {
      for (const each of found.slice(0, MAX_CODES - codes.length)) {
        const values = await checkedCode(each.payment, send);
        for (const value of values) add(value, { isInCode: true });
        const [account] = values;
        codes.push({ ...each, page, key: account ? valueKey(account.verdict) : null });
      }
    },
    /** What was read from the pixels of a page. Only what its check digits prove is compared with anything. */
    addScan: async (
      page: number,
      { values, unsure: not, lines: texts }: ScannedPage,
    ): Promise<void> => {
      // The person cancelled it before, and read it again.
      if (scanned.has(page)) return;
      scanned.add(page);
      for (const { found, certainty, part } of values) {
        const { kind, value } = found.verdict;
        add(found, { scan: { certainty, part, page } });
        if (certainty === 'read') shown.push(found.verdict);
        if (kind === 'iban') scannedAccounts.push({ value, isProved: certainty === 'read' });
      }
      unsure.push(...not.map((each) => ({ ...each, page })));
      lines.push(...texts);
    },
    result: async (): Promise<CheckedDocument> => {
      const written = [...shown, ...inNotes, ...inMail];
      for (const found of await checkedPages(written, fields, lines, send)) collected.note(found);
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
      const values = collected
        .all()
        .map((value) => withDifference(value, differences))
        .map((value) => withCodeDifference(value, codeDifferences))
        .toSorted((a, b) => valueRankOf(a) - valueRankOf(b));
      return {
        values: values.slice(0, MAX_LISTED),
        moreValues: Math.max(0, values.length - MAX_LISTED),
        differences,
        unsure: unsure.slice(0, MAX_UNSURE),
        scanned: scanned.size,
        codes: checkedCodes(text),
        codeDifferences,
        facts: fields
          .filter(({ name }) => !FIELD_KINDS[name] && !UNSHOWN.has(name))
          .slice(0, MAX_FACTS)
          .map((field) => ({ ...field, text: field.text.slice(0, MAX_FIELD_LENGTH) })),
        announcement: announcementIn(mailText),
        isPicture: hasPages && text.trim() === '',
        pictures,
      };
    },
  };
}
