import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldFormView, lineViewOf } from '../../../lib/page/field/line-view.ts';
import type { LineView } from '../../../lib/page/line/view.ts';
import {
  type FakeField,
  fakeTrackedField,
  judgement,
  LOOKUP,
  verdict,
} from './fake-tracked-field.ts';

let tracked: ReturnType<typeof fakeTrackedField>;
const commands = { applySuggestion: vi.fn(), prepareLookup: vi.fn() };

beforeEach(() => {
  const control = document.createElement('input');
  control.value = 'bob@example.com';
  tracked = fakeTrackedField(control);
  tracked.field.known = judgement();
  vi.clearAllMocks();
});

const labels = () => lineViewOf(tracked, commands)?.actions.map(({ label }) => label);

describe('lineViewOf', () => {
  it('keeps quiet about a value that passes, and offers the lookup with its price', () => {
    expect(lineViewOf(tracked, commands)).toMatchObject({
      standing: 'fits',
      text: 'It looks right.',
    });
    expect(labels()).toEqual(['Look up · 3 credits']);
    expect(lineViewOf(tracked, commands)).toMatchObject({ isQuiet: true, isPaid: false });
    lineViewOf(tracked, commands)?.actions[0]?.run();
    expect(commands.prepareLookup).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => void]>([
    ['the field is empty', () => Object.assign(tracked.control, { value: '' })],
    ['there is no verdict', () => Object.assign(tracked.field, { known: undefined })],
    [
      'it is bad and the field was not left yet',
      () => Object.assign(tracked.field, { known: judgement({ standing: 'bad' }) }),
    ],
  ])('shows nothing if %s', (_, arrange) => {
    arrange();
    expect(lineViewOf(tracked, commands)).toBeNull();
  });

  it('shows a pending lookup instead of anything else, without buttons', () => {
    tracked.field.lookup = { ...LOOKUP, step: 'running' };
    expect(lineViewOf(tracked, commands)).toMatchObject({ standing: 'busy', actions: [] });
  });

  it('shows a failure as unknown, with the offer', () => {
    tracked.field.lookup = { ...LOOKUP, step: 'failed', says: 'No credits left.' };
    expect(lineViewOf(tracked, commands)).toMatchObject({
      standing: 'unknown',
      text: 'No credits left.',
    });
    expect(labels()).toEqual(['Look up · 3 credits']);
  });

  it('shows the hint with the offer, in the tone of the check', () => {
    tracked.field.known = judgement({ standing: 'caution' });
    tracked.field.lookup = { ...LOOKUP, step: 'prepared', says: 'It waits in the toolbar.' };
    const view = lineViewOf(tracked, commands);
    expect(view).toMatchObject({ standing: 'caution', text: 'It waits in the toolbar.' });
    expect(labels()).toEqual(['Look up · 3 credits']);
  });

  it.each(['good', 'unknown'] as const)(
    'shows a contradiction for a value that is %s',
    (standing) => {
      tracked.field.known = judgement({ standing });
      expect(lineViewOf(tracked, commands, { says: 'Two countries.' })).toMatchObject({
        standing: 'unknown',
        text: 'Two countries.',
        actions: [{ label: 'Look up · 3 credits', isOffer: true }],
      });
    },
  );

  it.each(['caution', 'bad'] as const)(
    'shows a verdict of %s before a contradiction',
    (standing) => {
      tracked.field.known = judgement({ standing });
      tracked.wasLeft = true;
      expect(lineViewOf(tracked, commands, { says: 'Two countries.' })).toMatchObject({
        standing,
        text: 'It looks right.',
      });
    },
  );

  it('shows what the person keeps about a value before all else, in the same area', () => {
    tracked.field.known = judgement({ standing: 'caution' });
    const [said, silent] = ['Another account.', null].map((says) =>
      lineViewOf(tracked, commands, { says, private: true, ...(says && { first: true }) }),
    );
    expect(said).toMatchObject({ standing: 'caution', text: 'Another account.', isPaid: true });
    expect(silent).toMatchObject({ text: 'It looks right.', isPaid: true });
    expect(said?.rows).toBe(silent?.rows);
    expect(said?.actions.length).toBe(silent?.actions.length);
  });

  it('does not show it for a value that is wrong', () => {
    tracked.field.known = judgement({ standing: 'bad' });
    tracked.wasLeft = true;
    const view = lineViewOf(tracked, commands, { says: 'Another.', private: true, first: true });
    expect(view).toMatchObject({ standing: 'bad', text: 'It looks right.' });
  });

  it.each([
    ['good', true],
    ['caution', false],
    ['unknown', false],
    ['bad', false],
  ] as const)('takes up the same area for an answer of %s', (standing, isQuiet) => {
    tracked.wasLeft = true;
    tracked.field.lookup = { ...LOOKUP, isAnswered: true };
    tracked.field.known = judgement({ standing, basis: ['api'] });
    expect(lineViewOf(tracked, commands)).toMatchObject({ isPaid: true, rows: 1, isQuiet });
  });

  it('offers to ask again if a lookup was possibly billed', () => {
    tracked.field.lookup = { ...LOOKUP, mayBeBilled: true };
    expect(labels()).toEqual(['Look up again · 3 credits']);
  });

  it('offers the lookup with policy `auto` too, in the singular for one credit', () => {
    tracked.field.known = judgement({}, { policy: 'auto', credits: 1 });
    expect(labels()).toEqual(['Look up · 1 credit']);
  });

  it.each<[string, Partial<FakeField>]>([
    ['no key is set', { known: judgement({}, { connected: false }) }],
    ['the policy is `check`', { known: judgement({}, { policy: 'check' }) }],
    ['the policy is `off`', { known: judgement({}, { policy: 'off' }) }],
    ['a lookup costs nothing', { known: judgement({}, { credits: 0 }) }],
    ['a lookup has answered', { lookup: { ...LOOKUP, isAnswered: true } }],
    ['it is bad', { known: judgement({ standing: 'bad' }) }],
  ])('offers no lookup if %s', (_, state) => {
    tracked.wasLeft = true;
    Object.assign(tracked.field, state);
    expect(labels()).toEqual([]);
  });

  it('says the suggestion first, and offers no lookup, for a typo', () => {
    tracked.field.known = judgement({ standing: 'caution', suggestion: 'bob@gmail.com' });
    tracked.field.lookup = { ...LOOKUP, step: 'failed', says: 'No credits left.' };
    expect(lineViewOf(tracked, commands)).toMatchObject({
      standing: 'caution',
      text: 'Did you mean bob@gmail.com?',
      brief: 'bob@gmail.com',
    });
    expect(labels()).toEqual(['Use it']);
    lineViewOf(tracked, commands)?.actions[0]?.run();
    expect(commands.applySuggestion.mock.calls).toEqual([['bob@gmail.com']]);
    expect(commands.prepareLookup).not.toHaveBeenCalled();
  });
});

describe('heldFormView', () => {
  const about = { isQuestion: true, near: [], fieldRows: undefined };
  const heldCommands = { fix: vi.fn(), sendAnyway: vi.fn(), sendNow: vi.fn() };
  const go = vi.fn();
  const held = (label: string, more: Parameters<typeof verdict>[0]) => ({
    label,
    control: document.createElement('input'),
    list: undefined,
    verdict: verdict({ standing: 'bad', reason: 'too-short', ...more }),
    run: go,
    applySuggestion: commands.applySuggestion,
  });
  const labelsOf = ({ actions }: LineView) => actions.map(({ label }) => label);

  it('names each field and what is wrong with it', () => {
    const view = heldFormView([held('Phone', {}), held('IBAN', {})], heldCommands, about);
    expect(view).toMatchObject({ standing: 'bad', text: 'Not sent: 2 fields need a look' });
    expect(view.fields.map(({ spoken }) => spoken)).toEqual([
      'Phone: Too short',
      'IBAN: Too short',
    ]);
    view.fields[1]?.run();
    expect(go).toHaveBeenCalledTimes(1);
    expect(labelsOf(view)).toEqual(['Fix it', 'Send anyway']);
    for (const action of view.actions) action.run();
    expect(heldCommands.fix).toHaveBeenCalledTimes(1);
    expect(heldCommands.sendAnyway).toHaveBeenCalledTimes(1);
  });

  it('offers the correction of a single field, but none that a lookup found', () => {
    const typo = { suggestion: 'bob@gmail.com' };
    const view = heldFormView([held('Email', typo)], heldCommands, about);
    expect(view.text).toBe('Not sent: 1 field needs a look');
    expect(labelsOf(view)).toEqual(['Use it', 'Send anyway']);
    expect(view.fields[0]?.brief).toBe('Did you mean bob@gmail.com?');
    view.actions[0]?.run();
    expect(commands.applySuggestion).toHaveBeenCalledWith('bob@gmail.com');
    const paid = heldFormView([held('Email', { ...typo, basis: ['api'] })], heldCommands, {
      ...about,
      fieldRows: 2,
    });
    expect(labelsOf(paid)).toEqual(['Fix it', 'Send anyway']);
  });
});
