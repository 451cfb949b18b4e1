import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Fact,
  type Message,
  type Phrase,
  STANDINGS,
  type Verdict,
} from '../../../lib/domain/index.ts';
import { knownFacts, fact as maybeFact } from '../../../lib/kinds/shared/facts.ts';
import { factsText, recordText } from '../../../lib/texts/messages.ts';
import {
  answerChange as changeInMessages,
  isInconclusive,
  type ReadAnswer,
} from '../../../lib/workbench/background/answer-change.ts';
import { inTexts } from '../../texts/in-texts.ts';

const answerChange = inTexts(changeInMessages);

const LABELS = new Map([
  ['Bank', recordText('bank')],
  ['BIC', recordText('bic')],
  ['Country', recordText('country')],
]);
function fact(label: string | Message, value: Phrase): Fact<Phrase> {
  const known = typeof label === 'string' ? LABELS.get(label) : label;
  const [made] = knownFacts([maybeFact(known ?? label, 'x')]);
  if (!made) throw new Error('no fact');
  return { ...made, value };
}
const OFFLINE = fact('Format', 'fits');

interface Sample extends Partial<Verdict<Phrase>> {
  /** Facts of the answer; those of the offline check follow. */
  readonly says?: readonly Fact<Phrase>[];
  readonly offline?: readonly Fact<Phrase>[];
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
    kind: 'iban',
    value: 'DE89370400440532013000',
    standing: 'good',
    reason: 'bank-found',
    headline: 'The bank was found.',
    basis: ['api'],
    ...verdict,
    facts: [...says, ...offline],
  },
  read: { version, facts: says.length, isUnknown },
});
/** Of which it is not known what the answer gave. */
const unread = (sample: Sample = {}): ReadAnswer => ({ verdict: answer(sample).verdict });

const BAD = { standing: 'bad', reason: 'not-valid', headline: 'The IBAN is not valid.' } as const;
const NEW_BANK = [fact('Bank', 'New Bank')];
const BANK_CHANGED = {
  verdict: false,
  facts: [{ label: 'Bank', before: 'Example Bank', after: 'New Bank' }],
};
const AGE = recordText('age');

describe('two answers about a value', () => {
  it.each<[string, ReadAnswer, ReadAnswer, ReturnType<typeof answerChange>]>([
    ['another verdict', answer(), answer(BAD), { verdict: true, facts: [] }],
    ['another reason', answer(), answer({ reason: 'other' }), { verdict: true, facts: [] }],
    ['another sentence alone', answer(), answer({ headline: 'A bank was found.' }), null],
    ['another value of a fact', answer(), answer({ says: NEW_BANK }), BANK_CHANGED],
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
      BANK_CHANGED,
    ],
    [
      'another fact, the first of unknown origin',
      unread({ offline: [fact('Format', 'odd'), fact('Gone', 'x')] }),
      answer({ says: NEW_BANK }),
      BANK_CHANGED,
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
        const turned = back?.facts.map(({ label, before, after }) => [label, after, before]);
        const same = there?.facts.map(({ label, before, after }) => [label, before, after]);
        expect(turned?.toSorted()).toEqual(same?.toSorted());
      }),
    );
  });
});

const named = (name: Parameters<typeof recordText>[0], value: Phrase) =>
  fact(recordText(name), value);
/** A score as `scoreFact` gives it, with 75 as the level from which the verdict warns; null: none. */
const scored = (value: number | null): readonly Fact<Phrase>[] =>
  value === null
    ? []
    : [
        {
          ...named('risk', factsText('scoreOfHundred', { score: value })),
          ...(value >= 75 ? { standing: 'caution' as const } : {}),
        },
      ];
const isActedOn = (
  kind: Verdict['kind'],
  before: readonly Fact<Phrase>[],
  after: readonly Fact<Phrase>[],
) => answerChange(answer({ kind, says: before }), answer({ kind, says: after })) !== null;

describe('a person acts on', () => {
  it.each([
    [40, 31, false],
    [40, 50, true],
    [50.5, 40.5, true],
    [74, 75, true],
    [75, 74, true],
    [80, 81, false],
    [null, 20, false],
    [null, 90, true],
  ])('a score that was %s and is %s: %s', (before, after, counts) => {
    expect(isActedOn('email', scored(before), scored(after))).toBe(counts);
  });

  it.each([
    ['email', 'deliverability', 'valid', 'risky', true],
    ['vat', 'companyGroup', 'Muster GmbH', 'MUSTER  GMBH', false],
    ['vat', 'postalAddress', 'Old Street 1', 'New Street 2', true],
    ['phone', 'sources', '3', '4', false],
    ['domain', 'expires', '2027-01-01', '2028-01-01', false],
    ['domain', 'registered', '2001-01-01', '2026-01-01', true],
  ] as const)('%s: %s, %s → %s: %j', (kind, name, before, after, counts) => {
    expect(isActedOn(kind, [named(name, before)], [named(name, after)])).toBe(counts);
  });

  it('a warning that is new', () => {
    const warning = { ...named('reportedForSpam', 'yes'), standing: 'caution' } as const;
    expect(isActedOn('phone', [], [warning])).toBe(true);
  });
});

it('an answer is inconclusive by what it alone says, where that is known', () => {
  // The offline check found a fault that decides, although the answer could not say.
  expect(isInconclusive(answer({ ...BAD, isUnknown: true }))).toBe(true);
  expect(isInconclusive(unread({ standing: 'unknown' }))).toBe(true);
  expect(isInconclusive(answer())).toBe(false);
});
