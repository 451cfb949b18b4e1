import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdictSchema } from '../../lib/extension/schemas/index.ts';
import { shown } from '../../lib/texts/shown.ts';
import { KINDS } from '../../lib/values/domain/kind.ts';
import { expectLinear, repeated } from '../growth.ts';
import { checkValue } from '../kinds/checked.ts';

/** Fragments of real values, so that random texts reach every branch of the checks. */
const PIECES = String.raw`DE GB XX EU CHE NO 89 00 123456789 0 + 49 @ . .. , - [ ] :: : % / " \ < > ( ) xn-- ü 例 ٣ 😀
gmail com con mailto: tel: http:// IPv6: ext # ; MWST B01 info localhost .constructor co.uk 255 999`;
const SIGNS = [' ', '\u00A0', '\u200B', '\uD800', '\uDC00', '\u0000', '\u202E'];
const piece = fc.constantFrom(...PIECES.split(/\s/), ...SIGNS);
const near = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
const text = fc.oneof(
  { weight: 3, arbitrary: near },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
const region = fc.option(
  fc.constantFrom('', '__proto__', ...'DE US FR ES GR GB CH NO zz constructor'.split(' ')),
  { nil: undefined },
);

/** Kinds whose suggestions are values that pass, or are disposable. */
const SUGGEST_GOOD: ReadonlySet<string> = new Set(['email', 'domain', 'ip', 'phone']);

it.each(KINDS)(
  'the check of any text as %s gives a complete verdict, the same for a good value checked again, and no bad suggestion',
  (kind) => {
    fc.assert(
      fc.property(text, region, (value, where) => {
        const options = where === undefined ? {} : { region: where };
        const verdict = checkValue(kind, value, options);
        expect(verdict.reason).not.toBe('not-checkable');
        expect(verdict.reason).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(shown(verdict.headline)).toMatch(/^[A-Z0-9].*[^ ]$/su);
        const texts = verdict.facts.flatMap((fact) => [fact.label, fact.value]);
        expect([verdict.headline, ...texts].map(shown).join()).not.toContain('[object');
        expect(verdict.basis.length).toBeGreaterThan(0);
        expect(verdict.basis).not.toContain('api');
        expect(verdict.kind).toBe(kind);
        expect(verdictSchema.safeParse(verdict).success).toBe(true);
        if (verdict.standing === 'good') {
          const same = { standing: 'good', value: verdict.value };
          expect(checkValue(kind, verdict.value)).toMatchObject(same);
        }
        const { suggestion } = verdict;
        if (suggestion === undefined) return;
        // How it is written is a reason to offer the value itself.
        expect(suggestion === verdict.value).toBe(
          suggestion === verdict.value && verdict.steps !== undefined,
        );
        const again = checkValue(kind, suggestion, options);
        const isGood = again.standing !== 'bad' || again.reason === 'disposable';
        expect(isGood || !SUGGEST_GOOD.has(kind)).toBe(true);
      }),
    );
  },
);

describe('very long input', () => {
  const shapes: readonly [string, string][] = [
    ['one letter', 'a'],
    ['digits', '1'],
    ['spaces', ' '],
    ['at signs', 'a@'],
    ['dots', '.'],
    ['brackets', '(1'],
    ['plus', '+1'],
    ['colons', '::1'],
    ['quotes', '"\\'],
    ['zero-width', '\u200B1'],
    ['letters and spaces', 'DE12 '],
    ['domains', 'a.'],
    ['punycode', 'xn--'],
    ['Han', '例.'],
  ];

  it.each(shapes)('%s: linear up to 2,048 characters, rejected beyond', (_name, unit) => {
    for (const kind of KINDS) {
      const check = (value: string) => checkValue(kind, value);
      for (const [before, after] of [
        ['', ''],
        ['', '!'],
        ['a@', ''],
      ] as const) {
        const input = (size: number) =>
          `${before}${repeated(unit, size - before.length - after.length)}${after}`;
        expect(check(input(2048)).reason).not.toBe('not-checkable');
        expectLinear(`${kind} ${before}${unit}${after}`, {
          input,
          run: check,
          largest: 2048,
          isMost: true,
        });
      }
      expect(check(unit.repeat(100_000)).reason).toBe('too-long');
    }
  });
});
