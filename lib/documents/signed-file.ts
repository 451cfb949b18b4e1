/**
 * What is inside a signed file (`.p7m`): CMS signed data (RFC 5652), as BER or DER, or as base64 of it. The signature
 * is not checked.
 */
import { DocumentError } from './document-error.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A value in BER (X.690): its tag, where its content is, and where the next value begins. */
interface Part {
  readonly tag: number;
  readonly from: number;
  readonly to: number;
  readonly end: number;
}

const TAGS = { octets: 0x04, oid: 0x06, sequence: 0x30, content: 0xa0 } as const;
const CONSTRUCTED = 0x20;
/** Tags with a higher number have more bytes. Signed data has none. */
const HIGH_TAG = 0x1f;
const INDEFINITE = 0x80;
/** Bytes of a length: more would be a file of more than 4 GB. */
const MAX_LENGTH_BYTES = 4;
/** Values within values. Each costs a walk through the file. */
const MAX_DEPTH = 10;
/** Pieces of the content: signers cut it into some thousands of bytes each. */
const MAX_PIECES = 500_000;
/** 1.2.840.113549.1.7.2 */
const SIGNED_DATA = '2a864886f70d010702';

const damaged = () => new DocumentError('damaged');

/** The base64 of a SEQUENCE of more than 127 bytes, or without a stated length, begins with these letters. */
const BASE64 = /^(?:-----BEGIN [\w ]+-----)?\s*MI[A-Za-z0-9+/\s]/;

export function isSigned(bytes: Uint8Array, head: string): boolean {
  const [tag = 0, length = 0] = bytes;
  return (tag === TAGS.sequence && length >= INDEFINITE) || BASE64.test(head.trimStart());
}

function fromBase64(bytes: Bytes): Bytes {
  const text = new TextDecoder('latin1').decode(bytes);
  try {
    const binary = atob(text.replace(/-----[\w ]+-----/g, ''));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    throw damaged();
  }
}

function partAt(bytes: Bytes, at: number, limit: number, depth = 0): Part {
  const [tag = 0, first = 0] = bytes.subarray(at, at + 2);
  if (depth > MAX_DEPTH || at + 2 > limit || (tag & HIGH_TAG) === HIGH_TAG) throw damaged();
  let from = at + 2;
  if (first === INDEFINITE) {
    let to = from;
    while (bytes[to] !== 0 || bytes[to + 1] !== 0) to = partAt(bytes, to, limit, depth + 1).end;
    return { tag, from, to, end: to + 2 };
  }
  let length = first;
  if (first > INDEFINITE) {
    const count = first - INDEFINITE;
    if (count > MAX_LENGTH_BYTES) throw damaged();
    length = bytes.subarray(from, from + count).reduce((sum, byte) => sum * 256 + byte, 0);
    from += count;
  }
  const to = from + length;
  if (to > limit) throw damaged();
  return { tag, from, to, end: to };
}

function* partsIn(bytes: Bytes, { from, to }: Part): Generator<Part> {
  for (let at = from; at < to; ) {
    const part = partAt(bytes, at, to);
    yield part;
    at = part.end;
  }
}

/** The parts within a part that must have this tag. */
function within(bytes: Bytes, part: Part | undefined, tag: number): Generator<Part> {
  if (part?.tag !== tag) throw damaged();
  return partsIn(bytes, part);
}

/** Collects the pieces of an OCTET STRING, which may be made of others. */
function addPieces(bytes: Bytes, part: Part, pieces: Bytes[], depth = 0): Bytes[] {
  if (depth > MAX_DEPTH || pieces.length > MAX_PIECES) throw new DocumentError('complex');
  if (part.tag === TAGS.octets) pieces.push(bytes.subarray(part.from, part.to));
  else if (part.tag !== (TAGS.octets | CONSTRUCTED)) throw damaged();
  else for (const piece of partsIn(bytes, part)) addPieces(bytes, piece, pieces, depth + 1);
  return pieces;
}

function joined(pieces: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * @returns what was signed; a signature without it is no document
 * @throws DocumentError
 */
export function contentOfSigned(file: Bytes): Bytes {
  const bytes = file[0] === TAGS.sequence ? file : fromBase64(file);
  const [type, content] = within(bytes, partAt(bytes, 0, bytes.length), TAGS.sequence);
  if (type?.tag !== TAGS.oid || hexOf(bytes.subarray(type.from, type.to)) !== SIGNED_DATA)
    throw new DocumentError('other');
  const [signedData] = within(bytes, content, TAGS.content);
  const [, , encapsulated] = within(bytes, signedData, TAGS.sequence);
  const [, signed] = within(bytes, encapsulated, TAGS.sequence);
  if (!signed) throw new DocumentError('other');
  const [octets] = within(bytes, signed, TAGS.content);
  if (!octets) throw damaged();
  return joined(addPieces(bytes, octets, []));
}
