import { type Language, phrases } from './language.ts';

export const POLISH_WORDS: Language = {
  code: 'pl',
  countries: ['PL'],
  labels: {
    iban: phrases(`
      IBAN | Nr konta | Konto | Rachunek bankowy | Numer rachunku (IBAN) | Numer konta | Nr rachunku
    `),
    bic: ['BIC', 'SWIFT', 'Kod SWIFT', 'BIC/SWIFT'],
    phone: ['Tel.', 'Telefon', 'tel.', 'Kom.', 'Nr telefonu', 'Telefon komórkowy', 'Tel. kom.'],
    fax: ['Faks', 'Fax'],
    email: ['E-mail', 'Email', 'Adres e-mail', 'Poczta', 'e-mail'],
    vat: {
      any: ['NIP UE', 'VAT UE', 'NIP', 'VAT', 'NIP-UE', 'Numer VAT'],
      PL: ['NIP', 'Nr NIP', 'Numer NIP', 'N.I.P.', 'NIP nr'],
    },
  },
  headers: {
    company: ['Dostawca', 'Firma', 'Nazwa'],
    city: ['Miasto', 'Miejscowość'],
    number: ['Nr dostawcy', 'Lp.'],
    iban: ['IBAN', 'Nr konta (IBAN)', 'Rachunek bankowy'],
    vat: ['NIP UE', 'NIP'],
    bic: ['BIC', 'SWIFT'],
    phone: ['Telefon', 'Tel.'],
    email: ['E-mail', 'Adres e-mail'],
  },
  invoice: {
    title: 'Faktura VAT',
    number: 'Faktura nr',
    date: 'Data wystawienia',
    due: 'Termin płatności',
    customer: 'Nr klienta',
    order: 'Zamówienie nr',
    columns: ['Lp.', 'Indeks', 'Nazwa', 'Ilość', 'Cena', 'Wartość'],
    net: 'Razem netto',
    tax: 'VAT 23%',
    sum: 'Do zapłaty',
    bank: 'Płatność w ciągu 30 dni przelewem na podany rachunek.',
  },
  imprint: [
    'Nota prawna',
    'Sąd Rejonowy dla m.st. Warszawy, KRS 00001',
    'Osoba odpowiedzialna',
    'Treści zawarte w serwisie są chronione prawem autorskim.',
  ],
  mail: ['Od', 'Do', 'Data', 'Temat'],
  items: phrases(`
    Śruba sześciokątna M8 | Papier A4 | Doradztwo | Konserwacja windy | Uszczelka 12 mm
    Licencja, 12 miesięcy
  `),
  companies: phrases(`
    Przykład Stal Sp. z o.o. | Próbna i Synowie S.A. | Wzór Handel Sp.j. | Model Bud Sp. z o.o.
  `),
  people: ['Ewa Próbna', 'Jan Przykładowy', 'Adam Wzorski'],
  streets: ['ul. Przykładowa 12', 'al. Wzorcowa 3/5', 'pl. Próbny 1', 'ul. Przemysłowa 101'],
  cities: ['00-001 Warszawa', '30-002 Kraków', '61-003 Poznań'],
  greeting: ['Szanowni Państwo,', 'Dzień dobry, Pani Ewo,', 'Szanowny Panie,'],
  closing: ['Z poważaniem', 'Pozdrawiam serdecznie', 'Z wyrazami szacunku'],
  prose: [
    'dziękujemy za zamówienie z 3 marca 2026 r.',
    'Dostawa obejmuje 24 kartony i dotrze w 37. tygodniu.',
    'W korespondencji prosimy podawać znak sprawy 2026-004711.',
    'Biuro jest czynne od 9:00 do 17:30, od poniedziałku do piątku.',
  ],
  sentences: [
    'Prosimy o przelew pozostałej kwoty na nasz nowy rachunek {iban} w Banku Wzorcowym.',
    'Nasz IBAN to {iban!}, a kod BIC to {bic!}.',
    'Honorarium wpływa jak zawsze na {iban}.',
    'Fakturę prosimy wystawić na {vat} od dziś.',
    'Nasz NIP to {vat!}.',
    'Można do nas zadzwonić pod {phone} albo napisać na {email}.',
    'Prosimy pisać na {email} lub dzwonić: {phone}.',
    'Poprzedni rachunek, IBAN {iban!}, jest zamknięty; nowy to {iban}.',
  ],
};
