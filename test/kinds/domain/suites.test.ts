/** Verdicts on the IP addresses and domains in the test suites of other validators. */
import { expect, it } from 'vitest';
import { pairUp } from '../../tools/pair-up.ts';
import { checkValue } from '../checked.ts';
import * as ips from '../ip/vectors.ts';
import * as domains from './vectors.ts';

it.each([
  ['ip', ips, 40, 70],
  ['domain', domains, 30, 50],
] as const)('%s: calls every invalid value bad, and no valid one', (kind, set, right, wrong) => {
  expect(set.RIGHT.length).toBeGreaterThan(right);
  expect(set.WRONG.length).toBeGreaterThan(wrong);
  expect(set.RIGHT.filter((value) => checkValue(kind, value).standing === 'bad')).toEqual([]);
  expect(set.WRONG.filter((value) => checkValue(kind, value).standing !== 'bad')).toEqual([]);
});

/** The names of the UTS 46 tests of Web Platform Tests, each with an existing top-level domain. */
const UTS_46 = pairUp<string | null>([
  ['xn--zca.com', 'xn--zca', 'ß'],
  ['ab--c.com', 'ab--c'],
  ['xn--10cl1a0b660p.com', 'ශ්‍රී'],
  ['xn--mgba3gch31f060k.com', 'نامه‌ای'],
  ['ab.com', 'a\u00ADb'],
  [`x${'0123456789'.repeat(6)}01.com`, `x${'0123456789'.repeat(6)}01`],
  [null, '-x', 'x-', '-†', 'xn--a', 'xn--tešla', 'xn--1ug', 'يa', 'xn--a-yoc', '\uFFFD'],
  [null, 'xn--zn7c', '≠', '≮', `x${'0123456789'.repeat(6)}01x`],
]);

it.each(UTS_46)('UTS 46: %s.com is %s', (label, ascii) => {
  const verdict = checkValue('domain', `${label}.com`);
  expect(verdict.standing === 'bad').toBe(ascii === null);
  if (ascii !== null) expect(verdict.value).toBe(ascii);
});

/** The test of the Public Suffix List: a name and its registrable domain, if it has one. */
it.each([
  ['b.example.uk.co', 'uk.co'],
  ['biz.domain.biz', 'domain.biz'],
  ['a.b.c.mm', 'b.c.mm'],
  ['c.mm', undefined],
  ['test.ac.jp', 'test.ac.jp'],
  ['ide.kyoto.jp', undefined],
  ['b.ide.kyoto.jp', 'b.ide.kyoto.jp'],
  ['c.kobe.jp', undefined],
  ['b.c.kobe.jp', 'b.c.kobe.jp'],
  ['www.city.kobe.jp', 'city.kobe.jp'],
  ['test.ck', undefined],
  ['b.test.ck', 'b.test.ck'],
  ['www.www.ck', 'www.ck'],
  ['k12.ak.us', undefined],
  ['test.k12.ak.us', 'test.k12.ak.us'],
  ['www.食狮.公司.cn', '食狮.公司.cn'],
  ['shishi.公司.cn', 'shishi.公司.cn'],
  ['www.食狮.中国', '食狮.中国'],
])('Public Suffix List: %s, %s', (name, registrable) => {
  const verdict = checkValue('domain', name);
  const facts = new Map(verdict.facts.map(({ label, value }) => [label, value]));
  expect(facts.get('Main domain')).toBe(registrable);
  expect(verdict.reason === 'public-suffix').toBe(registrable === undefined);
});
