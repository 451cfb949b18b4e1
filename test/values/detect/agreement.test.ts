import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../lib/domain/index.ts';
import { detect } from '../../../lib/values/detect/index.ts';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';
import type { Finding } from '../../../lib/values/domain/kind.ts';
import { checkValue } from '../../check-data.ts';
import { IBAN_EXAMPLES } from '../../kinds/iban/examples.ts';
import { runs } from '../../tools/runs.ts';
import { around, grouped, iban, scattered, vat, words } from './generate.ts';

/** Reasons for which the check may call a marked value bad: the check knows more than detection. */
const EXPLAINED: Readonly<Partial<Record<Finding['kind'], readonly string[]>>> = {
  // The lists of top-level domains and of disposable inboxes; rules for single letters (IDNA).
  email: ['unknown-tld', 'disposable', 'bad-international-domain', 'symbol-in-domain'],
  domain: ['unknown-tld', 'bad-character-in-domain', 'bad-international-domain', 'hyphen-at-edge'],
  // Detection knows a plan's lengths and first digits, the check all number ranges. For a number
  // outside the ranges, the check may report a missing 0 after +39: Italy keeps the 0 when dialled
  // from abroad.
  phone: [
    ...['not-in-numbering-plan', 'missing-zero', 'wrong-length', 'too-short'],
    // Nor does detection know old plans, and which prefixes are left out.
    ...['old-number', 'code-twice', 'needless-prefix', 'eight-for-seven'],
  ],
};

function explained({ kind }: Finding, { standing, reason }: Verdict): boolean {
  return standing !== 'bad' || (EXPLAINED[kind] ?? []).includes(reason);
}

/** Whether both values are equal; the domain of an email in running text keeps its script. */
function sameValue({ kind, value }: Finding, verdict: Verdict): boolean {
  if (value === verdict.value) return true;
  const domainStart = value.lastIndexOf('@') + 1;
  return (
    kind === 'email' &&
    /[^\0-\x7f]/.test(value.slice(domainStart)) &&
    verdict.value.slice(0, domainStart) === value.slice(0, domainStart)
  );
}

function agrees(text: string, region: string | undefined, scope: 'text' | 'selection'): void {
  const options = region === undefined ? {} : { region };
  for (const finding of detect(text, { ...options, scope })) {
    const verdict = checkValue(finding.kind, finding.value, options);
    // A mistyped value is found on purpose, so that the check can say what is wrong.
    if (finding.evidence && verdict.standing === 'bad') continue;
    expect(verdict, `${JSON.stringify(text)}: ${verdict.headline}`).toSatisfy((given: Verdict) =>
      explained(finding, given),
    );
    if (verdict.standing === 'good' && (finding.kind === 'phone' || finding.kind === 'iban')) {
      // Without its region, a national number is unknown.
      const raw = checkValue(finding.kind, finding.raw, options);
      if (raw.standing !== 'unknown')
        expect([finding.raw, raw.value]).toEqual([finding.raw, verdict.value]);
    }
    if (verdict.suggestion !== undefined) {
      const suggested = checkValue(finding.kind, verdict.suggestion, options);
      expect([verdict.suggestion, suggested.standing]).not.toEqual([verdict.suggestion, 'bad']);
      const found = detect(verdict.suggestion, { ...options, scope: 'selection' });
      expect(found.map(({ kind, value }) => [kind, value])).toEqual([
        [finding.kind, suggested.value],
      ]);
    }
    if (verdict.standing !== 'bad')
      expect(verdict).toSatisfy((v: Verdict) => sameValue(finding, v));
  }
}

const PIECES = [
  ...IBAN_EXAMPLES,
  'bob@x.com',
  'иван@пример.рф',
  'DE89 3704 0044 0532 0130 00',
  'ATU13585627',
  'IE8D79739I',
  'BE 428759497',
  'EL 94259216',
  'CHE-123.456.788 MWST',
  '974 760 673 MVA',
  '+49 30 901820',
  '030 901820',
  '202-555-0142',
  '202-555-0142 x123',
  '+7 495 123-45-67 доб. 12',
  '192.168.0.1',
  '2001:db8::1',
  '::ffff:1.2.3.4',
  'münchen.de',
  'hxxps://evil[.]com/a',
  'bob [at] x [dot] com',
];

type Region = 'DE' | 'US' | 'FR' | 'ES' | 'GB' | undefined;

