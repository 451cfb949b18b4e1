/** Messages with an invoice, as a clerk gets them. */
import { createRandom } from '../../accuracy/random.ts';
import { makeInvoice } from '../../invoices/make-invoice.ts';
import { makePdf } from '../../invoices/make-pdf.ts';
import { cii } from '../../invoices/xml.ts';

export const SUBJECT = 'Invoice 4711 and our new account';
export const ANNOUNCEMENT = 'Please note that our bank details have changed.';
const TEXT = `<p>Dear customer,</p><p>Our invoice is attached. ${ANNOUNCEMENT} Questions? bob@gmial.com</p>`;

export function mailOf(
  attachment: Uint8Array,
  type = 'application/pdf',
  name = 'a.pdf',
): Uint8Array {
  const lines = [
    `From: Acme <office@acme.example>\r\nSubject: ${SUBJECT}\r\nMIME-Version: 1.0`,
    'Content-Type: multipart/mixed; boundary=part\r\n',
    `--part\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${TEXT}`,
    `--part\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"`,
    `Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(attachment).toString('base64')}`,
    '--part--\r\n',
  ];
  return Buffer.from(lines.join('\r\n'));
}

/** A message with a PDF whose page names another account than its data. */
export async function mailWithHybrid() {
  const invoice = makeInvoice(createRandom(7), 'other-iban');
  const attachment = ['factur-x.xml', cii(invoice)] as const;
  const pdf = await makePdf(invoice, { layout: 'columns', attachment });
  return { invoice, bytes: mailOf(pdf) };
}
