/** Opens a document: a PDF, a picture or an e-invoice, also in signed files, with the data that is attached to it. */
import { DocumentError, type DocumentProblem, MAX_FILE_BYTES } from './document-error.ts';
import { type Invoice, type InvoiceField, isInvoiceName, readInvoice } from './invoice/index.ts';
import type { Mail } from './mail/index.ts';
import { type PageSource, pagesOfPdf, pagesOfPicture } from './page-source.ts';
import { type OpenOptions, openPdf, type Pdf, type PdfPage } from './pdf/index.ts';
import { openPicture, pictureSizeOf } from './picture/index.ts';
import { contentOfSigned, isSigned } from './signed-file.ts';

type Bytes = Uint8Array<ArrayBuffer>;
/** Signed files within signed files. */
const MAX_SIGNATURES = 5;
/** Attached e-invoices. */
const MAX_INVOICES = 5;

/** The size of a page, in its own units; of a picture, in pixels. */
export type PageSize = Pick<PdfPage, 'width' | 'height'>;

export interface ReadDocument {
  readonly name: string;
  /** The pages that were read. */
  readonly pages: readonly PageSize[];
  /** Also those that are not read; null: it is no PDF or picture. */
  readonly pageCount: number | null;
  readonly invoice: Invoice | null;
  /** It has an attached e-invoice that cannot be read. */
  readonly isDataUnread: boolean;
  /** It has no attached e-invoice, but an attached order. */
  readonly isOrder: boolean;
  /** Its content is a form that is not on its pages (XFA). */
  readonly isXfa: boolean;
  /** It is a picture: its page has no other text than its pixels. */
  readonly isImage: boolean;
  /** It came in a signed file. */
  readonly isSigned: boolean;
  /** The message that it came with. */
  readonly mail: Mail | null;
  /** Why the attachment of a message is not shown. */
  readonly problem: DocumentProblem | null;
}

export interface DocumentOptions extends OpenOptions {
  /** What can be drawn, before its pages are read. */
  readonly onPages?: (pages: PageSource) => void;
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
async function attachedInvoice(
  pdf: Pdf,
): Promise<Pick<ReadDocument, 'invoice' | 'isDataUnread' | 'isOrder'>> {
  const fields = new Map<string, InvoiceField>();
  let [isDataUnread, hasOrder] = [false, false];
  // Damaged attachments leave the pages readable.
  const attachments = await pdf.attachments().catch(() => []);
  // Those with the name of the standard first; another XML file may be one by its contents.
  const files = attachments
    .filter(({ name }) => isInvoiceName(name) || /\.xml$/i.test(name))
    .toSorted((a, b) => Number(isInvoiceName(b.name)) - Number(isInvoiceName(a.name)));
  for (const { name, read } of files.slice(0, MAX_INVOICES)) {
    const isNamed = isInvoiceName(name);
    try {
      const bytes = await read();
      const invoice = bytes && readInvoice(bytes);
      if (!invoice && isNamed) isDataUnread = true;
      for (const field of invoice ?? []) fields.set(JSON.stringify(field), field);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      if (error.problem === 'order') hasOrder = true;
      else if (isNamed) isDataUnread = true;
    }
  }
  const invoice = fields.size > 0 ? [...fields.values()] : null;
  return { invoice, isDataUnread, isOrder: hasOrder && invoice === null };
}

/** The document in signed files, of which one may be in another. */
function withoutSignatures(bytes: Bytes, depth = 0): { bytes: Bytes; head: string; depth: number } {
  const head = headOf(bytes);
  if (depth < MAX_SIGNATURES && isSigned(bytes, head))
    return withoutSignatures(contentOfSigned(bytes), depth + 1);
  return { bytes, head, depth };
}

export interface OpenedDocument {
  readonly read: ReadDocument;
  readonly pdf: Pdf | null;
  readonly source: PageSource | null;
}

async function openDocument(
  bytes: Bytes,
  start: ReadDocument,
  options: DocumentOptions,
): Promise<OpenedDocument> {
  if (bytes.length > MAX_FILE_BYTES) throw new DocumentError('large');
  const { bytes: content, head, depth } = withoutSignatures(bytes);
  const read = { ...start, isSigned: depth > 0 };
  if (isPdf(head)) {
    const pdf = await openPdf(content, options);
    const source = pagesOfPdf(pdf);
    options.onPages?.(source);
    const data = await attachedInvoice(pdf);
    // Damaged metadata leave the pages readable.
    const isXfa = await pdf.isXfa().catch(() => false);
    return { read: { ...read, pageCount: pdf.pageCount, isXfa, ...data }, pdf, source };
  }
  if (pictureSizeOf(content)) {
    const picture = await openPicture(content);
    const { width, height } = picture;
    const source = pagesOfPicture(picture);
    options.onPages?.(source);
    const pages = [{ width, height }];
    return { read: { ...read, pages, pageCount: 1, isImage: true }, pdf: null, source };
  }
  const invoice = isXml(head) ? readInvoice(content) : null;
  if (!invoice) throw new DocumentError('other');
  return { read: { ...read, invoice }, pdf: null, source: null };
}

/**
 * A PDF or picture again, to be drawn.
 *
 * @throws DocumentError
 */
export async function openPages(bytes: Bytes, options: OpenOptions): Promise<PageSource> {
  const { bytes: content } = withoutSignatures(bytes);
  return pictureSizeOf(content)
    ? pagesOfPicture(await openPicture(content))
    : pagesOfPdf(await openPdf(content, options));
}

/** What is read, or only its message. */
export async function openWithMail(
  file: { readonly name: string; readonly bytes: Bytes } | null,
  mail: Mail | null,
  options: DocumentOptions,
): Promise<OpenedDocument> {
  const start: ReadDocument = {
    name: file?.name ?? '',
    pages: [],
    pageCount: null,
    invoice: null,
    isDataUnread: false,
    isOrder: false,
    isXfa: false,
    isImage: false,
    isSigned: false,
    mail,
    problem: null,
  };
  const nothing = { pdf: null, source: null };
  if (!file) return { read: start, ...nothing };
  try {
    return await openDocument(file.bytes, start, options);
  } catch (error) {
    // The text of a message does not hang on its attachment.
    if (!mail || !(error instanceof DocumentError)) throw error;
    return { read: { ...start, problem: error.problem }, ...nothing };
  }
}
