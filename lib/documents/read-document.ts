/** Reads a document and checks it as it is read: the pages of a PDF, the fields of an e-invoice, a message. */
import type { SendToBackground } from '../extension/index.ts';
import { createDocumentCheck } from './check-values.ts';
import type { FindCodes } from './codes/index.ts';
import { DocumentError, documentProblemOf } from './document-error.ts';
import type { CheckedDocument } from './document-value.ts';
import { hasInk } from './ink.ts';
import type { Mail } from './mail/index.ts';
import {
  type DocumentOptions,
  openWithMail,
  type PageSize,
  type ReadDocument,
} from './open-document.ts';
import type { PageSource } from './page-source.ts';
import { type Block, blocksOf, MAX_PAGES, type Pdf } from './pdf/index.ts';
import { type ReadLine, scannedValues } from './scan/index.ts';

/** How often the person is told what was found so far, ms. */
const UPDATE_MS = 1_000;
/** How long pages are searched for codes, ms: what is not searched is said. */
const MAX_CODES_MS = 25_000;
/** How fine a page is drawn for it: finer finds no more of the corpus, and coarser loses PDF417 (test/codes). */
const CODE_DPI = 216;

export interface DocumentReading {
  readonly read: ReadDocument;
  readonly checked: CheckedDocument;
  /** Pages that were searched for payment codes. */
  readonly searched: number;
  /** Its text was read, and codes are being looked for. */
  readonly isSearching: boolean;
  /** More is still being read. */
  readonly isReading: boolean;
  /** It took too long: this is what was read until then. */
  readonly isStopped: boolean;
}

/**
 * @param page counted from 0
 * @param shape height of the page divided by its width
 */
export type AddScan = (
  page: number,
  lines: readonly ReadLine[],
  shape: number,
) => Promise<DocumentReading>;

export interface ReadOptions extends DocumentOptions {
  readonly send: SendToBackground;
  /** What was found so far. */
  readonly onUpdate?: (reading: DocumentReading) => void;
  /** What takes the text that was read from the pixels of a page, as long as the document is open. */
  readonly onCheck?: (addScan: AddScan) => void;
  /** Absent where nothing can be drawn: no codes are looked for. */
  readonly findCodes?: FindCodes;
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

/** The codes of pages, in order, as far as there is time. A page that cannot be drawn has none that are seen. */
async function* codesOf(source: PageSource, count: number, findCodes: FindCodes) {
  const end = performance.now() + MAX_CODES_MS;
  for (let index = 0; index < count && performance.now() < end; index += 1) {
    const pixels = await source.pixels(index, CODE_DPI);
    yield { found: pixels ? await findCodes(pixels) : [], pixels };
  }
}

/**
 * @param file null for a message without documents
 * @throws DocumentError
 */
export async function readDocument(
  file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } | null,
  mail: Mail | null,
  options: ReadOptions,
): Promise<DocumentReading> {
  const { read, pdf, source } = await openWithMail(file, mail, options);
  const { send, onUpdate } = options;
  const check = createDocumentCheck({
    invoice: read.invoice,
    mailText: mail?.text ?? '',
    hasPages: source !== null,
    send,
  });
  await check.addFields();
  const pages: PageSize[] = [...read.pages];
  let searched = 0;
  let isSearching = false;
  const reading = async (isReading: boolean, problem = read.problem): Promise<DocumentReading> => ({
    read: { ...read, pages: [...pages], problem },
    checked: await check.result(),
    searched,
    isSearching,
    isReading,
    isStopped: false,
  });
  options.onCheck?.(async (page, lines, shape) => {
    await check.addScan(page, await scannedValues(lines, shape, send));
    return reading(false);
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
  try {
    for await (const { size, blocks } of pdf ? pagesOf(pdf) : []) {
      await check.addPage(pages.length, blocks);
      pages.push(size);
      if (pages.length < Math.min(pdf?.pageCount ?? 0, MAX_PAGES)) await tell();
    }
  } catch (error) {
    if (!(mail && error instanceof DocumentError)) throw error;
    return reading(false, error.problem);
  }
  if (source && options.findCodes) {
    // The values of the pages are shown before codes are looked for.
    told = Number.NEGATIVE_INFINITY;
    isSearching = true;
    await tell();
    const codes = codesOf(source, pages.length, options.findCodes);
    for await (const { found, pixels } of codes) {
      await check.addCodes(searched, found);
      if (pixels && check.isBare(searched) && hasInk(pixels)) check.addPicture(searched);
      searched += 1;
      await tell();
    }
  }
  return reading(false);
}
