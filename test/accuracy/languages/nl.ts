import { type Language, phrases } from './language.ts';

export const DUTCH_WORDS: Language = {
  code: 'nl',
  countries: ['NL', 'BE'],
  labels: {
    iban: phrases(`
      IBAN | Rekeningnummer | Bankrekening | IBAN-nummer | Rekening (IBAN) | Bankrekeningnummer
      Rek.nr.
    `),
    bic: ['BIC', 'SWIFT', 'BIC/SWIFT', 'BIC-code'],
    phone: ['Tel.', 'Telefoon', 'T', 'Mobiel', 'Telefoonnummer', 'GSM', 'Tel'],
    fax: ['Fax'],
    email: ['E-mail', 'Email', 'Mail', 'E-mailadres'],
    vat: {
      any: ['Btw-nummer', 'BTW-nr.', 'BTW', 'Btw-identificatienummer', 'BTW-id'],
      NL: ['BTW-nr.', 'Btw-nummer', 'Btw-id', 'BTW-identificatienummer', 'BTW', 'BTW nr.'],
      BE: ['BTW', 'Ondernemingsnummer', 'BTW-nummer', 'BTW BE'],
    },
  },
  headers: {
    company: ['Leverancier', 'Bedrijf', 'Naam'],
    city: ['Plaats'],
    number: ['Leveranciersnr.', 'Nr.'],
    iban: ['IBAN', 'Rekening (IBAN)', 'Rekeningnummer'],
    vat: ['Btw-nummer', 'BTW-nr.'],
    bic: ['BIC', 'SWIFT'],
    phone: ['Telefoon', 'Tel.'],
    email: ['E-mail', 'E-mailadres'],
  },
  invoice: {
    title: 'Factuur',
    number: 'Factuurnummer',
    date: 'Factuurdatum',
    due: 'Vervaldatum',
    customer: 'Klantnummer',
    order: 'Ordernummer',
    columns: ['Pos.', 'Artikelnr.', 'Omschrijving', 'Aantal', 'Prijs', 'Bedrag'],
    net: 'Subtotaal',
    tax: 'BTW 21%',
    sum: 'Totaal te betalen',
    bank: 'Gelieve binnen 30 dagen te betalen op onderstaande rekening.',
  },
  imprint: [
    'Colofon',
    'Handelsregister Kamer van Koophandel, KvK-nr.',
    'Verantwoordelijk',
    'Aan de informatie op deze site kunnen geen rechten worden ontleend.',
  ],
  mail: ['Van', 'Aan', 'Datum', 'Onderwerp'],
  items: phrases(`
    Zeskantbout M8 | Printpapier A4 | Advies op locatie | Onderhoud lift | Afdichtring 12 mm
    Licentie, 12 maanden
  `),
  companies: phrases(`
    Voorbeeld Hout B.V. | Jansen-Proef N.V. | Modelbouw Voorbeeld VOF | Proeftechniek BV
  `),
  people: ['Piet Voorbeeld', 'Els Proef', 'Jan de Modelman'],
  streets: ['Voorbeeldstraat 12', 'Proefweg 3-B', 'Modellaan 101', 'Industrieweg 4'],
  cities: ['1012 AB Amsterdam', '3011 CD Rotterdam', '2000 Antwerpen', '9000 Gent'],
  greeting: ['Geachte heer, mevrouw,', 'Hallo Piet,', 'Beste mevrouw Proef,'],
  closing: ['Met vriendelijke groet', 'Hoogachtend', 'Groeten uit Gent'],
  prose: [
    'hartelijk dank voor uw bestelling van 3 maart 2026.',
    'De levering bestaat uit 24 dozen en komt in week 37.',
    'Vermeld bij vragen altijd het kenmerk 2026-004711.',
    'Ons kantoor is open van 9.00 tot 17.30 uur, maandag tot en met vrijdag.',
  ],
  sentences: [
    'Maak het openstaande bedrag over naar onze nieuwe rekening {iban} bij de Voorbeeldbank.',
    'Onze IBAN is {iban!} en de BIC is {bic!}.',
    'Het honorarium gaat zoals altijd naar {iban}.',
    'Stel de factuur voortaan op naam van {vat}.',
    'Ons btw-nummer is {vat!}.',
    'U bereikt ons op {phone} of via {email}.',
    'Schrijf naar {email} of bel {phone}.',
    'De oude rekening, IBAN {iban!}, is gesloten; de nieuwe is {iban}.',
  ],
};
