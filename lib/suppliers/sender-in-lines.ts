/** Who sent a document, by the lines of its pages: a letterhead names the sender, and so does an account's holder. */
import { foldText } from '../values/text/index.ts';
import { readCompanyName } from './company-name.ts';
import type { KnownSuppliers, Supplier } from './known-suppliers.ts';

/** What stands before the name of whoever gets the document, in the languages of the interface. */
const ADDRESSED = new RegExp(
  `^(?:${[
    'bill(?:ed)? to|invoice to|sold to|ship(?:ped)? to|deliver(?:y|ed)? (?:to|address)|customer|client|buyer|attn',
    'rechnung an|rechnungsempfanger|rechnungsadresse|rechnungsanschrift|lieferadresse|lieferanschrift|kunde|kaufer',
    'facture a|facturer a|adresse de (?:facturation|livraison)|livre a|acheteur|destinataire',
    'facturar a|facturado a|cliente|comprador|destinatario|enviar a|direccion de (?:facturacion|envio)',
    'fatturare a|spett(?:le)?|acquirente|indirizzo di (?:fatturazione|spedizione)',
    'factuur aan|factuuradres|afleveradres|klant|koper',
    'nabywca|klient|adres dostawy',
    'faturar a|faturado a|morada de (?:faturacao|entrega)',
  ].join('|')})(?= |$)`,
);
/** What divides the parts of a line: "Acme GmbH · Main Street 1 · Berlin", "Account holder: Acme GmbH". */
const DIVIDER = /\s*[·•|;,:\t]\s*|\s{2,}|\s[-–—]\s/u;
/** How many lines above an account its holder stands at most, and below it; of two as near, the one above. */
const ABOVE = 8;
const BELOW = 3;
const NEAREST = Array.from({ length: ABOVE + BELOW + 1 }, (_, i) => i - ABOVE).toSorted(
  (a, b) => Math.abs(a) - Math.abs(b) || a - b,
);
/** Lines at the head of a document. */
const HEAD = 30;
/** A document with more accounts is a table of them. */
const MAX_ACCOUNTS = 10;
const MAX_NAME = 100;
/** A longer line, or one of more parts, is prose or a table. */
const MAX_LINE = 200;
const MAX_PARTS = 6;
/** A street with its number, a town with its postcode. */
const isAddress = (line: string): boolean => /\p{Alpha}/u.test(line) && /\d/.test(line);

/** The label of a line that is about whoever gets the document; '' if it has none. */
const labelIn = (line: string): string => ADDRESSED.exec(foldText(line).trim())?.[0] ?? '';

/** A label alone is about the line below it. */
const isLabelAlone = (line: string): boolean => labelIn(line) === foldText(line).trim();

/**
 * The suppliers that a line names; null if it names no company, known or not. A name without a legal form may be
 * anything, unless it is known.
 */
function companyIn(line: string, known: KnownSuppliers): readonly Supplier[] | null {
  const parts = line.length > MAX_LINE ? [] : line.split(DIVIDER);
  if (parts.length === 0 || parts.length > MAX_PARTS || labelIn(line) !== '') return null;
  const names = [...new Set([line, ...parts])].filter((name) => name.length <= MAX_NAME);
  const suppliers = names.flatMap((name) => known.ofName(name));
  const isCompany = names.some((name) => (readCompanyName(name)?.form ?? '') !== '');
  return suppliers.length > 0 || isCompany ? suppliers : null;
}

/**
 * The known suppliers that may have sent a document: the company at its head, and the one nearest to each account.
 * Others may be the buyer, a carrier or a bank.
 */
export function sendersIn(
  lines: readonly string[],
  ibans: readonly string[],
  known: KnownSuppliers,
): readonly Supplier[] {
  const companyAt = (at: number): readonly Supplier[] | null => {
    const [line, above] = [lines[at], lines[at - 1]];
    const isBuyer = above !== undefined && above !== '' && isLabelAlone(above);
    return line === undefined || isBuyer ? null : companyIn(line, known);
  };
  const firstOf = (places: Iterable<number>): readonly Supplier[] => {
    for (const at of places) {
      const found = companyAt(at);
      if (found) return found;
    }
    return [];
  };
  // Below an address, the first company is the buyer of a sender without a legal form.
  const address = lines.slice(0, HEAD).findIndex(isAddress);
  const head = firstOf(Array.from({ length: address < 0 ? HEAD : address + 1 }, (_, i) => i));
  const compact = lines.map((line) => line.replace(/[^A-Za-z\d]/g, '').toUpperCase());
  const holders = ibans.slice(0, MAX_ACCOUNTS).flatMap((iban) => {
    const at = compact.findIndex((line) => line.includes(iban));
    return at < 0 ? [] : firstOf(NEAREST.map((distance) => at + distance));
  });
  return [...new Set([...head, ...holders])];
}
