/** Reads the parts of a ZIP file one at a time, with limits on what they unpack to (APPNOTE 6.3.10). */

/**
 * Why a file cannot be read. `damaged`: it ends early or is not written as its format is; `large`: it has more than is
 * kept; `xls`: it is of Excel before 2007; `other`: another format; `empty`: no cell has a value, or it has no payments.
 */
export type FileProblem = 'large' | 'encrypted' | 'xls' | 'other' | 'damaged' | 'empty';

export class FileError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Parts in a file, bytes of an unpacked part, and bytes of all parts, as declared and as read. */
const MAX_PARTS = 1_000;
const MAX_PART_BYTES = 200_000_000;
const MAX_TOTAL_BYTES = 300_000_000;
/**
 * XML elements and attributes of all parts: 100,000 rows of 20 texts have 12 million. And how long reading them may take, of
 * which the page has most for itself.
 */
const MAX_ELEMENTS = 40_000_000;
const MAX_MS = 120_000;
/** Packed bytes that are unpacked at a time. */
const PIECE_BYTES = 16_384;

export const END_SIGNATURE = 0x06054b50;
export const ENTRY_SIGNATURE = 0x02014b50;
export const LOCAL_SIGNATURE = 0x04034b50;
export const END_BYTES = 22;
export const ENTRY_BYTES = 46;
export const LOCAL_BYTES = 30;
const MAX_COMMENT_BYTES = 65_535;
/** In place of a size that is in the ZIP64 extra field. */
export const IN_EXTRA = 0xffffffff;
const ZIP64 = 0x0001;
const IS_ENCRYPTED = 1;
const STORED = 0;
export const DEFLATED = 8;

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  /** Packed bytes. */
  readonly size: number;
  readonly unpackedSize: number;
  /** Where its local header starts. */
  readonly offset: number;
  /** Where its record in the central directory starts, and its bytes. */
  readonly record: number;
  readonly recordSize: number;
}

export interface ZipFile {
  readonly has: (name: string) => boolean;
  /** In the order of the directory. */
  readonly names: () => Iterable<string>;
  /** The unpacked bytes of a part, in pieces. */
  readonly open: (name: string) => AsyncGenerator<Uint8Array>;
  /** Counts elements that were read, in whatever part. Throws where the file has too many, or takes too long. */
  readonly countElements: (count: number) => void;
}

/** Where the end of the central directory starts: its record is the last in the file. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  throw new FileError('damaged');
}

/** The sizes and offset of an entry: those of 4 bytes, or the 8-byte ones that stand for them. */
function sizesOf(view: DataView, at: number, nameLength: number, extraLength: number) {
  const sizes = [24, 20, 42].map((field) => view.getUint32(at + field, true));
  const extra = at + ENTRY_BYTES + nameLength;
  for (let field = extra; field + 4 <= extra + extraLength; ) {
    if (view.getUint16(field, true) === ZIP64) {
      let value = field + 4;
      return sizes.map((size) => {
        if (size !== IN_EXTRA) return size;
        value += 8;
        return Number(view.getBigUint64(value - 8, true));
      });
    }
    field += 4 + view.getUint16(field + 2, true);
  }
  return sizes;
}

/** The central directory, in its order. */
export function readEntries(view: DataView): Map<string, ZipEntry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_PARTS) throw new FileError('large');
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let i = 0; i < count; i += 1) {
    if (view.getUint32(at, true) !== ENTRY_SIGNATURE) throw new FileError('damaged');
    if (view.getUint16(at + 8, true) & IS_ENCRYPTED) throw new FileError('encrypted');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    ) as [number, number, number];
    const [unpackedSize = 0, size = 0, offset = 0] = sizesOf(view, at, nameLength, extraLength);
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_BYTES, nameLength);
    const name = new TextDecoder().decode(bytes);
    total += unpackedSize;
    if (unpackedSize > MAX_PART_BYTES || total > MAX_TOTAL_BYTES) throw new FileError('large');
    const recordSize = ENTRY_BYTES + nameLength + extraLength + commentLength;
    const method = view.getUint16(at + 10, true);
    entries.set(name, { name, method, size, unpackedSize, offset, record: at, recordSize });
    at += recordSize;
  }
  return entries;
}

/** The packed bytes of an entry. */
export function packedBytes(view: DataView, { offset, size }: ZipEntry): Uint8Array<ArrayBuffer> {
  if (view.getUint32(offset, true) !== LOCAL_SIGNATURE) throw new FileError('damaged');
  const start =
    offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset + start, size);
}

/** Small pieces: each is unpacked at once, to at most a thousand times its size. */
function piecesOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + PIECE_BYTES));
      at += PIECE_BYTES;
    },
  });
}

function unpack(packed: Uint8Array<ArrayBuffer>, method: number): ReadableStream<Uint8Array> {
  if (method !== STORED && method !== DEFLATED) throw new FileError('damaged');
  const pieces = piecesOf(packed);
  return method === STORED ? pieces : pieces.pipeThrough(new DecompressionStream('deflate-raw'));
}

/**
 * Reads the directory of a ZIP file.
 *
 * @throws FileError; RangeError where a field lies outside the file
 */
export function openZip(bytes: Uint8Array): ZipFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readEntries(view);
  const start = performance.now();
  let bytesRead = 0;
  let elements = 0;
  async function* open(name: string) {
    const entry = entries.get(name);
    if (!entry) throw new FileError('damaged');
    let size = 0;
    const reader = unpack(packedBytes(view, entry), entry.method).getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        size += value.length;
        bytesRead += value.length;
        // Several sheets may be the same part.
        if (bytesRead > MAX_TOTAL_BYTES) throw new FileError('large');
        // So a part unpacks to no more than the directory says, which is within the limits.
        if (size > entry.unpackedSize) throw new FileError('damaged');
        yield value;
      }
      if (size !== entry.unpackedSize) throw new FileError('damaged');
    } finally {
      // Not cancelled: without a reader no more is unpacked, and Node throws when inflating ends after a cancel.
      reader.releaseLock();
    }
  }
  const countElements = (count: number) => {
    elements += count;
    if (elements > MAX_ELEMENTS || performance.now() - start > MAX_MS) throw new FileError('large');
  };
  return { has: (name) => entries.has(name), names: () => entries.keys(), open, countElements };
}
