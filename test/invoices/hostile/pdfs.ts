/** 25 PDF files that mean harm: each is cheap to send and dear to read or to draw. */
import { deflateSync } from 'node:zlib';
import {
  FONT,
  pageOf,
  pdfBomb,
  pdfOfPage,
  pdfOfPages,
  pdfOfTexts,
  rawPdf,
  streamOf,
} from '../hostile-files.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Maker = () => Bytes | Promise<Bytes>;

const numbered = (count: number, each: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => each(i)).join('');
const packed = (data: string, more = '') => {
  const bytes = deflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  return `<< /Length ${bytes.length} /Filter /FlateDecode ${more} >>\nstream\n${bytes}\nendstream`;
};
const drawn = (data: string): Bytes => pdfOfPage([pageOf(5, 4), packed(data), FONT]);
const withResources = (resources: string, content: string, ...objects: readonly string[]): Bytes =>
  pdfOfPage([
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << ${resources} >> /Contents 4 0 R >>`,
    packed(content),
    ...objects,
  ]);
const text = (words: string, i: number) =>
  `BT /F 4 Tf ${(i % 60) * 10} ${(i / 60) * 5} Td (${words}) Tj ET\n`;
/** Pages with as many texts each. */
const pagesOfTexts = (pages: number, texts: number, words: (i: number) => string): Bytes =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${'3 0 R '.repeat(pages)}] >>`,
    pageOf(5, 4),
    packed(numbered(texts, (i) => text(words(i), i))),
    FONT,
  ]);
const image = (size: number) =>
  packed(
    '\0'.repeat(size * size * 3),
    `/Type /XObject /Subtype /Image /Width ${size} /Height ${size} /BitsPerComponent 8 /ColorSpace /DeviceRGB`,
  );
const form = (content: string, resources: string) =>
  packed(
    content,
    `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << ${resources} >>`,
  );

export const HOSTILE_PDFS: Readonly<Record<string, Maker>> = {
  'a bomb': () => pdfBomb(1_000),
  '20 pages of 9,000 texts': () => pagesOfTexts(20, 9_000, (i) => `x${i}`),
  '200 pages of 3,000 texts': () => pagesOfTexts(200, 3_000, (i) => `x${i}`),
  '19,000 texts': () => pdfOfTexts(new Array(19_000).fill('x')),
  '500,000 texts': () => pagesOfTexts(1, 500_000, () => 'x'),
  '19,000 texts far apart in a row': () =>
    drawn(numbered(19_000, (i) => `BT /F 1 Tf ${i * 5} 400 Td (a) Tj ET\n`)),
  'a path of a million lines': () =>
    drawn(`0 0 m ${numbered(1_000_000, (i) => `${i % 600} ${(i * 7) % 800} l `)} f`),
  'a million paths': () => drawn('0 0 m 600 800 l S '.repeat(1_000_000)),
  'curves with wide dashes': () =>
    drawn(`[0.001] 0 d ${'0 0 m 100 200 300 400 600 800 c S '.repeat(50_000)}`),
  'states within states': () => drawn('q '.repeat(2_000_000)),
  'clips within clips': () => drawn(`q ${'0 0 600 800 re W n '.repeat(100_000)} Q`),
  'a form in itself': () =>
    withResources(
      '/XObject << /A 5 0 R >>',
      '/A Do',
      form('/A Do /A Do', '/XObject << /A 5 0 R >>'),
    ),
  'forms that double': () =>
    withResources(
      '/XObject << /A 5 0 R >>',
      '/A Do',
      ...Array.from({ length: 24 }, (_, i) =>
        form('/A Do /A Do', `/XObject << /A ${i + 6} 0 R >>`),
      ),
      form('0 0 600 800 re f', ''),
    ),
  'a large picture': () =>
    withResources('/XObject << /P 5 0 R >>', '600 0 0 800 0 0 cm /P Do', image(7_000)),
  'many pictures': () =>
    withResources(
      `/XObject << ${numbered(40, (i) => `/P${i} ${i + 5} 0 R `)} >>`,
      numbered(40, (i) => `q 600 0 0 800 0 0 cm /P${i} Do Q `),
      ...new Array<string>(40).fill(image(1_500)),
    ),
  'a tiny pattern': () =>
    withResources(
      '/Pattern << /A 5 0 R >>',
      '/Pattern cs /A scn 0 0 600 800 re f',
      packed(
        '0 0 0.01 0.01 re f',
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 0.01 0.01] /XStep 0.01 /YStep 0.01 /Resources << >>',
      ),
    ),
  'masks within masks': () =>
    withResources(
      '/ExtGState << /G << /SMask << /S /Luminosity /G 5 0 R >> >> >>',
      `${'/G gs 0 0 600 800 re f '.repeat(300)}`,
      form('0.5 g 0 0 600 800 re f', '').replace(
        '/BBox',
        '/Group << /S /Transparency /CS /DeviceGray >> /BBox',
      ),
    ),
  'pages without end': () => pdfOfPages(200, 1_000_000),
  'arrays within arrays': () => rawPdf(['['.repeat(2_000_000)]),
  'a long text': () => drawn(`BT /F 1 Tf 0 700 Td (${'a@b.example '.repeat(500_000)}) Tj ET`),
  'numbers and spaces': () => drawn(`BT /F 1 Tf 0 700 Td (${'111 '.repeat(300_000)}) Tj ET`),
  'many addresses': () => pagesOfTexts(20, 5_000, (i) => `a${i}@example.com`),
  'many accounts': () => pagesOfTexts(20, 5_000, (i) => `DE${String(i).padStart(20, '8')}`),
  'an endless page': () =>
    pdfOfPage([
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100000000 0.001] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
      streamOf('BT /F 12 Tf 50 700 Td (IBAN DE89 3704 0044 0532 0130 00) Tj ET'),
      FONT,
    ]),
  'numbers without end': () => drawn(`${'9'.repeat(20_000_000)} w`),
};
