import { beforeEach, describe, expect, it, vi } from 'vitest';
import { frameRegistry } from '../../../lib/page/dom/registry.ts';
import { putInSight, recordListeners, trusted } from '../dom.ts';
import { setUpTrackerWorld } from './tracker-world.ts';

const world = setUpTrackerWorld(
  [{ email: 'auto' }],
  ({ value }, formType) => `check ${value} in ${formType}`,
);
let control: HTMLInputElement;
let tracker: ReturnType<typeof world.createTracker>;
let fire: (event: Event) => void;
beforeEach(() => {
  control = world.control;
  fire = recordListeners(control);
  tracker = world.createTracker();
  tracker.onFocus(control);
});
const setGuard = (guard: 'off' | 'hold') => {
  if (world.site) world.site = { ...world.site, guard };
};

const rename = (button: string) => {
  const submitter = document.querySelector('button');
  if (submitter) submitter.textContent = button;
};
const emailInput = () => Object.assign(document.createElement('input'), { type: 'email' });
const passwordInput = () =>
  Object.assign(document.createElement('input'), {
    type: 'password',
    autocomplete: 'current-password',
  });

/** Dispatches a trusted event through the window to the field. */
const really = (event: Event, on: EventTarget = control) =>
  fire(trusted(event, { timeStamp: performance.now(), composedPath: () => [on] }));
const key = (name: string) => really(new KeyboardEvent('keydown', { key: name }));

