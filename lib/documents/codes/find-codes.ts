/** Finds the codes in a picture. What finds them is loaded with the first one, from the extension. */
import type { PagePart } from '../pdf/index.ts';
import type { PaymentCode } from './payment-code.ts';
import { readCode } from './read-code.ts';

/** A payment that a code asks for, and where the code is. */
export interface FoundCode {
  readonly payment: PaymentCode;
  readonly part: PagePart;
}

export type FindCodes = (picture: ImageData) => Promise<FoundCode[]>;

/** Codes of one page. */
const MAX_CODES = 12;

interface Point {
  readonly x: number;
  readonly y: number;
}

function partOf(corners: readonly Point[], { width, height }: ImageData): PagePart {
  const xs = corners.map(({ x }) => Math.min(width, Math.max(0, x)) / width);
  const ys = corners.map(({ y }) => Math.min(height, Math.max(0, y)) / height);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** @param loadWasm gets the program that reads codes, zxing-cpp */
export function createCodeFinder(loadWasm: () => Promise<ArrayBuffer>): FindCodes {
  let ready: Promise<typeof import('zxing-wasm/reader')> | null = null;
  const load = async () => {
    const [zxing, wasmBinary] = await Promise.all([import('zxing-wasm/reader'), loadWasm()]);
    zxing.prepareZXingModule({ overrides: { wasmBinary } });
    return zxing;
  };
  return async (picture) => {
    ready ??= load();
    const { readBarcodes } = await ready;
    const found = await readBarcodes(picture, {
      formats: ['QRCode', 'PDF417'],
      maxNumberOfSymbols: MAX_CODES,
    });
    return found.flatMap(({ isValid, bytes, position }) => {
      const { topLeft, topRight, bottomLeft, bottomRight } = position;
      const part = partOf([topLeft, topRight, bottomLeft, bottomRight], picture);
      return isValid ? readCode(bytes).map((payment) => ({ payment, part })) : [];
    });
  };
}
