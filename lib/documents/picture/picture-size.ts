/** How large a picture is, from its first bytes: a small file may unpack to gigabytes. */

interface PictureSize {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
  readonly width: number;
  readonly height: number;
}

const textAt = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** PNG (ISO/IEC 15948): the first chunk has the size. */
const sizeOfPng = (view: DataView): PictureSize => ({
  type: 'image/png',
  width: view.getUint32(16),
  height: view.getUint32(20),
});

/** WebP (RFC 9649): lossy, lossless, or extended. */
function sizeOfWebp(bytes: Uint8Array, view: DataView): PictureSize | null {
  const type = 'image/webp';
  const chunk = textAt(bytes, 12, 16);
  if (chunk === 'VP8 ')
    return {
      type,
      width: view.getUint16(26, true) & 0x3fff,
      height: view.getUint16(28, true) & 0x3fff,
    };
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 'VP8X') return null;
  const [width, height] = [24, 27].map(
    (at) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1,
  );
  return width && height ? { type, width, height } : null;
}

/** Markers of a JPEG file (ISO/IEC 10918-1) that begin a frame: C0 to CF, except tables and extensions. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(bytes: Uint8Array, view: DataView): PictureSize | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker))
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Bytes may be filled up before a marker.
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

/** @returns null for a file that is no picture of a type that every browser reads, or is cut off */
export function pictureSizeOf(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 30) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (textAt(bytes, 1, 4) === 'PNG' && textAt(bytes, 12, 16) === 'IHDR') return sizeOfPng(view);
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP')
    return sizeOfWebp(bytes, view);
  if (/^GIF8[79]a/.test(textAt(bytes, 0, 6)))
    return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? sizeOfJpeg(bytes, view) : null;
}