const put = (value: string) => {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

it("sends the form's present type, not the one at focus", async () => {
  put('bob@example.com');
  await vi.advanceTimersByTimeAsync(1_000);
  control.form?.append(passwordInput());
  rename('Sign in');
  put('bob@example.org');
  control.dispatchEvent(new Event('blur'));
  await vi.advanceTimersByTimeAsync(0);
  expect(world.asked).toEqual([
    'check bob@example.com in sign-up',
    'check bob@example.org in sign-in',
  ]);
});

it('checks after a pause in typing, and shows the verdict until the person types on', async () => {
  const isShown = () => document.querySelector('fieldmark-field') !== null;
  put('bob@example.co');
  await vi.advanceTimersByTimeAsync(599);
  put('bob@example.com');
  await vi.advanceTimersByTimeAsync(599);
  expect(world.asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(world.asked).toEqual(['check bob@example.com in sign-up']);
  expect(isShown()).toBe(true);
  put('bob@example.org');
  expect(isShown()).toBe(false);
  control.value = 'bob@example.com';
  control.dispatchEvent(new Event('focus'));
  expect(isShown()).toBe(true);
});

it('hears nothing after its script has ended', async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  world.stop.abort();
  put('bob@example.com');
  control.dispatchEvent(new Event('blur'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.asked).toEqual([]);
});

it('ignores a field that becomes a password field, even after a pause in typing', async () => {
  put('bob@example.com');
  control.type = 'password';
  await vi.advanceTimersByTimeAsync(1_000);
  put('hunter2@example.com');
  control.dispatchEvent(new Event('blur'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.asked).toEqual([]);
});

it('ignores a field once checks of fields are off', async () => {
  put('bob@example.com');
  setGuard('off');
  await vi.advanceTimersByTimeAsync(1_000);
  control.dispatchEvent(new Event('blur'));
  put('ann@example.com');
  tracker.onFocus(document.createElement('input'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.asked).toEqual([]);
  expect(document.querySelector('fieldmark-field')).toBeNull();
});

/** Types a value letter by letter; `meanwhile` is what the page does after each letter. */
function typeOut(value: string, meanwhile: () => void): void {
  for (let end = 1; end <= value.length; end += 1) {
    const data = value.charAt(end - 1);
    key(data);
    really(new InputEvent('beforeinput', { data }));
    control.value = value.slice(0, end);
    really(new InputEvent('input', { data, inputType: 'insertText' }));
    meanwhile();
  }
}
const lookups = () => world.asked.filter((call) => call.startsWith('lookup'));

it.each([
  ['Tab', 'blur', () => key('Tab')],
  ['Enter', 'change', () => key('Enter')],
  ['a press elsewhere', 'blur', () => really(new Event('pointerdown'), document.body)],
])('looks up the value once the person leaves with %s (%s)', async (_, type, leave) => {
  typeOut('bob@example.com', () => {});
  leave();
  really(new Event(type));
  await vi.advanceTimersByTimeAsync(100);
  expect(lookups()).toEqual(['lookup bob@example.com']);
});

it('looks up once per gesture, whatever the page fills in afterwards', async () => {
  typeOut('bob@example.com', () => {});
  key('Enter');
  for (const value of ['eve@example.com', 'ann@example.com']) {
    really(new Event('change'));
    really(new Event('blur'));
    await vi.advanceTimersByTimeAsync(100);
    control.value = value;
    really(new InputEvent('input', { data: value, inputType: 'insertText' }));
  }
  expect(lookups()).toEqual(['lookup bob@example.com']);
});

it('looks up nothing when the page moves focus, whatever key was pressed', async () => {
  really(new Event('pointerdown'));
  typeOut('bob@example.com', () => really(new Event('blur')));
  await vi.advanceTimersByTimeAsync(100);
  expect(world.asked).toContain('check bob@example.com in sign-up');
  expect(lookups()).toEqual([]);
});

it('checks an autofilled field that never had focus, and looks up nothing', async () => {
  const other = emailInput();
  rename('Place order');
  control.form?.append(other);
  other.value = 'filled@example.com';
  really(new Event('input'), other);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.asked).toEqual(['check filled@example.com in checkout']);
});

it('reads an answer from elsewhere about the value that was typed', async () => {
  typeOut('bob@example.com', () => {});
  key('Tab');
  really(new Event('blur'));
  await vi.advanceTimersByTimeAsync(1_000);
  tracker.onAnswered('email', 'bob@example.com');
  await vi.advanceTimersByTimeAsync(0);
  expect(lookups()).toEqual(['lookup bob@example.com', 'lookup bob@example.com']);
});

describe('events from before the script was ready', () => {
  const inputOf = (data: string) =>
    trusted(new InputEvent('input', { data, inputType: 'insertText' }), { timeStamp: 0 });
  const keyOf = (name: string) =>
    trusted(new KeyboardEvent('keydown', { key: name }), { timeStamp: 0 });
  const typing = () => [...'bob@example.com'].flatMap((letter) => [keyOf(letter), inputOf(letter)]);
  const addField = (bufferedEvents: Event[]) => {
    const other = emailInput();
    control.form?.append(other);
    putInSight(other, new DOMRect(20, 120, 200, 30));
    other.value = 'bob@example.com';
    frameRegistry().bufferedEvents = new WeakMap([[other, bufferedEvents]]);
    return other;
  };
  const tab = () => new KeyboardEvent('keydown', { key: 'Tab' });

  it('count as well if the field is tracked from its last input', async () => {
    const early = typing().slice(0, -1);
    really(inputOf('m'), addField(early));
    early.push(inputOf('m'), trusted(tab()));
    await vi.advanceTimersByTimeAsync(100);
    expect(lookups()).toEqual(['lookup bob@example.com']);
  });

  it.each<[string, () => Event[], string[]]>([
    ['count as typed and left', () => [...typing(), trusted(tab())], ['lookup bob@example.com']],
    ['lead to no lookup if the person did not leave the field', typing, []],
  ])('%s', async (_, bufferedEvents, expected) => {
    tracker.onFocus(addField(bufferedEvents()));
    await vi.advanceTimersByTimeAsync(100);
    expect(world.asked).toEqual(['check bob@example.com in sign-up', ...expected]);
  });
});

it('checks nothing while it is paused, and on resume what was typed meanwhile', async () => {
  setGuard('off');
  tracker.onSettingsChanged();
  put('bob@example.com');
  control.dispatchEvent(new Event('blur'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.asked).toEqual([]);
  setGuard('hold');
  tracker.onSettingsChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(world.asked).toEqual(['check bob@example.com in sign-up']);
});
