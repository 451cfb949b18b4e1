import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createInputProvenance,
  type InsertedText,
  isSingleEdit,
} from '../../../lib/page/provenance/input-provenance.ts';

describe('isEdit', () => {
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
    ['aXbX', 'X', '', true],
    ['abcd', 'ac', '', false],
  ])('%j → %j by %j: %s', (before, after, text, expected) => {
    expect(isSingleEdit(before, after, text)).toBe(expected);
  });
});

/** One step: what the person did (undefined: nothing that brings anything), and what came of it. */
interface Step {
  readonly act?: InsertedText | undefined;
  readonly before?: string;
  readonly after: string;
  readonly data?: string | null;
  /** ms between the act and the change. */
  readonly late?: number;
}

function run(start: string, steps: readonly Step[]) {
  const proof = createInputProvenance(start);
  let value = start;
  let now = 0;
  for (const step of steps) {
    now += 5000;
    if ('act' in step) proof.recordAction(step.act, now);
    const { before = value, after, data = null, late = 1 } = step;
    proof.recordChange({ before, after, data, at: now + late });
    value = after;
  }
  return proof.isTyped(value);
}

const keys = (text: string, from = ''): Step[] =>
  [...text].map((key, i) => ({ act: key, data: key, after: from + text.slice(0, i + 1) }));

