import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure, FailureKind } from '../../../lib/domain/failure.ts';
import type { Standing } from '../../../lib/domain/index.ts';
import type { Policy } from '../../../lib/domain/policy.ts';
import { MESSAGES } from '../../../lib/extension/messages/table.ts';
import {
  createInputProvenance,
  type InputProvenance,
} from '../../../lib/page/field/provenance/input-provenance.ts';
import type { FieldFacts, SingleValue } from '../../../lib/page/field/tracked-field.ts';
import { createFieldValue } from '../../../lib/page/field/value.ts';
import { askWith, find } from '../dom.ts';
import { judgement } from './fake-tracked-field.ts';

let control: HTMLInputElement;
let policy: Policy;
let standing: Standing;
let credits: number;
let isConnected: boolean;
let refusal: string | undefined;
let refusedAs: FailureKind;
let asked: string[];
/** The reply to `prepareLookup`; undefined if the background refuses. */
let opened: boolean | undefined;
let typed: string;
let isBilled: boolean;
/** Whether the API has not answered yet. */
let isSlow: boolean;
const changed = vi.fn();
/** What the reply about a value waits for. */
let repliesAfter: Map<string, Promise<void>>;
let field: SingleValue;
let make: (
  facts: Pick<FieldFacts, 'kind' | 'loose' | 'also'>,
  provenance?: InputProvenance,
) => SingleValue;

/** The sentence about a lookup that failed or was prepared. */
const says = (step: 'failed' | 'prepared') =>
  field.lookup.step === step ? field.lookup.says : undefined;

const judgementOf = (value: string, basis: 'syntax' | 'api', price = credits) =>
  judgement(
    { value, standing, basis: [basis] },
    { policy, credits: price, connected: isConnected },
  );

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
  control = find('input');
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
  isSlow = false;
  changed.mockClear();
  repliesAfter = new Map();
  const ask = askWith(async (name, body, failed) => {
    await Promise.resolve();
    if (name === 'check') {
      const { kind = 'email', value = '' } = MESSAGES.check.request.parse(body).items[0] ?? {};
      asked.push(`check ${value}`);
      await repliesAfter.get(`check ${value}`);
      const judgement = judgementOf(value, 'syntax');
      return { judgements: [{ ...judgement, verdict: { ...judgement.verdict, kind } }] };
    }
    if (name === 'prepareLookup') {
      const { value, refresh, depth, place } = MESSAGES.prepareLookup.request.parse(body);
      asked.push(`prepare ${value} ${depth} ${place}${refresh ? ' again' : ''}`);
      if (opened === undefined) failed?.(failureOf('rate-limited', 'Too often.'));
      return opened === undefined ? undefined : { opened };
    }
    const { trigger, value, refresh } = MESSAGES.lookup.request.parse(body);
    asked.push(`${trigger} ${value}${refresh ? ' again' : ''}`);
    await repliesAfter.get(`lookup ${value}`);
    if (isSlow) return { state: 'pending', credits: 3 };
    if (refusal === undefined) {
      return { state: 'answered', credits: 3, from: 'api', at: 0, ...judgementOf(value, 'api', 0) };
    }
    failed?.(failureOf(refusedAs, refusal));
    return undefined;
  });
  const provenanceByTest = {
    ...createInputProvenance(),
    isTyped: (value: string) => value === typed,
  };
  make = (facts, provenance = provenanceByTest) =>
    createFieldValue({
      control,
      facts: { form: 'sign-up', region: undefined, ...facts },
      ask,
      provenance,
      onChange: changed,
    });
  field = make({ kind: 'email' });
});

function type(value: string): void {
  control.value = value;
  typed = value;
}

