import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuardMode } from '../../../lib/domain/policy.ts';
import { MESSAGES } from '../../../lib/extension/messages/table.ts';
import { frameRegistry } from '../../../lib/page/dom/registry.ts';
import { createFieldTracker } from '../../../lib/page/field/tracker.ts';
import { policiesOf } from '../../policies.ts';
import { askWith, installPlatform, putInSight, recordListeners, trusted } from '../dom.ts';

let guard: GuardMode;
let asked: string[];
let stop: AbortController;
let control: HTMLInputElement;
let tracker: ReturnType<typeof createFieldTracker>;
let fire: (event: Event) => void;

beforeEach(() => {
  vi.useFakeTimers();
  installPlatform();
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function open(this: Element, selector) {
    return selector === ':popover-open'
      ? this.isConnected
      : Reflect.apply(matches, this, [selector]);
  });
  HTMLElement.prototype.showPopover = () => {};
  document.elementsFromPoint = () => [];
  document.body.innerHTML =
    '<form><input type="email" name="email"><button>Sign up</button></form>';
  const input = document.querySelector('input');
  if (!input) throw new Error('no input');
  control = input;
  putInSight(control);
  guard = 'hold';
  asked = [];
  fire = recordListeners(control);
  stop = new AbortController();
  const policies = policiesOf({ email: 'auto' });
  const ask = askWith(async (name, body) => {
    if (name === 'lookup') {
      asked.push(`lookup ${MESSAGES.lookup.request.parse(body).value}`);
      return undefined;
    }
    if (name === 'checkFormConsistency') return { says: null };
    const { items, form: formType } = MESSAGES.check.request.parse(body);
    const value = items[0]?.value ?? '';
    asked.push(`${name} ${value} in ${formType}`);
    const rest = { standing: 'good', reason: 'r', headline: 'h', facts: [], basis: ['syntax'] };
    const offer = { policy: 'auto', credits: 3, connected: true };
    return { judgements: [{ verdict: { kind: 'email', value, ...rest }, offer }] };
  });
  tracker = createFieldTracker({
    css: '',
    signal: stop.signal,
    ask,
    site: () => ({ marks: true, passing: true, guard, wait: 1500, policies, region: '' }),
    getShadowRoot: ({ shadowRoot }) => shadowRoot,
    reloadSite: async () => {},
  });
  tracker.onFocus(control);
});
afterEach(() => {
  stop.abort();
  delete frameRegistry().bufferedEvents;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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
  expect(asked).toEqual(['check bob@example.com in sign-up', 'check bob@example.org in sign-in']);
});

it('ignores a field that becomes a password field, even after a pause in typing', async () => {
  put('bob@example.com');
  control.type = 'password';
  await vi.advanceTimersByTimeAsync(1_000);
  put('hunter2@example.com');
  control.dispatchEvent(new Event('blur'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
});

it('ignores a field once checks of fields are off', async () => {
  put('bob@example.com');
  guard = 'off';
  await vi.advanceTimersByTimeAsync(1_000);
  control.dispatchEvent(new Event('blur'));
  put('ann@example.com');
  tracker.onFocus(document.createElement('input'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
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
const lookups = () => asked.filter((call) => call.startsWith('lookup'));

it.each([
  ['Tab', () => key('Tab')],
  ['Enter', () => key('Enter')],
  ['a press elsewhere', () => really(new Event('pointerdown'), document.body)],
])('looks up the value once the person leaves with %s', async (_, leave) => {
  typeOut('bob@example.com', () => {});
  leave();
  really(new Event('blur'));
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
  expect(asked).toContain('check bob@example.com in sign-up');
  expect(lookups()).toEqual([]);
});

it('checks an autofilled field that never had focus, and looks up nothing', async () => {
  const other = emailInput();
  rename('Place order');
  control.form?.append(other);
  other.value = 'filled@example.com';
  really(new Event('input'), other);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['check filled@example.com in checkout']);
});

it('uses the events that were buffered before the field is tracked', async () => {
  const other = emailInput();
  control.form?.append(other);
  putInSight(other, new DOMRect(20, 120, 200, 30));
  const bufferedEvents: Event[] = [];
  frameRegistry().bufferedEvents = new WeakMap([[other, bufferedEvents]]);
  for (const data of 'bob@example.com') {
    bufferedEvents.push(
      trusted(new KeyboardEvent('keydown', { key: data }), { timeStamp: 0 }),
      trusted(new InputEvent('input', { data, inputType: 'insertText' }), { timeStamp: 0 }),
    );
  }
  other.value = 'bob@example.com';
  const last = bufferedEvents.pop();
  really(new InputEvent('input', { data: 'm', inputType: 'insertText' }), other);
  if (last) bufferedEvents.push(last);
  bufferedEvents.push(trusted(new KeyboardEvent('keydown', { key: 'Tab' })));
  await vi.advanceTimersByTimeAsync(100);
  expect(lookups()).toEqual(['lookup bob@example.com']);
});

it.each([
  ['typed', 'as it was typed', ['bob@example.com', 'bob@example.com']],
  ['pasted', 'not at all', []],
] as const)(
  'reads an answer from elsewhere about a value that was %s: %s',
  async (how, _, read) => {
    if (how === 'typed') {
      typeOut('bob@example.com', () => {});
      key('Tab');
      really(new Event('blur'));
    } else put('bob@example.com');
    await vi.advanceTimersByTimeAsync(1_000);
    tracker.onAnswered('email', 'bob@example.com');
    tracker.onAnswered('email', 'eve@example.com');
    await vi.advanceTimersByTimeAsync(0);
    expect(lookups()).toEqual(read.map((value) => `lookup ${value}`));
  },
);

describe('events from before the script was ready', () => {
  const inputOf = (data: string) =>
    trusted(new InputEvent('input', { data, inputType: 'insertText' }), { timeStamp: 0 });
  const keyOf = (name: string) =>
    trusted(new KeyboardEvent('keydown', { key: name }), { timeStamp: 0 });
  const typing = () => [...'bob@example.com'].flatMap((letter) => [keyOf(letter), inputOf(letter)]);
  const enter = async (bufferedEvents: Event[]) => {
    const other = emailInput();
    control.form?.append(other);
    putInSight(other, new DOMRect(20, 120, 200, 30));
    other.value = 'bob@example.com';
    frameRegistry().bufferedEvents = new WeakMap([[other, bufferedEvents]]);
    tracker.onFocus(other);
    await vi.advanceTimersByTimeAsync(100);
  };
  const tab = () => new KeyboardEvent('keydown', { key: 'Tab' });

  it('count as typed and left', async () => {
    await enter([...typing(), trusted(tab())]);
    expect(lookups()).toEqual(['lookup bob@example.com']);
  });

  it.each<[string, () => Event[]]>([
    ['was not left by the person', typing],
    [
      'was typed by a script',
      () => [...typing().filter(({ type }) => type === 'input'), trusted(tab())],
    ],
    ['was left by a script', () => [...typing(), tab()]],
  ])('lead to a check but no lookup if the value %s', async (_, bufferedEvents) => {
    await enter(bufferedEvents());
    expect(asked).toEqual(['check bob@example.com in sign-up']);
  });
});

it('checks nothing while it is paused, and on resume what was typed meanwhile', async () => {
  guard = 'off';
  tracker.onSettingsChanged();
  put('bob@example.com');
  control.dispatchEvent(new Event('blur'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
  guard = 'hold';
  tracker.onSettingsChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['check bob@example.com in sign-up']);
});
