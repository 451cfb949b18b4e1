/** UN/CEFACT Cross Industry Invoice, as in Factur-X, ZUGFeRD 1 and 2, and XRechnung. */
import { accountFields, amountField, fieldsOf, type Invoice, payeeField } from './fields.ts';
import { at, type Element, textsAt } from './xml-tree.ts';

/** Names of ZUGFeRD 1.0 come second. */
const DOCUMENT = ['ExchangedDocument', 'HeaderExchangedDocument'];
const TRANSACTION = ['SupplyChainTradeTransaction', 'SpecifiedSupplyChainTradeTransaction'];
const AGREEMENT = ['ApplicableHeaderTradeAgreement', 'ApplicableSupplyChainTradeAgreement'];
const SETTLEMENT = ['ApplicableHeaderTradeSettlement', 'ApplicableSupplyChainTradeSettlement'];
const SUMMATION = [
  'SpecifiedTradeSettlementHeaderMonetarySummation',
  'SpecifiedTradeSettlementMonetarySummation',
];
/** Date as YYYYMMDD (UN/EDIFACT 2379, code 102). */
const DATE = /^(\d{4})(\d{2})(\d{2})$/;
const EMAIL_SCHEME = 'EM';

const anyOf = (from: readonly Element[], names: readonly string[]): Element[] =>
  names.flatMap((name) => at(from, name));

const registrations = (party: readonly Element[], scheme: 'VA' | 'FC'): string[] =>
  at(party, 'SpecifiedTaxRegistration/ID')
    .filter(({ attributes }) => attributes.schemeID === scheme)
    .map(({ text }) => text.trim());

const emailOf = (addresses: readonly Element[]): string[] =>
  addresses.map(({ text }) => text.trim().replace(/^mailto:/i, '')).filter(Boolean);

export function readCii(root: Element): Invoice {
  const document = anyOf([root], DOCUMENT);
  const transaction = anyOf([root], TRANSACTION);
  const agreement = anyOf(transaction, AGREEMENT);
  const settlement = anyOf(transaction, SETTLEMENT);
  const seller = at(agreement, 'SellerTradeParty');
  const buyer = at(agreement, 'BuyerTradeParty');
  const contact = at(seller, 'DefinedTradeContact');
  const means = at(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const [region = ''] = textsAt(seller, 'PostalTradeAddress/CountryID');
  const [buyerRegion = ''] = textsAt(buyer, 'PostalTradeAddress/CountryID');
  const [currency] = textsAt(settlement, 'InvoiceCurrencyCode');
  const addresses = at(seller, 'URIUniversalCommunication/URIID').filter(
    ({ attributes }) => attributes.schemeID === EMAIL_SCHEME,
  );
  const accounts = at(means, 'PayeePartyCreditorFinancialAccount');
  return [
    ...accountFields(textsAt(accounts, 'IBANID'), textsAt(accounts, 'ProprietaryID')),
    ...fieldsOf('bic', textsAt(means, 'PayeeSpecifiedCreditorFinancialInstitution/BICID')),
    ...fieldsOf('seller', textsAt(seller, 'Name').slice(0, 1)),
    ...payeeField(textsAt(settlement, 'PayeeTradeParty/Name'), textsAt(seller, 'Name')),
    ...fieldsOf('vat', registrations(seller, 'VA'), region),
    ...fieldsOf('taxNumber', registrations(seller, 'FC')),
    ...fieldsOf(
      'email',
      emailOf([...at(contact, 'EmailURIUniversalCommunication/URIID'), ...addresses]),
    ),
    ...fieldsOf(
      'phone',
      textsAt(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
      region,
    ),
    ...fieldsOf('buyer', textsAt(buyer, 'Name').slice(0, 1)),
    ...fieldsOf('buyerVat', registrations(buyer, 'VA'), buyerRegion),
    ...fieldsOf('number', textsAt(document, 'ID')),
    ...fieldsOf(
      'date',
      textsAt(document, 'IssueDateTime/DateTimeString').map((day) => day.replace(DATE, '$1-$2-$3')),
    ),
    ...amountField(textsAt(anyOf(settlement, SUMMATION), 'DuePayableAmount'), currency),
    ...fieldsOf('payer', textsAt(means, 'PayerPartyDebtorFinancialAccount/IBANID')),
    ...fieldsOf('text', [
      ...textsAt(document, 'IncludedNote/Content'),
      ...textsAt(settlement, 'SpecifiedTradePaymentTerms/Description'),
      ...textsAt(means, 'Information'),
    ]),
  ];
}
