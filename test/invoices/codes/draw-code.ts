/** Draws codes, on pages of PDFs and in pictures. */
import { readFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { type PDFPage, rgb } from 'pdf-lib';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

/** A code as squares, the dark ones true. */
export type Squares = readonly (readonly boolean[])[];

export type CodeType = 'QRCode' | 'PDF417';

const wasm = readFile('node_modules/zxing-wasm/dist/writer/zxing_writer.wasm');

export async function squaresOf(content: Uint8Array, type: CodeType = 'QRCode'): Promise<Squares> {
  const { buffer } = new Uint8Array(await wasm);
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
  const options = type === 'PDF417' ? 'columns=9,ecLevel=4' : 'ecLevel=M';
  const { symbol, error } = await writeBarcode(content, {
    format: type,
    options,
    scale: 1,
    addQuietZones: false,
  });
  if (error) throw new Error(error);
  return Array.from({ length: symbol.height }, (_, y) =>
    Array.from({ length: symbol.width }, (_, x) => (symbol.data[y * symbol.width + x] ?? 1) === 0),
  );
}

/** @param width in units of the page, 1/72 inch; x and y of the lower left corner */
export function drawOnPage(page: PDFPage, squares: Squares, x: number, y: number, width: number) {
  const size = width / (squares[0]?.length ?? 1);
  const path = squares.flatMap((row, down) =>
    row.flatMap((isDark, across) =>
      isDark ? `M${across * size} ${down * size}h${size}v${size}h${-size}z` : [],
    ),
  );
  page.drawSvgPath(path.join(''), { x, y: y + squares.length * size, color: rgb(0, 0, 0) });
}

export interface PictureLook {
  /** Pixels of a square. */
  readonly scale: number;
  /** Degrees. */
  readonly turn?: number;
  /** Squares, of all, that are painted over. */
  readonly damage?: number;
  readonly type?: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** A picture of a code alone. */
export function pictureOf(squares: Squares, look: PictureLook) {
  const { scale, turn = 0, damage = 0, type = 'image/png' } = look;
  const [across, down] = [squares[0]?.length ?? 1, squares.length];
  const edge = Math.ceil(Math.hypot(across, down) * scale) + 8 * scale;
  const canvas = createCanvas(turn ? edge : (across + 8) * scale, turn ? edge : (down + 8) * scale);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.scale(scale, scale);
  context.translate(-across / 2, -down / 2);
  context.fillStyle = '#000000';
  squares.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x, y, 1.01, 1.01);
    });
  });
  context.fillStyle = '#7a7a7a';
  const side = Math.sqrt(damage * across * down);
  context.fillRect(across * 0.4, down * 0.4, side, side);
  return { canvas, bytes: new Uint8Array(canvas.toBuffer(type as 'image/png')) };
}
