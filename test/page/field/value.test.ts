import { beforeEach, describe, expect, it } from 'vitest';
import type { Failure, FailureKind } from '../../../lib/domain/failure.ts';
import type { Policy } from '../../../lib/domain/policy.ts';
import type { Standing } from '../../../lib/domain/verdict.ts';
import { MESSAGES } from '../../../lib/extension/messages/table.ts';
import type { VerdictWithOffer } from '../../../lib/extension/schemas/index.ts';
import {
  createFieldValue,
  type FieldFacts,
  type FieldValue,
} from '../../../lib/page/field/value.ts';
import { askWith } from '../dom.ts';

let control: HTMLInputElement;
let policy: Policy;
let standing: Standing;
let credits: number;
let isConnected: boolean;
let refusal: string | undefined;
let refusedAs: FailureKind;
let asked: string[];
/** What becomes of a request for the popup; undefined: the background refuses it. */
let opened: boolean | undefined;
let typed: string;
let isBilled: boolean;
let field: FieldValue;
let make: (facts: Pick<FieldFacts, 'kind' | 'loose'>) => FieldValue;

const judged = (value: string, basis: 'syntax' | 'api', price = credits): VerdictWithOffer => ({
  verdict: {
    kind: 'email',
    value,
    standing,
    reason: 'r',
    headline: 'h',
    facts: [],
    basis: [basis],
  },
  offer: { policy, credits: price, connected: isConnected },
});

const failureOf = (kind: FailureKind, message: string): Failure => ({
  kind,
  message,
  action: 'Wait.',
  remedy: 'wait',
  billed: isBilled ? 'possibly' : 'no',
  waitHelps: true,
});

beforeEach(() => {
  document.body.innerHTML = '<input>';
  const found = document.querySelector('input');
  if (!found) throw new Error('no input');
  control = found;
  policy = 'auto';
  standing = 'good';
  credits = 3;
  isConnected = true;
  refusal = undefined;
  refusedAs = 'policy-forbids';
  asked = [];
  opened = true;
  typed = '';
  isBilled = false;
  const ask = askWith(async (name, body, failed) => {
    await Promise.resolve();
    if (name === 'check') {
      const { kind = 'email', value = '' } = MESSAGES.check.request.parse(body).items[0] ?? {};
      asked.push(`check ${value}`);
      const judgement = judged(value, 'syntax');
      return { judgements: [{ ...judgement, verdict: { ...judgement.verdict, kind } }] };
    }
    if (name === 'prepareLookup') {
      const { value, refresh, depth, place } = MESSAGES.prepareLookup.request.parse(body);
      asked.push(`arm ${value} ${depth} ${place}${refresh ? ' again' : ''}`);
      if (opened === undefined) failed?.(failureOf('rate-limited', 'Too often.'));
      return opened === undefined ? undefined : { opened };
    }
    const { trigger, value, refresh } = MESSAGES.lookup.request.parse(body);
    asked.push(`${trigger} ${value}${refresh ? ' again' : ''}`);
    if (refusal === undefined) {
      return { state: 'answered', credits: 3, from: 'api', at: 0, ...judged(value, 'api', 0) };
    }
    failed?.(failureOf(refusedAs, refusal));
    return undefined;
  });
  make = (facts) =>
    createFieldValue({
      control,
      facts: { form: 'sign-up', region: undefined, ...facts },
      ask,
      isTyped: (value) => value === typed,
      onChange: () => {},
    });
  field = make({ kind: 'email' });
});

function type(value: string): void {
  control.value = value;
  typed = value;
}

