import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createInputProvenance,
  type InsertedText,
  isSingleEdit,
} from '../../../../lib/page/field/provenance/input-provenance.ts';

describe('isSingleEdit', () => {
  it.each([
    ['', 'a', 'a', true],
    ['ab', 'abc', 'c', true],
    ['ab', 'xab', 'x', true],
    ['ab', 'axb', 'x', true],
    ['aa', 'aaa', 'a', true],
    ['abcd', 'axd', 'x', true],
    ['abcd', 'ad', '', true],
    ['abcd', 'abcd', '', true],
    ['abcd', 'x', 'x', true],
    ['ab', 'abc', 'd', false],
    ['ab', 'abcd', 'd', false],
    ['ab', 'ba', '', false],
    ['abcd', 'bxd', 'x', false],
    ['abcd', 'acxd', 'x', false],
    ['ab', 'a', 'xx', false],
    ['aa', 'aaaa', 'a', false],
    ['aXbX', 'X', '', true],
    ['abcd', 'ac', '', false],
  ])('from %j to %j with %j: %s', (before, after, text, expected) => {
    expect(isSingleEdit(before, after, text)).toBe(expected);
  });
});

/** A step: the inserted text (undefined: an action that never changes a value) and the change. */
interface Step {
  readonly act?: InsertedText | undefined;
  readonly before?: string;
  readonly after: string;
  readonly data?: string | null;
  /** Time between the action and the change, ms. */
  readonly late?: number;
}

/** @param first what is typed and looked up before these steps */
function run(start: string, steps: readonly Step[], first: readonly Step[] = []) {
  const provenance = createInputProvenance();
  let [value, now] = [start, 0];
  for (const [index, step] of [...first, ...steps].entries()) {
    if (first.length > 0 && index === first.length) provenance.requireFreshStart();
    now += 5000;
    if ('act' in step) provenance.recordAction(step.act, now);
    const { before = value, after, data = null, late = 1 } = step;
    provenance.recordChange({ before, after, data, at: now + late });
    value = after;
  }
  if (first.length > 0 && steps.length === 0) provenance.requireFreshStart();
  return provenance.isTyped(value);
}

const keys = (text: string, from = ''): Step[] =>
  [...text].map((key, i) => ({ act: key, data: key, after: from + text.slice(0, i + 1) }));

