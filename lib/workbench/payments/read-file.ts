import { legacyEncoding } from '../list/index.ts';
import { FileError } from '../workbook/index.ts';
import { createCamtReader } from './camt.ts';
import { decodeText, encodingOfXml } from './decode.ts';
import { readMt940 } from './mt940.ts';
import { createPainReader } from './pain.ts';
import { type FaultInFile, MAX_PAYMENTS, type Payment, type PaymentFile } from './payment-file.ts';
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

/** Reads a file with what takes its payments, of which the most that are kept are. @returns its faults */
type Read = (add: (payment: Payment) => void) => Promise<readonly FaultInFile[]>;

async function collected(read: Read) {
  const payments: Payment[] = [];
  let omitted = 0;
  const faults = await read((payment) => {
    if (payments.length < MAX_PAYMENTS) payments.push(payment);
    else omitted += 1;
  });
  return { payments, omitted, faults };
}

const xmlReader =
  (file: Blob, { reader, is }: PaymentFormat, encoding: string): Read =>
  async (add) => {
    const handler =
      reader === 'camt'
        ? createCamtReader(add)
        : createPainReader(is === 'transfers' ? 'transfers' : 'collections', add);
    const records = createRecordReader(handler);
    const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
    for (let from = 0; from < file.size; from += PIECE_BYTES) {
      const piece = await bytesOf(file, from, from + PIECE_BYTES);
      records.write(decoder.decode(piece, { stream: true }));
    }
    records.write(decoder.decode());
    records.end();
    return handler.faults();
  };

async function readContent(file: Blob, format: PaymentFormat, isText: boolean) {
  if (isText)
    return collected(async (add) => readMt940(decodeText(await bytesOf(file, 0, file.size)), add));
  const encoding = encodingOfXml(await bytesOf(file, 0, HEAD_BYTES));
  try {
    return await collected(xmlReader(file, format, encoding));
  } catch (error) {
    // Programs declare UTF-8, and write the code page of the language.
    if (error instanceof TypeError && encoding === 'utf-8')
      return collected(xmlReader(file, format, legacyEncoding()));
    throw error;
  }
}

/**
 * Reads a file of a format that `formatOfFile` has recognised.
 * @param name that no other file of the list has
 * @throws FileError
 */
export async function readPaymentFile(
  file: Blob,
  format: PaymentFormat,
  name: string,
): Promise<PaymentFile> {
  const isText = format.reader === 'mt940';
  if (file.size > (isText ? MAX_TEXT_BYTES : MAX_XML_BYTES)) throw new FileError('large');
  return { name, format: format.name, ...(await readContent(file, format, isText)) };
}
