/** The content of a file; `workbook`: a spreadsheet, or another file in its formats. */
export type DecodedFile =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'workbook' }
  | { readonly type: 'binary' };

/** ZIP (XLSX, ODS, Numbers) and the Compound File Binary of old Excel. */
const WORKBOOK_SIGNATURES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const SAMPLE_BYTES = 4_096;

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, i) => bytes[i] === byte);

/** The encoding that a UTF-16 byte order mark names; null without one. */
function encodingOfByteOrderMark(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  return startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : null;
}

/** Decodes UTF-8; bytes that are not valid UTF-8 are decoded as windows-1252 (WHATWG Encoding). */
function decodeWithoutMark(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Decodes a file: UTF-16 with a byte order mark, UTF-8, else windows-1252. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  if (WORKBOOK_SIGNATURES.some((signature) => startsWith(bytes, signature)))
    return { type: 'workbook' };
  const encoding = encodingOfByteOrderMark(bytes);
  if (encoding !== null) return { type: 'text', text: new TextDecoder(encoding).decode(bytes) };
  if (bytes.subarray(0, SAMPLE_BYTES).includes(0)) return { type: 'binary' };
  return { type: 'text', text: decodeWithoutMark(bytes) };
}
