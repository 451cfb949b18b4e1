/** Which fields are tracked with which settings, and which of them the guard sees. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MESSAGES, type ReplyOf } from '../../../lib/extension/messages/table.ts';
import { frameRegistry } from '../../../lib/page/dom/registry.ts';
import { createFieldTracker } from '../../../lib/page/field/tracker.ts';
import { policiesOf } from '../../policies.ts';
import { askWith, installPlatform, putInSight } from '../dom.ts';
import { judgement } from './fake-tracked-field.ts';

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

function createTracker(site?: Partial<ReplyOf<'site'>> | null) {
  const all = {
    marks: true,
    passing: false,
    guard: 'hold',
    wait: 1500,
    policies: POLICIES,
    region: '',
  } as const;
  const ask = askWith(async (name, body) => {
    if (name !== 'check') return undefined;
    const { items } = MESSAGES.check.request.parse(body);
    for (const { kind, value, region } of items) checked.push(`${kind} ${value} ${region ?? '-'}`);
    return { judgements: items.map(({ kind, value }) => judgement({ kind, value })) };
  });
  return createFieldTracker({
    css: '',
    signal: stop.signal,
    ask,
    site: () => (site === null ? undefined : { ...all, ...site }),
    reloadSite: async () => {},
    getShadowRoot: ({ shadowRoot }) => shadowRoot,
  });
}

function field(value: string, into: Node = document.body, type = 'email'): HTMLInputElement {
  const form = document.createElement('form');
  const input = Object.assign(document.createElement('input'), { type, value });
  form.append(input);
  into.appendChild(form);
  putInSight(input);
  return input;
}
const values = (tracker: ReturnType<typeof createFieldTracker>) =>
  tracker.fieldValues().map(({ value }) => value);

it.each<[string, string, Partial<ReplyOf<'site'>> | null, string[]]>([
  ['of a kind that is checked on this site', 'email', {}, ['email a@b.example -']],
  ['of no kind', 'search', {}, []],
  ['of a kind that is off on this site', 'tel', {}, []],
  ['before the settings are known', 'email', null, []],
])('checks a field %s accordingly', async (_, type, site, expected) => {
  const input = field('a@b.example', document.body, type);
  createTracker(site).onFocus(input);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect([...new Set(checked)]).toEqual(expected);
});

it('continues with a control that the page redrew before the field script was ready', async () => {
  const input = field('a@b.example');
  input.name = 'email';
  input.replaceWith(input.cloneNode());
  const tracker = createTracker();
  tracker.onFocus(input);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(values(tracker)).toEqual(['a@b.example']);
});

it.each([
  ['the person’s', 'AT', 'AT'],
  ['the page’s', '', 'DE'],
])('reads national numbers in %s region', async (_, region, expected) => {
  document.documentElement.lang = 'de-DE';
  const policies = { ...POLICIES, phone: 'ask' as const };
  createTracker({ region, policies }).onFocus(field('030 901820', document.body, 'tel'));
  document.documentElement.lang = '';
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect([...new Set(checked)]).toEqual([`phone 030 901820 ${expected}`]);
});

it('drops a removed field until its next focus', async () => {
  const tracker = createTracker();
  const gone = field('c@d.example');
  for (const input of [field('a@b.example'), field(''), gone]) tracker.onFocus(input);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(values(tracker)).toEqual(['c@d.example', 'a@b.example'].sort());
  const { form } = gone;
  gone.remove();
  tracker.onFocus(field('e@f.example'));
  form?.append(gone);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(values(tracker)).toEqual(['a@b.example', 'e@f.example']);
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
