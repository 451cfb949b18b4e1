/** PDF invoices in four layouts, as office programs draw them. */
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import { inFours } from '../accuracy/values/iban.ts';
import type { MadeInvoice } from './make-invoice.ts';

export const LAYOUTS = ['table', 'columns', 'prose', 'boxes'] as const;

export type Layout = (typeof LAYOUTS)[number];

/** VAT number, phone, email, invoice number, amount; without letters that the standard fonts lack. */
const LABELS: Readonly<Record<MadeInvoice['country'], readonly string[]>> = {
  DE: ['USt-IdNr.', 'Telefon', 'E-Mail', 'Rechnungsnummer', 'Zahlbetrag'],
  AT: ['UID-Nr.', 'Tel.', 'E-Mail', 'Rechnung Nr.', 'Betrag'],
  FR: ['N° TVA', 'Téléphone', 'Courriel', 'Facture n°', 'Montant dû'],
  IT: ['Partita IVA', 'Telefono', 'Email', 'Fattura n.', 'Totale'],
  ES: ['NIF-IVA', 'Teléfono', 'Correo', 'Factura n.º', 'Total'],
  NL: ['Btw-nummer', 'Telefoon', 'E-mail', 'Factuurnummer', 'Te betalen'],
  PL: ['NIP', 'Telefon', 'E-mail', 'Faktura nr', 'Do zaplaty'],
  PT: ['NIF', 'Telefone', 'E-mail', 'Fatura n.º', 'Total'],
  IE: ['VAT number', 'Phone', 'Email', 'Invoice number', 'Amount due'],
  BE: ['BTW-nummer', 'Telefoon', 'E-mail', 'Factuurnummer', 'Te betalen'],
};

const amountIn = (country: string, amount: string): string => {
  const [whole = '', rest = ''] = amount.split('.');
  const [group, mark] = country === 'IE' ? [',', '.'] : ['.', ','];
  return `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${mark}${rest} EUR`;
};

interface Pen {
  readonly page: PDFPage;
  readonly font: PDFFont;
}

/** Draws lines from a place downwards. */
function lines({ page, font }: Pen, texts: readonly string[], x: number, y: number, size = 9) {
  texts.forEach((text, i) => {
    page.drawText(text, { x, y: y - i * size * 1.3, size, font });
  });
}

/** Numbers that are none of ours: articles, orders, customers, prices. */
const GOODS = [
  ['4006381333931', 'Stift, blau', '12', '1,20', '14,40'],
  ['9783161484100', 'Handbuch 2026', '1', '48,00', '48,00'],
  ['A-1002-33', 'Service 01.02.2026 - 28.02.2026', '7,5', '92,00', '690,00'],
];

function goods(pen: Pen, y: number): void {
  GOODS.forEach((row, i) => {
    const places = [50, 150, 340, 400, 480];
    for (const [column, text] of row.entries()) lines(pen, [text], places[column] ?? 0, y - i * 15);
  });
}

function draw(pen: Pen, invoice: MadeInvoice, layout: Layout): void {
  const { seller, vat, bic, email, phone, buyer, number, date, country, shown } = invoice;
  const [vatLabel = '', phoneLabel = '', emailLabel = '', numberLabel = '', amountLabel = ''] =
    LABELS[country];
  const iban = inFours(shown.iban, ' ');
  const amount = amountIn(country, shown.amount);
  lines(pen, [seller], 50, 790, 16);
  lines(pen, [buyer, 'Main Street 12', '10115 Town'], 50, 720);
  lines(pen, [`${numberLabel} ${number}`, date, 'Customer 10023456', 'Order 4500012345'], 380, 720);
  goods(pen, 600);
  lines(pen, [`${amountLabel}: ${amount}`], 380, 540, 11);
  if (layout === 'table') {
    const rows = [
      ['IBAN', iban],
      ['BIC', bic],
      [vatLabel, vat],
      [phoneLabel, phone],
      [emailLabel, email],
    ];
    rows.forEach(([label = '', value = ''], i) => {
      lines(pen, [label], 50, 460 - i * 14);
      lines(pen, [value], 170, 460 - i * 14);
    });
  }
  if (layout === 'columns') {
    lines(pen, [seller, 'Main Street 1', '10117 Town', `${vatLabel} ${vat}`], 50, 90, 7);
    lines(pen, ['Example Bank', `IBAN ${iban}`, `BIC ${bic}`], 220, 90, 7);
    lines(pen, [`${phoneLabel} ${phone}`, email, 'HRB 12345'], 430, 90, 7);
  }
  if (layout === 'prose') {
    const [first = '', rest = ''] = [iban.slice(0, 15).trim(), iban.slice(15).trim()];
    lines(
      pen,
      [
        `${vatLabel}: ${vat}. Please pay the amount above within 14 days to our account ${first}`,
        `${rest} (BIC ${bic}). Questions are answered by ${email} and on`,
        `${phone}. Thank you for your order.`,
      ],
      50,
      460,
    );
  }
  if (layout === 'boxes') {
    const boxes = [
      ['IBAN', iban],
      ['BIC', bic],
      [vatLabel, vat],
    ];
    boxes.forEach(([label = '', value = ''], i) => {
      lines(pen, [label], 50 + i * 190, 472, 6);
      lines(pen, [value], 50 + i * 190, 460, 9);
    });
    lines(pen, [`${phoneLabel}: ${phone}`, `${emailLabel}: ${email}`], 50, 420);
  }
}

export interface PdfOptions {
  readonly layout: Layout;
  /** A file inside the PDF: its name and content. */
  readonly attachment?: readonly [name: string, content: string];
}

export async function makePdf(
  invoice: MadeInvoice,
  { layout, attachment }: PdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  draw({ page: file.addPage([595, 842]), font }, invoice, layout);
  if (attachment) {
    const [name, content] = attachment;
    await file.attach(new TextEncoder().encode(content), name, { mimeType: 'text/xml' });
  }
  return new Uint8Array(await file.save());
}
