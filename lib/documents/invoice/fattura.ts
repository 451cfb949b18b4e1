/** FatturaPA 1.2, the Italian e-invoice; also its simplified form (FSM10). */
import { accountFields, amountField, fieldsOf, type Invoice, payeeField } from './fields.ts';
import { at, type Element, textsAt } from './xml-tree.ts';

function nameOf(party: readonly Element[]): string[] {
  const data = [
    ...at(party, 'DatiAnagrafici/Anagrafica'),
    ...party,
    ...at(party, 'AltriDatiIdentificativi'),
  ];
  const [company] = textsAt(data, 'Denominazione');
  const person = [textsAt(data, 'Nome')[0], textsAt(data, 'Cognome')[0]].filter(Boolean).join(' ');
  return [company ?? person].filter(Boolean);
}

/** The simplified form has the numbers directly in the party or in `IdentificativiFiscali`. */
const identitiesOf = (party: readonly Element[]): Element[] => [
  ...at(party, 'DatiAnagrafici'),
  ...at(party, 'IdentificativiFiscali'),
  ...party,
];

const vatOf = (party: readonly Element[]): string[] =>
  at(identitiesOf(party), 'IdFiscaleIVA').flatMap((id) => {
    const [country = ''] = textsAt([id], 'IdPaese');
    return textsAt([id], 'IdCodice').map((code) => `${country}${code}`);
  });

export function readFattura(root: Element): Invoice {
  const header = at([root], 'FatturaElettronicaHeader');
  const body = at([root], 'FatturaElettronicaBody');
  const seller = at(header, 'CedentePrestatore');
  const buyer = at(header, 'CessionarioCommittente');
  const [region = ''] = [...textsAt(seller, 'Sede/Nazione'), ...textsAt(seller, 'Sede/Paese')];
  const general = at(body, 'DatiGenerali/DatiGeneraliDocumento');
  const payments = at(body, 'DatiPagamento/DettaglioPagamento');
  const [currency] = textsAt(general, 'Divisa');
  return [
    ...accountFields(textsAt(payments, 'IBAN'), []),
    ...fieldsOf('bic', textsAt(payments, 'BIC')),
    ...fieldsOf('seller', nameOf(seller)),
    ...payeeField(textsAt(payments, 'Beneficiario'), nameOf(seller)),
    ...fieldsOf('vat', vatOf(seller), region),
    ...fieldsOf('taxNumber', textsAt(identitiesOf(seller), 'CodiceFiscale')),
    ...fieldsOf('email', textsAt(seller, 'Contatti/Email')),
    ...fieldsOf('phone', textsAt(seller, 'Contatti/Telefono'), region),
    ...fieldsOf('buyer', nameOf(buyer)),
    ...fieldsOf('buyerVat', vatOf(buyer)),
    ...fieldsOf('number', textsAt(general, 'Numero')),
    ...fieldsOf('date', textsAt(general, 'Data')),
    ...amountField(
      [...textsAt(general, 'ImportoTotaleDocumento'), ...textsAt(payments, 'ImportoPagamento')],
      currency,
    ),
    ...fieldsOf('text', textsAt(general, 'Causale')),
  ];
}
