/** E-invoices in the structure of their published specifications, with only invented content. */
import type { MadeInvoice } from './make-invoice.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char] ?? char);

/** Fills a template: every value is escaped. */
const xml = (parts: TemplateStringsArray, ...values: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${parts
    .map((part, i) => part + (i < values.length ? escaped(values[i] ?? '') : ''))
    .join('')}`;

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const UNCEFACT = 'urn:un:unece:uncefact:data:standard';

/** UBL 2.1 as in XRechnung and Peppol BIS Billing 3. */
export function ubl(invoice: MadeInvoice, root: 'Invoice' | 'CreditNote'): string {
  const { number, date, seller, vat, email, phone, country, buyer, buyerVat } = invoice;
  const { iban, bic, amount } = invoice;
  const party = (name: string, id: string) => `<cac:PostalAddress><cac:Country>
    <cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyTaxScheme><cbc:CompanyID>201/113/40209</cbc:CompanyID><cac:TaxScheme><cbc:ID>FC</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>${escaped(name)}</cbc:RegistrationName></cac:PartyLegalEntity>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<ubl:${root} xmlns:ubl="${UBL}:${root}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
  <cbc:ID>${number}</cbc:ID><cbc:IssueDate>${date}</cbc:IssueDate>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party>
    <cbc:EndpointID schemeID="EM">${email}</cbc:EndpointID>
    <cac:PartyName><cbc:Name>Trading name</cbc:Name></cac:PartyName>
    ${party(seller, vat)}
    <cac:Contact><cbc:Name>Accounts</cbc:Name><cbc:Telephone>${phone}</cbc:Telephone><cbc:ElectronicMail>${email}</cbc:ElectronicMail></cac:Contact>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>${party(buyer, buyerVat)}</cac:Party></cac:AccountingCustomerParty>
  <cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>
    <cac:PayeeFinancialAccount><cbc:ID>${iban}</cbc:ID><cac:FinancialInstitutionBranch><cbc:ID>${bic}</cbc:ID></cac:FinancialInstitutionBranch></cac:PayeeFinancialAccount>
  </cac:PaymentMeans>
  <cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">1.00</cbc:LineExtensionAmount><cbc:PayableAmount currencyID="EUR">${amount}</cbc:PayableAmount></cac:LegalMonetaryTotal>
  <cac:InvoiceLine><cbc:ID>1</cbc:ID><cac:Item><cbc:Name>Goods</cbc:Name></cac:Item></cac:InvoiceLine>
</ubl:${root}>`;
}

/** UN/CEFACT CII D16B, as in Factur-X, ZUGFeRD 2 and XRechnung. */
export function cii(invoice: MadeInvoice): string {
  const { number, date, seller, vat, email, phone, country, buyer, buyerVat } = invoice;
  const { iban, bic, amount } = invoice;
  return xml`<rsm:CrossIndustryInvoice xmlns:rsm="${`${UNCEFACT}:CrossIndustryInvoice:100`}" xmlns:ram="${`${UNCEFACT}:ReusableAggregateBusinessInformationEntity:100`}" xmlns:udt="${`${UNCEFACT}:UnqualifiedDataType:100`}">
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument><ram:ID>${number}</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">${date.replaceAll('-', '')}</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedTradeProduct><ram:Name>Goods</ram:Name></ram:SpecifiedTradeProduct></ram:IncludedSupplyChainTradeLineItem>
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty><ram:ID>4711</ram:ID><ram:Name>${seller}</ram:Name>
        <ram:DefinedTradeContact><ram:PersonName>Accounts</ram:PersonName><ram:TelephoneUniversalCommunication><ram:CompleteNumber>${phone}</ram:CompleteNumber></ram:TelephoneUniversalCommunication><ram:EmailURIUniversalCommunication><ram:URIID>${email}</ram:URIID></ram:EmailURIUniversalCommunication></ram:DefinedTradeContact>
        <ram:PostalTradeAddress><ram:CountryID>${country}</ram:CountryID></ram:PostalTradeAddress>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">201/113/40209</ram:ID></ram:SpecifiedTaxRegistration>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${vat}</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>${buyer}</ram:Name><ram:PostalTradeAddress><ram:CountryID>${country}</ram:CountryID></ram:PostalTradeAddress>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${buyerVat}</ram:ID></ram:SpecifiedTaxRegistration></ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode>
        <ram:PayeePartyCreditorFinancialAccount><ram:IBANID>${iban}</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>
        <ram:PayeeSpecifiedCreditorFinancialInstitution><ram:BICID>${bic}</ram:BICID></ram:PayeeSpecifiedCreditorFinancialInstitution></ram:SpecifiedTradeSettlementPaymentMeans>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:GrandTotalAmount>1.00</ram:GrandTotalAmount><ram:DuePayableAmount>${amount}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
}

/** ZUGFeRD 1.0 has other names for the same. */
export const zugferd1 = (invoice: MadeInvoice): string =>
  cii(invoice)
    .replaceAll('CrossIndustryInvoice', 'CrossIndustryDocument')
    .replaceAll('rsm:ExchangedDocument>', 'rsm:HeaderExchangedDocument>')
    .replaceAll('rsm:SupplyChainTradeTransaction', 'rsm:SpecifiedSupplyChainTradeTransaction')
    .replaceAll('ApplicableHeaderTrade', 'ApplicableSupplyChainTrade')
    .replaceAll('SettlementHeaderMonetary', 'SettlementMonetary');

/** FatturaPA 1.2. */
export function fattura(invoice: MadeInvoice): string {
  const { number, date, seller, vat, email, phone, country, buyer, buyerVat } = invoice;
  const { iban, bic, amount } = invoice;
  const id = (number: string) =>
    `<IdFiscaleIVA><IdPaese>${number.slice(0, 2)}</IdPaese><IdCodice>${number.slice(2)}</IdCodice></IdFiscaleIVA>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2">
  <FatturaElettronicaHeader>
    <DatiTrasmissione><IdTrasmittente><IdPaese>IT</IdPaese><IdCodice>01234567890</IdCodice></IdTrasmittente></DatiTrasmissione>
    <CedentePrestatore><DatiAnagrafici>${id(vat)}<CodiceFiscale>00905811006</CodiceFiscale><Anagrafica><Denominazione>${escaped(seller)}</Denominazione></Anagrafica></DatiAnagrafici>
      <Sede><Comune>Roma</Comune><Nazione>${country}</Nazione></Sede>
      <Contatti><Telefono>${phone}</Telefono><Email>${email}</Email></Contatti></CedentePrestatore>
    <CessionarioCommittente><DatiAnagrafici>${id(buyerVat)}<Anagrafica><Denominazione>${escaped(buyer)}</Denominazione></Anagrafica></DatiAnagrafici></CessionarioCommittente>
  </FatturaElettronicaHeader>
  <FatturaElettronicaBody>
    <DatiGenerali><DatiGeneraliDocumento><TipoDocumento>TD01</TipoDocumento><Divisa>EUR</Divisa><Data>${date}</Data><Numero>${number}</Numero><ImportoTotaleDocumento>${amount}</ImportoTotaleDocumento></DatiGeneraliDocumento></DatiGenerali>
    <DatiPagamento><CondizioniPagamento>TP02</CondizioniPagamento><DettaglioPagamento><ModalitaPagamento>MP05</ModalitaPagamento><ImportoPagamento>${amount}</ImportoPagamento><IBAN>${iban}</IBAN><BIC>${bic}</BIC></DettaglioPagamento></DatiPagamento>
  </FatturaElettronicaBody>
</p:FatturaElettronica>`;
}