describe('createFieldValue', () => {
  it('checks a value once, trimmed', async () => {
    control.value = ' bob@example.com ';
    await Promise.all([field.check(), field.check()]);
    await field.check();
    expect(asked).toEqual(['check bob@example.com']);
    expect(field.judgement()?.verdict.standing).toBe('good');
  });

  it('of a field that takes user names too: judges only what has an @', async () => {
    field = make({ kind: 'email', loose: true });
    control.value = 'bob';
    await field.onLeave(true);
    expect(asked).toEqual([]);
    expect(field.isPending()).toBe(false);
    control.value = 'bob@example.com';
    await field.check();
    expect(asked).toEqual(['check bob@example.com']);
  });

  it('of a field that takes other numbers too: says nothing of what does not fit', async () => {
    field = make({ kind: 'vat', loose: true });
    standing = 'bad';
    control.value = '93815820617';
    await field.onLeave(true);
    expect(field.value()).toBe('');
    expect(field.judgement()).toBeUndefined();
    expect(field.isPending()).toBe(false);
    standing = 'good';
    control.value = 'DE136695976';
    await field.check();
    expect(field.judgement()?.verdict.standing).toBe('good');
  });

  it('knows nothing of a value that changed meanwhile', async () => {
    control.value = 'bob@example.com';
    const done = field.check();
    control.value = 'eve@example.com';
    await done;
    expect(field.judgement()).toBeUndefined();
    expect(field.isPending()).toBe(true);
  });

  it('looks up what was typed once, after leaving', async () => {
    type('bob@example.com');
    await Promise.all([field.onLeave(true), field.onLeave(true)]);
    await field.onLeave(true);
    expect(asked).toEqual(['check bob@example.com', 'typed bob@example.com']);
    expect(field.judgement()?.verdict.basis).toEqual(['api']);
    expect(field.isPending()).toBe(false);
  });

  it('is pending from typing until the lookup is answered', async () => {
    type('bob@example.com');
    await field.check();
    expect(field.isPending()).toBe(true);
    const done = field.onLeave(true);
    expect(field.isPending()).toBe(true);
    await done;
    expect(field.isPending()).toBe(false);
  });

  it.each([
    [
      'a script filled it in',
      () => {
        control.value = 'bob@example.com';
      },
    ],
    [
      'a script changed it after typing',
      () => {
        type('eve@example.com');
        control.value = 'bob@example.com';
      },
    ],
    [
      'the policy is check',
      () => {
        type('bob@example.com');
        policy = 'check';
      },
    ],
    [
      'it is bad already',
      () => {
        type('bob@example.com');
        standing = 'bad';
      },
    ],
    [
      'the cache has answered',
      () => {
        type('bob@example.com');
        credits = 0;
      },
    ],
    [
      'no key is set',
      () => {
        type('bob@example.com');
        isConnected = false;
      },
    ],
  ])('spends nothing by itself where %s', async (_, arrange) => {
    arrange();
    await field.onLeave(true);
    expect(asked).toEqual(['check bob@example.com']);
    expect(field.isPending()).toBe(false);
  });

  it.each([
    [true, 'One press in Fieldmark’s popup asks it.'],
    [false, 'The question waits in the toolbar: press Fieldmark’s button.'],
  ])(
    'arms its question on a press, spends nothing and says what to do (opened: %s)',
    async (is, says) => {
      opened = is;
      control.value = ' bob@example.com ';
      await field.prepareLookup();
      expect(asked).toEqual([]);
      await field.check();
      await field.prepareLookup();
      expect(asked.slice(1)).toEqual(['arm bob@example.com standard field']);
      expect(field.hint()).toBe(says);
      control.value = 'eve@example.com';
      expect(field.hint()).toBeUndefined();
    },
  );

  it('says why the popup was refused', async () => {
    opened = undefined;
    control.value = 'bob@example.com';
    await field.check();
    await field.prepareLookup();
    expect(field.hint()).toBeUndefined();
    expect(field.failureText()).toBe('Too often. Wait.');
  });

  it.each<[string, () => void]>([
    [
      'refused because it was',
      () => {
        refusedAs = 'possibly-billed-before';
      },
    ],
    [
      'lost on its way',
      () => {
        refusedAs = 'timeout';
        isBilled = true;
      },
    ],
  ])('arms what may have been paid for as a repeat: %s', async (_, arrange) => {
    refusal = 'Lost.';
    arrange();
    type('bob@example.com');
    await field.onLeave(true);
    expect(field.isPossiblyBilled).toBe(true);
    await field.prepareLookup();
    expect(asked.at(-1)).toBe('arm bob@example.com standard field again');
    control.value = 'eve@example.com';
    expect(field.isPossiblyBilled).toBe(false);
  });

  it('reads an answer that came elsewhere again where the value was typed', async () => {
    policy = 'ask';
    refusal = 'Not unbidden.';
    refusedAs = 'gesture-needed';
    type('bob@example.com');
    await field.onLeave(true);
    await field.prepareLookup();
    refusal = undefined;
    await field.onAnswered('email', 'bob@example.com');
    expect(asked.slice(-2)).toEqual([
      'arm bob@example.com standard field',
      'typed bob@example.com',
    ]);
    expect(field.isAnswered).toBe(true);
    expect(field.hint()).toBeUndefined();
  });

  it('learns nothing of an answer about a value that the page put in', async () => {
    control.value = 'bob@example.com';
    await field.check();
    await field.prepareLookup();
    await field.onAnswered('email', 'bob@example.com');
    expect(asked.filter((each) => each.startsWith('typed'))).toEqual([]);
    expect(field.isAnswered).toBe(false);
    expect(field.hint()).toBeUndefined();
  });

  it.each([
    ['another value', 'email', 'eve@example.com'],
    ['another kind', 'domain', 'bob@example.com'],
  ] as const)('is not touched by an answer about %s', async (_, kind, value) => {
    type('bob@example.com');
    await field.check();
    await field.prepareLookup();
    await field.onAnswered(kind, value);
    expect(asked.filter((each) => each.startsWith('typed'))).toEqual([]);
    expect(field.hint()).toBeDefined();
  });

  it('asks for what was typed under `ask` too, once, and takes the refusal quietly', async () => {
    policy = 'ask';
    refusal = 'Not unbidden.';
    refusedAs = 'gesture-needed';
    type('bob@example.com');
    await field.onLeave(true);
    await field.onLeave(true);
    expect(asked).toEqual(['check bob@example.com', 'typed bob@example.com']);
    expect(field.failureText()).toBeUndefined();
    expect(field.isPending()).toBe(false);
    expect(field.judgement()?.offer.credits).toBe(3);
  });

  it('is pending while what is kept is read, but not seen to look anything up', async () => {
    policy = 'ask';
    type('bob@example.com');
    await field.check();
    expect(field.isPending()).toBe(true);
    const done = field.lookUp();
    expect(field.isPending()).toBe(true);
    expect(field.isLookingUp).toBe(false);
    await done;
    expect(field.isPending()).toBe(false);
    expect(field.isAnswered).toBe(true);
  });

  it('is looked up once, however many ask at a time', async () => {
    type('bob@example.com');
    await field.check();
    await Promise.all([field.lookUp(), field.lookUp()]);
    expect(asked.filter((each) => each.startsWith('typed'))).toHaveLength(1);
  });

  it('is looked up once the person leaves it, and not where the page takes the focus', async () => {
    type('bob@example.com');
    await field.onLeave(false);
    expect(asked).toEqual(['check bob@example.com']);
    await field.onLeave(true);
    expect(asked).toEqual(['check bob@example.com', 'typed bob@example.com']);
  });

  it('is not asked about where the page changed it after the person left', async () => {
    type('bob@example.com');
    const done = field.onLeave(true);
    control.value = 'eve@example.com';
    typed = 'eve@example.com';
    await done;
    await field.onLeave(false);
    expect(asked.filter((each) => !each.startsWith('check'))).toEqual([]);
  });

  it('says so when the API refuses an automatic lookup', async () => {
    refusal = 'No credits left.';
    refusedAs = 'payment-required';
    type('bob@example.com');
    await field.onLeave(true);
    expect(field.failureText()).toBe('No credits left. Wait.');
    expect(field.judgement()?.verdict.standing).toBe('good');
  });

  it('says what is to be done where no reply came, for which the sender has no words', async () => {
    refusal = '';
    refusedAs = 'worker-gone';
    isBilled = true;
    type('bob@example.com');
    await field.onLeave(true);
    expect(field.failureText()).toBe(
      'Fieldmark was updated or restarted. Look at the receipts, then try again.',
    );
  });

  it('says so when a budget stands against an automatic lookup', async () => {
    refusal = 'Over budget.';
    refusedAs = 'over-budget';
    type('bob@example.com');
    await field.onLeave(true);
    expect(field.failureText()).toBe('Over budget. Wait.');
    expect(field.isPending()).toBe(false);
  });

  it('lets a refusal of what nobody asked for pass quietly, and does not ask again', async () => {
    refusal = 'Not here.';
    type('bob@example.com');
    await field.onLeave(true);
    await field.onLeave(true);
    expect(asked).toEqual(['check bob@example.com', 'typed bob@example.com']);
    expect(field.failureText()).toBeUndefined();
    expect(field.isPending()).toBe(false);
  });
});
