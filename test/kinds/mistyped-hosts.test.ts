/**
 * Errors planted in domains and IP addresses after labels, valid ones, and text without values.
 * Drawn from fixed seeds, so that every run reads the same. `test/accuracy` does this for the other
 * kinds.
 */
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../lib/check/index.ts';
import { detect } from '../../lib/detect/index.ts';
import type { Kind } from '../../lib/domain/index.ts';
import { createRandom } from '../accuracy/random.ts';
import { prose } from '../bench/texts.ts';
import { nonValues } from '../detect/non-values.ts';

const random = createRandom(19);

const LABELS = {
  domain: ['Web: ', 'Website: ', 'Homepage: ', 'Sitio web: ', 'Domain: '],
  ip: ['IP: ', 'IP address: ', 'IP-Adresse: ', 'Adresse IP : '],
};
const BEFORE = ['', 'Müller GmbH, 10115 Berlin\n', 'Contact us. ', 'Ufficio acquisti | '];
const AFTER = ['', '\nHRB 12345', ', 9–17 h', ' | Paris'];
const HOSTS =
  'firma.de acme-tools.com example-shop.co.uk ville.fr empresa.es ditta.it biuro.pl zaak.nl'.split(
    ' ',
  );

type Host = keyof typeof LABELS;
const draw = {
  domain: () => `${random.pick(['www.', ''])}${random.pick(HOSTS)}`,
  ip: () => Array.from({ length: 4 }, () => 1 + random.below(250)).join('.'),
};

const ERRORS: Readonly<Record<Host, readonly ((value: string) => string)[]>> = {
  domain: [
    (value) => value.replace(/\.(?=[^.]*$)/, ','),
    (value) => value.replace(/\.(?=[^.]*$)/, '..'),
    (value) => value.replace(/\.(?=[^.]*$)/, ' .'),
    (value) => `http//${value}`,
    (value) => `https;//${value}`,
  ],
  ip: [
    (value) => value.replace(/\d+$/, () => String(256 + random.below(700))),
    (value) => value.replace(/\.\d+$/, ''),
    (value) => `${value}.1`,
    (value) => value.replaceAll('.', ','),
  ],
};

/** The standing of a value if it is found whole in a text; undefined if not. */
function standingOf(kind: Host, value: string, text: string) {
  const finding = detect(text, { region: 'DE', scope: 'selection' }).find(
    (found) => found.kind === kind && found.raw === value,
  );
  return finding && checkValue(kind, finding.value).standing;
}

const around = (kind: Host, value: string) =>
  [BEFORE, LABELS[kind]].map(random.pick).join('') + value + random.pick(AFTER);

describe.each(['domain', 'ip'] as const)('values of kind %s after a label', (kind) => {
  it('are reported if they are mistyped', () => {
    const wrong = ERRORS[kind].flatMap((plant) =>
      Array.from({ length: 60 }, () => plant(draw[kind]())).filter(
        (value) => checkValue(kind, value).standing === 'bad',
      ),
    );
    const missed = wrong
      .map((value) => [value, around(kind, value)] as const)
      .filter(([value, text]) => standingOf(kind, value, text) !== 'bad');
    expect(wrong.length).toBeGreaterThan(150);
    expect(missed.length / wrong.length, missed.join('\n')).toBeLessThanOrEqual(0.03);
  });

  it('are accepted if they are right', () => {
    const refused = Array.from({ length: 300 }, () => draw[kind]())
      .map((value) => [value, around(kind, value)] as const)
      .filter(([value, text]) => [undefined, 'bad'].includes(standingOf(kind, value, text)));
    expect(refused.length, refused.join('\n')).toBeLessThan(3);
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
const KINDS = new Set<Kind>(['email', 'phone', 'domain', 'ip']);

it('finds at most two mistyped values per megabyte of text without values', () => {
  const lines = [
    ...nonValues(12_000, 7),
    ...Array.from({ length: 6_000 }, () => ({
      text: random.pick(NEAR_LABELS).replace(/#/g, () => random.digits(1)),
      region: random.pick(['DE', 'US', 'FR', 'PL', '']),
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
