import { DocumentError } from '../document-error.ts';
import { readCii } from './cii.ts';
import { readFattura } from './fattura.ts';
import type { Invoice } from './fields.ts';
import { readUbl } from './ubl.ts';
import { decodeXml, type Element, parseXml } from './xml-tree.ts';

export { amountsIn, centsOfData, largestOf, writtenLike } from './amounts.ts';
export {
  compareWithNotes,
  compareWithText,
  type Difference,
  inGroups,
  isSameValue,
} from './compare.ts';
export {
  FIELD_KINDS,
  type FieldName,
  type Invoice,
  type InvoiceField,
  plain,
  UNSHOWN,
} from './fields.ts';

/** Readers by the name of the root element. */
const READERS: Readonly<Record<string, (root: Element) => Invoice>> = {
  Invoice: readUbl,
  CreditNote: readUbl,
  CrossIndustryInvoice: readCii,
  CrossIndustryDocument: readCii,
  FatturaElettronica: readFattura,
  FatturaElettronicaSemplificata: readFattura,
};

/** The root of an order that looks like an invoice (UN/CEFACT Cross Industry Order, as in Order-X). */
const ORDER = 'SCRDMCCBDACIOMessageStructure';

/** What Peppol sends an invoice in (UN/CEFACT Standard Business Document Header). */
const ENVELOPE = 'StandardBusinessDocument';
const isInvoice = ({ name }: Element): boolean => Object.hasOwn(READERS, name);

/** Names of the invoice that is attached to a PDF file (Factur-X 1.07, ZUGFeRD 1 and 2, XRechnung). */
export const isInvoiceName = (name: string): boolean =>
  /^(?:factur-x|zugferd-invoice|xrechnung)\.xml$/i.test(name);

/**
 * The named fields of an e-invoice; null for other XML.
 *
 * @throws DocumentError
 */
export function readInvoice(bytes: Uint8Array): Invoice | null {
  const whole = parseXml(decodeXml(bytes));
  const root = whole.name === ENVELOPE ? (whole.children.find(isInvoice) ?? whole) : whole;
  if (root.name === ORDER) throw new DocumentError('order');
  const read = Object.hasOwn(READERS, root.name) ? READERS[root.name] : undefined;
  const fields = read?.(root) ?? [];
  return fields.length > 0 ? fields : null;
}
