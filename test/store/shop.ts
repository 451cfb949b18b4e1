/** The demo shop's pages in each language, for the pictures of the stores. Its suppliers are made up. */
import type { Language } from '../../lib/texts/languages.ts';
import SHOP from './shop.json' with { type: 'json' };

export { SHOP };

const SUPPLIERS = [
  [
    'Weberei am Kanal',
    'office@example.de',
    '+49 30 901820',
    'DE 136 695 976',
    'DE89 3704 0044 0532 0130 00',
  ],
  [
    'Dockside Dyers',
    'orders@example.co.uk',
    '+44 20 7946 0018',
    'GB 980 7806 84',
    'GB82 WEST 1234 5698 7654 32',
  ],
  [
    'Filature du Port',
    'bonjour@example.fr',
    '+33 4 72 10 30 30',
    'FR 40 303 265 045',
    'FR14 2004 1010 0505 0001 3M02 606',
  ],
  [
    'Tessitura Bianchi',
    'info@example.it',
    '+39 015 355 1111',
    'IT 00743110157',
    'IT60 X054 2811 1010 0000 0123 456',
  ],
  [
    'Stoffenhuis Delft',
    'samples@mailinator.com',
    '+31 20 624 1111',
    'NL 0044.95.445.B01',
    'DE89 3704 0044 0532 0103 00',
  ],
] as const;

/** The IBAN whose card is shown. */
export const LOOKED_UP = SUPPLIERS[2][4];
/** The IBAN with wrong check digits. */
export const WRONG = SUPPLIERS[4][4];

function pageOf(language: Language, title: string, main: string): string {
  const { contacts, checkout } = SHOP[language];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title>
<link rel="stylesheet" href="demo.css"><style>td { white-space: nowrap }</style>
<header><strong>Hearth &amp; Loom</strong><nav><a href="#">${contacts}</a><a href="#">${checkout}</a></nav></header>
<main>${main}</main>`;
}

/** Path → page, for the demo server. */
export function shopPages(language: Language): Readonly<Record<string, string>> {
  const text = SHOP[language];
  const cells = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const checkout = `<h1>${text.checkout}</h1><p class="lead">${text.lead}</p><form>
<label>${text.fullName} <input name="name" autocomplete="name" value="Jane Miller"></label>
<label>${text.email} <input name="email" type="email" autocomplete="email"></label>
<label>${text.phone} <input name="phone" type="tel" autocomplete="tel"></label>
<button>${text.place}</button></form>`;
  const head = [text.supplier, text.email, text.call, text.vat, text.iban];
  const contacts = `<h1>${text.suppliers}</h1><p class="lead">${text.who}</p>
<table><thead>${cells(head, 'th')}</thead><tbody>${SUPPLIERS.map((row) => cells(row, 'td')).join('')}</tbody></table>`;
  return {
    [`/checkout-${language}.html`]: pageOf(language, text.checkout, checkout),
    [`/contacts-${language}.html`]: pageOf(language, text.suppliers, contacts),
  };
}
