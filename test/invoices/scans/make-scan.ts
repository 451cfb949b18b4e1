/** Scanned invoices: printed text as pixels, small, turned, noisy, in shadow and compressed. */
import { join } from 'node:path';
import { createCanvas, GlobalFonts, type Image, loadImage } from '@napi-rs/canvas';
import { createRandom, type Random } from '../../accuracy/random.ts';
import { inFours } from '../../accuracy/values/iban.ts';
import { type MadeInvoice, makeInvoice } from '../make-invoice.ts';

/** Fonts that packages of ours contain, so that every machine draws the same. */
const FONTS = join('node_modules', 'pdfjs-dist', 'standard_fonts');
GlobalFonts.registerFromPath(join(FONTS, 'LiberationSans-Regular.ttf'), 'Scan');
GlobalFonts.registerFromPath(join(FONTS, 'LiberationSans-Bold.ttf'), 'ScanBold');

export interface ScanLook {
  /** Size of the text, points. */
  readonly size: number;
  readonly dpi: number;
  /** Degrees. */
  readonly turn: number;
  /** Of 255, how far a pixel may be off. */
  readonly noise: number;
  /** Of 255, how much darker the paper is at its edge. */
  readonly shadow: number;
  readonly isBold: boolean;
  readonly hasColumns: boolean;
}

export interface Scan {
  readonly invoice: MadeInvoice;
  readonly look: ScanLook;
  /** JPEG of quality 50. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Inches of the part of the page that has text. */
const WIDTH = 6;
const HEIGHT = 4;

/** The text, and where it is: lines one below the other, or three columns at the foot. */
function textsOf(invoice: MadeInvoice, { size, hasColumns }: ScanLook) {
  const { seller, buyer, number, date, amount, iban, bic, vat, email } = invoice;
  const account = [`IBAN: ${inFours(iban, ' ')}`, `BIC: ${bic}`];
  const rest = [`VAT number: ${vat}`, `Email: ${email}`];
  const line = size * 1.45;
  const lines = [
    seller,
    `Main Street 12, 10115 Town`,
    '',
    buyer,
    `Invoice ${number}   Date ${date}`,
    'Order 4500012345   Customer 10023456',
    '4006381333931 Pen, blue   12   1,20   14,40',
    'A-1002-33 Service   7,5   92,00   690,00',
    `Total ${amount} EUR`,
    '',
    'Please pay within 14 days to our account.',
    ...(hasColumns ? [] : [...account, ...rest]),
  ].map((text, i) => ({ text, x: 36, y: 36 + i * line }));
  const columns = [[seller, 'Main Street 12', '10115 Town'], ['Example Bank', ...account], rest];
  if (!hasColumns) return lines;
  const foot = columns.flatMap((column, at) =>
    column.map((text, i) => ({ text, x: [36, 130, 330][at] ?? 36, y: 256 + i * 11, size: 8 })),
  );
  return [...lines.filter(({ y }) => y < 240), ...foot];
}

/** Paper and light: a shadow that grows towards one corner, and grain. */
function age(data: Uint8ClampedArray, width: number, { noise, shadow }: ScanLook, random: Random) {
  const height = data.length / 4 / width;
  const grain = Array.from({ length: 4_093 }, () => (random.below(2 * noise + 1) || 0) - noise);
  for (let i = 0; i < data.length; i += 4) {
    const pixel = i / 4;
    const dark = (shadow * ((pixel % width) / width + pixel / width / height)) / 2;
    const off = (grain[(pixel * 7 + Math.floor(pixel / 4_093)) % 4_093] ?? 0) - dark;
    for (let channel = 0; channel < 3; channel += 1)
      data[i + channel] = (data[i + channel] ?? 0) * 0.92 + 12 + off;
  }
}

export function drawScan(invoice: MadeInvoice, look: ScanLook, random: Random): Scan {
  const { size, dpi, turn, isBold } = look;
  const canvas = createCanvas(WIDTH * dpi, HEIGHT * dpi);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.translate(-canvas.width / 2, -canvas.height / 2);
  context.scale(dpi / 72, dpi / 72);
  context.fillStyle = '#1c1c1c';
  for (const { text, x, y, ...own } of textsOf(invoice, look)) {
    const points = 'size' in own ? own.size : size;
    context.font = `${points}px ${isBold ? 'ScanBold' : 'Scan'}`;
    context.fillText(text, x, y);
  }
  context.resetTransform();
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  age(pixels.data, canvas.width, look, random);
  context.putImageData(pixels, 0, 0);
  return { invoice, look, bytes: new Uint8Array(canvas.toBuffer('image/jpeg', 50)) };
}

/** 8 to 11 points, 150 to 300 dpi, turned by up to 2 degrees, with noise, shadow and JPEG. */
export function makeScans(count: number, seed: number): Scan[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const look: ScanLook = {
      size: 8 + (i % 4),
      dpi: [150, 200, 240, 300][Math.floor(i / 4) % 4] ?? 200,
      turn: (random.below(401) - 200) / 100,
      noise: random.below(28),
      shadow: random.below(120),
      isBold: random.chance(0.2),
      hasColumns: i % 3 === 2,
    };
    return drawScan(makeInvoice(random, null), look, random);
  });
}

export async function pixelsOf({ bytes }: Pick<Scan, 'bytes'>) {
  const image: Image = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}
