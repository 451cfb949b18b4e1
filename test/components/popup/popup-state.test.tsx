/** The popup's draft, the Enter key, and the policy switch for the active tab's site. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESS_DELAY_MS } from '../../../components/ui/press-readiness.ts';
import type { ActiveSite } from '../../../lib/extension/schemas/index.ts';
import { policyForAll } from '../../policies.ts';
import type { Handlers } from '../fake-send.ts';
import {
  ANSWER,
  answered,
  BAD_IBAN,
  EMAIL,
  found,
  NO_KEY,
  read,
  SITE,
  SNAPSHOT,
  TYPO,
} from '../samples.ts';
import { box, openPopup } from './open-popup.tsx';

const open = (handlers: Handlers = {}, handed = false) =>
  openPopup({ takeHandedText: () => ({ text: null }), ...handlers }, { handed });

describe('draft', () => {
  const draft = { text: 'ada@example.org', tab: 'Usage' };
  const withDraft: Handlers = {
    popupSnapshot: () => ({ ...SNAPSHOT, draft }),
    parse: () => read([found(EMAIL)]),
  };

  it('restores text and tab, and checks the text without a lookup', async () => {
    const { sent, user } = open(withDraft);
    await screen.findByRole('tab', { name: 'Usage', selected: true });
    await user.click(screen.getByRole('tab', { name: 'Lookups' }));
    expect(box()).toHaveValue('ada@example.org');
    expect(await screen.findByText(EMAIL.headline)).toBeVisible();
    expect(sent('parse')).toEqual([{ text: 'ada@example.org', place: 'popup' }]);
    expect(sent('lookup')).toEqual([]);
  });

  it('replaces neither what the person types before it loads, nor the caret', async () => {
    const { promise, resolve: reply } = Promise.withResolvers<typeof SNAPSHOT>();
    const { user } = open({ ...withDraft, popupSnapshot: () => promise });
    await user.type(box(), 'DE8');
    reply({ ...SNAPSHOT, draft });
    expect(await screen.findByText('12,480')).toBeVisible();
    expect(box()).toBeVisible();
    await user.keyboard('9');
    expect(box()).toHaveValue('DE89');
  });

  it('is saved on each change, and when the popup closes at once', async () => {
    const { sent, user, unmount } = open({
      stats: () => ({ at: Date.now(), rows: [], untold: [] }),
    });
    await screen.findByText('12,480');
    await user.click(screen.getByRole('tab', { name: 'Usage' }));
    await waitFor(() => expect(sent('keepDraft')).toEqual([{ draft: { text: '', tab: 'Usage' } }]));
    await user.click(screen.getByRole('tab', { name: 'Lookups' }));
    await user.type(box(), 'ad');
    unmount();
    expect(sent('keepDraft').at(-1)).toEqual({ draft: { text: 'ad', tab: 'Lookups' } });
  });

  it('is not saved for a text that was handed over', async () => {
    const handed = {
      takeHandedText: () => ({ text: 'bob@example.org' }),
      lookup: () => answered(ANSWER),
    };
    const { sent, user } = open({ ...withDraft, ...handed }, true);
    await waitFor(() => expect(box()).toHaveValue('bob@example.org'));
    await user.type(box(), '{Escape}x');
    expect(box()).toHaveValue('x');
    expect(sent('keepDraft')).toEqual([]);
  });
});

describe('Enter in the lookup box', () => {
  let clock = 0;
  beforeEach(() => {
    clock = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => clock);
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) =>
      Number(setTimeout(() => callback(clock))),
    );
  });
  afterEach(() => vi.restoreAllMocks());
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const waitPressDelay = async () => {
    await painted();
    clock += PRESS_DELAY_MS;
  };
  const single: Handlers = { parse: () => read([found(EMAIL)]), lookup: () => answered(ANSWER) };

  it('checks the text, and a second Enter looks the value up at the shown price', async () => {
    const { sent, user } = open(single);
    await user.type(box(), 'ada@example.org{Enter}');
    expect(await screen.findByRole('button', { name: 'Look up · 3 credits' })).toBeVisible();
    expect(screen.getByText(/again to look it up · 3 credits/)).toBeVisible();
    await waitPressDelay();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(ANSWER.headline)).toBeVisible();
    expect(sent('lookup')).toMatchObject([{ trigger: 'gesture', refresh: false, place: 'popup' }]);
    // A third Enter does not repeat the lookup.
    await waitPressDelay();
    await user.keyboard('{Enter}');
    expect(sent('lookup')).toHaveLength(1);
  });

  it.each([
    ['a bad value', read([found(BAD_IBAN)])],
    ['a mistyped value', read([found(TYPO)])],
    ['several values', read([found(EMAIL), found(BAD_IBAN)])],
    [
      'a value next to unread text',
      read([found(EMAIL)], { unread: [{ line: 2, text: '?', reason: 'no-value' }] }),
    ],
    ['a value without a key', read([found(EMAIL, { connected: false })])],
  ])('makes no lookup for %s', async (_, reading) => {
    const { sent, user } = open({ parse: () => reading });
    await user.type(box(), 'x{Enter}');
    await waitFor(() => expect(sent('parse')).toHaveLength(1));
    await waitPressDelay();
    await user.keyboard('{Enter}');
    await waitPressDelay();
    await user.keyboard('{Enter}');
    expect(sent('lookup')).toEqual([]);
  });

  it('makes no lookup when held, pressed twice quickly, or for a changed text', async () => {
    const { sent, user } = open(single);
    await user.type(box(), 'ada@example.org{Enter}');
    await screen.findByRole('button', { name: 'Look up · 3 credits' });
    await user.keyboard('{Enter}');
    await waitPressDelay();
    fireEvent.keyDown(box(), { key: 'Enter', repeat: true });
    await user.type(box(), 'x{Enter}');
    expect(sent('lookup')).toEqual([]);
  });

  it('offers no second Enter while the lookup runs', async () => {
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    const { user } = open({ ...single, lookup: () => gate.then(() => answered(ANSWER)) });
    await user.type(box(), 'ada@example.org{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Look up · 3 credits' }));
    expect(await screen.findByRole('button', { name: 'Looking up…' })).toBeVisible();
    expect(screen.queryByText(/again to look it up/)).toBeNull();
    release();
    expect(await screen.findByText(ANSWER.headline)).toBeVisible();
  });

  it('makes no lookup within the delay after the price was painted, or by an Enter pressed before', async () => {
    const { promise: gate, resolve: reply } = Promise.withResolvers<void>();
    const { sent, user } = open({
      ...single,
      parse: () => gate.then(() => read([found(EMAIL)])),
    });
    await user.type(box(), 'ada@example.org{Enter}');
    const first = clock;
    clock += 5_000;
    reply();
    await screen.findByRole('button', { name: 'Look up · 3 credits' });
    await painted();
    await user.keyboard('{Enter}');
    expect(sent('lookup')).toEqual([]);
    clock += 5_000;
    // Handled late.
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => first + 5_200);
    await user.keyboard('{Enter}');
    expect(sent('lookup')).toEqual([]);
  });

  it('starts a new line with Shift; Escape clears the text', async () => {
    const { sent, user } = open(single);
    await user.type(box(), 'a{Shift>}{Enter}{/Shift}b');
    expect(box()).toHaveValue('a\nb');
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
    expect(box()).toHaveValue('');
    // In an empty box Escape is not handled, so that the browser closes the popup.
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(true);
    expect(sent('lookup')).toEqual([]);
  });
});

describe('policy switch for the active tab', () => {
  const on = (page: ActiveSite | null, more: Handlers = {}) =>
    open({ popupSnapshot: () => ({ ...SNAPSHOT, page }), ...more });
  const mode = (name: string) => screen.findByRole('radio', { name });

  it('names the kinds whose policies differ', async () => {
    on({ ...SITE, wishedPolicies: { ...SITE.wishedPolicies, email: 'auto', vat: 'off' } });
    expect(await screen.findByText('Email: Automatic, VAT: Off, others: Ask')).toBeVisible();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('disables policies that need a key while there is none', async () => {
    on(SITE, {
      connection: () => NO_KEY,
      popupSnapshot: () => ({ ...SNAPSHOT, connection: NO_KEY, account: null, page: SITE }),
    });
    expect(await mode('Auto')).toBeDisabled();
    expect(await mode('Ask')).toBeDisabled();
    expect(await mode('Check')).toBeEnabled();
  });

  it('pauses and resumes the tab, and marks what passes on the page', async () => {
    const { sent, user } = on(SITE, { setTab: (change) => ({ page: { ...SITE, ...change } }) });
    const pause = () => screen.findByRole('button', { name: 'Pause in this tab' });
    await user.click(await pause());
    const resume = await screen.findByRole('button', { name: 'Resume' });
    expect(resume).toHaveAccessibleDescription(/^Paused in this tab until you leave this site/);
    expect(resume).toHaveFocus();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(resume);
    expect(await pause()).toHaveFocus();
    const passing = await screen.findByRole('button', { name: /^On this page, mark values that/ });
    await user.click(passing);
    await waitFor(() => expect(passing).toHaveAttribute('aria-pressed', 'true'));
    await user.click(passing);
    await waitFor(() => expect(passing).toHaveAttribute('aria-pressed', 'false'));
    expect(sent('setTab')).toEqual([
      { tab: 4, site: 'https://shop.example', paused: true },
      { tab: 4, site: 'https://shop.example', paused: false },
      { tab: 4, site: 'https://shop.example', passing: true },
      { tab: 4, site: 'https://shop.example', passing: false },
    ]);
  });

  it.each([
    ['off', /shows nothing/],
    ['check', /offline, for free\. Pages offer no lookups/],
    ['ask', /A button with the price/],
    ['auto', /When you leave a field, sends one lookup/],
  ] as const)('says in words what %s does', async (policy, words) => {
    const policies = policyForAll(policy);
    on({ ...SITE, wishedPolicies: policies, effectivePolicies: policies });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['off', 'A rule for this site leaves form fields alone.'],
    ['warn', 'A rule for this site never stops forms.'],
    ['hold', 'A rule for this site stops forms with a wrong value.'],
  ] as const)('says that a rule for form fields is in force: %s', async (guardRule, words) => {
    const { sent, user } = on(
      { ...SITE, guardRule, hasSiteRules: true },
      { setSite: () => ({ page: SITE }) },
    );
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Same as other sites/ }));
    expect(sent('setSite')).toEqual([{ site: SITE.site, policy: null }]);
    await waitFor(() => expect(screen.queryByText(new RegExp(words))).toBeNull());
  });

  it('is under the lookups only, as the person left it', async () => {
    const off = policyForAll('off');
    const page = { ...SITE, wishedPolicies: off, effectivePolicies: off };
    const { user } = on(SITE, {
      setSite: () => ({ page }),
      stats: () => ({ at: 0, rows: [], untold: [] }),
    });
    await user.click(await mode('Off'));
    await waitFor(async () => expect(await mode('Off')).toBeChecked());
    for (const name of ['Usage', 'Stats']) {
      await user.click(screen.getByRole('tab', { name }));
      expect(screen.queryByRole('region', { name: 'On shop.example' })).toBeNull();
    }
    await user.click(screen.getByRole('tab', { name: 'Lookups' }));
    expect(screen.getByRole('region', { name: 'On shop.example' })).toBeVisible();
    expect(await mode('Off')).toBeChecked();
  });

  it('is shown where the tab that was used last has gone with the key', async () => {
    const draft = { text: '', tab: 'Usage' };
    on(SITE, {
      connection: () => NO_KEY,
      popupSnapshot: () => ({ ...SNAPSHOT, connection: NO_KEY, account: null, page: SITE, draft }),
    });
    expect(await screen.findByRole('region', { name: 'On shop.example' })).toBeVisible();
  });

  it('is hidden on pages without a site, and offers no policies in private windows', async () => {
    const { unmount } = on(null);
    await screen.findByText('12,480');
    expect(screen.queryByRole('button', { name: 'Pause in this tab' })).toBeNull();
    unmount();
    on({ ...SITE, private: true });
    expect(await screen.findByRole('button', { name: 'Pause in this tab' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
