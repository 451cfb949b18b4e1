import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldLineView, lineViewOf } from '../../../lib/page/field/line-view.ts';
import { fakeWatched, judgement, verdict } from './fake-tracked-field.ts';

let one: ReturnType<typeof fakeWatched>;
const acts = { applySuggestion: vi.fn(), prepareLookup: vi.fn() };

beforeEach(() => {
  const control = document.createElement('input');
  control.value = 'bob@example.com';
  one = fakeWatched(control);
  one.field.known = judgement();
  vi.clearAllMocks();
});

const labels = () => lineViewOf(one, acts)?.actions.map(({ label }) => label);

describe('viewOf', () => {
  it('says what is known and offers the lookup at its price', () => {
    expect(lineViewOf(one, acts)).toMatchObject({ standing: 'fits', text: 'It looks right.' });
    expect(labels()).toEqual(['Look up · 3 credits']);
    expect(lineViewOf(one, acts)?.basis).toBe('Fits offline, free');
    lineViewOf(one, acts)?.actions[0]?.run();
    expect(acts.prepareLookup).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => void]>([
    ['the field is empty', () => Object.assign(one.control, { value: '' })],
    [
      'this value’s line was dismissed',
      () => Object.assign(one, { dismissedValue: 'bob@example.com' }),
    ],
    ['nothing is known', () => Object.assign(one.field, { known: undefined })],
    [
      'it is bad so far, and not left yet',
      () => Object.assign(one.field, { known: judgement({ standing: 'bad' }) }),
    ],
  ])('shows nothing where %s', (_, arrange) => {
    arrange();
    expect(lineViewOf(one, acts)).toBeNull();
  });

  it('shows what is bad once the field was left', () => {
    one.field.known = judgement({ standing: 'bad' });
    one.wasLeft = true;
    expect(lineViewOf(one, acts)?.standing).toBe('bad');
  });

  it('shows another value although one was dismissed', () => {
    one.dismissedValue = 'eve@example.com';
    expect(lineViewOf(one, acts)).not.toBeNull();
  });

  it('shows that it is being looked up before anything else, with nothing to press', () => {
    one.field.isLookingUp = true;
    expect(lineViewOf(one, acts)).toMatchObject({ standing: 'busy', actions: [] });
  });

  it('gives a failure as unknown, beside the offer', () => {
    one.field.failureText = () => 'No credits left.';
    expect(lineViewOf(one, acts)).toMatchObject({ standing: 'unknown', text: 'No credits left.' });
    expect(labels()).toEqual(['Look up · 3 credits']);
  });

  it('says what a press has the person do now, beside the offer, in the tone of the check', () => {
    one.field.known = judgement({ standing: 'caution' });
    one.field.failureText = () => 'No credits left.';
    one.field.hint = () => 'It waits in the toolbar.';
    const view = lineViewOf(one, acts);
    expect(view).toMatchObject({ standing: 'caution', text: 'It waits in the toolbar.' });
    expect(view?.basis).toBeUndefined();
    expect(labels()).toEqual(['Look up · 3 credits']);
  });

  it.each(['good', 'unknown'] as const)('says what stands beside a %s value', (standing) => {
    one.field.known = judgement({ standing });
    expect(lineViewOf(one, acts, 'Two countries.')).toMatchObject({
      standing: 'unknown',
      text: 'Two countries.',
      basis: 'Compared offline, free',
      actions: [{ label: 'Look up · 3 credits' }],
    });
  });

  it.each(['caution', 'bad'] as const)('says first what is %s in the value itself', (standing) => {
    one.field.known = judgement({ standing });
    one.wasLeft = true;
    expect(lineViewOf(one, acts, 'Two countries.')).toMatchObject({
      standing,
      text: 'It looks right.',
    });
  });

  it('says what an answer rests on', () => {
    one.field.isAnswered = true;
    expect(lineViewOf(one, acts)?.basis).toBe('Looked up');
    const known = judgement();
    one.field.known = { ...known, verdict: { ...known.verdict, basis: ['syntax', 'api'] } };
    expect(lineViewOf(one, acts)).toMatchObject({
      standing: 'confirmed',
      basis: 'Confirmed by lookup',
    });
  });

  it('offers to ask again what may have been paid for', () => {
    one.field.isPossiblyBilled = true;
    expect(labels()).toEqual(['Ask again · 3 credits']);
  });

  it('offers it under `auto` too, in the singular where one credit is asked', () => {
    one.field.known = judgement({}, { policy: 'auto', credits: 1 });
    expect(labels()).toEqual(['Look up · 1 credit']);
  });

  it.each<[string, () => void]>([
    [
      'no key is set',
      () => Object.assign(one.field, { known: judgement({}, { connected: false }) }),
    ],
    [
      'the policy is `check`',
      () => Object.assign(one.field, { known: judgement({}, { policy: 'check' }) }),
    ],
    [
      'the policy is `off`',
      () => Object.assign(one.field, { known: judgement({}, { policy: 'off' }) }),
    ],
    [
      'nothing is asked for',
      () => Object.assign(one.field, { known: judgement({}, { credits: 0 }) }),
    ],
    ['a lookup has answered', () => Object.assign(one.field, { isAnswered: true })],
    ['it is no address', () => Object.assign(one.field, { known: judgement({ value: 'bob' }) })],
    [
      'it is bad',
      () => {
        one.wasLeft = true;
        one.field.known = judgement({ standing: 'bad' });
      },
    ],
  ])('offers no lookup where %s', (_, arrange) => {
    arrange();
    expect(labels()).toEqual([]);
  });

  it('offers what was probably meant, and no lookup of what was mistyped', () => {
    one.field.known = judgement({ standing: 'caution', suggestion: 'bob@gmail.com' });
    expect(labels()).toEqual(['Use bob@gmail.com']);
    lineViewOf(one, acts)?.actions[0]?.run();
    expect(acts.applySuggestion.mock.calls).toEqual([['bob@gmail.com']]);
    expect(acts.prepareLookup).not.toHaveBeenCalled();
  });
});

describe('heldView', () => {
  const held = { applySuggestion: vi.fn(), fix: vi.fn(), sendAnyway: vi.fn() };

  it('gives the reason and the two ways on', () => {
    const view = heldLineView(verdict({ standing: 'bad' }), held);
    expect(view).toMatchObject({ standing: 'bad', text: 'It looks right.', held: true });
    expect(view.actions.map(({ label }) => label)).toEqual(['Fix it', 'Submit anyway']);
    view.actions[0]?.run();
    expect(held.fix).toHaveBeenCalledTimes(1);
    expect(held.sendAnyway).not.toHaveBeenCalled();
    view.actions[1]?.run();
    expect(held.sendAnyway).toHaveBeenCalledTimes(1);
  });

  it('offers what was probably meant between them', () => {
    const view = heldLineView(verdict({ suggestion: 'bob@gmail.com' }), held);
    expect(view.actions.map(({ label }) => label)).toEqual([
      'Fix it',
      'Use bob@gmail.com',
      'Submit anyway',
    ]);
    view.actions[1]?.run();
    expect(held.applySuggestion).toHaveBeenCalledWith('bob@gmail.com');
  });
});
