import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fact, STANDINGS, type Verdict } from '../../../lib/domain/index.ts';
import { knownFacts, fact as maybeFact } from '../../../lib/kinds/shared/facts.ts';
import { factsText, ibanText, recordReference, vatText } from '../../../lib/texts/references.ts';
import {
  answerChange as changeInReferences,
  isInconclusive,
  type ReadAnswer,
} from '../../../lib/workbench/background/answer-change.ts';
import { inTexts } from '../../texts/in-texts.ts';

const answerChange = inTexts(changeInReferences);

const LABELS = new Map([
  ['Bank', ibanText('bank')],
  ['BIC', ibanText('bic')],
  ['Country', ibanText('country')],
]);
function fact(label: string, value: string): Fact {
  const [made] = knownFacts([maybeFact(LABELS.get(label) ?? label, 'x')]);
  if (!made) throw new Error('no fact');
  return { ...made, value };
}
const OFFLINE = fact('Format', 'fits');

interface Sample extends Partial<Verdict> {
  /** Facts of the answer; those of the offline check follow. */
  readonly says?: readonly Fact[];
  readonly offline?: readonly Fact[];
  readonly version?: string;
  readonly isUnknown?: boolean;
}

const answer = ({
  says = [fact('Bank', 'Example Bank')],
  offline = [OFFLINE],
  version = '1',
  isUnknown = false,
  ...verdict
}: Sample = {}): ReadAnswer => ({
  verdict: {
    ...{ kind: 'iban', value: 'DE89370400440532013000', standing: 'good', reason: 'bank-found' },
    ...{ headline: 'The bank was found.', basis: ['api'] },
    ...verdict,
    facts: [...says, ...offline],
  },
  read: { version, facts: says.length, isUnknown },
});
/** Of which it is not known what the answer gave. */
const unread = (sample: Sample = {}): ReadAnswer => ({ verdict: answer(sample).verdict });

const BAD = { standing: 'bad', reason: 'not-valid', headline: 'The IBAN is not valid.' } as const;
const NEW_BANK = [fact('Bank', 'New Bank')];
const AGE = recordReference('age');

describe('two answers about a value', () => {
  it.each<[string, ReadAnswer, ReadAnswer, ReturnType<typeof answerChange>]>([
    ['the same', answer(), answer(), null],
    ['another verdict', answer(), answer(BAD), { verdict: true, facts: [] }],
    ['another reason', answer(), answer({ reason: 'other' }), { verdict: true, facts: [] }],
    ['another sentence alone', answer(), answer({ headline: 'A bank was found.' }), null],
    ['another suggestion alone', answer(), answer({ suggestion: 'DE1' }), null],
    [
      'another value of a fact',
      answer(),
      answer({ says: NEW_BANK }),
      { verdict: false, facts: [{ label: 'Bank', before: 'Example Bank', after: 'New Bank' }] },
    ],
    [
      'a new fact and a missing fact',
      answer({ says: [fact('BIC', 'A')] }),
      answer({ says: [fact('Bank', 'B')] }),
      {
        verdict: false,
        facts: [
          { label: 'Bank', before: null, after: 'B' },
          { label: 'BIC', before: 'A', after: null },
        ],
      },
    ],
    ['another offline fact', answer(), answer({ offline: [fact('Format', 'odd')] }), null],
    ['a new offline fact', answer({ offline: [] }), answer(), null],
    [
      'facts that only another version shows',
      answer({ says: [fact('BIC', 'A')] }),
      answer({ says: [fact('Bank', 'B')], version: '2' }),
      null,
    ],
    [
      'a fact with another value, in another version',
      answer(),
      answer({ says: NEW_BANK, version: '2' }),
      { verdict: false, facts: [{ label: 'Bank', before: 'Example Bank', after: 'New Bank' }] },
    ],
    ['the same, the first of unknown origin', unread(), answer(), null],
    [
      'another fact, the first of unknown origin',
      unread({ offline: [fact('Format', 'odd'), fact('Gone', 'x')] }),
      answer({ says: NEW_BANK }),
      { verdict: false, facts: [{ label: 'Bank', before: 'Example Bank', after: 'New Bank' }] },
    ],
    [
      'an older domain',
      answer({ kind: 'domain', says: [fact(AGE, '3 years')] }),
      answer({ kind: 'domain', says: [fact(AGE, '4 years')] }),
      null,
    ],
  ])('%s', (_, before, after, change) => {
    expect(answerChange(before, after)).toEqual(change);
  });

  const facts = fc.array(
    fc
      .tuple(fc.constantFrom('Bank', 'BIC', 'Country', 'Other'), fc.string())
      .map(([label, value]) => fact(label, value)),
  );

  it('are not different if they say the same, in whatever order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STANDINGS),
        facts.chain((says) =>
          fc.tuple(fc.constant(says), fc.shuffledSubarray(says, { minLength: says.length })),
        ),
        facts,
        facts,
        (standing, [says, shuffled], offline, other) => {
          const before = answer({ standing, says, offline });
          expect(
            answerChange(before, answer({ standing, says: shuffled, offline: other })),
          ).toBeNull();
        },
      ),
    );
  });

  it('differ in both directions alike', () => {
    fc.assert(
      fc.property(facts, facts, (a, b) => {
        const there = answerChange(answer({ says: a }), answer({ says: b }));
        const back = answerChange(answer({ says: b }), answer({ says: a }));
        const turned = (back?.facts ?? []).map(({ label, before, after }) => [
          label,
          after,
          before,
        ]);
        const same = (there?.facts ?? []).map(({ label, before, after }) => [label, before, after]);
        expect(turned.toSorted()).toEqual(same.toSorted());
      }),
    );
  });
});