describe('createInputProvenance', () => {
  it.each<[string, string, Step[]]>([
    ['typed key by key', '', keys('bob')],
    ['with a key just before it expires', '', [{ act: 'b', after: 'b', late: 999 }]],
    ['typed over the whole value', 'old', [{ act: 'b', data: 'b', after: 'b' }]],
    ['typed after the field was emptied', 'old', [{ after: '' }, ...keys('bob')]],
    ['pasted', '', [{ act: 'bob@x.com\n', data: 'bob@x.com', after: 'bob@x.com' }]],
    [
      'pasted, with no data reported by the browser',
      '',
      [{ act: 'bob@x.com', after: 'bob@x.com' }],
    ],
    ['corrected', '', [...keys('bbo'), { act: '', after: 'bo' }, { act: 'b', after: 'bob' }]],
    [
      'composed',
      '',
      [
        { act: 'k', after: 'k' },
        { act: 'か', data: 'か', after: 'か' },
      ],
    ],
    [
      'typed with a composition whose last event changes nothing',
      '',
      [{ act: 'か', after: 'か' }, { after: 'か' }],
    ],
    ['typed with a key that reports no character', '', [{ act: null, data: 'é', after: 'é' }]],
    [
      'typed, then grouped by the site',
      '',
      [...keys('DE89'), { before: 'DE 89', act: '3', after: 'DE 893' }],
    ],
    [
      'typed with a space that the control trims',
      '',
      [...keys('bob'), { act: ' ', data: ' ', after: 'bob' }],
    ],
  ])('proves a value that is %s', (_, start, steps) => {
    expect(run(start, steps)).toBe(true);
  });

  it.each<[string, string, Step[]]>([
    ['empty', '', [{ act: '', after: '' }]],
    ['white space', '', [{ act: ' ', data: ' ', after: ' ' }]],
    ['the value from before', 'bob', []],
    ['added to the value from before', 'bob', keys('x', 'bob')],
    ['inserted without an action', '', [{ data: 'bob', after: 'bob' }]],
    ['inserted at Enter', '', [{ act: undefined, data: 'bob', after: 'bob' }]],
    ['inserted as a whole with one key', '', [{ act: 'h', data: 'bob', after: 'bob' }]],
    [
      'inserted as a whole with one key, whose data is right',
      '',
      [{ act: 'b', data: 'b', after: 'bob' }],
    ],
    ['inserted twice with one key', '', [...keys('b'), { data: 'b', after: 'bb' }]],
    ['reported by the browser to be something else', '', [{ act: 'b', data: 'x', after: 'b' }]],
    ['inserted too late', '', [{ act: 'b', data: 'b', after: 'b', late: 1000 }]],
    ['different from what was pasted', '', [{ act: 'eve', data: 'bob', after: 'bob' }]],
    ['more than what was pasted', '', [{ act: 'bo', after: 'bob' }]],
    ['more than a key can insert', '', [{ act: null, data: 'bob', after: 'bob' }]],
    ['inserted by a key whose character is unknown', '', [{ act: null, after: 'b' }]],
    ['changed before the key', '', [...keys('bo'), { before: 'eve', act: 'b', after: 'eveb' }]],
    ['changed during the key’s event', '', [...keys('bo'), { act: 'b', data: 'b', after: 'eveb' }]],
    [
      'changed and restored with a key',
      '',
      [...keys('bo'), { after: 'x' }, { act: 'o', after: 'xo' }],
    ],
    [
      'not read before the key',
      '',
      [...keys('bo')].concat({ act: 'b', after: 'bob', before: 'b' }),
    ],
    [
      'changed to something else and back between two keys',
      '',
      [...keys('bo'), { before: 'x', after: 'x' }, { before: 'bo', act: 'b', after: 'bob' }],
    ],
    ['rearranged', '', [...keys('bob'), { act: '', after: 'obb' }]],
    ['changed by a space', '', [...keys('bo'), { act: ' ', data: ' ', after: 'eve' }]],
  ])('does not prove a value that is %s', (_, start, steps) => {
    expect(run(start, steps)).toBe(false);
  });

  it('without the previous value, proves only a value that one action inserts as a whole', () => {
    const provenance = createInputProvenance();
    provenance.recordAction('b', 0);
    provenance.recordChange({ before: undefined, after: 'b', data: 'b', at: 1 });
    expect(provenance.isTyped('b')).toBe(true);
    provenance.recordAction('o', 2);
    provenance.recordChange({ before: undefined, after: 'bo', data: 'o', at: 3 });
    expect(provenance.isTyped('bo')).toBe(false);
  });

  it('lets one action prove only one change, however soon the next one comes', () => {
    const provenance = createInputProvenance();
    provenance.recordAction('b', 0);
    provenance.recordChange({ before: '', after: 'b', data: 'b', at: 1 });
    provenance.recordChange({ before: 'b', after: 'bb', data: 'b', at: 2 });
    expect(provenance.isTyped('bb')).toBe(false);
  });

  it('discards the previous key after Enter, Tab and arrow keys', () => {
    const provenance = createInputProvenance();
    provenance.recordAction('b', 0);
    provenance.recordAction(undefined, 1);
    provenance.recordChange({ before: '', after: 'b', data: 'b', at: 2 });
    expect(provenance.isTyped('b')).toBe(false);
  });

  it('proves an accepted value, and typing after it', () => {
    const provenance = createInputProvenance();
    provenance.acceptWhole('bob@gmail.com');
    expect(provenance.isTyped('bob@gmail.com')).toBe(true);
    provenance.recordAction('x', 0);
    provenance.recordChange({ before: 'bob@gmail.com', after: 'xbob@gmail.com', data: 'x', at: 1 });
    expect(provenance.isTyped('xbob@gmail.com')).toBe(true);
    expect(provenance.isTyped('bob@gmail.com')).toBe(false);
  });

  /** A person's edit: a part of the value, given as fractions of its length, and its replacement. */
  const edit = fc.record({
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
    text: fc.string({ unit: fc.constantFrom(...'ab @.'), maxLength: 3 }),
  });
  type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;
  const apply = (value: string, { from, to, text }: Edit) => {
    const [start, end] = [from, to]
      .map((share) => Math.round(share * value.length))
      .sort((a, b) => a - b);
    return value.slice(0, start) + text + value.slice(end);
  };
  const bare = (text: string) => text.replace(/\s/g, '');

  it('proves any sequence of edits by a person', () => {
    fc.assert(
      fc.property(fc.array(edit), (edits) => {
        const provenance = createInputProvenance();
        let value = '';
        for (const [at, edit] of edits.entries()) {
          const before = value;
          value = apply(value, edit);
          provenance.recordAction(edit.text, at);
          provenance.recordChange({ before, after: value, data: edit.text, at });
        }
        expect(provenance.isTyped(value)).toBe(bare(value) !== '');
      }),
    );
  });

  it('proves nothing after a foreign change until the value is typed again', () => {
    const foreign = fc.string({ unit: fc.constantFrom(...'ab@.✗') }).map((text) => `✗${text}✗`);
    fc.assert(
      fc.property(
        fc.array(edit),
        fc.array(edit),
        foreign,
        fc.boolean(),
        (first, then, text, isAmid) => {
          const provenance = createInputProvenance();
          let value = '';
          let isAnew = false;
          const step = (edit: Edit, meanwhile?: string) => {
            const before = value;
            value = apply(meanwhile ?? value, edit);
            isAnew ||= bare(value) === '' || bare(value) === bare(edit.text);
            provenance.recordAction(edit.text, 0);
            provenance.recordChange({ before, after: value, data: edit.text, at: 0 });
          };
          for (const edit of first) step(edit);
          isAnew = false;
          if (isAmid && then[0]) {
            step(then[0], text);
            // Unless the person's edit removed everything foreign again.
            fc.pre(isAnew || value.includes('✗'));
            for (const edit of then.slice(1)) step(edit);
          } else {
            value = text;
            for (const edit of then) step(edit);
          }
          expect(provenance.isTyped(value)).toBe(isAnew && bare(value) !== '');
        },
      ),
    );
  });
});

describe('a value after an automatic lookup', () => {
  const again = (steps: readonly Step[]) => run('', steps, keys('bob@x.com'));

  it.each<[string, Step[]]>([
    ['the looked-up value', []],
    [
      'a value typed over the whole looked-up value',
      [{ act: 'e', data: 'e', after: 'e' }, ...keys('eve', '').slice(1)],
    ],
    ['a value pasted over it', [{ act: 'eve@x.com', after: 'eve@x.com' }]],
    ['a value typed into the emptied field', [{ act: '', after: '' }, ...keys('eve')]],
  ])('is typed: %s', (_, steps) => expect(again(steps)).toBe(true));

  it.each<[string, Step[]]>([
    ['the value with one more letter', [{ act: 'x', data: 'x', after: 'boxb@x.com' }]],
    [
      'the value with a message typed into it',
      keys('hello', 'bob').map((step) => ({ ...step, after: `${step.after}@x.com` })),
    ],
    ['the value with one letter less', [{ act: '', after: 'bb@x.com' }]],
    ['a value inserted by a script', [{ before: '', act: 'x', data: 'x', after: 'ybob@x.com' }]],
  ])('is not typed: %s', (_, steps) => expect(again(steps)).toBe(false));
});
