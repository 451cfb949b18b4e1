/** What a dropped file turned out to be; `workbook`: a spreadsheet's own file, which is no text. */
export type DecodedFile =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'workbook' }
  | { readonly type: 'binary' };

/** ZIP (XLSX, ODS, Numbers) and the compound file of old Excel. */
const WORKBOOK_SIGNATURES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const SAMPLE_BYTES = 4_096;

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, i) => bytes[i] === byte);

/** By its byte order mark; without one a text holds no zero bytes. */
function encodingOfByteOrderMark(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  return startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : null;
}

/** UTF-8 that is none becomes an error; then it is what Windows programs write (WHATWG Encoding). */
function decodeWithoutMark(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a file: UTF-16 where a mark says so, UTF-8, else windows-1252. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  if (WORKBOOK_SIGNATURES.some((signature) => startsWith(bytes, signature)))
    return { type: 'workbook' };
  const encoding = encodingOfByteOrderMark(bytes);
  if (encoding !== null) return { type: 'text', text: new TextDecoder(encoding).decode(bytes) };
  if (bytes.subarray(0, SAMPLE_BYTES).includes(0)) return { type: 'binary' };
  return { type: 'text', text: decodeWithoutMark(bytes) };
}
