/** Files that mean harm: scripts, bombs, pages without end, a password. */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'latin1'));

/** Runs a script and opens an address as soon as it is shown, if the reader lets it. */
export async function pdfWithScript(address: string): Promise<Bytes> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  file.addPage().drawText('IBAN DE89 3704 0044 0532 0130 00', { font, size: 12, x: 50, y: 700 });
  file.addJavaScript('run', `app.alert('run'); app.launchURL('${address}', true);`);
  const action = file.context.obj({
    Type: 'Action',
    S: 'URI',
    URI: PDFString.of(address),
  });
  file.catalog.set(PDFName.of('OpenAction'), action);
  return new Uint8Array(await file.save());
}

/** A page whose content unpacks to this many megabytes of spaces, packed twice. */
export async function pdfBomb(megabytes: number): Promise<Bytes> {
  const file = await PDFDocument.create();
  const page = file.addPage();
  const piece = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '));
  const stream = file.context.stream(deflateSync(piece), {
    Filter: ['FlateDecode', 'FlateDecode'],
  });
  page.node.set(PDFName.of('Contents'), file.context.register(stream));
  return new Uint8Array(await file.save());
}

/** A file without compression: objects from 1 on, then the table of their places. */
export function rawPdf(objects: readonly string[], trailer = ''): Bytes {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return bytesOf(text);
}

/** A file of one page, which is object 3. */
export const pdfOfPage = (objects: readonly string[], trailer?: string): Bytes => {
  const pages = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
  return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', pages, ...objects], trailer);
};

export const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
export const pageOf = (font: number, content: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F ${font} 0 R >> >> /Contents ${content} 0 R >>`;
export const streamOf = (data: string) =>
  `<< /Length ${data.length} >>\nstream\n${data}\nendstream`;
const TEXT = 'BT /F 12 Tf 50 700 Td (IBAN DE89 3704 0044 0532 0130 00) Tj ET';

/** Says that it has many pages. @param pages those that it really has */
export const pdfOfPages = (pages: number, count = pages): Bytes =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${'3 0 R '.repeat(pages)}] >>`,
    pageOf(4, 5),
    FONT,
    streamOf(TEXT),
  ]);

/** A page without text, as scanners make it. */
export const pdfPicture = (): Bytes =>
  pdfOfPage([pageOf(4, 5), FONT, streamOf('0.5 g 50 50 500 700 re f')]);

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, i) => i);
  const at = (i: number) => state[i % 256] ?? 0;
  const swap = (i: number, j: number) => {
    const kept = at(i);
    state[i % 256] = at(j);
    state[j % 256] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) % 256;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) % 256;
      j = (j + at(i)) % 256;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}

const md5 = (...parts: readonly Buffer[]) =>
  createHash('md5').update(Buffer.concat(parts)).digest();

/** What fills a password up to 32 bytes (ISO 32000-1, 7.6.3.3). */
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

/** Encrypted with RC4 and 40 bits, the standard handler's first revision. */
export function pdfWithPassword(password: string): Bytes {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
  const id = Buffer.from('0123456789abcdef');
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const key = md5(padded, owner, permissions, id).subarray(0, 5);
  const user = rc4(key, PADDING);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  const contentKey = md5(key, Buffer.from([5, 0, 0, 0, 0])).subarray(0, 10);
  const content = rc4(contentKey, Buffer.from(TEXT, 'latin1')).toString('latin1');
  return pdfOfPage(
    [
      pageOf(4, 5),
      FONT,
      streamOf(content),
      `<< /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P -4 >>`,
    ],
    `/Encrypt 6 0 R /ID [${hex(id)} ${hex(id)}]`,
  );
}

/** Text in a font that is not in the file. @param cmap what the codes, in hex, mean in this collection of signs */
export const pdfInCodes = (cmap: string, ordering: string, codes: string): Bytes =>
  pdfOfPage([
    pageOf(5, 4),
    streamOf(`BT /F 12 Tf 50 700 Td <${codes}> Tj ET`),
    `<< /Type /Font /Subtype /Type0 /BaseFont /Gothic /Encoding /${cmap} /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Gothic /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /FontDescriptor 7 0 R >>`,
    '<< /Type /FontDescriptor /FontName /Gothic /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /StemV 80 >>',
  ]);

/** A page that is one black picture, as a fax machine packs it (ITU-T T.4). */
export function pdfFax(): Bytes {
  // No white, then 16 times black, in each of 8 rows.
  const row = '\x35\x05\xc0';
  const picture = `<< /Type /XObject /Subtype /Image /Width 16 /Height 8 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K 0 /Columns 16 /Rows 8 /EncodedByteAlign true /EndOfBlock false >> /Length ${row.length * 8} >>\nstream\n${row.repeat(8)}\nendstream`;
  return pdfOfPage([
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /XObject << /P 5 0 R >> >> /Contents 4 0 R >>',
    streamOf('600 0 0 800 0 0 cm /P Do'),
    picture,
  ]);
}

/** One page with texts that are far apart. */
export const pdfOfTexts = (texts: readonly string[]): Bytes =>
  pdfOfPage([
    pageOf(5, 4),
    streamOf(
      texts
        .map((text, i) => [text, (i % 25) * 24, (Math.floor(i / 25) % 400) * 2] as const)
        .map(([text, x, y]) => `BT /F 1 Tf ${x} ${y} Td (${text}) Tj ET`)
        .join('\n'),
    ),
    FONT,
  ]);
