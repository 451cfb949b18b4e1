import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Verdict } from '../../../../lib/domain/index.ts';
import { FORM_TYPES } from '../../../../lib/domain/policy.ts';
import {
  createSubmitGuard,
  type GuardedField,
  isReasonToHold,
  type SubmitGuard,
} from '../../../../lib/page/field/submit/guard.ts';
import { SHOW_WAIT_AFTER_MS } from '../../../../lib/page/field/submit/wait.ts';
import { find, trusted } from '../../dom.ts';
import { verdict as verdictWith } from '../fake-tracked-field.ts';

const verdict = (standing: Verdict['standing'], value = 'x') =>
  verdictWith({ standing, value, reason: standing });

let form: HTMLFormElement;
let button: HTMLButtonElement;
/** A group of fields without a form. */
let group: HTMLElement | null;
let known: Verdict | undefined;
let settle: () => Promise<unknown>;
let questions: { go: () => void; again: () => void; forget: () => void }[];
let waited: number;
let longest: number;
/** Called when the person presses "Send now". */
let sendNow: () => void;
let submitted: (HTMLElement | null)[];
let isActive: boolean;
let isFaulty: boolean;
let isRoom: boolean;
let isOverlooked: boolean;
/** The verdict on the value of a second field in the form; null if there is no second field. */
let second: Verdict | null;
/** How many fields were told that the form is sent. */
let sentFields: number;
let guard: SubmitGuard['guardSubmit'];
let guardPress: SubmitGuard['guardPress'];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form><input name="requestSubmit"><button name="b">Go</button></form>';
  form = find('form');
  button = find('button');
  known = undefined;
  group = null;
  settle = async () => undefined;
  questions = [];
  waited = 0;
  longest = 1500;
  sendNow = () => {};
  submitted = [];
  isActive = true;
  isFaulty = false;
  isRoom = true;
  isOverlooked = false;
  second = null;
  sentFields = 0;
  const field: GuardedField = {
    control: () => find('input'),
    form: () => group ?? form,
    heldVerdicts: new Set(),
    onSubmitted: () => {
      sentFields += 1;
    },
    verdict: () => known,
    resolveVerdict: () => settle(),
    isReasonToHold: ({ standing }) => standing === 'bad',
    isOverlooked: () => isOverlooked,
    showWaiting: (go) => {
      if (isFaulty) throw new Error('fault in showWaiting');
      waited += 1;
      sendNow = go;
    },
    endWaiting: () => {
      waited -= 1;
    },
  };
  const other = { ...field, heldVerdicts: new Set<string>(), verdict: () => second ?? undefined };
  ({ guardSubmit: guard, guardPress } = createSubmitGuard({
    fields: () => (second ? [field, other] : [field]),
    showHoldQuestion: ({ submitAnyway, submitNow, forget, form: held, button: pressed }) => {
      if (isFaulty) throw new Error('fault in showHoldQuestion');
      expect([held(), pressed()]).toEqual([group ?? form, button]);
      if (isRoom) questions.push({ go: submitAnyway, again: submitNow, forget });
      return isRoom;
    },
    hasUserActivation: () => isActive,
    maxWaitMs: () => longest,
  }));
  hearSubmits();
});

function hearSubmits(): void {
  form.addEventListener(
    'submit',
    (event) => {
      // A resubmit passes the guard too, which must let it through.
      event.preventDefault();
      if (!guard(trusted(event))) submitted.push(event.submitter);
    },
    { capture: true },
  );
}

afterEach(() => {
  vi.useRealTimers();
});

/** Presses the button like a person. @returns whether the submit was held and hidden from the page */
function press(): boolean {
  const event = new SubmitEvent('submit', { cancelable: true, bubbles: true, submitter: button });
  Object.defineProperty(event, 'target', { value: form });
  const stop = vi.spyOn(event, 'stopImmediatePropagation');
  const isHeld = guard(trusted(event));
  expect(stop.mock.calls.length).toBe(isHeld ? 1 : 0);
  expect(event.defaultPrevented).toBe(isHeld);
  return isHeld;
}

