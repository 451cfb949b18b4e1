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
/** How many lines above an account its holder stands at most, and below it. */
const ABOVE = 8;
const BELOW = 3;
const MAX_NAME = 100;
/** A longer line, or one of more parts, is prose or a table. */
const MAX_LINE = 200;
const MAX_PARTS = 6;
/** A street with its number, a town with its postcode. */
const isAddress = (line: string): boolean => /\p{Alpha}/u.test(line) && /\d/.test(line);

interface NamedLine {
  readonly line: number;
  readonly suppliers: readonly Supplier[];
}

/** The lines that name a company, known or not. A name without a legal form may be anything, unless it is known. */
function companiesIn(lines: readonly string[], known: KnownSuppliers): NamedLine[] {
  let isAddressed = false;
  return lines.flatMap((text, line) => {
    const words = foldText(text).trim();
    const wasAddressed = isAddressed;
    const label = ADDRESSED.exec(words)?.[0];
    // A label alone is about the line below it.
    isAddressed = label !== undefined && label.length === words.length;
    const parts = text.length > MAX_LINE ? [] : text.split(DIVIDER);
    if (label !== undefined || wasAddressed || parts.length > MAX_PARTS) return [];
    const names = new Set([text, ...parts].filter((name) => name.length <= MAX_NAME));
    const suppliers = [...names].flatMap((name) => known.ofName(name));
    const isCompany = [...names].some((name) => (readCompanyName(name)?.form ?? '') !== '');
    return suppliers.length > 0 || isCompany ? [{ line, suppliers }] : [];
  });
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
  const companies = companiesIn(lines, known);
  const holders = ibans.flatMap((iban) => {
    const at = lines.findIndex((line) =>
      line
        .replace(/[^A-Za-z\d]/g, '')
        .toUpperCase()
        .includes(iban),
    );
    const near = companies.filter(({ line }) => line >= at - ABOVE && line <= at + BELOW);
    const [nearest] = near.toSorted((a, b) => Math.abs(a.line - at) - Math.abs(b.line - at));
    return at >= 0 && nearest ? [nearest] : [];
  });
  // Below an address, the first company is the buyer of a sender without a legal form.
  const isHead = ({ line }: NamedLine) => !lines.slice(0, line).some(isAddress);
  return [
    ...new Set(
      [...companies.slice(0, 1).filter(isHead), ...holders].flatMap(({ suppliers }) => suppliers),
    ),
  ];
}
