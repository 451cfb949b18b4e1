/** Invoices of a supplier whose account has changed, and the list that knows the one before. */
import { createRandom } from '../../accuracy/random.ts';
import { type MadeInvoice, makeInvoice } from '../../invoices/make-invoice.ts';
import { makePdf } from '../../invoices/make-pdf.ts';
import { cii, ubl } from '../../invoices/xml.ts';
import type { Save } from '../support/test-folder.ts';

export const [OLD, NEW] = ['DE89370400440532013000', 'DE02120300000000202051'] as const;
const VAT = 'DE136695976';

export const SUPPLIERS = `Supplier;VAT number;IBAN;Phone\nAcme Metallbau GmbH;${VAT};${OLD};+49 30 9018027\nBirch Ltd;GB123456782;NL91ABNA0417164300;`;
/** In a list, with the number that the list has. */
export const WARNING =
  /Another account than the one you know\. In “Pasted list”, for this (?:VAT number|name): DE89.3704.0044.0532.0130.00\. Before you pay, call the supplier on \+49.30.9018027/;

/** @param iban in the data; @param shown on the page */
function invoiceTo(iban: string, shown: string): MadeInvoice {
  const made = makeInvoice(createRandom(12), null);
  const seller = 'ACME METALLBAU';
  return { ...made, country: 'DE', seller, vat: VAT, iban, shown: { ...made.shown, iban: shown } };
}

/** Writes the invoices, and returns their paths. */
export async function writeInvoices(save: Save) {
  const hybrid = async (name: string, invoice: MadeInvoice) =>
    save(
      name,
      await makePdf(invoice, { layout: 'prose', attachment: ['factur-x.xml', cii(invoice)] }),
    );
  const changed = invoiceTo(NEW, NEW);
  const nameless = ubl(changed, 'Invoice').replaceAll(VAT, '');
  return {
    plain: await save('plain.pdf', await makePdf(changed, { layout: 'table' })),
    hybrid: await hybrid('hybrid.pdf', changed),
    /** Only the page has another account. */
    forged: await hybrid('forged.pdf', invoiceTo(OLD, NEW)),
    same: await hybrid('same.pdf', invoiceTo(OLD, OLD)),
    /** Data without a VAT number. */
    named: await save('named.xml', nameless),
  };
}
