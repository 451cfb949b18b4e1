import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '../../../lib/extension/messages/table.ts';
import { createAddressListValue } from '../../../lib/page/field/address-list-value.ts';
import { guardField } from '../../../lib/page/field/guarded-field.ts';
import { lineViewOf } from '../../../lib/page/field/line-view.ts';
import type { TrackedField } from '../../../lib/page/field/tracked-field.ts';
import { checkValue } from '../../check-data.ts';
import { askWith } from '../dom.ts';

let asked: string[][];
let control: HTMLElement;
let tracked: TrackedField;
let guarded: ReturnType<typeof guardField>;
const presenter = {
  showWaiting: vi.fn(),
  endWaiting: vi.fn(),
  isOverlooked: () => false,
  release: vi.fn(),
};

const ask = askWith(async (_name, body) => {
  const { items } = MESSAGES.check.request.parse(body);
  asked.push(items.map(({ value }) => value));
  return {
    judgements: items.map(({ value }) => ({
      verdict: checkValue('email', value),
      offer: { policy: 'auto', credits: 3, connected: true },
    })),
  };
});

function show(html: string, takesNames = false): void {
  document.body.innerHTML = `<form>${html}</form>`;
  const found = document.querySelector('[data-x]');
  if (!(found instanceof HTMLElement)) throw new Error('no field');
  control = found;
  const field = createAddressListValue({
    control,
    facts: {
      kind: 'email',
      form: 'other',
      region: undefined,
      loose: true,
      addressList: { takesNames },
    },
    ask,
    onChange: () => {},
  });
  tracked = { control, field, wasLeft: false };
  guarded = guardField(tracked, presenter, { causedSubmit: () => true });
}
const showText = (text: string, takesNames = false) => {
  show('<textarea data-x></textarea>', takesNames);
  if (control instanceof HTMLTextAreaElement) control.value = text;
};

const commands = {
  applySuggestion: (value: string) => tracked.field.applySuggestion(value),
  prepareLookup: vi.fn(),
};
const line = () => lineViewOf(tracked, commands);
const labels = () => line()?.actions.map(({ label }) => label);
const written = () => (control instanceof HTMLTextAreaElement ? control.value : '');

beforeEach(() => {
  asked = [];
});

describe('a field with several addresses', () => {
  it('asks for the verdicts of all addresses at once, and for each once', async () => {
    showText('Anna <anna@gmail.com>; bob@gmial.com\nanna@gmail.com');
    await tracked.field.check();
    expect(asked).toEqual([['anna@gmail.com', 'bob@gmial.com']]);
    await tracked.field.onLeave(true);
    expect(asked).toHaveLength(1);
  });

  it('corrects the worst address first', async () => {
    showText('anna@gmail.com, bob@gmial.com, "Müller, Carl" <carl@@web.de>');
    await tracked.field.check();
    expect(line()).toMatchObject({ standing: 'bad' });
    expect(line()?.text).toBe('Did you mean carl@web.de?');
  });

  it('replaces only the wrong address, then names the next one', async () => {
    const text = '"Müller, Hans" <hans@gmial.com>;  bob@hotmial.com ; anna@gmail.com';
    showText(text);
    await tracked.field.check();
    expect(line()?.text).toBe('Did you mean hans@gmail.com?');
    expect(labels()).toEqual(['Use it']);
    line()?.actions[0]?.run();
    expect(written()).toBe(text.replace('hans@gmial', 'hans@gmail'));
    await tracked.field.onLeave(false);
    expect(line()?.text).toBe('Did you mean bob@hotmail.com?');
    line()?.actions[0]?.run();
    await tracked.field.onLeave(false);
    expect(line()).toMatchObject({ standing: 'fits', text: 'All 3 addresses are plausible.' });
  });

  it('puts back only what a correction replaced', async () => {
    const text = 'hans@gmial.com, anna@gmail.com';
    showText(text);
    await tracked.field.check();
    const takeBack = tracked.field.applySuggestion('hans@gmail.com');
    expect(written()).toBe('hans@gmail.com, anna@gmail.com');
    takeBack?.();
    expect(written()).toBe(text);
    expect(tracked.field.applySuggestion('eve@gmail.com')).toBeUndefined();
  });

  it('names the next address after one was dismissed, and finally nothing', async () => {
    showText('hans@gmial.com, bob@hotmial.com, anna@gmail.com');
    await tracked.field.check();
    expect(tracked.field.list?.dismiss()).toBe(true);
    expect(line()?.text).toBe('Did you mean bob@hotmail.com?');
    expect(tracked.field.list?.dismiss()).toBe(false);
    expect(line()).toBeNull();
  });

  it('says nothing about the last address while it is being typed', async () => {
    showText('anna@gmail.com, bob@gmial.com');
    control.focus();
    await tracked.field.check();
    expect(line()?.standing).toBe('fits');
    await tracked.field.onLeave(true);
    expect(line()?.text).toBe('Did you mean bob@gmail.com?');
  });

  it('shows a bad address before the field is left', async () => {
    showText('anna@@gmail.com, bo');
    control.focus();
    await tracked.field.check();
    expect(line()?.standing).toBe('bad');
  });

  it('offers and makes no lookup, whatever the policy', async () => {
    showText('anna@gmail.com');
    await tracked.field.onLeave(true);
    expect(labels()).toEqual([]);
    expect(asked).toEqual([['anna@gmail.com']]);
  });

  it('treats an address without "@" as an error, unless names of contacts are allowed', async () => {
    showText('anna.gmail.com, bob@gmail.com, Carl');
    await tracked.field.check();
    expect(line()?.standing).toBe('bad');
    showText('anna.gmail.com, bob@gmail.com, Carl', true);
    await tracked.field.check();
    expect(line()?.standing).toBe('fits');
  });

  it('names a wrong chip and says what to change, without a button', async () => {
    show(
      '<div><div role="option" data-hovercard-id="anna@gmial.com">Anna</div><div role="option" data-hovercard-id="bob@gmail.com">Bob</div><input data-x></div>',
      true,
    );
    await tracked.field.check();
    expect(line()?.text).toBe(
      'anna@gmial.com: did you mean anna@gmail.com? Change it in the field.',
    );
    expect(labels()).toEqual([]);
  });
});

describe('the guard of a field with several addresses', () => {
  it('has an entry for each address, the worst first, and the form of an editable element', async () => {
    show('<div data-x contenteditable="true">anna@gmail.com, bob@gmial.com, carl@@web.de</div>');
    await tracked.field.check();
    expect(guarded().map((field) => field.verdict()?.standing)).toEqual(['bad', 'caution', 'good']);
    expect(guarded()[0]?.form()).toBe(document.querySelector('form'));
  });

  it('waits once if an address was not checked', async () => {
    showText('anna@gmail.com, bob@gmial.com');
    expect(guarded().map((field) => field.verdict())).toEqual([undefined]);
    await guarded()[0]?.resolveVerdict();
    expect(guarded()).toHaveLength(2);
  });

  it('names the address in its question, even while it is being typed', async () => {
    showText('anna@gmail.com, bob@gmial.com');
    control.focus();
    await tracked.field.check();
    const [first] = tracked.field.list?.verdicts() ?? [];
    if (!first) throw new Error('no verdict');
    expect(tracked.field.list?.textOf(first)).toMatch(/^bob@gmial\.com: /);
  });
});
