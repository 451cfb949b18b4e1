/**
 * Errors planted in email addresses, phone numbers, domains and IP addresses after labels; valid
 * values; and text without values. Drawn from fixed seeds, so that every run reads the same.
 */
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getExampleNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../lib/check/index.ts';
import { detect } from '../../lib/detect/index.ts';
import type { Kind } from '../../lib/domain/index.ts';
import { dice, prose } from '../bench/texts.ts';
import { nonValues } from '../detect/non-values.ts';

const KINDS = new Set<Kind>(['email', 'phone', 'domain', 'ip']);
const roll = dice(19);
const pick = <T>(items: readonly [T, ...T[]]): T => items[roll(items.length)] ?? items[0];

interface Sample {
  readonly kind: Kind;
  readonly error: string;
  readonly value: string;
  readonly text: string;
  readonly region: string;
}

const LABELS = {
  email: [
    'E-Mail: ',
    'Email: ',
    'Courriel : ',
    'Correo electrónico: ',
    'PEC: ',
    'Poczta: ',
    'mail: ',
  ],
  phone: ['Tel.: ', 'Phone: ', 'Tél. ', 'Telefono: ', 'Mobile: ', 'Fax ', 'GSM: ', 'tel. '],
  domain: ['Web: ', 'Website: ', 'Homepage: ', 'Sitio web: ', 'Domain: '],
  ip: ['IP: ', 'IP address: ', 'IP-Adresse: ', 'Adresse IP : '],
} as const satisfies Partial<Record<Kind, readonly [string, ...string[]]>>;
const BEFORE = [
  '',
  'Müller GmbH, Hauptstr. 5, 10115 Berlin\n',
  'Contact us. ',
  'Ufficio acquisti | ',
] as const;
const AFTER = ['', '\nHRB 12345', ', 9–17 h', ' | Paris'] as const;

const around = (kind: keyof typeof LABELS, value: string) =>
  `${pick(BEFORE)}${pick(LABELS[kind])}${value}${pick(AFTER)}`;

/** Changes a character at a random place that matches. */
function changedAt(value: string, place: RegExp, change: (char: string) => string): string {
  const places = Array.from(value.matchAll(place), ({ index }) => index);
  const at = places[roll(places.length)];
  return at === undefined
    ? value
    : value.slice(0, at) + change(value.charAt(at)) + value.slice(at + 1);
}

const NAMES = [
  'info',
  'max.muster',
  'j_doe',
  'sales',
  'anna-maria',
  'kontakt',
  'b.smith42',
] as const;
const HOSTS = [
  'firma.de',
  'acme-tools.com',
  'example-shop.co.uk',
  'ville.fr',
  'empresa.es',
  'ditta.it',
  'biuro.pl',
  'zaak.nl',
  'gmail.com',
] as const;
const email = () => `${pick(NAMES)}@${pick(HOSTS)}`;

const EMAIL_ERRORS: Readonly<Record<string, (value: string) => string>> = {
  'comma for dot': (value) => value.replace(/\.(?=[^.]*$)/, ','),
  'semicolon for dot': (value) => value.replace(/\.(?=[^.]*$)/, ';'),
  'space before @': (value) => value.replace('@', ' @'),
  'space after @': (value) => value.replace('@', '@ '),
  'spaces around @': (value) => value.replace('@', ' @ '),
  'two @': (value) => value.replace('@', '@@'),
  'two dots': (value) => value.replace(/\.(?=[^.]*$)/, '..'),
  'no ending': (value) => value.replace(/@([^.]+)\..*/, '@$1'),
  'no dot': (value) => value.replace(/@([^.]+)\..*/, '@$1com'),
  'no @': (value) => `${value.replace('@', '')}`,
  'dot for @': (value) => value.replace('@', '.'),
  'one letter of the ending': (value) => value.replace(/\.\w+$/, '.d'),
  'dot before @': (value) => value.replace('@', '.@'),
};

const COUNTRIES = ['FR', 'ES', 'PL', 'NL', 'BE', 'US', 'CH', 'PT', 'CZ', 'DK', 'NO', 'GR'] as const;

function phone(): { value: string; region: string } {
  const region = pick(COUNTRIES);
  const number = getExampleNumber(region, examples);
  if (!number) throw new Error(`no example for ${region}`);
  return { value: roll(2) === 0 ? number.formatNational() : number.formatInternational(), region };
}

const PHONE_ERRORS: Readonly<Record<string, (value: string) => string>> = {
  'digit missing': (value) => value.replace(/\d(?=\D*$)/, ''),
  'digit doubled': (value) => value.replace(/(\d)(?=\D*$)/, '$1$1'),
  'letter O for zero': (value) =>
    changedAt(value.slice(0, -1), /(?<=\d[ -]?)\d/g, () => 'O') + value.slice(-1),
  'letter l for one': (value) =>
    changedAt(value.slice(0, -1), /(?<=\d[ -]?)\d/g, () => 'l') + value.slice(-1),
  'zeros after the plus': (value) => value.replace('+', '+00'),
};

