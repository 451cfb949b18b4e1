/** UBL 2.1 invoices and credit notes, as in XRechnung and Peppol BIS Billing 3 (EN 16931). */
import { accountFields, amountField, fieldsOf, type Invoice, payeeField } from './fields.ts';
import { at, type Element, textsAt } from './xml-tree.ts';

/** Payments by SEPA, whose account is an IBAN (UNTDID 4461). */
const IBAN_MEANS = /^5[89]$/;
/** Electronic address scheme of email (EAS). */
const EMAIL_SCHEME = 'EM';

function taxNumbers(party: readonly Element[], isVat: boolean): string[] {
  const schemes = at(party, 'PartyTaxScheme').filter(
    (scheme) => (textsAt([scheme], 'TaxScheme/ID')[0] ?? 'VAT').toUpperCase() === 'VAT',
  );
  const others = at(party, 'PartyTaxScheme').filter((scheme) => !schemes.includes(scheme));
  return textsAt(isVat ? schemes : others, 'CompanyID');
}

function nameOf(party: readonly Element[]): string[] {
  const [registered] = textsAt(party, 'PartyLegalEntity/RegistrationName');
  const [traded] = textsAt(party, 'PartyName/Name');
  const name = registered ?? traded;
  return name === undefined ? [] : [name];
}

export function readUbl(root: Element): Invoice {
  const document = [root];
  const seller = at(document, 'AccountingSupplierParty/Party');
  const buyer = at(document, 'AccountingCustomerParty/Party');
  const [region = ''] = textsAt(seller, 'PostalAddress/Country/IdentificationCode');
  const [buyerRegion = ''] = textsAt(buyer, 'PostalAddress/Country/IdentificationCode');
  const means = at(document, 'PaymentMeans');
  const account = at(means, 'PayeeFinancialAccount');
  const accounts = (isIban: boolean) =>
    means
      .filter((each) => isIban === IBAN_MEANS.test(textsAt([each], 'PaymentMeansCode')[0] ?? ''))
      .flatMap((each) => textsAt([each], 'PayeeFinancialAccount/ID'));
  const [currency] = textsAt(document, 'DocumentCurrencyCode');
  const addresses = at(seller, 'EndpointID')
    .filter(({ attributes }) => attributes.schemeID === EMAIL_SCHEME)
    .map(({ text }) => text.trim());
  return [
    ...accountFields(accounts(true), accounts(false)),
    ...fieldsOf('bic', [
      ...textsAt(account, 'FinancialInstitutionBranch/ID'),
      ...textsAt(account, 'FinancialInstitutionBranch/FinancialInstitution/ID'),
    ]),
    ...fieldsOf('seller', nameOf(seller)),
    ...payeeField(textsAt(document, 'PayeeParty/PartyName/Name'), [
      ...textsAt(seller, 'PartyLegalEntity/RegistrationName'),
      ...textsAt(seller, 'PartyName/Name'),
    ]),
    ...fieldsOf('vat', taxNumbers(seller, true), region),
    ...fieldsOf('taxNumber', taxNumbers(seller, false)),
    ...fieldsOf('email', [...textsAt(seller, 'Contact/ElectronicMail'), ...addresses]),
    ...fieldsOf('phone', textsAt(seller, 'Contact/Telephone'), region),
    ...fieldsOf('buyer', nameOf(buyer)),
    ...fieldsOf('buyerVat', taxNumbers(buyer, true), buyerRegion),
    ...fieldsOf('number', textsAt(document, 'ID')),
    ...fieldsOf('date', textsAt(document, 'IssueDate')),
    ...amountField(textsAt(document, 'LegalMonetaryTotal/PayableAmount'), currency),
    ...fieldsOf('payer', textsAt(means, 'PaymentMandate/PayerFinancialAccount/ID')),
    ...fieldsOf('text', [
      ...textsAt(document, 'Note'),
      ...textsAt(document, 'PaymentTerms/Note'),
      ...textsAt(means, 'InstructionNote'),
    ]),
  ];
}
