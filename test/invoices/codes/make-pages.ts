/** Invoices with payment codes: 60 pages, with codes that pay another account or amount, damaged ones, and two codes. */
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { createRandom, type Random } from '../../accuracy/random.ts';
import { ibanSample, inFours } from '../../accuracy/values/iban.ts';
import { withCheckDigits } from '../../values/detect/generate.ts';
import { type CodeType, drawOnPage, type Squares, squaresOf } from './draw-code.ts';
import { bySquare, epc, hub3, type Payment, spayd, swiss, upn } from './payloads.ts';

export type CodeStandard = 'epc' | 'swiss' | 'spayd' | 'upn' | 'hub3' | 'bysquare';

/** `damaged`: a part of the code is painted over, as far as its error correction allows, or too much. */
export type CodePageFault =
  | ('none' | 'account' | 'amount' | 'two' | 'damaged')
  /** A code that is no payment. */
  | 'other';

export interface CodePage {
  readonly standard: CodeStandard;
  readonly fault: CodePageFault;
  /** What the page prints. */
  readonly printed: Payment;
  /** What each code pays. */
  readonly paid: readonly Payment[];
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const STANDARDS = {
  epc: { country: 'DE', write: epc, type: 'QRCode', width: 24 },
  swiss: { country: 'CH', write: swiss, type: 'QRCode', width: 46 },
  spayd: { country: 'CZ', write: spayd, type: 'QRCode', width: 30 },
  upn: { country: 'SI', write: upn, type: 'QRCode', width: 37 },
  hub3: { country: 'HR', write: hub3, type: 'PDF417', width: 58 },
  bysquare: { country: 'SK', write: bySquare, type: 'QRCode', width: 30 },
} as const satisfies Record<
  CodeStandard,
  { country: string; write: (payment: Payment) => Uint8Array; type: CodeType; width: number }
>;

const NAMES: readonly CodeStandard[] = ['epc', 'swiss', 'spayd', 'upn', 'hub3', 'bysquare'];
const FAULTS: readonly CodePageFault[] = [
  ...(['none', 'none', 'none', 'none', 'account', 'account'] as const),
  ...(['amount', 'two', 'damaged', 'other'] as const),
];

/** Units of a page for a millimetre. */
const MM = 72 / 25.4;

/** An account of a country; in Switzerland one of an ordinary bank, which takes payments without a QR reference. */
function accountIn(random: Random, country: string): string {
  return country === 'CH'
    ? withCheckDigits('CH', `00762${random.digits(12)}`)
    : ibanSample(random, country).value;
}

function payment(random: Random, country: string): Payment {
  return {
    payee: `${random.pick(['Alder', 'Birke', 'Lipa', 'Rowan'])} Handel ${random.digits(2)}`,
    iban: accountIn(random, country),
    bic: '',
    amount: (random.below(900_000) / 100 + 100).toFixed(2),
    reference: country === 'CZ' || country === 'SK' ? random.digits(8) : '',
    message: `Invoice 2026-${random.digits(4)}`,
  };
}

const written = (amount: string): string =>
  amount.replace('.', ',').replace(/\B(?=(\d{3})+,)/g, '.');

/** Paints over a square in the middle of the code. */
function damaged(squares: Squares, part: number): Squares {
  const [down, across] = [squares.length, squares[0]?.length ?? 0];
  const side = Math.sqrt(part * down * across);
  return squares.map((row, y) =>
    row.map(
      (isDark, x) =>
        isDark || (Math.abs(y - down / 2) < side / 2 && Math.abs(x - across / 2) < side / 2),
    ),
  );
}

async function makePage(
  random: Random,
  standard: CodeStandard,
  fault: CodePageFault,
): Promise<CodePage> {
  const { country, write, type, width } = STANDARDS[standard];
  const printed = payment(random, country);
  const other = { ...printed, iban: accountIn(random, country) };
  const more = { ...printed, amount: (Number(printed.amount) + 7).toFixed(2) };
  const paid =
    fault === 'account'
      ? [other]
      : fault === 'amount'
        ? [more]
        : fault === 'two'
          ? [printed, other]
          : fault === 'other'
            ? []
            : [printed];
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  const page = file.addPage([595, 842]);
  const lines = [
    printed.payee,
    printed.message,
    'Goods 12 x 4,50 = 54,00',
    `Total: ${written(printed.amount)}`,
    `IBAN ${inFours(printed.iban, ' ')}`,
    `Reference ${printed.reference}`,
  ];
  for (const [i, text] of lines.entries())
    page.drawText(text, { x: 50, y: 780 - 16 * i, size: 10, font });
  const contents =
    fault === 'other'
      ? [new TextEncoder().encode('https://example.com/17')]
      : paid.map((each) => write(each));
  for (const [i, content] of contents.entries()) {
    const squares = await squaresOf(content, fault === 'other' ? 'QRCode' : type);
    const drawn = fault === 'damaged' ? damaged(squares, 0.04) : squares;
    drawOnPage(page, drawn, 50 + i * 250, 60 + random.below(300), width * MM);
  }
  return { standard, fault, printed, paid, bytes: new Uint8Array(await file.save()) };
}

export async function makeCodePages(seed: number): Promise<CodePage[]> {
  const random = createRandom(seed);
  const pages: CodePage[] = [];
  for (const standard of NAMES)
    for (const fault of FAULTS) pages.push(await makePage(random, standard, fault));
  return pages;
}
