/** The person's corrections of fields, as seen by a page: when they are requested, and what they change. */
import { describe, expect, it, vi } from 'vitest';
import { fieldKeyOf } from '../../../lib/form/index.ts';
import { createFieldCorrections } from '../../../lib/page/field/corrections.ts';
import { setUpTrackerWorld } from './tracker-world.ts';

const world = setUpTrackerWorld([{}, 'auto'], ({ kind, value }) => `check ${kind} ${value}`);
const pass = () => vi.advanceTimersByTimeAsync(1000);

describe('corrections of a page', () => {
  it('are sent only for fields that may be read; other fields get an explanation', async () => {
    Object.assign(world.control, { name: 'cvv', type: 'text' });
    const { correct } = createFieldCorrections(world.options);
    const { isSaved, text } = await correct(world.control, 'iban');
    expect(isSaved).toBe(false);
    expect(text).toMatch(/never reads hidden fields/);
    expect(world.asked).toEqual([]);
  });

  it('in a private window, last as long as the page', async () => {
    world.kept = false;
    const { control, options } = world;
    const corrections = createFieldCorrections(options);
    expect((await corrections.correct(control, 'iban')).text).toMatch(/private window/);
    expect(corrections.correctionOf(control)).toBe('iban');
    await corrections.correct(control, 'never');
    expect(corrections.isNever).toBe(true);
    await corrections.correct(control, 'undo');
    expect([corrections.isNever, corrections.correctionOf(control)]).toEqual([false, undefined]);
  });
});

describe('a tracked field that is corrected', () => {
  async function track() {
    const { control } = world;
    control.value = 'DE89';
    const tracker = world.createTracker();
    tracker.onFocus(control);
    await pass();
    return { control, tracker };
  }

  it('is checked as the new kind at once, and not looked up because of the press', async () => {
    const { control, tracker } = await track();
    await tracker.correct(control, 'iban');
    await pass();
    control.dispatchEvent(new FocusEvent('blur'));
    await pass();
    expect([...new Set(world.asked)]).toEqual([
      'check email DE89',
      `correctField ${fieldKeyOf(control)} iban`,
      'check iban DE89',
    ]);
  });

  it('is no longer tracked if it is for none of the kinds', async () => {
    const { control, tracker } = await track();
    await tracker.correct(control, 'none');
    world.asked = [];
    control.value = 'AT61';
    for (const event of [new Event('input'), new FocusEvent('blur')]) control.dispatchEvent(event);
    await pass();
    expect(world.asked).toEqual([]);
    expect(tracker.fieldValues()).toEqual([]);
  });

  it('is read again when another page or the settings changed its correction', async () => {
    const { control, tracker } = await track();
    if (world.site) world.site = { ...world.site, corrections: { [fieldKeyOf(control)]: 'vat' } };
    tracker.onSettingsChanged();
    await pass();
    expect(world.asked.at(-1)).toBe('check vat DE89');
  });
});