const host = () => `${pick(['www.', ''] as const)}${pick(HOSTS)}`;
const DOMAIN_ERRORS: Readonly<Record<string, (value: string) => string>> = {
  'comma for dot': (value) => value.replace(/\.(?=[^.]*$)/, ','),
  'two dots': (value) => value.replace(/\.(?=[^.]*$)/, '..'),
  'space before the ending': (value) => value.replace(/\.(?=[^.]*$)/, ' .'),
  'colon missing': (value) => `http//${value}`,
  'semicolon for colon': (value) => `https;//${value}`,
};

const ip = () => Array.from({ length: 4 }, () => 1 + roll(250)).join('.');
const IP_ERRORS: Readonly<Record<string, (value: string) => string>> = {
  'number above 255': (value) => value.replace(/\d+$/, () => String(256 + roll(700))),
  'number missing': (value) => value.replace(/\.\d+$/, ''),
  'number too many': (value) => `${value}.1`,
  'comma for dots': (value) => value.replaceAll('.', ','),
};

/** Samples of a kind with an error that changes the value and leaves nothing valid. */
function samples(
  kind: keyof typeof LABELS,
  draw: () => { value: string; region: string },
  errors: Readonly<Record<string, (value: string) => string>>,
  each: number,
): Sample[] {
  return Object.entries(errors).flatMap(([error, plant]) =>
    Array.from({ length: each }, () => {
      const { value: right, region } = draw();
      const value = plant(right);
      return { kind, error, value, region, text: around(kind, value) };
    }).filter(({ value, region }) => checkValue(kind, value, { region }).standing === 'bad'),
  );
}

const inGermany = (draw: () => string) => () => ({ value: draw(), region: 'DE' });
const EACH = 60;
const WRONG: readonly Sample[] = [
  ...samples('email', inGermany(email), EMAIL_ERRORS, EACH),
  ...samples('phone', phone, PHONE_ERRORS, EACH),
  ...samples('domain', inGermany(host), DOMAIN_ERRORS, EACH),
  ...samples('ip', inGermany(ip), IP_ERRORS, EACH),
];

/** The verdict on a sample's value if it is found whole in its text; undefined if not. */
function verdictOn({ kind, text, value, region }: Omit<Sample, 'error'>) {
  const finding = detect(text, { region, scope: 'selection' }).find(
    (found) => found.kind === kind && found.raw === value,
  );
  return finding && checkValue(kind, finding.value, { region });
}

describe('planted errors', () => {
  it.each(['email', 'phone', 'domain', 'ip'] as const)('of kind %s are reported', (kind) => {
    const planted = WRONG.filter((sample) => sample.kind === kind);
    const missed = planted.filter((sample) => verdictOn(sample)?.standing !== 'bad');
    expect(planted.length).toBeGreaterThan(150);
    expect(
      1 - missed.length / planted.length,
      missed.map(({ error, text }) => `${error}: ${text}`).join('\n'),
    ).toBeGreaterThanOrEqual(0.97);
  });
});

describe('valid values after a label', () => {
  it.each([
    ['email', inGermany(email)],
    ['phone', phone],
    ['domain', inGermany(host)],
    ['ip', inGermany(ip)],
  ] as const)('of kind %s are accepted', (kind, draw) => {
    const right = Array.from({ length: 300 }, () => {
      const { value, region } = draw();
      return { kind, value, region, text: around(kind, value) };
    });
    const refused = right.filter((sample) => {
      const standing = verdictOn(sample)?.standing;
      return standing === undefined || standing === 'bad';
    });
    expect(refused.length / right.length, refused.map(({ text }) => text).join('\n')).toBeLessThan(
      0.01,
    );
  });
});

/** Lines without values that contain words of labels, handles, code and versions. */
// biome-ignore format: as many as fit on a line
const NEAR_LABELS = [
  'Call us 24/7, or visit room #-###.', 'Phone 1# Pro with ### GB', 'Mobile 20## report',
  'Tel Aviv 19##-20##', 'E-mail me @ the office', 'mail @author if v#.#.# fails',
  'npm install @scope/pkg@#.#.#', 'by @anna.de, more info @nytimes.com',
  'git@github.com:user/repo.git', '@media (min-width: ####px) { }', '@@ -#,# +#,# @@',
  'web: #.#.#-rc.#', 'Server: nginx/1.##.#', 'Host: node-#', 'site: en,de,fr',
  'IP #### rating, IP## housing', 'a = a + 1######### << #', 'order +#% since 20##',
] as const;

describe('text without values', () => {
  it('has at most two findings per megabyte', () => {
    const lines = [
      ...nonValues(12_000, 7),
      ...Array.from({ length: 6_000 }, () => ({
        text: pick(NEAR_LABELS).replace(/#/g, () => String(roll(10))),
        region: pick(['DE', 'US', 'FR', 'PL', ''] as const),
      })),
      ...prose(300_000).blocks.map((text) => ({ text, region: 'US' })),
    ];
    const size = lines.reduce((sum, { text }) => sum + text.length, 0);
    const alarms = lines.flatMap(({ text, region }) =>
      detect(text, { region, scope: 'selection' })
        .filter(({ kind, evidence }) => evidence && KINDS.has(kind))
        .map(({ raw }) => `${raw} in ${text} (${region})`),
    );
    expect(size).toBeGreaterThan(600_000);
    expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual((2 * size) / 1_000_000);
  });
});
