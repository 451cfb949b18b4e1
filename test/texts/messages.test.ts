/** The background's texts are messages until they are shown. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Kind, Phrase } from '../../lib/domain/index.ts';
import {
  kept,
  lookupReplySchema,
  textSchema,
  verdictSchema,
} from '../../lib/extension/schemas/index.ts';
import { showTexts } from '../../lib/service/messaging/show-texts.ts';
import { setLocale } from '../../lib/texts/locale.ts';
import { factsText, ibanText, ipText, listOf, recordText } from '../../lib/texts/messages.ts';
import { shown, shownVerdict } from '../../lib/texts/shown.ts';
import { checkValue } from '../check-data.ts';
import { packOf } from './packs.ts';

const [german, french] = await Promise.all([packOf('de'), packOf('fr')]);
afterEach(() => setLocale(null, ''));

describe.each<[Kind, string]>([
  ['iban', 'DE893704004405320130'],
  ['iban', 'XK051212012345678906'],
  ['email', 'bob@\u0430\u0440\u0440\u04cf\u0435.com'],
  ['email', 'x'.repeat(3000)],
])('the verdict on %s %s', (kind, value) => {
  it('does not depend on the language, and is shown, also as a copy, in the one of the day', () => {
    setLocale(german);
    const verdict = structuredClone(checkValue(kind, value));
    const inGerman = shownVerdict(verdict);
    setLocale(french);
    expect(checkValue(kind, value)).toEqual(verdict);
    expect(shownVerdict(verdict).headline).not.toBe(inGerman.headline);
    expect(kept(verdictSchema).parse(verdict)).toEqual(verdict);
    expect(showTexts(verdictSchema, verdict)).toEqual(shownVerdict(verdict));
  });
});

describe('a message', () => {
  it('may be a part of a text, or a value of another', () => {
    const inside = ipText('strayCharacter', {
      character: factsText('quotedCharacter', { character: '"\\' }),
    });
    expect(shown(['1.', inside, recordText('yes')])).toMatch(/^1\. .*“"\\”.* Yes$/);
    expect(shown(listOf([recordText('yes'), 'b', 'c'], 'disjunction'))).toBe('Yes, b or c');
    expect([listOf([]), listOf([' '])].map(shown)).toEqual(['', ' ']);
  });

  it('gives back every value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(shown(listOf([text, 'x'], 'unit'))).toBe(`${text}, x`);
      }),
    );
  });

  it.each<[string, Phrase]>([
    ['message', { message: 'failures.gone', values: { count: 1 } }],
    ['message that every object has', { message: 'constructor' }],
    ['value', { message: 'list' }],
  ])('of another version, whose %s is unknown, is a notice', (_, text) => {
    expect(shown(text)).toBe('This text is from another version of Fieldmark.');
    setLocale(german);
    expect(shown(text)).toBe('Dieser Text stammt aus einer anderen Version von Fieldmark.');
  });

  it('of another version is an ellipsis in another text', () => {
    const countryWithoutIban = ibanText('countryWithoutIban', { code: { message: 'gone' } });
    expect(shown(countryWithoutIban)).toContain('…');
  });
});

describe('what leaves the background', () => {
  const yes = recordText('yes');

  it('has sentences where its schema has texts, and nowhere else', () => {
    const one = z.object({ text: textSchema, more: z.unknown(), others: z.array(textSchema) });
    const schema = z.object({
      list: z.array(z.union([z.object({ value: z.string() }), one])).readonly(),
      none: textSchema.nullable(),
      left: textSchema.exactOptional(),
    });
    const list = [{ value: 'x' }, { text: yes, more: [yes, { text: yes }], others: ['a', yes] }];
    const shownList = [{ value: 'x' }, { text: 'Yes', more: list[1]?.more, others: ['a', 'Yes'] }];
    expect(showTexts(schema, { list, none: null } as never)).toEqual({
      list: shownList,
      none: null,
    });
    expect(showTexts(schema, { list: [], none: yes, left: yes })).toEqual({
      list: [],
      none: 'Yes',
      left: 'Yes',
    });
  });

  it('fails where texts are in a part that is not known here', () => {
    const schema = z.object({ texts: z.record(z.string(), textSchema) });
    expect(() => showTexts(schema, { texts: { a: yes } })).toThrow('Texts in record');
  });

  it('keeps what an answer of the API calls a message', () => {
    const answer = { message: 'record.yes', values: {}, error: { message: 'record.yes' } };
    const verdict = checkValue('iban', 'DE89370400440532013000');
    const reply = {
      state: 'answered',
      verdict: { ...verdict, facts: [{ name: 'x', label: 'x', value: 'record.yes' }] },
      offer: { policy: 'ask', credits: 0, connected: true },
      credits: 1,
      from: 'api',
      at: 1,
      record: { endpoint: 'iban', path: '/v1/iban', at: 1, whole: true, answer },
    } as const;
    const told = showTexts(lookupReplySchema, kept(lookupReplySchema).parse(reply));
    expect(told).toMatchObject({
      record: { answer },
      verdict: { facts: [{ value: 'record.yes' }] },
    });
  });

  it.each([[1], [null], [{ values: {} }], [{ message: 1 }], [['a', 1]]])(
    'has no text that is %j',
    (value) => {
      expect(textSchema.safeParse(value).success).toBe(false);
    },
  );
});
