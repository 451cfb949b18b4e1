/** 25 XML and signed files that mean harm: each is cheap to send and dear to read. */
import { createRandom } from '../../accuracy/random.ts';
import { makeInvoice } from '../make-invoice.ts';
import { ubl } from '../xml.ts';

type Maker = () => string | Uint8Array<ArrayBuffer>;

const invoice = makeInvoice(createRandom(1), null);
const xml = ubl(invoice, 'Invoice');
const numbered = (count: number, each: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => each(i)).join('');
const root = (content: string) => `<?xml version="1.0"?><Invoice>${content}</Invoice>`;
const account = (id: string) =>
  `<cac:PaymentMeans><cac:PayeeFinancialAccount><cbc:ID>${id}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>`;
const withMeans = (means: string) => xml.replace('<cac:PaymentMeans>', `${means}$&`);
const withSeller = (name: string) => xml.replaceAll(invoice.seller, name);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

export const HOSTILE_XMLS: Readonly<Record<string, Maker>> = {
  'elements within elements': () => root('<a>'.repeat(5_000_000)),
  '400,000 elements': () => root('<a/>'.repeat(400_000)),
  '290,000 elements': () => root('<a>b</a>'.repeat(290_000)),
  'names without end': () => root(`<${'a'.repeat(15_000_000)}/>`),
  'many attributes': () => root(`<a ${numbered(500_000, (i) => `a${i}="b" `)}/>`),
  'attributes in each element': () =>
    root(`<a ${numbered(40, (i) => `a${i}="b" `)}/>`.repeat(40_000)),
  'an attribute without end': () => root(`<a b="${'c'.repeat(15_000_000)}`),
  'signs that open tags': () => root('<'.repeat(15_000_000)),
  'signs that close tags': () => root('>'.repeat(15_000_000)),
  'open comments': () => root('<!--'.repeat(4_000_000)),
  'short comments': () => root('<!---->'.repeat(2_000_000)),
  'open data': () => root('<![CDATA['.repeat(1_500_000)),
  'short data': () => root('<![CDATA[a]]>'.repeat(1_000_000)),
  entities: () => withSeller('&amp;'.repeat(3_000_000)),
  'numbered signs': () => withSeller('&#49;'.repeat(3_000_000)),
  instructions: () => root('<?a b?>'.repeat(2_000_000)),
  'a type': () =>
    xml.replace('?>', `?><!DOCTYPE a [${numbered(100_000, (i) => `<!ENTITY a${i} "b">`)}]>`),
  spaces: () => root(' '.repeat(19_000_000)),
  'a seller without end': () => withSeller('Acme '.repeat(3_500_000)),
  accounts: () => withMeans(numbered(60_000, (i) => account(`DE${String(i).padStart(20, '7')}`))),
  'numbers and spaces': () => withMeans(account(`DE89 ${'111 '.repeat(4_000_000)}`)),
  addresses: () => withSeller(`${'a@'.repeat(5_000_000)}example.com`),
  'two bytes a sign': () => utf16(withSeller('x'.repeat(9_000_000))),
  'signed in letters': () =>
    `-----BEGIN PKCS7-----\nMI${'AA\n'.repeat(15_000_000)}-----END PKCS7-----`,
  'signed within signed': () => new Uint8Array(40_000_000).map((_, i) => (i % 2 ? 0x80 : 0x30)),
};
