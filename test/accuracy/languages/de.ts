import { type Language, phrases } from './language.ts';

export const GERMAN_WORDS: Language = {
  code: 'de',
  countries: ['DE', 'AT', 'CH'],
  labels: {
    iban: ['IBAN', 'IBAN-Nr.', 'Bankverbindung', 'Konto (IBAN)', 'Kontonummer/IBAN', 'IBAN Nr.'],
    bic: ['BIC', 'BIC/SWIFT', 'SWIFT', 'SWIFT-Code', 'BIC-Code'],
    phone: ['Tel.', 'Telefon', 'Fon', 'T', 'Telefonnummer', 'Mobil', 'Tel', 'Rufnummer', 'Handy'],
    fax: ['Fax', 'Telefax'],
    email: ['E-Mail', 'Mail', 'E-Mail-Adresse', 'eMail', 'Email'],
    vat: {
      any: ['USt-IdNr.', 'USt.-ID', 'USt-ID', 'Umsatzsteuer-ID', 'Ust-Id-Nr.', 'VAT'],
      DE: phrases(`
        USt-IdNr. | USt.-IdNr. | USt-ID | USt.-ID-Nr.
        Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG | Umsatzsteuer-ID
      `),
      AT: ['UID', 'UID-Nr.', 'UID-Nummer', 'ATU-Nr.'],
      CH: ['MWST-Nr.', 'MwSt-Nummer', 'UID', 'MWST'],
    },
  },
  headers: {
    company: ['Lieferant', 'Firma', 'Name'],
    city: ['Ort', 'Stadt'],
    number: ['Lieferantennr.', 'Kundennr.', 'Nr.'],
    iban: ['IBAN', 'Bankverbindung (IBAN)', 'Konto'],
    vat: ['USt-IdNr.', 'UStID', 'USt-ID'],
    bic: ['BIC', 'SWIFT/BIC'],
    phone: ['Telefon', 'Tel.', 'Telefonnummer'],
    email: ['E-Mail', 'E-Mail-Adresse'],
  },
  invoice: {
    title: 'Rechnung',
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    due: 'Fällig am',
    customer: 'Kundennummer',
    order: 'Bestellnummer',
    columns: ['Pos.', 'Artikelnr.', 'Bezeichnung', 'Menge', 'Einzelpreis', 'Gesamt'],
    net: 'Zwischensumme netto',
    tax: 'zzgl. 19 % MwSt.',
    sum: 'Rechnungsbetrag',
    bank: 'Zahlbar innerhalb von 14 Tagen ohne Abzug auf das unten genannte Konto.',
  },
  imprint: [
    'Impressum',
    'Registergericht: Amtsgericht Musterstadt, HRB',
    'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV',
    'Wir nehmen an keinem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil.',
  ],
  mail: ['Von', 'An', 'Datum', 'Betreff'],
  items: phrases(`
    Sechskantschraube M8 | Druckerpapier A4 | Beratung vor Ort | Wartung Aufzug
    Dichtungsring 12 mm | Lizenz, 12 Monate
  `),
  companies: phrases(`
    Musterwerk Nord GmbH | Beispiel & Söhne KG | Metallbau Probe AG | Holzhandel Muster e.K.
    Beispieltechnik GmbH & Co. KG
  `),
  people: ['Anna Muster', 'Jan Beispiel', 'Dr. Petra Probe', 'Max Mustermann'],
  streets: ['Musterstraße 12', 'Am Beispielweg 3a', 'Probegasse 7', 'Industriestr. 101'],
  cities: ['10115 Berlin', '80331 München', '1010 Wien', '8001 Zürich', '50667 Köln'],
  greeting: ['Sehr geehrte Damen und Herren,', 'Guten Tag Frau Muster,', 'Hallo Herr Beispiel,'],
  closing: ['Mit freundlichen Grüßen', 'Viele Grüße', 'Freundliche Grüße aus Köln'],
  prose: [
    'vielen Dank für Ihren Auftrag vom 3. März 2026.',
    'Die Lieferung umfasst 24 Kartons und trifft voraussichtlich in der 37. Kalenderwoche ein.',
    'Bitte geben Sie bei Rückfragen immer die Vorgangsnummer 2026-004711 an.',
    'Unser Büro ist montags bis freitags von 9 bis 17 Uhr besetzt.',
  ],
  sentences: [
    'Bitte überweisen Sie den offenen Betrag auf unser neues Konto {iban} bei der Musterbank.',
    'Unsere IBAN lautet {iban!}, der BIC ist {bic!}.',
    'Das Honorar geht wie immer an {iban}.',
    'Die Rechnung stellen Sie bitte auf {vat} aus.',
    'Unsere USt-IdNr. ist {vat!}.',
    'Telefonisch erreichen Sie uns unter {phone}, per Mail an {email}.',
    'Schreiben Sie an {email} oder rufen Sie uns an: {phone}.',
    'Die bisherige Bankverbindung {iban!} gilt ab sofort nicht mehr, neu ist {iban}.',
  ],
};
