/** Which fields are tracked with which settings, and which of them the guard sees. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReplyOf } from '../../../lib/extension/messages/table.ts';
import { frameRegistry } from '../../../lib/page/dom/registry.ts';
import { policiesOf } from '../../policies.ts';
import { putInSight } from '../dom.ts';
import { setUpTrackerWorld } from './tracker-world.ts';

const world = setUpTrackerWorld(
  [{ phone: 'off' }],
  ({ kind, value, region }) => `${kind} ${value} ${region ?? '-'}`,
);
beforeEach(() => document.body.replaceChildren());

/** Waits longer than a pause in typing. */
const pause = () => vi.advanceTimersByTimeAsync(700);
const checked = () => [...new Set(world.asked)];

function field(value: string, into: Node = document.body, type = 'email'): HTMLInputElement {
  const form = document.createElement('form');
  const input = Object.assign(document.createElement('input'), { type, value });
  form.append(input);
  into.appendChild(form);
  putInSight(input);
  return input;
}
const values = (tracker: ReturnType<typeof world.createTracker>) =>
  tracker.fieldValues().map(({ value }) => value);

it.each<[string, string, boolean, string[]]>([
  ['of a kind that is checked on this site', 'email', true, ['email a@b.example -']],
  ['of no kind', 'search', true, []],
  ['of a kind that is off on this site', 'tel', true, []],
  ['before the settings are known', 'email', false, []],
])('checks a field %s accordingly', async (_, type, isKnown, expected) => {
  if (!isKnown) world.site = undefined;
  world.createTracker().onFocus(field('a@b.example', document.body, type));
  await pause();
  expect(checked()).toEqual(expected);
});

it('continues with a control that the page redrew before the field script was ready', async () => {
  const input = field('a@b.example');
  input.name = 'email';
  input.replaceWith(input.cloneNode());
  const tracker = world.createTracker();
  tracker.onFocus(input);
  await pause();
  expect(values(tracker)).toEqual(['a@b.example']);
});

it.each([
  ['the person’s', 'AT', 'AT'],
  ['the page’s', '', 'DE'],
])('reads national numbers in %s region', async (_, region, expected) => {
  document.documentElement.lang = 'de-DE';
  const policies = policiesOf({ phone: 'ask' });
  world.site = { ...world.site, region, policies } as ReplyOf<'site'>;
  world.createTracker().onFocus(field('030 901820', document.body, 'tel'));
  document.documentElement.lang = '';
  await pause();
  expect(checked()).toEqual([`phone 030 901820 ${expected}`]);
});

it('drops a removed field until its next focus', async () => {
  const tracker = world.createTracker();
  const gone = field('c@d.example');
  for (const input of [field('a@b.example'), field(''), gone]) tracker.onFocus(input);
  await pause();
  expect(values(tracker)).toEqual(['c@d.example', 'a@b.example'].sort());
  const { form } = gone;
  gone.remove();
  tracker.onFocus(field('e@f.example'));
  form?.append(gone);
  await pause();
  expect(values(tracker)).toEqual(['a@b.example', 'e@f.example']);
});

it('watches submits in a shadow root, once for each root', () => {
  const host = document.body.appendChild(document.createElement('x-form'));
  const root = host.attachShadow({ mode: 'open' });
  const inputs = [field('a@b.example', root), field('c@d.example', root)];
  const tracker = world.createTracker();
  for (const input of inputs) tracker.onFocus(input);
  const guard = vi.fn(() => false);
  frameRegistry().guardSubmit = guard;
  inputs[0]?.form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  expect(guard).toHaveBeenCalledTimes(1);
});

it('ignores a field that only a script fills in', async () => {
  world.createTracker();
  field('a@b.example').dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await pause();
  expect(checked()).toEqual([]);
});