/** Texts made of values, parts of values, and the characters around them. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...PIECES),
      fc.constantFrom(...PIECES).chain((piece) => fc.nat(piece.length).map((n) => piece.slice(n))),
      iban.chain((value) => grouped(value, ['', ' ', '-'])),
      vat.chain((value) => grouped(value, ['', ' ', '.'], 2)),
      words,
      fc.nat(999_999_999).map(String),
      fc.constantFrom(...' | |, |: |\n|.|@|+|/|(|)|-|VAT |Tel. '.split('|')),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(' '));

/** Cases that random texts have found. */
const FORMER_FAILURES: readonly { given: string; region: Region }[] = [
  // Seed 644085821: an Italian number without its 0, which the plan's lengths and first digits
  // allow.
  { given: ' 00 391000000', region: 'DE' },
  // Seed 241075792: a French number without its key, whose prefix was read as a key.
  { given: 'VAT  100000000', region: 'FR' },
  // Other prefixes that were read as French keys. The first has a SIREN after FR that is valid by
  // chance.
  { given: 'VAT  418753059', region: 'FR' },
  { given: 'VAT  CY39-28-11183-4K-DG-UQ-Z6-T9-HT-RK-WZ-M', region: 'FR' },
  { given: 'VAT  EG2-82-4232-85-8151-59-93-72-06-71-85-21', region: 'FR' },
  { given: 'HE-123.456.788 MWST AT0 21 1906 92', region: 'FR' },
  // A Korean number with its trunk zero; some numbers there begin with two zeros.
  { given: '+ 820 511000000', region: 'DE' },
];

describe('a value that detection marks', () => {
  it.each(['text', 'selection'] as const)(
    'is accepted by the check, or the difference is explained, in scope %s',
    (scope) => {
      fc.assert(
        fc.property(
          text,
          fc.constantFrom<Region[]>('DE', 'US', 'FR', 'ES', 'GB', undefined),
          (given, region) => {
            agrees(given, region, scope);
          },
        ),
        {
          numRuns: runs(300, 2_000),
          examples: FORMER_FAILURES.map(({ given, region }) => [given, region]),
        },
      );
    },
  );
});

/** Findings in prose, as raw text and value. */
function marks(prose: string, region?: string): string[] {
  return detect(prose, region ? { region } : {}).map(({ raw, value }) => `${raw} = ${value}`);
}

describe('detection of a good value', () => {
  it('finds emails', () => {
    const atom = fc.stringMatching(/^[a-z\d](?:[a-z\d+_%-]{0,12}[a-z\d])?$/);
    const address = fc
      .tuple(
        fc.array(atom, { minLength: 1, maxLength: 3 }),
        fc.array(fc.stringMatching(/^[a-z](?:[a-z\d-]{0,12}[a-z\d])?$/), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.constantFrom('com', 'de', 'co.uk', 'museum', 'рф', '中国', 'xn--p1ai'),
      )
      .map(([local, domain, tld]) => `${local.join('.')}@${domain.join('.')}.${tld}`)
      // %40 is an encoded @.
      .filter((value) => !value.includes('%40') && checkValue('email', value).standing === 'good');
    fc.assert(
      fc.property(around(address), ({ text: prose, raw }) => {
        expect(marks(prose)).toEqual([`${raw} = ${raw}`]);
      }),
    );
  });

  const numbers = getCountries().flatMap((region) => {
    const number = getExampleNumber(region, examples);
    return number ? [{ region, number }] : [];
  });

  // In international form: properties.test.ts.
  it.each(numbers)('finds phone numbers of $region in national format', ({ region, number }) => {
    const national = number.formatNational();
    if (NOT_NATIONAL.includes(region)) return;
    expect(marks(`Tel. ${national}, please`, region)).toEqual([`${national} = ${number.number}`]);
  });

  /**
   * Regions whose national forms are missed: fewer than six digits; the mobile prefix 15 of
   * Argentina; the trunk prefix 80 of Belarus with its space.
   */
  const NOT_NATIONAL = ['AC', 'AR', 'BY', 'CK', 'FK', 'SH', 'TA', 'TK'];
});

/** Separators that the checks ignore, each as people or programs write it. */
const SEPARATORS = " |\u00a0|\u202f|-|\u2011|\u2013|\u2212|.|/|_|,|:|\u00b7|\u2027|\u2024|'".split(
  '|',
);

describe('what the check accepts', () => {
  const written = (value: string) =>
    fc.tuple(
      fc.constant(value),
      fc.oneof(grouped(value, SEPARATORS), scattered(value, SEPARATORS)),
    );

  it('is found whole, whatever separates its characters, and wherever', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          iban.chain((value) => fc.tuple(fc.constant('iban' as const), written(value))),
          vat.chain((value) => fc.tuple(fc.constant('vat' as const), written(value))),
        ),
        ([kind, [value, raw]]) => {
          expect(checkValue(kind, raw).standing).not.toBe('bad');
          expect(detect(raw)).toMatchObject([{ kind, raw, value }]);
        },
      ),
      { numRuns: runs(400, 5_000) },
    );
  });

  it('is found whole on pages too if it is an IBAN', () => {
    fc.assert(
      fc.property(iban.chain(written), ([value, raw]) => {
        expect(detectCandidates(raw)).toMatchObject([{ kind: 'iban', raw, value }]);
      }),
      { numRuns: runs(400, 5_000) },
    );
  });
});