describe('createFieldValue', () => {
  it.each(['check', 'lookup'])(
    'keeps the result for the present value when the %s of an earlier value ends late',
    async (name) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      repliesAfter.set(`${name} bob@example.com`, promise);
      type('bob@example.com');
      const earlier = field.onLeave(true);
      await expect
        .poll(() => asked.at(-1))
        .toBe(name === 'check' ? 'check bob@example.com' : 'typed bob@example.com');
      type('eve@example.com');
      await field.onLeave(true);
      resolve();
      await earlier;
      expect(field.judgement()?.verdict.value).toBe('eve@example.com');
      expect(field.isPending()).toBe(false);
    },
  );

  it('checks a value once, trimmed', async () => {
    control.value = ' bob@example.com ';
    await Promise.all([field.check(), field.check()]);
    await field.check();
    expect(asked).toEqual(['check bob@example.com']);
    expect(field.judgement()?.verdict.standing).toBe('good');
  });

  it('checks only values with an @ if the field also takes user names', async () => {
    field = make({ kind: 'email', loose: true });
    control.value = 'bob';
    await field.onLeave(true);
    expect(asked).toEqual([]);
    expect(field.isPending()).toBe(false);
    control.value = 'bob@example.com';
    await field.check();
    expect(asked).toEqual(['check bob@example.com']);
  });

  it.each(['email', 'phone'] as const)(
    'judges what is typed where both an address and a number may be (first named: %s)',
    async (kind) => {
      field = make({ kind, also: kind === 'email' ? 'phone' : 'email', loose: true });
      standing = 'bad';
      for (const [text, judged] of [
        ['+49 30 12', 'phone'],
        ['bob@gmial.com', 'email'],
        ['bob', undefined],
        ['12', undefined],
      ] as const) {
        control.value = text;
        await field.onLeave(true);
        expect(field.judgement()?.verdict.kind).toBe(judged);
        expect(field.isPending()).toBe(false);
      }
    },
  );

  it('ignores values that do not match if the field also takes other numbers', async () => {
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

  it('looks up a typed value once, after leaving', async () => {
    type('bob@example.com');
    await Promise.all([field.onLeave(true), field.onLeave(true)]);
    await field.onLeave(true);
    expect(asked).toEqual(['check bob@example.com', 'typed bob@example.com']);
    expect(field.judgement()?.verdict.basis).toEqual(['api']);
    expect(field.isPending()).toBe(false);
    // The check, and the start and the end of the lookup.
    expect(changed).toHaveBeenCalledTimes(3);
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

  it.each<[string, () => unknown]>([
    ['a script filled it in', () => ([typed, control.value] = ['', 'bob@example.com'])],
    ['a script changed it after typing', () => ([typed] = ['eve@example.com'])],
    ['the policy is check', () => ([policy] = ['check'])],
    ['the value is bad', () => ([standing] = ['bad'])],
    ['the cache has answered', () => ([credits] = [0])],
    ['no key is set', () => ([isConnected] = [false])],
  ])('makes no automatic lookup if %s', async (_, arrange) => {
    type('bob@example.com');
    arrange();
    await field.onLeave(true);
    expect(asked).toEqual(['check bob@example.com']);
    expect(field.isPending()).toBe(false);
  });

  it.each([
    [true, 'Ready to look up. Confirm in the Fieldmark popup.'],
    [false, 'Ready to look up. Click the Fieldmark button in the toolbar to confirm.'],
  ])(
    'prepares the lookup on a press, spends nothing and says what to do next (opened: %s)',
    async (is, step) => {
      opened = is;
      control.value = ' bob@example.com ';
      await field.prepareLookup();
      expect(asked).toEqual([]);
      await field.check();
      await field.prepareLookup();
      expect(asked.slice(1)).toEqual(['prepare bob@example.com standard field']);
      expect(says('prepared')).toBe(step);
      expect(changed).toHaveBeenCalledTimes(2);
      control.value = 'eve@example.com';
      expect(says('prepared')).toBeUndefined();
    },
  );

  it('says why preparing the lookup was refused', async () => {
    opened = undefined;
    control.value = 'bob@example.com';
    await field.check();
    await field.prepareLookup();
    expect(says('prepared')).toBeUndefined();
    expect(says('failed')).toBe('Too often. Wait.');
  });

  it.each([
    ['possibly-billed-before', false],
    ['timeout', true],
  ] as const)('prepares a possibly billed lookup as a repeat: %s', async (kind, billed) => {
    [refusal, refusedAs, isBilled] = ['Lost.', kind, billed];
    type('bob@example.com');
    await field.onLeave(true);
    expect(field.lookup.mayBeBilled).toBe(true);
    await field.prepareLookup();
    expect(asked.at(-1)).toBe('prepare bob@example.com standard field again');
    control.value = 'eve@example.com';
    expect(field.lookup.mayBeBilled).toBe(false);
  });

  it('looks up a typed value again after an answer elsewhere', async () => {
    policy = 'ask';
    refusal = 'Not unbidden.';
    refusedAs = 'gesture-needed';
    type('bob@example.com');
    await field.onLeave(true);
    await field.prepareLookup();
    refusal = undefined;
    await field.onAnswered('email', 'bob@example.com');
    expect(asked.slice(-2)).toEqual([
      'prepare bob@example.com standard field',
      'typed bob@example.com',
    ]);
    expect(field.lookup.isAnswered).toBe(true);
    expect(says('prepared')).toBeUndefined();
  });

  it('does not use an answer for a value that the page filled in', async () => {
    control.value = 'bob@example.com';
    await field.check();
    await field.prepareLookup();
    await field.onAnswered('email', 'bob@example.com');
    expect(asked.filter((call) => call.startsWith('typed'))).toEqual([]);
    expect(field.lookup.isAnswered).toBe(false);
    expect(says('prepared')).toBeUndefined();
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['another value', 'email', 'eve@example.com'],
    ['another kind', 'domain', 'bob@example.com'],
  ] as const)('ignores an answer about %s', async (_, kind, value) => {
    type('bob@example.com');
    await field.check();
    await field.prepareLookup();
    changed.mockClear();
    await field.onAnswered(kind, value);
    expect(changed).not.toHaveBeenCalled();
    expect(asked.filter((call) => call.startsWith('typed'))).toEqual([]);
    expect(says('prepared')).toBeDefined();
  });

  it.each([
    ['auto', 'policy-forbids'],
    ['ask', 'gesture-needed'],
  ] as const)('shows no refusal with policy %s, and asks only once', async (present, kind) => {
    [policy, refusal, refusedAs] = [present, 'Not here.', kind];
    type('bob@example.com');
    await field.onLeave(true);
    await field.onLeave(true);
    expect(asked).toEqual(['check bob@example.com', 'typed bob@example.com']);
    expect(says('failed')).toBeUndefined();
    expect(field.isPending()).toBe(false);
    expect(field.judgement()?.offer.credits).toBe(3);
  });

  it('is pending, but not shown as a lookup, while the cache is read', async () => {
    policy = 'ask';
    type('bob@example.com');
    await field.check();
    expect(field.isPending()).toBe(true);
    const done = field.onLeave(true);
    expect(field.isPending()).toBe(true);
    expect(field.lookup.step).toBe('rest');
    await done;
    expect(field.isPending()).toBe(false);
    expect(field.lookup.isAnswered).toBe(true);
    control.value = 'ann@example.com';
    expect(field.lookup).toMatchObject({ isAnswered: false, step: 'rest' });
  });

  it('looks up nothing if the page changed the value after the person left', async () => {
    type('bob@example.com');
    const done = field.onLeave(true);
    control.value = 'eve@example.com';
    typed = 'eve@example.com';
    await done;
    await field.onLeave(false);
    expect(asked.filter((call) => !call.startsWith('check'))).toEqual([]);
  });

  it.each<[FailureKind, string, string]>([
    ['payment-required', 'No credits left.', 'No credits left. Wait.'],
    ['over-budget', 'Over budget.', 'Over budget. Wait.'],
    ['worker-gone', '', 'Fieldmark was updated or restarted. Check the receipts, then try again.'],
  ])('says why an automatic lookup failed: %s', async (kind, message, text) => {
    refusal = message;
    refusedAs = kind;
    isBilled = kind === 'worker-gone';
    type('bob@example.com');
    await field.onLeave(true);
    expect(says('failed')).toBe(text);
    expect(field.judgement()?.verdict.standing).toBe('good');
    expect(field.isPending()).toBe(false);
  });

  it('says that an answer takes a while, and where it will be shown', async () => {
    isSlow = true;
    type('bob@example.com');
    await field.onLeave(true);
    expect(field.lookup.isAnswered).toBe(false);
    expect(says('failed')).toBe(
      'This is taking a while. If you keep a history, the answer will appear there.',
    );
  });
});

describe('a suggestion', () => {
  const provenance = createInputProvenance();
  const apply = async (typedValue: string) => {
    control.value = 'bob@gmial.com';
    provenance.acceptWhole(typedValue);
    const tracked = make({ kind: 'email' }, provenance);
    tracked.applySuggestion('bob@gmail.com');
    await expect.poll(() => asked).not.toEqual([]);
    return tracked.isTyped();
  };

  it('counts as typed, and its field as left, if the person typed what it replaces', async () => {
    expect(await apply('bob@gmial.com')).toBe(true);
    expect(control.value).toBe('bob@gmail.com');
    await expect.poll(() => asked).toEqual(['check bob@gmail.com', 'typed bob@gmail.com']);
  });

  it('does not count as typed if the page filled in what it replaces', async () => {
    expect(await apply('bob@gmail.com.of.before')).toBe(false);
  });

  it('does not count as typed if the page changes it', async () => {
    control.addEventListener('input', () => Object.assign(control, { value: 'eve@gmail.com' }));
    expect(await apply('bob@gmial.com')).toBe(false);
  });
});