/** A score as `scoreFact` gives it, with 75 as the level from which the verdict warns. */
const score = (label: string, value: number): Fact => ({
  ...fact(label, factsText('scoreOfHundred', { score: value })),
  ...(value >= 75 ? { standing: 'caution' as const } : {}),
});
const risk = (value: number) => [score(recordReference('risk'), value)];

describe('a person acts on', () => {
  it.each<[string, Verdict['kind'], readonly Fact[], readonly Fact[], boolean]>([
    ['a score that moves by a point', 'email', risk(40), risk(41), false],
    ['a score that moves by nine points', 'email', risk(40), risk(31), false],
    ['a score that moves by ten points', 'email', risk(40), risk(50), true],
    ['a score that falls by ten points', 'email', risk(50.5), risk(40.5), true],
    ['a score that becomes high', 'email', risk(74), risk(75), true],
    ['a score that is not high any more', 'email', risk(75), risk(74), true],
    ['a high score that moves by a point', 'email', risk(80), risk(81), false],
    ['a score that was missing', 'email', [], risk(20), false],
    ['a high score that was missing', 'email', [], risk(90), true],
    [
      ...(['the threat of an address', 'ip'] as const),
      ...([
        [score(recordReference('threat'), 1)],
        [score(recordReference('threat'), 20)],
        true,
      ] as const),
    ],
    [
      ...(['deliverability', 'email'] as const),
      [fact(recordReference('deliverability'), 'valid')],
      [fact(recordReference('deliverability'), 'risky')],
      true,
    ],
    [
      ...(['another name of a company', 'vat'] as const),
      [fact(vatText('company'), 'Muster GmbH')],
      [fact(vatText('company'), 'Beispiel GmbH')],
      true,
    ],
    [
      ...(['the same name in capitals', 'vat'] as const),
      [fact(vatText('company'), 'Muster GmbH')],
      [fact(vatText('company'), 'MUSTER  GMBH')],
      false,
    ],
    [
      ...(['another address of a company', 'vat'] as const),
      [fact(recordReference('postalAddress'), 'Old Street 1')],
      [fact(recordReference('postalAddress'), 'New Street 2')],
      true,
    ],
    [
      ...(['another carrier', 'phone'] as const),
      [fact(recordReference('carrier'), 'Example Mobile')],
      [fact(recordReference('carrier'), 'Other Mobile')],
      true,
    ],
    [
      ...(['more sources', 'phone'] as const),
      [fact(recordReference('sources'), '3')],
      [fact(recordReference('sources'), '4')],
      false,
    ],
    [
      ...(['a renewed domain', 'domain'] as const),
      [fact(recordReference('expires'), '2027-01-01')],
      [fact(recordReference('expires'), '2028-01-01')],
      false,
    ],
    [
      ...(['a domain that was registered anew', 'domain'] as const),
      [fact(recordReference('registered'), '2001-01-01')],
      [fact(recordReference('registered'), '2026-01-01')],
      true,
    ],
    [
      ...(['a warning that is new', 'phone'] as const),
      [],
      [{ ...fact(recordReference('reportedForSpam'), 'yes'), standing: 'caution' }],
      true,
    ],
  ])('%s', (_, kind, before, after, counts) => {
    const change = answerChange(answer({ kind, says: before }), answer({ kind, says: after }));
    expect(change !== null).toBe(counts);
  });
});

it('an answer is inconclusive by what it alone says, where that is known', () => {
  // The offline check found a fault that decides, although the answer could not say.
  expect(isInconclusive(answer({ ...BAD, isUnknown: true }))).toBe(true);
  expect(isInconclusive(unread({ standing: 'unknown' }))).toBe(true);
  expect(isInconclusive(answer())).toBe(false);
});
