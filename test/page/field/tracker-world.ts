/** A page with one email field, the tracker of its fields, and a background that answers it. */
import { afterEach, beforeEach, vi } from 'vitest';
import { MESSAGES, type ReplyOf } from '../../../lib/extension/messages/table.ts';
import { frameRegistry } from '../../../lib/page/dom/registry.ts';
import { createFieldTracker } from '../../../lib/page/field/tracker.ts';
import { policiesOf } from '../../policies.ts';
import { askWith, fakePopovers, find, installPlatform, putInSight, SITE } from '../dom.ts';
import { judgement } from './fake-tracked-field.ts';

type Site = ReplyOf<'site'>;

export interface TrackerWorld {
  /** The settings of the site; undefined until they are known. */
  site: Site | undefined;
  /** What was asked: checks as the test tells them, lookups and corrections. */
  asked: string[];
  /** Whether corrections are kept; they are not in a private window. */
  kept: boolean;
  control: HTMLInputElement;
  stop: AbortController;
}

type Check = ReturnType<typeof MESSAGES.check.request.parse>;

/** Makes a world before each test; `tell` names a check in `asked`. */
export function setUpTrackerWorld(
  policies: Parameters<typeof policiesOf>,
  tell: (item: Check['items'][number], form: Check['form']) => string,
) {
  const world = {} as TrackerWorld;
  beforeEach(() => {
    vi.useFakeTimers();
    installPlatform();
    fakePopovers();
    document.elementsFromPoint = () => [];
    document.body.innerHTML =
      '<form><input type="email" name="email"><button>Sign up</button></form>';
    const control = find('input');
    putInSight(control);
    const site = { ...SITE, policies: policiesOf(...policies) };
    Object.assign(world, { site, asked: [], kept: true, control, stop: new AbortController() });
  });
  afterEach(() => {
    world.stop.abort();
    delete frameRegistry().guardSubmit;
    delete frameRegistry().bufferedEvents;
    document.documentElement.lang = '';
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const ask = askWith(async (name, body) => {
    if (name === 'correctField') {
      const { key, correction } = MESSAGES.correctField.request.parse(body);
      world.asked.push(`${name} ${key} ${correction}`);
      if (world.site && world.kept && correction !== 'never' && correction !== 'undo')
        world.site = { ...world.site, corrections: { [key]: correction } };
      return { kept: world.kept };
    }
    if (name === 'checkFormConsistency') return { says: null };
    if (name !== 'check') {
      world.asked.push(`lookup ${MESSAGES.lookup.request.parse(body).value}`);
      return undefined;
    }
    const { items, form } = MESSAGES.check.request.parse(body);
    world.asked.push(...items.map((item) => tell(item, form)));
    return {
      judgements: items.map(({ kind, value }) => judgement({ kind, value }, { policy: 'auto' })),
    };
  });
  const options = { ask, site: () => world.site, reloadSite: async () => {} };
  return Object.assign(world, {
    options,
    createTracker: () =>
      createFieldTracker({
        ...options,
        css: '',
        signal: world.stop.signal,
      }),
  });
}