describe('createSubmitGuard', () => {
  it('holds a bad value again if the question was not answered', () => {
    known = verdict('bad');
    press();
    questions[0]?.forget();
    vi.advanceTimersByTime(1000);
    expect(press()).toBe(true);
  });

  it('asks once about two bad values', () => {
    known = verdict('bad', 'one');
    second = verdict('bad', 'two');
    expect(press()).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(press()).toBe(false);
    expect(questions).toHaveLength(1);
  });

  it('holds the next error after one correction, until the person has been in its field', () => {
    second = verdict('bad', 'two');
    known = verdict('bad', 'one');
    isOverlooked = true;
    press();
    known = verdict('good');
    vi.advanceTimersByTime(1000);
    expect(press()).toBe(true);
    expect(questions).toHaveLength(2);
    // Nothing was corrected since: the person means it.
    vi.advanceTimersByTime(1000);
    expect(press()).toBe(false);
  });

  it('sends the next error that the person has been in and left as it is', () => {
    second = verdict('bad', 'two');
    known = verdict('bad', 'one');
    press();
    known = verdict('good');
    vi.advanceTimersByTime(1000);
    expect(press()).toBe(false);
  });

  it('holds again for another bad value', () => {
    known = verdict('bad', 'one');
    press();
    known = verdict('bad', 'two');
    expect(press()).toBe(true);
    expect(questions).toHaveLength(2);
  });

  it('sends a corrected value with the button that was pressed, unless there is a new reason to hold', () => {
    known = verdict('bad', 'one');
    press();
    known = verdict('bad', 'two');
    questions[0]?.again();
    expect(submitted).toEqual([]);
    expect(questions).toHaveLength(2);
    known = verdict('good', 'three');
    questions[1]?.again();
    expect(submitted).toEqual([button]);
  });

  it('makes a corrected value wait for its verdict, and sends it once', async () => {
    known = verdict('bad');
    press();
    known = undefined;
    settle = () => new Promise(() => {});
    questions[0]?.again();
    questions[0]?.again();
    expect(submitted).toEqual([]);
    await vi.advanceTimersByTimeAsync(longest);
    expect(submitted).toEqual([button]);
  });

  it('does not hold a bad value if the question cannot be shown', () => {
    known = verdict('bad');
    isRoom = false;
    expect(press()).toBe(false);
    isRoom = true;
    expect(press()).toBe(true);
  });

  it('lets no later submit through if the browser refused to send', () => {
    known = verdict('bad', 'one');
    press();
    const name = document.createElement('input');
    name.required = true;
    form.append(name);
    questions[0]?.go();
    expect(submitted).toEqual([]);
    known = verdict('bad', 'two');
    expect(press()).toBe(true);
  });

  it.each([undefined, verdict('bad')])('ignores fields of another form', (now) => {
    known = now;
    const other = document.createElement('form');
    document.body.append(other);
    const event = new SubmitEvent('submit', { cancelable: true });
    Object.defineProperty(event, 'target', { value: other });
    expect(guard(trusted(event))).toBe(false);
    expect(questions).toEqual([]);
    expect(waited).toBe(0);
  });

  it('waits for a verdict, then sends a good value', async () => {
    settle = async () => {
      known = verdict('good');
    };
    expect(press()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(submitted).toEqual([button]);
    // The wait was too short to be shown.
    await vi.advanceTimersByTimeAsync(5000);
    expect(waited).toBe(0);
    expect(press()).toBe(false);
  });

  it('sends at once and only once on a press, whatever the verdict so far and later', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<void>();
    settle = () => promise;
    press();
    await vi.advanceTimersByTimeAsync(SHOW_WAIT_AFTER_MS);
    known = verdict('bad');
    sendNow();
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(submitted).toEqual([button]);
    expect(questions).toEqual([]);
    expect(waited).toBe(0);
  });

  it('does not wait if the limit is 0', () => {
    longest = 0;
    settle = () => new Promise(() => {});
    expect(press()).toBe(false);
    known = verdict('bad');
    expect(press()).toBe(true);
  });

  it('stops a second submit while the first one waits, so that the form is sent only once', async () => {
    settle = () => new Promise(() => {});
    press();
    expect(press()).toBe(true);
    await vi.advanceTimersByTimeAsync(longest);
    expect(submitted).toHaveLength(1);
  });

  it.each<[string, () => Promise<unknown>, number]>([
    ['holds a bad value', async () => (known = verdict('bad')), 1],
    ['sends if requesting the verdict fails', () => Promise.reject(new Error('a fault')), 0],
    [
      'sends if showing the question fails',
      async () => {
        await Promise.resolve();
        [known, isFaulty] = [verdict('bad'), true];
      },
      0,
    ],
  ])('after a wait %s', async (_, wait, asked) => {
    settle = wait;
    press();
    await vi.advanceTimersByTimeAsync(0);
    expect(questions).toHaveLength(asked);
    expect(submitted).toEqual(asked ? [] : [button]);
  });

  it('holds the second submit of a double click, but none 800 ms later', () => {
    vi.advanceTimersByTime(10_000);
    known = verdict('bad');
    press();
    vi.advanceTimersByTime(799);
    expect(press()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(press()).toBe(false);
    expect(questions).toHaveLength(1);
  });

  it('holds the second submit of a double click even if other fields are good', () => {
    known = verdict('good');
    second = verdict('bad');
    press();
    vi.advanceTimersByTime(100);
    expect(press()).toBe(true);
  });

  it.each([
    ['that is not held', () => press()],
    [
      'that is sent anyway',
      () => {
        known = verdict('bad');
        press();
        expect(sentFields).toBe(0);
        questions[0]?.go();
      },
    ],
  ])('tells the fields about a submit %s', (_, send) => {
    known = verdict('good');
    send();
    expect(sentFields).toBe(1);
  });

  it('sends the form that the page drew in place of the held one', () => {
    known = verdict('bad');
    press();
    const redrawn = document.createElement('form');
    form.replaceWith(redrawn);
    form = redrawn;
    hearSubmits();
    questions[0]?.go();
    expect(submitted.map((pressed) => pressed?.getAttribute('name'))).toEqual(['b']);
  });

  it('sends the held form if its field has moved to another form', () => {
    known = verdict('bad');
    press();
    const held = form;
    const other = document.createElement('form');
    document.body.append(other);
    form = other;
    let isSent = false;
    held.addEventListener('submit', () => {
      isSent = true;
    });
    questions[0]?.go();
    expect(isSent).toBe(true);
  });

  it('sends a corrected value if the next question cannot be shown', () => {
    known = verdict('bad', 'one');
    press();
    known = verdict('bad', 'two');
    isFaulty = true;
    questions[0]?.again();
    expect(submitted).toEqual([button]);
  });

  it('holds a value that turned out bad at the end of the longest wait', async () => {
    settle = () => new Promise(() => {});
    press();
    await vi.advanceTimersByTimeAsync(longest - 1);
    known = verdict('bad');
    await vi.advanceTimersByTimeAsync(1);
    expect(questions).toHaveLength(1);
    expect(submitted).toEqual([]);
  });

  it('lets a submit by the page through', () => {
    known = verdict('bad');
    isActive = false;
    expect(press()).toBe(false);
    isActive = true;
    const event = new SubmitEvent('submit', { cancelable: true });
    Object.defineProperty(event, 'target', { value: form });
    expect(guard(event)).toBe(false);
  });
});

describe('isReasonToHold', () => {
  const cases = FORM_TYPES.flatMap((form) => [
    [form, 'bad', verdict('bad'), true] as const,
    [form, 'unknown', { ...verdict('unknown'), suggestion: 'y' }, false] as const,
    [form, 'caution', verdict('caution'), false] as const,
    [form, 'a typo', { ...verdict('caution'), suggestion: 'y' }, form !== 'sign-in'] as const,
  ]);
  it.each(cases)('in a form for %s: %s', (form, _, known, expected) => {
    expect(isReasonToHold(known, form)).toBe(expected);
  });
});

describe('a press that sends without a submit event', () => {
  let heard: string[];
  let stopper: AbortController;
  afterEach(() => stopper.abort());
  beforeEach(() => {
    heard = [];
    stopper = new AbortController();
    button.type = 'button';
    button.textContent = 'Subscribe';
    for (const type of ['click', 'keydown'])
      document.addEventListener(type, () => heard.push(type), { signal: stopper.signal });
    known = verdict('bad');
  });
  /** As a listener at the window gets it. */
  const pressed = (on: HTMLElement, event: MouseEvent | KeyboardEvent): boolean => {
    let isHeld: boolean | undefined;
    const listen = (each: Event) => {
      isHeld = guardPress(trusted(each as typeof event));
    };
    addEventListener(event.type, listen, { capture: true, once: true });
    on.dispatchEvent(event);
    return isHeld === true;
  };
  const click = () =>
    pressed(button, new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  const enter = () =>
    pressed(
      find('input'),
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );

  it('is held once, and done again', () => {
    expect(click()).toBe(true);
    expect(heard).toEqual([]);
    questions[0]?.go();
    expect(heard).toEqual(['click']);
    vi.advanceTimersByTime(1000);
    expect(click()).toBe(false);
  });

  it.each<[string, () => void]>([
    ['the value passes', () => (known = verdict('good'))],
    ['the verdict is not known', () => (known = undefined)],
    ['the button says nothing of the kind', () => (button.textContent = 'Show password')],
    ['the button submits by itself', () => (button.type = 'submit')],
    ['the person did not press', () => (isActive = false)],
    ['the question has no room', () => (isRoom = false)],
  ])('is not held if %s', (_, change) => {
    change();
    expect(click()).toBe(false);
    expect(heard).toEqual(['click']);
  });

  it('is Enter in the only field without a form', () => {
    expect(enter()).toBe(false);
    document.body.innerHTML = '<div><input><button>Subscribe</button></div>';
    group = find('div');
    button = find('button');
    expect(enter()).toBe(true);
    expect(heard).toEqual(['keydown']);
    questions[0]?.go();
    expect(heard).toEqual(['keydown', 'keydown']);
  });
});
