import { expect, it } from 'vitest';
import type { Kind } from '../../lib/domain/index.ts';
import { detect } from '../../lib/values/detect/index.ts';
import { createRandom } from '../accuracy/random.ts';
import { prose } from '../bench/texts.ts';
import { nonValues } from '../values/detect/non-values.ts';

const random = createRandom(19);

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
