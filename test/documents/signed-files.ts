/** Signed files (CMS signed data, RFC 5652) as signers write them; their signatures are none. */
type Bytes = Uint8Array<ArrayBuffer>;

const join = (...parts: readonly Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts));
const bytes = (hex: string): Bytes => new Uint8Array(Buffer.from(hex, 'hex'));

/** A value with its length. */
function der(tag: number, ...content: readonly Uint8Array[]): Bytes {
  const inside = join(...content);
  const { length } = inside;
  const size = length < 128 ? [length] : [0x84, length >>> 24, length >>> 16, length >>> 8, length];
  return join(new Uint8Array([tag, ...size.map((byte) => byte & 0xff)]), inside);
}

/** A value without a length, up to a mark of its end. */
const ber = (tag: number, ...content: readonly Uint8Array[]): Bytes =>
  join(new Uint8Array([tag, 0x80]), ...content, new Uint8Array(2));

const SIGNED_DATA = der(0x06, bytes('2a864886f70d010702'));
const DATA = der(0x06, bytes('2a864886f70d010701'));
const VERSION = der(0x02, bytes('01'));
const SHA256 = der(0x30, der(0x06, bytes('608648016503040201')));

function envelope(write: typeof der, octets: Bytes | null): Bytes {
  const content = octets ? [write(0xa0, octets)] : [];
  const certificates = write(0xa0, der(0x30, new Uint8Array(300)));
  const signers = der(0x31, der(0x30, VERSION, der(0x04, new Uint8Array(256))));
  const data = [VERSION, der(0x31, SHA256), write(0x30, DATA, ...content), certificates, signers];
  return write(0x30, SIGNED_DATA, write(0xa0, write(0x30, ...data)));
}

/** @param content null: it is in another file */
export const signed = (content: Uint8Array | null): Bytes =>
  envelope(der, content && der(0x04, content));

const cut = (content: Uint8Array, size: number): Uint8Array[] =>
  Array.from({ length: Math.ceil(content.length / size) }, (_, i) =>
    content.subarray(i * size, (i + 1) * size),
  );

/** @param levels pieces are made of pieces so many times */
function pieces(content: Uint8Array, size: number, levels: number): Bytes {
  if (levels === 0) return der(0x04, content);
  const parts = cut(content, size ** levels).map((part) => pieces(part, size, levels - 1));
  return ber(0x24, new Uint8Array(Buffer.concat(parts)));
}

export const inPieces = (content: Uint8Array, size: number, levels = 1): Bytes =>
  envelope(ber, pieces(content, size, levels));

export const withoutLengths = (content: Uint8Array): Bytes => inPieces(content, 4_096);

export function inBase64(file: Uint8Array, label?: string): Bytes {
  const lines = Buffer.from(file).toString('base64').replace(/.{64}/g, '$&\r\n');
  const text = label ? `-----BEGIN ${label}-----\r\n${lines}\r\n-----END ${label}-----\r\n` : lines;
  return new Uint8Array(Buffer.from(text));
}
