/** The person's corrections of fields, as seen by a page: when they are requested, and what they change. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES, type ReplyOf } from '../../../lib/extension/messages/table.ts';
import { fieldKeyOf } from '../../../lib/form/index.ts';
import { createFieldCorrections } from '../../../lib/page/field/corrections.ts';
import { createFieldTracker } from '../../../lib/page/field/tracker.ts';
import { policiesOf } from '../../policies.ts';
import { askWith, installPlatform, putInSight } from '../dom.ts';

type Site = ReplyOf<'site'>;

let site: Site;
let asked: string[];
let kept: boolean;
let stop: AbortController;
let control: HTMLInputElement;

beforeEach(() => {
  vi.useFakeTimers();
  installPlatform();
  site = {
    marks: true,
    passing: true,
    guard: 'hold',
    wait: 1500,
    policies: policiesOf({}, 'auto'),
    region: '',
  };
  [asked, kept, stop] = [[], true, new AbortController()];
  document.body.innerHTML = '<form><input type="email" name="ref" value="DE89"></form>';
  const found = document.querySelector('input');
  if (!found) throw new Error('no input');
  control = found;
  putInSight(control);
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function build() {
  const ask = askWith(async (name, body) => {
    if (name === 'correctField') {
      const { key, correction } = MESSAGES.correctField.request.parse(body);
      asked.push(`${name} ${key} ${correction}`);
      if (kept && correction !== 'never' && correction !== 'undo') {
        site = { ...site, corrections: { [key]: correction } };
      }
      return { kept };
    }
    if (name !== 'check') {
      asked.push(name);
      return undefined;
    }
    const { items } = MESSAGES.check.request.parse(body);
    const [{ kind, value } = { kind: 'email', value: '' }] = items;
    asked.push(`${name} ${kind} ${value}`);
    const rest = { standing: 'good', reason: 'r', headline: 'h', facts: [], basis: ['syntax'] };
    const offer = { policy: 'auto', credits: 3, connected: true };
    return { judgements: [{ verdict: { kind, value, ...rest }, offer }] };
  });
  const options = { ask, site: () => site, reloadSite: async () => undefined };
  const more = { css: '', signal: stop.signal, getShadowRoot: () => null };
  return {
    corrections: createFieldCorrections(options),
    tracker: createFieldTracker({ ...options, ...more }),
  };
}

describe('corrections of a page', () => {
  it('are sent only for fields that may be read; other fields get an explanation', async () => {
    control.name = 'cvv';
    control.type = 'text';
    const { corrections } = build();
    const { isSaved, text } = await corrections.correct(control, 'iban');
    expect(isSaved).toBe(false);
    expect(text).toMatch(/never reads password/);
    expect(asked).toEqual([]);
  });

  it('in a private window, last as long as the page', async () => {
    kept = false;
    const { corrections } = build();
    expect((await corrections.correct(control, 'iban')).text).toMatch(/private window/);
    expect(corrections.correctionOf(control)).toBe('iban');
    await corrections.correct(control, 'never');
    expect(corrections.isNever).toBe(true);
    await corrections.correct(control, 'undo');
    expect([corrections.isNever, corrections.correctionOf(control)]).toEqual([false, undefined]);
  });
});

describe('a tracked field that is corrected', () => {
  it('is checked as the new kind at once, and not looked up because of the press', async () => {
    const { tracker } = build();
    tracker.onFocus(control);
    await vi.advanceTimersByTimeAsync(1000);
    await tracker.correct(control, 'iban');
    await vi.advanceTimersByTimeAsync(1000);
    control.dispatchEvent(new FocusEvent('blur'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([...new Set(asked)]).toEqual([
      'check email DE89',
      `correctField ${fieldKeyOf(control)} iban`,
      'check iban DE89',
    ]);
  });

  it('is no longer tracked if it is for none of the kinds', async () => {
    const { tracker } = build();
    tracker.onFocus(control);
    await vi.advanceTimersByTimeAsync(1000);
    await tracker.correct(control, 'none');
    asked = [];
    control.value = 'AT61';
    control.dispatchEvent(new Event('input'));
    control.dispatchEvent(new FocusEvent('blur'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
    expect(tracker.fieldValues()).toEqual([]);
  });

  it('is read again when another page or the settings changed its correction', async () => {
    const { tracker } = build();
    tracker.onFocus(control);
    await vi.advanceTimersByTimeAsync(1000);
    site = { ...site, corrections: { [fieldKeyOf(control)]: 'vat' } };
    tracker.onSettingsChanged();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.at(-1)).toBe('check vat DE89');
  });
});
