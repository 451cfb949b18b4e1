/** Payment files in a ZIP archive: so banks hand out the statements of a year. */
import { openZip, type ZipFile } from '../workbook/index.ts';
import { formatOfFile } from './read-file.ts';
import { HEAD_BYTES, recogniseFormat } from './recognise.ts';

/** Bytes of an archive. */
const MAX_BYTES = 50_000_000;
/** Parts that every workbook has: it is no archive of files (ECMA-376 part 2, 10; OpenDocument part 2, 3.3). */
const OF_WORKBOOKS = ['[Content_Types].xml', 'mimetype'];

/** The archive that a file is; null: it is none, or too large or damaged. */
async function archiveIn(file: Blob): Promise<ZipFile | null> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isZip = head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;
  if (!isZip || file.size > MAX_BYTES) return null;
  try {
    const zip = openZip(new Uint8Array(await file.arrayBuffer()));
    return OF_WORKBOOKS.some(zip.has) ? null : zip;
  } catch {
    return null;
  }
}

/** The first bytes of a part, or all of it. */
async function bytesOf(zip: ZipFile, name: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of zip.open(name)) {
    pieces.push(Uint8Array.from(piece));
    size += piece.length;
    if (size >= most) break;
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** The names of the files in an archive, each with whether it holds payments. */
async function* partsOf(zip: ZipFile) {
  for (const name of zip.names()) {
    if (name.endsWith('/')) continue;
    const head = await bytesOf(zip, name, HEAD_BYTES);
    yield { name, isPayment: recogniseFormat(head.subarray(0, HEAD_BYTES)) !== null };
  }
}

/** Whether a file is a payment file or a bank statement, or an archive that has one. */
export async function holdsPayments(file: Blob): Promise<boolean> {
  try {
    if (await formatOfFile(file)) return true;
    const zip = await archiveIn(file);
    if (zip) for await (const { isPayment } of partsOf(zip)) if (isPayment) return true;
    return false;
  } catch {
    // Who reads it as another file says what is wrong.
    return false;
  }
}

/**
 * The files of archives in their place.
 * @returns also those in archives that hold no payments, by their names alone
 * @throws FileError for a damaged archive
 */
export async function unpacked(
  files: readonly File[],
): Promise<{ readonly files: readonly File[]; readonly left: readonly File[] }> {
  const all: File[] = [];
  const left: File[] = [];
  for (const file of files) {
    const zip = await archiveIn(file);
    if (!zip) {
      all.push(file);
      continue;
    }
    for await (const { name, isPayment } of partsOf(zip)) {
      const short = name.slice(name.lastIndexOf('/') + 1);
      if (isPayment) all.push(new File([await bytesOf(zip, name, Infinity)], short));
      else left.push(new File([], short));
    }
  }
  return { files: all, left };
}
