/** Pairs of company names in eight languages: the same company written twice, and two companies that are much alike. */
import { createRandom, type Random } from '../accuracy/random.ts';

interface Language {
  readonly surnames: readonly string[];
  /** Words that say what a company does, or where it is. */
  readonly words: readonly string[];
  /** By form, how the law and people write it. */
  readonly forms: readonly (readonly string[])[];
  readonly ands: readonly string[];
  /** What follows a surname after "and": sons, partners. */
  readonly partners: readonly string[];
}

const listed = (words: string): readonly string[] => words.split(', ');

const LANGUAGES: Readonly<Record<string, Language>> = {
  de: {
    surnames: [
      ...['Müller', 'Schröder', 'Weiß', 'Köhler', 'Jäger', 'Bauer', 'Baur', 'Hoffmann', 'Hofmann'],
      ...['Krämer', 'Schmidt', 'Schmitt', 'Großmann', 'Lüdenscheidt', 'Meier', 'Meyer', 'Böhm'],
    ],
    words: [
      ...['Metallbau', 'Spedition', 'Elektrotechnik', 'Gebäudereinigung', 'Druckerei', 'Bäckerei'],
      ...['Maschinenbau', 'Kältetechnik', 'Hausverwaltung', 'Möbel', 'Nord', 'Süd', 'Berlin'],
    ],
    forms: [
      ['GmbH', 'G.m.b.H.', 'Gesellschaft mit beschränkter Haftung', 'gmbh', 'Gesellschaft mbH'],
      ['AG', 'Aktiengesellschaft', 'A.G.'],
      ['GmbH & Co. KG', 'GmbH u. Co. KG', 'GmbH und Co KG', 'GmbH & Co.KG'],
      ['KG', 'Kommanditgesellschaft'],
      ['OHG', 'Offene Handelsgesellschaft'],
      ['e.K.', 'eingetragener Kaufmann', 'e. K.'],
      ['UG (haftungsbeschränkt)', 'UG haftungsbeschränkt', 'UG'],
    ],
    ands: listed('&, und, +, u.'),
    partners: listed('Söhne, Partner, Sohn, Töchter'),
  },
  en: {
    surnames: listed('Smith, Smyth, O’Brien, Taylor, Tailor, Harrison, Clarke, Clark, Wright'),
    words: listed('Plumbing, Logistics, Stationery, Catering, Engineering, Northern, Leeds'),
    forms: [
      ['Ltd', 'Ltd.', 'Limited', 'LIMITED'],
      ['PLC', 'plc', 'Public Limited Company', 'P.L.C.'],
      ['LLP', 'L.L.P.', 'Limited Liability Partnership'],
      ['Inc.', 'Inc', 'Incorporated'],
      ['LLC', 'L.L.C.', 'Limited Liability Company'],
    ],
    ands: listed('&, and, +, And'),
    partners: listed('Sons, Partners, Daughters'),
  },
  es: {
    surnames: listed('García, Muñoz, Ibáñez, Gutiérrez, Núñez, Peña, Pena, Castaño'),
    words: listed('Construcciones, Transportes, Limpiezas, Panadería, Suministros, Sevilla'),
    forms: [
      ['S.L.', 'SL', 'Sociedad Limitada', 'S. L.'],
      ['S.A.', 'SA', 'Sociedad Anónima', 'S. A.'],
      ['S.Coop.', 'S. Coop.', 'Sociedad Cooperativa'],
    ],
    ands: listed('y, &, Y'),
    partners: listed('Hijos, Asociados, Hermanos'),
  },
  fr: {
    surnames: listed('Lefèvre, Lefebvre, Bénard, Gauthier, Gautier, François, Dupont, Dupond'),
    words: listed('Menuiserie, Électricité, Imprimerie, Transports, Peinture, Lyon, Bretagne'),
    forms: [
      ['SARL', 'S.A.R.L.', 'S.à r.l.', 'Société à responsabilité limitée'],
      ['SAS', 'S.A.S.', 'Société par actions simplifiée'],
      ['SA', 'S.A.', 'Société anonyme'],
      ['EURL', 'E.U.R.L.', 'Entreprise unipersonnelle à responsabilité limitée'],
    ],
    ands: listed('et, &, ET'),
    partners: listed('Fils, Associés, Filles'),
  },
  it: {
    surnames: listed('Rossi, Russo, D’Angelo, Niccolò, Ferrari, Ferraro, Conti, Conte'),
    words: listed('Autotrasporti, Edilizia, Termoidraulica, Arredamenti, Qualità, Milano'),
    forms: [
      ['S.p.A.', 'SPA', 'SpA', 'Società per azioni', 'S.P.A.'],
      ['S.r.l.', 'SRL', 'Società a responsabilità limitata', 'S.R.L.'],
      ['S.n.c.', 'SNC', 'Società in nome collettivo'],
    ],
    ands: listed('e, &, E'),
    partners: listed('Figli, Soci, Nipoti'),
  },
  nl: {
    surnames: listed('de Vries, Janssen, Jansen, Bakker, van Dijk, van Dyk, Smit, Smits'),
    words: listed('Installatietechniek, Schilderwerken, Transport, Bouwbedrijf, Utrecht'),
    forms: [
      ['B.V.', 'BV', 'Besloten Vennootschap', 'b.v.'],
      ['N.V.', 'NV', 'Naamloze Vennootschap'],
      ['V.O.F.', 'VOF', 'Vennootschap onder firma', 'v.o.f.'],
    ],
    ands: listed('en, &, En'),
    partners: listed('Zonen, Partners, Dochters'),
  },
  pl: {
    surnames: listed('Wójcik, Kowalski, Kowalska, Łukaszewicz, Dąbrowski, Żak, Zając, Wiśniewski'),
    words: listed('Usługi Budowlane, Hurtownia, Piekarnia, Księgowość, Łódź, Kraków'),
    forms: [
      ['Sp. z o.o.', 'sp. z o. o.', 'SP. Z O.O.', 'Spółka z ograniczoną odpowiedzialnością'],
      ['S.A.', 'SA', 'Spółka Akcyjna'],
      ['Sp. j.', 'sp.j.', 'Spółka jawna'],
      ['Sp. z o.o. sp.k.', 'Sp. z o.o. Sp. K.', 'Spółka z o.o. Spółka komandytowa'],
    ],
    ands: listed('i, &, oraz'),
    partners: listed('Synowie, Wspólnicy, Syn'),
  },
  pt: {
    surnames: listed('Gonçalves, Simões, Araújo, Conceição, Sousa, Souza, Magalhães'),
    words: listed('Construções, Transportes, Informática, Padaria, São Paulo, Comércio'),
    forms: [
      ['Ltda.', 'LTDA', 'Limitada', 'Ltda'],
      ['S.A.', 'S/A', 'SA', 'Sociedade Anônima'],
      ['EIRELI', 'Eireli'],
    ],
    ands: listed('e, &, E'),
    partners: listed('Filhos, Irmãos, Associados'),
  },
};

