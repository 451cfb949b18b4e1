/** The kinds of documents, in any language. */
import type { SampleKind } from '../values/sample.ts';
import type { Author } from './author.ts';
import type { Part, Section } from './sections.ts';

const lines = (...rows: readonly (readonly Part[])[]): Section => ({ type: 'lines', lines: rows });

/** The sender's address. */
function address({ random, language }: Author): Section {
  return lines(
    [random.pick(language.companies)],
    [random.pick(language.streets)],
    [random.pick(language.cities)],
  );
}

function invoice(author: Author): Section[] {
  const { random, language, pair, reference, date, price } = author;
  const words = language.invoice;
  const items = Array.from({ length: 2 + random.below(4) }, (_, i) => [
    String(i + 1),
    reference(),
    random.pick(language.items),
    String(1 + random.below(40)),
    price(),
    price(),
  ]);
  return [
    address(author),
    { type: 'pairs', pairs: [pair('phone'), pair('email'), pair('vat')] },
    lines([words.title]),
    {
      type: 'pairs',
      pairs: [
        [words.number, reference()],
        [words.date, date()],
        [words.due, date()],
        [words.customer, reference()],
        [words.order, random.digits(8)],
      ],
    },
    { type: 'table', header: words.columns, rows: items },
    {
      type: 'pairs',
      pairs: [
        [words.net, price()],
        [words.tax, price()],
        [words.sum, price()],
      ],
    },
    lines([words.bank]),
    { type: 'pairs', pairs: [pair('iban'), pair('bic')] },
  ];
}

function imprint(author: Author): Section[] {
  const { random, language, pair } = author;
  const [title, register, responsible, notice] = language.imprint;
  return [
    lines([title]),
    address(author),
    {
      type: 'pairs',
      pairs: [
        pair('phone'),
        [random.pick(language.labels.fax), author.value('phone', 'label')],
        pair('email'),
      ],
    },
    lines([`${register} ${random.digits(5)}`]),
    { type: 'pairs', pairs: [pair('vat'), pair('iban')] },
    lines([`${responsible}: ${random.pick(language.people)}`], [notice]),
  ];
}

function signature(author: Author): Section[] {
  const { random, language, pair } = author;
  const bar = random.pick([' | ', ' · ', ' • ', ', ', ' – ']);
  const inline = (...kinds: readonly SampleKind[]): Part[] =>
    kinds.flatMap((kind, i) => {
      const [label, value] = pair(kind);
      return [`${i > 0 ? bar : ''}${label}${random.pick([': ', ' ', ':'])}`, value];
    });
  return [
    lines([random.pick(language.greeting)], [random.pick(language.prose)]),
    lines([random.pick(language.closing)], [random.pick(language.people)]),
    lines(
      ['-- '],
      [
        `${random.pick(language.companies)}${bar}${random.pick(language.streets)}${bar}${random.pick(language.cities)}`,
      ],
      inline('phone', 'email'),
      inline('vat', 'iban'),
    ),
  ];
}

/** A table of firms with a column for each of the given kinds. */
function tableOf(author: Author, kinds: readonly SampleKind[], count: number): Section {
  const { random, language, value, reference } = author;
  const { headers } = language;
  return {
    type: 'table',
    header: [headers.number, headers.company, headers.city]
      .concat(kinds.map((kind) => headers[kind]))
      .map(random.pick),
    rows: Array.from({ length: count }, () => [
      reference(),
      random.pick(language.companies),
      random.pick(language.cities).replace(/,/g, ''),
      ...kinds.map((kind) => value(kind, 'column')),
    ]),
  };
}

function suppliers(author: Author): Section[] {
  const { random, language } = author;
  const kinds = random.pick<readonly SampleKind[]>([
    ['vat', 'iban'],
    ['iban', 'bic', 'email'],
    ['vat', 'phone', 'iban'],
    ['iban', 'email', 'phone'],
  ]);
  return [lines([`${random.pick(language.headers.company)} 2026`]), tableOf(author, kinds, 8)];
}

function letter(author: Author): Section[] {
  const { random, language, date, sentence } = author;
  const start = random.below(language.sentences.length);
  const chosen = [0, 1, 2].map(
    (i) => language.sentences[(start + i * 2) % language.sentences.length] ?? '',
  );
  return [
    address(author),
    lines([`${random.pick(language.cities).replace(/\d/g, '').trim()}, ${date()}`]),
    lines([random.pick(language.greeting)]),
    lines([random.pick(language.prose)], ...chosen.map(sentence), [random.pick(language.prose)]),
    lines([random.pick(language.closing)], [random.pick(language.people)]),
  ];
}

function mail(author: Author): Section[] {
  const { random, language, date, sentence, value, pair } = author;
  const [from, to, day, subject] = language.mail;
  const hour = `${10 + random.below(9)}:${10 + random.below(50)}`;
  return [
    lines(
      [`${from}: ${random.pick(language.people)} <`, value('email', 'label'), '>'],
      [`${to}: `, value('email', 'label')],
      [`${day}: ${date()} ${hour}`],
      [`${subject}: ${language.invoice.title} ${author.reference()}`],
    ),
    lines([random.pick(language.greeting)]),
    lines([random.pick(language.prose)], sentence(random.pick(language.sentences))),
    { type: 'pairs', pairs: [pair('iban'), pair('vat')] },
    lines(sentence(random.pick(language.sentences)), [random.pick(language.closing)]),
  ];
}

function contacts(author: Author): Section[] {
  const { random, language, value } = author;
  const entry = (): Part[][] => [
    [`${random.pick(language.people)}, ${random.pick(language.companies)}`],
    [value('phone', 'none')],
    [value('email', 'none')],
    [value(random.pick(['vat', 'iban']), 'none')],
  ];
  return Array.from({ length: 4 }, () => lines(...entry()));
}

export const GENRE_SECTIONS: Readonly<Record<string, (author: Author) => Section[]>> = {
  invoice,
  imprint,
  signature,
  suppliers,
  letter,
  mail,
  contacts,
};
