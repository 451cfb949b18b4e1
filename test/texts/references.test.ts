/** The background's texts are references until they are shown. */
import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Kind } from '../../lib/domain/index.ts';
import { setLocale } from '../../lib/texts/locale.ts';
import {
  factsText,
  ibanText,
  ipText,
  listText,
  mapTexts,
  parseForeignJson,
  recordReference,
  reference,
  withoutForeignReferences,
  withoutMarks,
} from '../../lib/texts/references.ts';
import { shown, withShownTexts } from '../../lib/texts/shown.ts';
import { checkValue } from '../check-data.ts';
import { packOf } from './packs.ts';

const [german, french] = await Promise.all([packOf('de'), packOf('fr')]);
afterEach(() => setLocale(null, ''));

const MARKS = /[\uFDD0\uFDD1]/;

/** What a text means as JSON; undefined for one that is none. */
function parsed(json: string): unknown {
  try {
    return parseForeignJson(json);
  } catch {
    return undefined;
  }
}

/** Its strings and names; JSON writes them without escapes. */
const everyText = (value: unknown): string => JSON.stringify(value) ?? '';

describe.each<[Kind, string]>([
  ['iban', 'DE893704004405320130'],
  ['iban', 'XK051212012345678906'],
  ['email', 'bob@\u0430\u0440\u0440\u04cf\u0435.com'],
  ['email', 'x'.repeat(3000)],
])('the verdict on %s %s', (kind, value) => {
  it('does not depend on the language, and is shown, also as a copy, in the one of the day', () => {
    setLocale(german);
    const verdict = structuredClone({ ...checkValue(kind, value) });
    const inGerman = withShownTexts(verdict);
    setLocale(french);
    expect(checkValue(kind, value)).toEqual(verdict);
    expect(withShownTexts(verdict).headline).not.toBe(inGerman.headline);
    expect(JSON.stringify(withShownTexts(verdict))).not.toMatch(MARKS);
  });
});

describe('a reference', () => {
  it('may be a part of a text, or a value of another', () => {
    const inside = ipText('strayCharacter', {
      character: factsText('quotedCharacter', { character: '"\\' }),
    });
    expect(shown(`1. ${inside} ${recordReference('yes')}`)).toMatch(/^1\. .*“"\\”.* Yes$/);
    expect(shown(listText([recordReference('yes'), 'b', 'c'], 'disjunction'))).toBe('Yes, b or c');
    expect([listText([]), listText([' '])]).toEqual(['', ' ']);
  });

  it('gives back every value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = text.replace(/[\uFDD0\uFDD1]/g, '');
        expect(shown(reference('list', [clean, 'x'], 'unit'))).toBe(`${clean}, x`);
      }),
    );
  });

  it('is changed only in its foreign texts', () => {
    const text = `ab${listText(['ab', recordReference('yes')])}`;
    expect(shown(mapTexts(text, (part) => part.replace('ab', 'x')))).toBe('xx and Yes');
  });

  it.each([
    ['message', reference('failures.gone', { count: 1 })],
    ['message that every object has', reference('constructor')],
    ['value', reference('list', null)],
  ])('of another version, whose %s is unknown, is a notice', (_, text) => {
    expect(shown(text)).toBe('This text is from another version of Fieldmark.');
    setLocale(german);
    expect(shown(text)).toBe('Dieser Text stammt aus einer anderen Version von Fieldmark.');
  });

  it('inside another one is then an ellipsis; a broken one is shown without its marks', () => {
    expect(shown(ibanText('countryWithoutIban', { code: reference('gone') }))).toContain('…');
    expect([shown('a \uFDD0 b'), shown('\uFDD0[broken\uFDD1')]).toEqual(['a  b', '[broken']);
  });
});

describe('what is foreign', () => {
  const forged = recordReference('yes');

  it('names no message', () => {
    const clean = withoutForeignReferences({ [forged]: [{ text: `x${forged}` }, 1, null] });
    expect(JSON.stringify(clean)).not.toMatch(MARKS);
    expect(clean).toEqual({ '["record.yes"]': [{ text: 'x["record.yes"]' }, 1, null] });
  });

  it.each([
    ['characters', JSON.stringify({ a: forged })],
    ['escapes', '{"a":"\\uFDD0[]\\ufdD1"}'],
    ['escapes after a backslash', '{"a":"\\\\\\uFDD0"}'],
    ['an escape that another one divides', '{"a":"\\ufdd\\ufdd00[\\"failures.noKey\\"]"}'],
    ['an escape that a character divides', '{"a":"\\\uFDD0ufdd0[]"}'],
    ['names', '{"\\ufdd0[]\\ufdd1":1,"__proto__":{"\\ufdd0":"\\ufdd1"}}'],
  ])('names none in JSON with %s', (_, json) => {
    expect(everyText(parsed(json))).not.toMatch(MARKS);
  });

  it('names none in any JSON, whatever pieces it is made of', () => {
    const pieces = ['\\', 'u', '\\u', 'fdd', 'FDD', 'd0', '0', '1', '"', ':', ',', '[', ']'];
    const text = fc.string({
      unit: fc.constantFrom(...pieces, '{', '}', '\uFDD0', '\uFDD1', '\\ufdd0', '\\"'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(text, (piece) => {
        for (const json of [
          piece,
          `"${piece}"`,
          `{"a":"${piece}","${piece}":1}`,
          withoutMarks(piece),
        ])
          expect(everyText(parsed(json))).not.toMatch(MARKS);
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps every other text of JSON', () => {
    const text = fc.string({ unit: fc.constantFrom('\\', 'u', 'f', 'd', '0', '"', '\n') });
    fc.assert(
      fc.property(text, (value) => {
        expect(parseForeignJson(JSON.stringify({ [value]: [value] }))).toEqual({
          [value]: [value],
        });
      }),
    );
  });

  it('is parsed by nothing else where answers, files and jobs are read', () => {
    const files = ['api', 'service', 'suppliers', 'console'].flatMap((folder) =>
      globSync(`lib/${folder}/**/*.ts`),
    );
    const parsing = files.filter((file) => readFileSync(file, 'utf8').includes('JSON.parse('));
    expect(parsing.toSorted()).toEqual([
      // Tells only whether it is whole.
      'lib/api/client/response-body.ts',
      // Ids and names that the background wrote itself, and that nothing shows.
      'lib/service/answers/question-key.ts',
      'lib/suppliers/background/accept-account.ts',
    ]);
  });
});
