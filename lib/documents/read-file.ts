/** Reads a file: the pages of a PDF, the fields of an e-invoice, or both. */
import { DocumentError, documentProblemOf, MAX_FILE_BYTES } from './document-error.ts';
import { type Invoice, type InvoiceField, isInvoiceName, readInvoice } from './invoice/index.ts';
import {
  type Block,
  blocksOf,
  MAX_PAGES,
  type OpenOptions,
  openPdf,
  type Pdf,
  type PdfPage,
} from './pdf/index.ts';
import { contentOfSigned, isSigned } from './signed-file.ts';

/** How long all pages may take, ms; later ones are not read. */
const MAX_MS = 60_000;

type Bytes = Uint8Array<ArrayBuffer>;
/** Signed files within signed files. */
const MAX_SIGNATURES = 5;
/** Attached e-invoices. */
const MAX_INVOICES = 5;

export interface ReadPage extends PdfPage {
  readonly blocks: readonly Block[];
}

export interface ReadDocument {
  readonly name: string;
  /** Open, for its pages to be drawn; null for an XML file. */
  readonly pdf: Pdf | null;
  readonly pages: readonly ReadPage[];
  readonly invoice: Invoice | null;
  /** It has an attached e-invoice that cannot be read. */
  readonly isDataUnread: boolean;
  /** It came in a signed file. */
  readonly isSigned: boolean;
  /** Of the message that it came with; '' if it came alone. */
  readonly text: string;
}

export interface LoadedFile {
  readonly name: string;
  readonly bytes: Bytes;
  /** Of the message that it came with; a file without bytes is only that. */
  readonly text?: string;
}

/** Bytes in which a PDF file has its mark (ISO 32000-2, Annex I). */
const HEAD_BYTES = 1_024;

const headOf = (bytes: Uint8Array): string =>
  new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));

const isPdf = (head: string): boolean => head.includes('%PDF-');

/** Also in UTF-16, and with a byte order mark. */
const isXml = (head: string): boolean => /^(?:ï»¿|ÿþ|þÿ)?[\s\0]*<[\0]?[?!\w]/.test(head);

/** The pages up to the first that cannot be read. */
async function readPages(pdf: Pdf): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  const end = performance.now() + MAX_MS;
  while (pages.length < Math.min(pdf.pageCount, MAX_PAGES) && performance.now() < end) {
    try {
      const page = await pdf.readPage(pages.length);
      pages.push({ ...page, blocks: blocksOf(page.texts) });
    } catch (error) {
      const problem = documentProblemOf(error);
      if (pages.length > 0 && (problem === 'damaged' || problem === 'complex')) break;
      pdf.close();
      throw error;
    }
  }
  return pages;
}

/**
 * What the attached e-invoices say, of which there should be one: a second one may be another invoice. One that cannot
 * be read is said; the page is checked all the same.
 */
async function attachedInvoice(pdf: Pdf): Promise<Pick<ReadDocument, 'invoice' | 'isDataUnread'>> {
  const fields = new Map<string, InvoiceField>();
  let isDataUnread = false;
  const attachments = await pdf.attachments().catch(() => []);
  const invoices = attachments.filter(({ name }) => isInvoiceName(name));
  for (const { read } of invoices.slice(0, MAX_INVOICES)) {
    try {
      const bytes = await read();
      const invoice = bytes && readInvoice(bytes);
      if (!invoice) isDataUnread = true;
      for (const field of invoice ?? []) fields.set(JSON.stringify(field), field);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      isDataUnread = true;
    }
  }
  return { invoice: fields.size > 0 ? [...fields.values()] : null, isDataUnread };
}

/** The document in signed files, of which one may be in another. */
function withoutSignatures(bytes: Bytes, depth = 0): { bytes: Bytes; head: string; depth: number } {
  const head = headOf(bytes);
  if (depth < MAX_SIGNATURES && isSigned(bytes, head))
    return withoutSignatures(contentOfSigned(bytes), depth + 1);
  return { bytes, head, depth };
}

/** @throws DocumentError */
export async function readDocument(
  { name, bytes: file, text = '' }: LoadedFile,
  options: OpenOptions,
): Promise<ReadDocument> {
  if (file.length > MAX_FILE_BYTES) throw new DocumentError('large');
  const nothing = {
    name,
    pdf: null,
    pages: [],
    text,
    invoice: null,
    isDataUnread: false,
    isSigned: false,
  };
  if (file.length === 0 && text !== '') return nothing;
  const { bytes, head, depth } = withoutSignatures(file);
  const read = { ...nothing, isSigned: depth > 0 };
  if (isPdf(head)) {
    const pdf = await openPdf(bytes, options);
    const attached = await attachedInvoice(pdf);
    return { ...read, pdf, pages: await readPages(pdf), ...attached };
  }
  const invoice = isXml(head) ? readInvoice(bytes) : null;
  if (!invoice) throw new DocumentError('other');
  return { ...read, invoice };
}
