/** 200 documents: PDFs, hybrid PDFs and e-invoices of five formats. Every fifth has a fault. */
import { createRandom } from '../accuracy/random.ts';
import { type Fault, type MadeInvoice, makeInvoice } from '../invoices/make-invoice.ts';
import { LAYOUTS, makePdf } from '../invoices/make-pdf.ts';
import { cii, fattura, ubl, zugferd1 } from '../invoices/xml.ts';

export interface CorpusDocument {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly invoice: MadeInvoice;
  readonly hasData: boolean;
  readonly hasPage: boolean;
}

export const SIZE = 200;

const FORMATS = [
  (invoice: MadeInvoice) => ubl(invoice, 'Invoice'),
  (invoice: MadeInvoice) => ubl(invoice, 'CreditNote'),
  cii,
  fattura,
];
const ATTACHED = [
  ['factur-x.xml', cii],
  ['xrechnung.xml', cii],
  ['ZUGFeRD-invoice.xml', zugferd1],
] as const;

const FAULTS: readonly Fault[] = ['iban', 'vat'];
const HYBRID_FAULTS: readonly Fault[] = ['other-iban', 'other-amount', 'iban'];

export async function makeCorpus(seed: number): Promise<CorpusDocument[]> {
  const random = createRandom(seed);
  const documents: CorpusDocument[] = [];
  for (let i = 0; i < SIZE; i += 1) {
    const type = i % 10 < 4 ? 'pdf' : i % 10 < 6 ? 'hybrid' : 'xml';
    const hasFault = random.chance(0.2);
    const fault = hasFault ? random.pick(type === 'hybrid' ? HYBRID_FAULTS : FAULTS) : null;
    const invoice = makeInvoice(random, fault);
    const layout = random.pick(LAYOUTS);
    if (type === 'xml') {
      const text = random.pick(FORMATS)(invoice);
      const bytes = new TextEncoder().encode(text);
      documents.push({ name: `${i}.xml`, bytes, invoice, hasData: true, hasPage: false });
      continue;
    }
    const [name, write] = random.pick(ATTACHED);
    const data = { attachment: [name, write(invoice)] as const };
    const bytes = await makePdf(invoice, { layout, ...(type === 'hybrid' ? data : {}) });
    const hasData = type === 'hybrid';
    documents.push({ name: `${i}-${layout}.pdf`, bytes, invoice, hasData, hasPage: true });
  }
  return documents;
}
