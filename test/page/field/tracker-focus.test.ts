/** Which fields are tracked with which settings, and which of them the guard sees. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MESSAGES, type ReplyOf } from '../../../lib/extension/messages/table.ts';
import { createFieldTracker, type FieldTrackerOptions } from '../../../lib/page/field/tracker.ts';
import { frameRegistry } from '../../../lib/page/frame/registry.ts';
import { policiesOf } from '../../policies.ts';
import { askWith, installPlatform, putInSight } from '../dom.ts';
import { NO_CORRECTIONS } from './fake-tracked-field.ts';

/** Longer than a pause in typing, ms. */
const PAUSE = 700;
const POLICIES = policiesOf({ phone: 'off' });

let stop: AbortController;
/** The checked items: kind, value, region. */
let checked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  installPlatform();
  HTMLElement.prototype.showPopover = () => {};
  document.elementsFromPoint = () => [];
  document.body.innerHTML = '';
  stop = new AbortController();
  checked = [];
});
afterEach(() => {
  stop.abort();
  delete frameRegistry().guardSubmit;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function createTracker(
  more: Partial<FieldTrackerOptions> & { site?: () => ReplyOf<'site'> | undefined } = {},
) {
  const ask = askWith(async (name, body) => {
    if (name !== 'check') return undefined;
    const { items } = MESSAGES.check.request.parse(body);
    for (const { kind, value, region } of items) checked.push(`${kind} ${value} ${region ?? '-'}`);
    return undefined;
  });
  return createFieldTracker({
    css: '',
    signal: stop.signal,
    ask,
    site: () => ({ marks: true, guard: 'hold', wait: 1500, policies: POLICIES, region: '' }),
    getShadowRoot: ({ shadowRoot }) => shadowRoot,
    readField: () => ({ kind: 'email', why: 'a test' }),
    corrections: NO_CORRECTIONS,
    formType: () => 'sign-up',
    regionNear: () => undefined,
    ...more,
  });
}

function field(value: string, into: Node = document.body): HTMLInputElement {
  const form = document.createElement('form');
  const input = document.createElement('input');
  input.value = value;
  form.append(input);
  into.appendChild(form);
  putInSight(input);
  return input;
}

it.each<[string, Partial<FieldTrackerOptions>, string[]]>([
  ['of a kind that is checked on this site', {}, ['email a@b.example -']],
  ['of no kind', { readField: () => ({ kind: null, why: 'a test' }) }, []],
  [
    'of a kind that is off on this site',
    { readField: () => ({ kind: 'phone', why: 'a test' }) },
    [],
  ],
  ['before the settings are known', { site: () => undefined }, []],
])('checks a field %s accordingly', async (_, options, expected) => {
  const input = field('a@b.example');
  createTracker(options).onFocus(input);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect([...new Set(checked)]).toEqual(expected);
});

it('continues with a control that the page redrew before the field script was ready', async () => {
  const input = field('a@b.example');
  input.name = 'email';
  const { form } = input;
  input.replaceWith(input.cloneNode());
  const tracker = createTracker();
  tracker.onFocus(input);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect([...new Set(checked)]).toEqual(['email a@b.example -']);
  expect([...tracker.guardedFields()].map((guarded) => guarded.form())).toEqual([form]);
});

it.each([
  ['the person’s', 'AT', 'DE', 'AT'],
  ['the page’s', '', 'DE', 'DE'],
])('reads national numbers in %s region', async (_, chosen, near, expected) => {
  const policies = { ...POLICIES, phone: 'ask' as const };
  const site = { marks: true, guard: 'hold', wait: 1500, policies } as const;
  const tracker = createTracker({
    site: () => ({ ...site, region: chosen }),
    readField: () => ({ kind: 'phone', why: 'a test' }),
    regionNear: () => near,
  });
  tracker.onFocus(field('030 901820'));
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect([...new Set(checked)]).toEqual([`phone 030 901820 ${expected}`]);
});

it('gives the guard the fields that have a value and are still in the page', () => {
  const tracker = createTracker();
  const [full, empty, gone] = [field('a@b.example'), field(''), field('c@d.example')];
  for (const input of [full, empty, gone]) tracker.onFocus(input);
  expect([...tracker.guardedFields()].map(({ form }) => form())).toEqual([full.form, gone.form]);
  const form = gone.form;
  gone.remove();
  tracker.onFocus(field('e@f.example'));
  expect([...tracker.guardedFields()]).toHaveLength(2);
  // It was dropped when it was removed, and is tracked again only after its next focus.
  form?.append(gone);
  expect([...tracker.guardedFields()]).toHaveLength(2);
});

it('watches submits in a shadow root, once for each root', () => {
  const host = document.createElement('x-form');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const inputs = [field('a@b.example', root), field('c@d.example', root)];
  const tracker = createTracker();
  for (const input of inputs) tracker.onFocus(input);
  const guard = vi.fn(() => false);
  frameRegistry().guardSubmit = guard;
  inputs[0]?.form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  expect(guard).toHaveBeenCalledTimes(1);
});

it('ignores a field that only a script fills in', async () => {
  createTracker();
  const input = field('a@b.example');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(checked).toEqual([]);
});
