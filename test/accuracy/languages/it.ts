import { type Language, phrases } from './language.ts';

export const ITALIAN_WORDS: Language = {
  code: 'it',
  countries: ['IT', 'CH'],
  labels: {
    iban: phrases(`
      IBAN | Codice IBAN | Coordinate bancarie | C/C | Conto corrente | Conto (IBAN) | IBAN n.
    `),
    bic: ['BIC', 'SWIFT', 'BIC/SWIFT', 'Codice BIC'],
    phone: ['Tel.', 'Telefono', 'Cell.', 'Cellulare', 'T.', 'Tel', 'Numero di telefono'],
    fax: ['Fax'],
    email: ['E-mail', 'Email', 'Posta elettronica', 'Mail', 'Indirizzo e-mail'],
    vat: {
      any: ['P. IVA', 'Partita IVA', 'Partita IVA comunitaria', 'N. IVA', 'VAT'],
      IT: ['P. IVA', 'P.IVA', 'Partita IVA', 'P.I.', 'C.F./P.IVA', 'P. IVA e C.F.', 'Part. IVA'],
      CH: ['N. IVA', 'IDI', 'IVA'],
    },
  },
  headers: {
    company: ['Fornitore', 'Azienda', 'Nome'],
    city: ['Città'],
    number: ['N. fornitore', 'Codice'],
    iban: ['IBAN', 'Conto (IBAN)', 'Codice IBAN'],
    vat: ['P. IVA', 'Partita IVA'],
    bic: ['BIC', 'SWIFT'],
    phone: ['Telefono', 'Tel.'],
    email: ['E-mail', 'Email'],
  },
  invoice: {
    title: 'Fattura',
    number: 'Fattura n.',
    date: 'Data fattura',
    due: 'Scadenza',
    customer: 'Codice cliente',
    order: 'Ordine n.',
    columns: ['Pos.', 'Codice', 'Descrizione', 'Quantità', 'Prezzo', 'Importo'],
    net: 'Imponibile',
    tax: 'IVA 22%',
    sum: 'Totale fattura',
    bank: 'Pagamento a 30 giorni con bonifico sul conto indicato.',
  },
  imprint: [
    'Note legali',
    'Registro delle imprese di Milano, REA MI-',
    'Responsabile dei contenuti',
    'Tutti i diritti riservati; i dati sono trattati secondo il regolamento UE 2016/679.',
  ],
  mail: ['Da', 'A', 'Data', 'Oggetto'],
  items: phrases(`
    Vite esagonale M8 | Carta A4 | Consulenza | Manutenzione ascensore | Guarnizione 12 mm
    Licenza, 12 mesi
  `),
  companies: phrases(`
    Esempio Sud S.r.l. | Legnami Prova S.p.A. | Modello e Figli S.n.c. | Officine Campione S.r.l.
  `),
  people: ['Lucia Prova', 'Mario Esempio', 'Paola Campione'],
  streets: phrases(`
    Via dell’Esempio 12 | Corso Modello, 3/A | Piazza del Duomo 1 | Z.I. Nord, lotto 4
  `),
  cities: ['20121 Milano (MI)', '00184 Roma (RM)', '10121 Torino', '6900 Lugano'],
  greeting: ['Gentili signori,', 'Ciao Lucia,', 'Egregio dottore,'],
  closing: ['Cordiali saluti', 'Distinti saluti', 'A presto'],
  prose: [
    'grazie per il Vostro ordine del 3 marzo 2026.',
    'La consegna di 24 colli è prevista nella settimana 37.',
    'Vi preghiamo di citare sempre il riferimento 2026-004711.',
    'I nostri uffici sono aperti dalle 9.00 alle 17.30, dal lunedì al venerdì.',
  ],
  sentences: [
    'Vi preghiamo di versare il saldo sul nostro nuovo conto {iban} presso la Banca Modello.',
    'Il nostro IBAN è {iban!}, il BIC è {bic!}.',
    'Il compenso va versato su {iban} come sempre.',
    'Intestate la fattura a {vat} da oggi in poi.',
    'La nostra partita IVA è {vat!}.',
    'Potete chiamarci al {phone} o scrivere a {email}.',
    'Scrivete a {email} o chiamate il {phone}.',
    'Il vecchio conto, IBAN {iban!}, è chiuso; il nuovo è {iban}.',
  ],
};