describe('createProof', () => {
  it.each<[string, string, Step[]]>([
    ['typed key by key', '', keys('bob')],
    ['with a key a full stop short of too late', '', [{ act: 'b', after: 'b', late: 999 }]],
    ['over all that stood there', 'old', [{ act: 'b', data: 'b', after: 'b' }]],
    ['after it was emptied', 'old', [{ after: '' }, ...keys('bob')]],
    ['pasted', '', [{ act: 'bob@x.com\n', data: 'bob@x.com', after: 'bob@x.com' }]],
    ['pasted where the browser says no data', '', [{ act: 'bob@x.com', after: 'bob@x.com' }]],
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
      'ended in a composition that changed nothing more',
      '',
      [{ act: 'か', after: 'か' }, { after: 'か' }],
    ],
    ['by a key that says nothing of itself', '', [{ act: null, data: 'é', after: 'é' }]],
    ['grouped by the site', '', [...keys('DE89'), { before: 'DE 89', act: '3', after: 'DE 893' }]],
    [
      'with a space that the control trims',
      '',
      [...keys('bob'), { act: ' ', data: ' ', after: 'bob' }],
    ],
  ])('proves what is %s', (_, start, steps) => {
    expect(run(start, steps)).toBe(true);
  });

  it.each<[string, string, Step[]]>([
    ['not there', '', [{ act: '', after: '' }]],
    ['white space', '', [{ act: ' ', data: ' ', after: ' ' }]],
    ['what stood there', 'bob', []],
    ['added to what stood there', 'bob', keys('x', 'bob')],
    ['put in without an act', '', [{ data: 'bob', after: 'bob' }]],
    ['put in at Enter', '', [{ act: undefined, data: 'bob', after: 'bob' }]],
    ['put in with one key', '', [{ act: 'h', data: 'bob', after: 'bob' }]],
    ['put in with one key that says the right thing', '', [{ act: 'b', data: 'b', after: 'bob' }]],
    ['put in twice with one key', '', [...keys('b'), { data: 'b', after: 'bb' }]],
    ['said by the browser to be something else', '', [{ act: 'b', data: 'x', after: 'b' }]],
    ['put in too late', '', [{ act: 'b', data: 'b', after: 'b', late: 1000 }]],
    ['not what was pasted', '', [{ act: 'eve', data: 'bob', after: 'bob' }]],
    ['more than what was pasted', '', [{ act: 'bo', after: 'bob' }]],
    ['more than a key can bring', '', [{ act: null, data: 'bob', after: 'bob' }]],
    ['brought by a key of which nobody says what', '', [{ act: null, after: 'b' }]],
    ['changed before the key', '', [...keys('bo'), { before: 'eve', act: 'b', after: 'eveb' }]],
    [
      'changed while the key was heard',
      '',
      [...keys('bo'), { act: 'b', data: 'b', after: 'eveb' }],
    ],
    ['changed with a key and back', '', [...keys('bo'), { after: 'x' }, { act: 'o', after: 'xo' }]],
    [
      'not looked at before the key',
      '',
      [...keys('bo')].concat({ act: 'b', after: 'bob', before: 'b' }),
    ],
    ['moved about', '', [...keys('bob'), { act: '', after: 'obb' }]],
    ['changed by a space', '', [...keys('bo'), { act: ' ', data: ' ', after: 'eve' }]],
  ])('proves nothing of what is %s', (_, start, steps) => {
    expect(run(start, steps)).toBe(false);
  });

  it('proves nothing where nobody looked before the change, but what one act brings whole', () => {
    const proof = createInputProvenance('');
    proof.recordAction('b', 0);
    proof.recordChange({ before: undefined, after: 'b', data: 'b', at: 1 });
    expect(proof.isTyped('b')).toBe(true);
    proof.recordAction('o', 2);
    proof.recordChange({ before: undefined, after: 'bo', data: 'o', at: 3 });
    expect(proof.isTyped('bo')).toBe(false);
  });

  it('proves one change by one act, however soon the next comes', () => {
    const proof = createInputProvenance('');
    proof.recordAction('b', 0);
    proof.recordChange({ before: '', after: 'b', data: 'b', at: 1 });
    proof.recordChange({ before: 'b', after: 'bb', data: 'b', at: 2 });
    expect(proof.isTyped('bb')).toBe(false);
  });

  it('proves what one act brings whole, also where the same stood there unproven', () => {
    const proof = createInputProvenance('bob');
    proof.recordAction('bob', 0);
    proof.recordChange({ before: 'bob', after: 'bob', data: 'bob', at: 1 });
    expect(proof.isTyped('bob')).toBe(true);
  });

  it('lets Enter, Tab and arrows take back what a key before them would have proven', () => {
    const proof = createInputProvenance('');
    proof.recordAction('b', 0);
    proof.recordAction(undefined, 1);
    proof.recordChange({ before: '', after: 'b', data: 'b', at: 2 });
    expect(proof.isTyped('b')).toBe(false);
  });

  it('proves what was chosen whole, and what is typed after it', () => {
    const proof = createInputProvenance('bo');
    proof.acceptWhole('bob@gmail.com');
    expect(proof.isTyped('bob@gmail.com')).toBe(true);
    proof.recordAction('x', 0);
    proof.recordChange({ before: 'bob@gmail.com', after: 'xbob@gmail.com', data: 'x', at: 1 });
    expect(proof.isTyped('xbob@gmail.com')).toBe(true);
    expect(proof.isTyped('bob@gmail.com')).toBe(false);
  });

  /** A person's edit: a piece of what stands there, in shares of its length, and what replaces it. */
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

  it('proves whatever a person edits', () => {
    fc.assert(
      fc.property(fc.array(edit), (edits) => {
        const proof = createInputProvenance('');
        let value = '';
        for (const [at, one] of edits.entries()) {
          const before = value;
          value = apply(value, one);
          proof.recordAction(one.text, at);
          proof.recordChange({ before, after: value, data: one.text, at });
        }
        expect(proof.isTyped(value)).toBe(bare(value) !== '');
      }),
    );
  });

  it('never proves what one foreign change went into, until it is typed anew', () => {
    const foreign = fc.string({ unit: fc.constantFrom(...'ab@.✗') }).map((text) => `✗${text}✗`);
    fc.assert(
      fc.property(
        fc.array(edit),
        fc.array(edit),
        foreign,
        fc.boolean(),
        (first, then, text, isAmid) => {
          const proof = createInputProvenance('');
          let value = '';
          let isAnew = false;
          const step = (one: Edit, meanwhile?: string) => {
            const before = value;
            value = apply(meanwhile ?? value, one);
            isAnew ||= bare(value) === '' || bare(value) === bare(one.text);
            proof.recordAction(one.text, 0);
            proof.recordChange({ before, after: value, data: one.text, at: 0 });
          };
          for (const one of first) step(one);
          isAnew = false;
          if (isAmid && then[0]) {
            step(then[0], text);
            // Where the person's own edit took all of it away again, nothing foreign went in.
            fc.pre(isAnew || value.includes('✗'));
            for (const one of then.slice(1)) step(one);
          } else {
            value = text;
            for (const one of then) step(one);
          }
          expect(proof.isTyped(value)).toBe(isAnew && bare(value) !== '');
        },
      ),
    );
  });
});
