/** Documents that the demo server serves, under names that do not say what they are. */

import { createRandom } from '../../accuracy/random.ts';
import type { DemoAnswer } from '../../demo/server.ts';
import { makeInvoice } from '../../invoices/make-invoice.ts';
import { makePdf } from '../../invoices/make-pdf.ts';
import { cii } from '../../invoices/xml.ts';

export interface ServedDocuments {
  readonly answer: DemoAnswer;
  /** The wrong IBAN in `/invoice`. */
  readonly wrongIban: string;
}

export async function serveDocuments(): Promise<ServedDocuments> {
  const random = createRandom(7);
  const plain = makeInvoice(random, 'iban');
  const hybrid = makeInvoice(random, 'other-iban');
  const attachment = ['factur-x.xml', cii(hybrid)] as const;
  const files: Readonly<Record<string, Uint8Array>> = {
    '/invoice': await makePdf(plain, { layout: 'table' }),
    '/hybrid': await makePdf(hybrid, { layout: 'columns', attachment }),
  };
  return {
    wrongIban: plain.iban,
    answer: async ({ url, headers }, response) => {
      const { pathname } = new URL(url ?? '/', 'http://127.0.0.1');
      if (pathname === '/enter') {
        response.setHeader('set-cookie', 'session=open; HttpOnly; SameSite=Lax');
        response.end('Welcome');
        return true;
      }
      const file = files[pathname];
      if (!file) return false;
      response.setHeader('cache-control', 'no-store');
      const isKnown = headers.cookie?.includes('session=open') ?? false;
      response.statusCode = isKnown ? 200 : 403;
      response.setHeader('content-type', isKnown ? 'application/pdf' : 'text/plain');
      response.end(isKnown ? file : 'Please sign in');
      return true;
    },
  };
}