interface Company {
  readonly words: readonly string[];
  /** Follows the first word, after "and". */
  readonly partner: string | null;
  readonly form: number;
}

const plain = (text: string) =>
  text
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
const spelled = (text: string) =>
  text
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/Ä/g, 'Ae')
    .replace(/ß/g, 'ss');

function createCompany({ surnames, words, forms, partners }: Language, random: Random): Company {
  const surname = random.pick(surnames);
  const trade = random.pick(words);
  const shape = random.below(4);
  return {
    words: shape === 0 ? [trade, surname] : shape === 1 ? [surname] : [surname, trade],
    partner: random.below(3) === 0 ? random.pick(partners) : null,
    form: random.below(forms.length),
  };
}

/** A company as somebody writes it. */
function written(company: Company, { forms, ands }: Language, random: Random): string {
  const [first = '', ...rest] = company.words;
  const and = company.partner === null ? [] : [random.pick(ands), company.partner];
  const isLong = company.words.length > 1;
  const form = isLong && random.below(5) === 0 ? [] : [random.pick(forms[company.form] ?? [''])];
  const glue = rest.length > 0 && random.below(6) === 0 ? '-' : ' ';
  const name = [[first, ...rest].join(glue), ...and].join(' ');
  const accents = random.below(4);
  const letters = accents === 0 ? plain(name) : accents === 1 ? spelled(name) : name;
  const comma = random.below(8) === 0 && form.length > 0 ? ',' : '';
  const all = [`${letters}${comma}`, ...form].join(' ');
  const looks = random.below(6);
  return looks === 0
    ? all.toUpperCase()
    : looks === 1
      ? all.replaceAll(' ', '  ').toLowerCase()
      : all;
}

/** Another company that is much like a company. */
function neighbourOf(company: Company, language: Language, random: Random): Company {
  const { surnames, words, forms, partners } = language;
  const other = (all: readonly string[], known: string) =>
    random.pick(all.filter((word) => plain(word) !== plain(known)));
  const change = random.below(5);
  const [first = '', second] = company.words;
  if (change === 0)
    return { ...company, form: (company.form + 1 + random.below(forms.length - 1)) % forms.length };
  if (change === 1 && company.partner !== null)
    return { ...company, partner: other(partners, company.partner) };
  if (change === 2) return { ...company, words: [...company.words, 'Holding'] };
  if (change === 3 && second !== undefined && words.includes(second))
    return { ...company, words: [first, other(words, second)] };
  return {
    ...company,
    words: company.words.map((word) => (surnames.includes(word) ? other(surnames, word) : word)),
  };
}

export interface NamePair {
  readonly language: string;
  readonly names: readonly [string, string];
}

/** A form that is left out says nothing, so of two companies that differ by their form both have it. */
const isOnlyForm = (a: Company, b: Company) =>
  a.words.join() === b.words.join() && a.partner === b.partner;

export function namePairs(count: number, seed: number) {
  const random = createRandom(seed);
  const languages = Object.entries(LANGUAGES);
  const same: NamePair[] = [];
  const different: NamePair[] = [];
  for (let i = 0; i < count; i += 1) {
    const [language = '', rules] = languages[i % languages.length] ?? [];
    if (!rules) continue;
    const company = createCompany(rules, random);
    same.push({
      language,
      names: [written(company, rules, random), written(company, rules, random)],
    });
    const other = neighbourOf(company, rules, random);
    const withForm = (each: Company) =>
      isOnlyForm(company, other)
        ? `${[...each.words].join(' ')}${each.partner ? ` & ${each.partner}` : ''} ${random.pick(rules.forms[each.form] ?? [])}`
        : written(each, rules, random);
    different.push({ language, names: [withForm(company), withForm(other)] });
  }
  return { same, different };
}
