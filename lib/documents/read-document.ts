/** Reads a document and checks it as it is read: the pages of a PDF, the fields of an e-invoice, a message. */
import type { SendToBackground } from '../extension/index.ts';
import { type CheckedDocument, createDocumentCheck } from './check-values.ts';
import {
  DocumentError,
  type DocumentProblem,
  documentProblemOf,
  MAX_FILE_BYTES,
} from './document-error.ts';
import { type Invoice, type InvoiceField, isInvoiceName, readInvoice } from './invoice/index.ts';
import type { Mail } from './mail/index.ts';
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

type Bytes = Uint8Array<ArrayBuffer>;
/** Signed files within signed files. */
const MAX_SIGNATURES = 5;
/** Attached e-invoices. */
const MAX_INVOICES = 5;
/** How often the person is told what was found so far, ms. */
const UPDATE_MS = 1_000;

/** The size of a page, in its own units. */
export type PageSize = Pick<PdfPage, 'width' | 'height'>;

export interface ReadDocument {
  readonly name: string;
  /** The pages that were read. */
  readonly pages: readonly PageSize[];
  /** Also those that are not read; null: it is no PDF. */
  readonly pageCount: number | null;
  readonly invoice: Invoice | null;
  /** It has an attached e-invoice that cannot be read. */
  readonly isDataUnread: boolean;
  /** It came in a signed file. */
  readonly isSigned: boolean;
  /** The message that it came with. */
  readonly mail: Mail | null;
  /** Why the attachment of a message is not shown. */
  readonly problem: DocumentProblem | null;
}

export interface DocumentReading {
  readonly read: ReadDocument;
  readonly checked: CheckedDocument;
  /** More is still being read. */
  readonly isReading: boolean;
  /** It took too long: this is what was read until then. */
  readonly isStopped: boolean;
}

export interface ReadOptions extends OpenOptions {
  readonly send: SendToBackground;
  /** What was found so far. */
  readonly onUpdate?: (reading: DocumentReading) => void;
  /** The PDF, before its pages are read. */
  readonly onPdf?: (pdf: Pdf) => void;
}

/** Bytes in which a PDF file has its mark (ISO 32000-2, Annex I). */
const HEAD_BYTES = 1_024;

const headOf = (bytes: Uint8Array): string =>
  new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));

const isPdf = (head: string): boolean => head.includes('%PDF-');

/** Also in UTF-16, and with a byte order mark. */
const isXml = (head: string): boolean => /^(?:ï»¿|ÿþ|þÿ)?[\s\0]*<[\0]?[?!\w]/.test(head);

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

/** The blocks of pages up to the first that cannot be read. */
async function* pagesOf(pdf: Pdf): AsyncGenerator<{ size: PageSize; blocks: readonly Block[] }> {
  const count = Math.min(pdf.pageCount, MAX_PAGES);
  for (let index = 0; index < count; index += 1) {
    try {
      const { width, height, texts } = await pdf.readPage(index);
      yield { size: { width, height }, blocks: blocksOf(texts) };
    } catch (error) {
      const problem = documentProblemOf(error);
      if (index > 0 && (problem === 'damaged' || problem === 'complex')) return;
      throw error;
    }
  }
}

interface OpenedDocument {
  readonly read: ReadDocument;
  readonly pdf: Pdf | null;
}

async function openDocument(
  bytes: Bytes,
  start: ReadDocument,
  options: ReadOptions,
): Promise<OpenedDocument> {
  if (bytes.length > MAX_FILE_BYTES) throw new DocumentError('large');
  const { bytes: content, head, depth } = withoutSignatures(bytes);
  const read = { ...start, isSigned: depth > 0 };
  if (isPdf(head)) {
    const pdf = await openPdf(content, options);
    options.onPdf?.(pdf);
    return { read: { ...read, pageCount: pdf.pageCount, ...(await attachedInvoice(pdf)) }, pdf };
  }
  const invoice = isXml(head) ? readInvoice(content) : null;
  if (!invoice) throw new DocumentError('other');
  return { read: { ...read, invoice }, pdf: null };
}

/** What is read, or only its message. */
async function openWithMail(
  file: { readonly name: string; readonly bytes: Bytes } | null,
  mail: Mail | null,
  options: ReadOptions,
): Promise<OpenedDocument> {
  const start: ReadDocument = {
    name: file?.name ?? '',
    pages: [],
    pageCount: null,
    invoice: null,
    isDataUnread: false,
    isSigned: false,
    mail,
    problem: null,
  };
  if (!file) return { read: start, pdf: null };
  try {
    return await openDocument(file.bytes, start, options);
  } catch (error) {
    // The text of a message does not hang on its attachment.
    if (!mail || !(error instanceof DocumentError)) throw error;
    return { read: { ...start, problem: error.problem }, pdf: null };
  }
}

/**
 * @param file null for a message without documents
 * @throws DocumentError
 */
export async function readDocument(
  file: { readonly name: string; readonly bytes: Bytes } | null,
  mail: Mail | null,
  options: ReadOptions,
): Promise<DocumentReading> {
  const { read, pdf } = await openWithMail(file, mail, options);
  const { send, onUpdate } = options;
  const check = createDocumentCheck({
    invoice: read.invoice,
    mailText: mail?.text ?? '',
    isPdf: pdf !== null,
    send,
  });
  await check.addFields();
  const pages: PageSize[] = [];
  const reading = async (isReading: boolean, problem = read.problem): Promise<DocumentReading> => ({
    read: { ...read, pages: [...pages], problem },
    checked: await check.result(),
    isReading,
    isStopped: false,
  });
  let told = Number.NEGATIVE_INFINITY;
  const tell = async () => {
    if (!onUpdate || performance.now() - told < UPDATE_MS) return;
    onUpdate(await reading(true));
    told = performance.now();
  };
  if (mail) {
    await check.addMail();
    await tell();
  }
  if (!pdf) return reading(false);
  try {
    for await (const { size, blocks } of pagesOf(pdf)) {
      await check.addPage(pages.length, blocks);
      pages.push(size);
      if (pages.length < Math.min(pdf.pageCount, MAX_PAGES)) await tell();
    }
  } catch (error) {
    if (!(mail && error instanceof DocumentError)) throw error;
    return reading(false, error.problem);
  }
  return reading(false);
}
