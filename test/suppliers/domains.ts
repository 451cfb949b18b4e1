/** Pairs of domains: one that is made to look like a company's, and those of two companies that are much alike. */
import { createRandom, type Random } from '../accuracy/random.ts';
import { createCompany, LANGUAGES, plain } from './company-names.ts';

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ...{ de: ['de', 'com', 'eu'], en: ['co.uk', 'com', 'org.uk'], es: ['es', 'com'] },
  ...{ fr: ['fr', 'com'] },
  ...{ it: ['it', 'com'], nl: ['nl', 'com'], pl: ['pl', 'com.pl'], pt: ['com.br', 'com'] },
};
const COUNTRIES = ['de', 'at', 'ch', 'fr', 'it', 'es', 'nl', 'pl', 'be', 'com.br', 'co.uk'];
const BAITS = 'billing group payments invoice rechnung factura online holding'.split(' ');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** UTS 39: Cyrillic and Greek letters that look like these. */
const CONFUSABLES: Readonly<Record<string, string>> = {
  ...{ a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х' },
};
const SIDE_BY_SIDE = [
  ['m', 'rn'],
  ['w', 'vv'],
  ['o', '0'],
  ['l', '1'],
  ['d', 'cl'],
  ['i', 'l'],
] as const;

interface Domain {
  readonly label: string;
  readonly ending: string;
}
export interface DomainPair {
  readonly how: string;
  readonly known: string;
  readonly typed: string;
}

const joined = ({ label, ending }: Domain) => `${label}.${ending}`;
const isFree = ({ label }: Domain) => /^[^-].*[^-]$/.test(label);

/** One way to imitate a domain; null where it cannot be done with this one. */
const IMITATIONS: Readonly<Record<string, (domain: Domain, random: Random) => Domain | null>> = {
  letter({ label, ending }, random) {
    const at = 1 + random.below(label.length - 1);
    const letter = random.chars(1, LETTERS);
    const rest = label.slice(at + 1);
    const change = random.below(4);
    if (label[at] === '-' || label.length < 10) return null;
    const middle =
      change === 0 ? '' : change === 1 ? letter : change === 2 ? label.charAt(at) + letter : null;
    const swapped = rest.charAt(0) + label.charAt(at) + rest.slice(1);
    const typed = label.slice(0, at) + (middle === null ? swapped : middle + rest);
    return typed === label ? null : { label: typed, ending };
  },
  ending: ({ label, ending }, random) => {
    const other = random.pick(['com', 'net', 'co', 'eu', 'info', 'org', 'cc', 'online']);
    return other === ending || label.length < 8 ? null : { label, ending: other };
  },
  hyphen({ label, ending }, random) {
    if (label.includes('-')) return { label: label.replace('-', ''), ending };
    const at = 3 + random.below(Math.max(1, label.length - 5));
    return label.length < 7 ? null : { label: `${label.slice(0, at)}-${label.slice(at)}`, ending };
  },
  word({ label, ending }, random) {
    const bait = random.pick(BAITS);
    const glue = random.pick(['-', '']);
    return { label: random.chance(0.8) ? label + glue + bait : bait + glue + label, ending };
  },
  'side by side'({ label, ending }, random) {
    const fitting = SIDE_BY_SIDE.filter(([letter]) => label.includes(letter));
    if (fitting.length === 0 || label.length < 6) return null;
    const [letter, alike] = random.pick(fitting);
    return { label: label.replace(letter, alike), ending };
  },
  alphabet({ label, ending }, random) {
    const fitting = Object.keys(CONFUSABLES).filter((letter) => label.includes(letter));
    if (fitting.length === 0) return null;
    const letter = random.pick(fitting);
    return { label: label.replace(letter, CONFUSABLES[letter] ?? letter), ending };
  },
};

/** Another company with a name much like this one, or the same one with a domain of its own. */
const NEIGHBOURS: Readonly<
  Record<string, (domain: Domain, words: Domain, random: Random) => Domain | null>
> = {
  // Namesakes have the same name with the ending of their country.
  'other country': ({ label, ending }, _, random) => {
    const other = random.pick(COUNTRIES);
    return other === ending ? null : { label, ending: other };
  },
  'other name': (domain, other) => (other.label === domain.label ? null : other),
  'other trade': ({ label, ending }, other) => {
    const [first] = label.split('-');
    const last = other.label.split('-').at(-1);
    return first === last || !label.includes('-') ? null : { label: `${first}-${last}`, ending };
  },
  'other number': ({ label, ending }, _, random) => ({
    label: `${label}${2 + random.below(90)}`,
    ending,
  }),
  // Short names are one letter from many others.
  'short name': ({ label, ending }, _, random) => {
    const short = label.slice(0, 3 + random.below(5)).replace(/-$/, '');
    const at = random.below(short.length);
    const typed = short.slice(0, at) + random.chars(1, LETTERS) + short.slice(at + 1);
    return { label: typed, ending };
  },
};

export function domainPairs(count: number, seed: number) {
  const random = createRandom(seed);
  const languages = Object.entries(LANGUAGES);
  const domainIn = (index: number): Domain => {
    const [name = '', language] = languages[index % languages.length] ?? [];
    if (!language) throw new Error('no such language');
    const { words } = createCompany(language, random);
    const label = plain(words.join(' '))
      .toLowerCase()
      .replace(/[^a-z ]/g, '');
    return {
      label: label.replaceAll(' ', random.pick(['-', ''])),
      ending: random.pick(ENDINGS[name] ?? []),
    };
  };
  const alike: DomainPair[] = [];
  const others: DomainPair[] = [];
  const [imitations, neighbours] = [Object.entries(IMITATIONS), Object.entries(NEIGHBOURS)];
  for (let i = 0; alike.length < count; i += 1) {
    const domain = domainIn(i);
    const [how, imitate] = random.pick(imitations);
    const typed = imitate(domain, random);
    if (typed && isFree(typed)) alike.push({ how, known: joined(domain), typed: joined(typed) });
  }
  for (let i = 0; others.length < count; i += 1) {
    const domain = domainIn(i);
    const [how, neighbour] = random.pick(neighbours);
    const typed = neighbour(domain, domainIn(i), random);
    const isShort = how === 'short name';
    const known =
      isShort && typed ? { ...domain, label: domain.label.slice(0, typed.label.length) } : domain;
    if (typed && isFree(typed) && isFree(known) && joined(known) !== joined(typed))
      others.push({ how, known: joined(known), typed: joined(typed) });
  }
  return { alike, others };
}
