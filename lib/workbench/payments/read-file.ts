import { createCamtReader } from './camt.ts';
import { decodeText, encodingOfXml } from './decode.ts';
import { readMt940 } from './mt940.ts';
import { createPainReader } from './pain.ts';
import { MAX_PAYMENTS, type Payment, type PaymentFile, PaymentFileError } from './payment-file.ts';
import { HEAD_BYTES, type PaymentFormat, recogniseFormat } from './recognise.ts';
import { createRecordReader } from './xml-records.ts';

/** Bytes of a file: 100,000 payments of 1,500 in XML; and of one that is read in one piece. */
const MAX_XML_BYTES = 150_000_000;
const MAX_TEXT_BYTES = 50_000_000;
/** Bytes that are read and decoded at a time. */
const PIECE_BYTES = 1_000_000;

const bytesOf = async (file: Blob, from: number, to: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());

/** What kind of payment file it is; null for any other file. */
export async function formatOfFile(file: Blob): Promise<PaymentFormat | null> {
  return recogniseFormat(await bytesOf(file, 0, HEAD_BYTES));
}

/** What is read, up to the most payments that are kept. */
function createCollector() {
  const payments: Payment[] = [];
  let omitted = 0;
  return {
    payments,
    omitted: () => omitted,
    add: (payment: Payment) => {
      if (payments.length < MAX_PAYMENTS) payments.push(payment);
      else omitted += 1;
    },
  };
}

async function readXmlFile(file: Blob, format: PaymentFormat, encoding: string) {
  const collector = createCollector();
  const handler =
    format.reader === 'camt'
      ? createCamtReader(collector.add)
      : createPainReader(format.is === 'transfers' ? 'transfers' : 'collections', collector.add);
  const reader = createRecordReader(handler);
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  for (let from = 0; from < file.size; from += PIECE_BYTES) {
    const piece = await bytesOf(file, from, from + PIECE_BYTES);
    reader.write(decoder.decode(piece, { stream: true }));
  }
  reader.write(decoder.decode());
  reader.end();
  return { collector, faults: handler.faults() };
}

async function readTextFile(file: Blob) {
  const collector = createCollector();
  const faults = readMt940(decodeText(await bytesOf(file, 0, file.size)), collector.add);
  return { collector, faults };
}

async function readContent(file: Blob, format: PaymentFormat) {
  if (format.reader === 'mt940') return readTextFile(file);
  const encoding = encodingOfXml(await bytesOf(file, 0, HEAD_BYTES));
  try {
    return await readXmlFile(file, format, encoding);
  } catch (error) {
    // Programs declare UTF-8, and write windows-1252.
    if (error instanceof TypeError && encoding === 'utf-8')
      return readXmlFile(file, format, 'windows-1252');
    throw error;
  }
}

/**
 * Reads a file of a format that `formatOfFile` has recognised.
 * @returns also how many payments there are beyond those that are kept
 * @throws PaymentFileError
 */
export async function readPaymentFile(
  file: Blob,
  format: PaymentFormat,
): Promise<PaymentFile & { readonly omitted: number }> {
  const isText = format.reader === 'mt940';
  if (file.size > (isText ? MAX_TEXT_BYTES : MAX_XML_BYTES)) throw new PaymentFileError('large');
  const { collector, faults } = await readContent(file, format);
  const { payments } = collector;
  return { is: format.is, format: format.name, payments, faults, omitted: collector.omitted() };
}
