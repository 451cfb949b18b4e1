/** Copies a ZIP file: some parts are replaced, the packed bytes of all others stay as they are (APPNOTE 4.3). */
import {
  DEFLATED,
  END_BYTES,
  END_SIGNATURE,
  ENTRY_BYTES,
  ENTRY_SIGNATURE,
  FileError,
  IN_EXTRA,
  LOCAL_BYTES,
  LOCAL_SIGNATURE,
  packedBytes,
  readEntries,
} from '../zip.ts';

/** Bit 3: sizes follow the data. Bit 11: the name is UTF-8. */
const SIZES_FOLLOW = 0x0008;
const UTF8_NAME = 0x0800;
/** Deflate, without ZIP64. */
const VERSION_NEEDED = 20;
/** 1 January 1980, the first date that the format has. */
const FIRST_DATE = 0x0021;

/** Bytes of a gzip file around its deflated data (RFC 1952, 2.3): a header without options; CRC-32 and size. */
const GZIP_HEADER_BYTES = 10;
const GZIP_TRAILER_BYTES = 8;

interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly crc: number;
  readonly size: number;
}

/** Deflates a part. The browser's gzip computes the CRC-32 that a ZIP file needs as well. */
async function pack(text: string): Promise<Packed> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const gzip = new Uint8Array(await new Response(packed).arrayBuffer());
  const trailer = new DataView(gzip.buffer, gzip.length - GZIP_TRAILER_BYTES);
  return {
    bytes: gzip.slice(GZIP_HEADER_BYTES, -GZIP_TRAILER_BYTES),
    crc: trailer.getUint32(0, true),
    size: trailer.getUint32(4, true),
  };
}

/** A record of the central directory for a part that the file did not have. */
function newRecord(name: string): Uint8Array<ArrayBuffer> {
  const encoded = new TextEncoder().encode(name);
  const record = new Uint8Array(ENTRY_BYTES + encoded.length);
  const view = new DataView(record.buffer);
  view.setUint32(0, ENTRY_SIGNATURE, true);
  view.setUint16(4, VERSION_NEEDED, true);
  view.setUint16(6, VERSION_NEEDED, true);
  view.setUint16(8, UTF8_NAME, true);
  view.setUint16(14, FIRST_DATE, true);
  view.setUint16(28, encoded.length, true);
  record.set(encoded, ENTRY_BYTES);
  return record;
}

/** The local header that belongs to a record of the central directory, without extra fields. */
function localHeaderOf(record: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(record.buffer);
  const nameLength = view.getUint16(28, true);
  const header = new Uint8Array(LOCAL_BYTES + nameLength);
  new DataView(header.buffer).setUint32(0, LOCAL_SIGNATURE, true);
  // Version to the length of the name are the same in both.
  header.set(record.subarray(6, 30), 4);
  header.set(record.subarray(ENTRY_BYTES, ENTRY_BYTES + nameLength), LOCAL_BYTES);
  return header;
}

/**
 * @param texts the new text of parts, by their paths; null: the part is left out. Parts that the file does
 * not have are added at the end.
 * @throws FileError where a part is beyond what the short ZIP format says
 */
export async function copyZip(
  bytes: Uint8Array<ArrayBuffer>,
  texts: ReadonlyMap<string, string | null>,
  type: string,
): Promise<Blob> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readEntries(view);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;

  /** Adds a part; `replaced`: its new content. */
  function add(
    record: Uint8Array<ArrayBuffer>,
    kept: Uint8Array<ArrayBuffer>,
    replaced: Packed | null,
  ): void {
    const field = new DataView(record.buffer);
    field.setUint16(8, field.getUint16(8, true) & ~SIZES_FOLLOW, true);
    if (replaced) {
      field.setUint16(10, DEFLATED, true);
      field.setUint32(16, replaced.crc, true);
      field.setUint32(20, replaced.bytes.length, true);
      field.setUint32(24, replaced.size, true);
    }
    field.setUint32(42, offset, true);
    const header = localHeaderOf(record);
    const content = replaced?.bytes ?? kept;
    pieces.push(header, content);
    directory.push(record);
    offset += header.length + content.length;
  }

  for (const entry of entries.values()) {
    if ([entry.size, entry.unpackedSize, entry.offset].some((size) => size >= IN_EXTRA))
      throw new FileError('large');
    const text = texts.get(entry.name);
    if (text === null) continue;
    const record = bytes.slice(entry.record, entry.record + entry.recordSize);
    add(record, packedBytes(view, entry), text === undefined ? null : await pack(text));
  }
  for (const [name, text] of texts)
    if (text !== null && !entries.has(name))
      add(newRecord(name), new Uint8Array(), await pack(text));

  const directoryBytes = directory.reduce((sum, { length }) => sum + length, 0);
  const end = new Uint8Array(END_BYTES);
  const field = new DataView(end.buffer);
  field.setUint32(0, END_SIGNATURE, true);
  field.setUint16(8, directory.length, true);
  field.setUint16(10, directory.length, true);
  field.setUint32(12, directoryBytes, true);
  field.setUint32(16, offset, true);
  pieces.push(...directory, end);
  return new Blob(pieces, { type });
}
