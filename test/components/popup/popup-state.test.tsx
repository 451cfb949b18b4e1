/** The popup's draft, its keys and the switch for the site in the active tab. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESS_DELAY_MS } from '../../../components/hooks/use-press-delay.ts';
import { Popup } from '../../../components/popup/Popup.tsx';
import type { ActiveSite } from '../../../lib/extension/schemas/index.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';
import {
  ANSWER,
  answered,
  BAD_IBAN,
  EMAIL,
  found,
  GLANCE,
  NO_KEY,
  QUIET,
  read,
  SETTINGS,
  TYPO,
} from '../samples.ts';

function open(handlers: Handlers = {}, handed = false) {
  const background = fakeSend({ ...QUIET, takeHandedText: () => ({ text: null }), ...handlers });
  const shown = render(<Popup send={background.send} handed={handed} />);
  return { ...background, ...shown, user: userEvent.setup({ delay: null }) };
}
const box = () => screen.getByRole('textbox', { name: /^Paste an email/ });

describe('the draft', () => {
  const draft = { text: 'ada@example.org', tab: 'Usage' };
  const kept: Handlers = {
    popupSnapshot: () => ({ ...GLANCE, draft }),
    parse: () => read([found(EMAIL)]),
  };

  it('is there again with its tab, read and not asked', async () => {
    const { sent } = open(kept);
    await waitFor(() => expect(box()).toHaveValue('ada@example.org'));
    expect(screen.getByRole('tab', { name: 'Usage' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText(EMAIL.headline)).toBeVisible();
    expect(sent('parse')).toEqual([{ text: 'ada@example.org', place: 'popup' }]);
    expect(sent('lookup')).toEqual([]);
  });

  it('does not come over what the person has begun to type', async () => {
    let tell = () => {};
    const late = new Promise<typeof GLANCE>((resolve) => {
      tell = () => resolve({ ...GLANCE, draft });
    });
    const { user } = open({ ...kept, popupSnapshot: () => late });
    await user.type(box(), 'DE8');
    tell();
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Usage' })).toHaveAttribute('aria-selected', 'true'),
    );
    expect(box()).toHaveValue('DE8');
  });

  it('is kept as it changes, with the tab, also when the popup closes at once', async () => {
    const { sent, user, unmount } = open({
      stats: () => ({ at: Date.now(), rows: [], untold: [] }),
    });
    await screen.findByText('12,480');
    await user.click(screen.getByRole('tab', { name: 'Usage' }));
    await waitFor(() => expect(sent('keepDraft')).toEqual([{ draft: { text: '', tab: 'Usage' } }]));
    await user.type(box(), 'ad');
    unmount();
    expect(sent('keepDraft').at(-1)).toEqual({ draft: { text: 'ad', tab: 'Usage' } });
  });

  it('is none of a text that was handed over', async () => {
    const handed = {
      takeHandedText: () => ({ text: 'bob@example.org' }),
      lookup: () => answered(ANSWER),
    };
    const { sent, user } = open({ ...kept, ...handed }, true);
    await waitFor(() => expect(box()).toHaveValue('bob@example.org'));
    await user.type(box(), '{Escape}x');
    expect(box()).toHaveValue('x');
    expect(sent('keepDraft')).toEqual([]);
  });
});

describe('Enter', () => {
  let clock = 0;
  beforeEach(() => {
    clock = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
  });
  afterEach(() => vi.restoreAllMocks());
  const later = () => {
    clock += PRESS_DELAY_MS;
  };
  const single: Handlers = { parse: () => read([found(EMAIL)]), lookup: () => answered(ANSWER) };

  it('reads, and again asks at the price that stands on the button', async () => {
    const { sent, user } = open(single);
    await user.type(box(), 'ada@example.org{Enter}');
    expect(await screen.findByRole('button', { name: 'Look up · 3 credits' })).toBeVisible();
    expect(screen.getByText(/again looks it up · 3 credits/)).toBeVisible();
    later();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(ANSWER.headline)).toBeVisible();
    expect(sent('lookup')).toMatchObject([{ trigger: 'gesture', refresh: false, place: 'popup' }]);
    // What is answered is asked again by its own button alone.
    later();
    await user.keyboard('{Enter}');
    expect(sent('lookup')).toHaveLength(1);
  });

  it.each<[string, Handlers, string]>([
    ['a wrong value', { parse: () => read([found(BAD_IBAN)]) }, 'x'],
    ['a mistyped one', { parse: () => read([found(TYPO)]) }, 'x'],
    ['several', { parse: () => read([found(EMAIL), found(BAD_IBAN)]) }, 'x'],
    [
      'one beside what was not read',
      { parse: () => read([found(EMAIL)], { unread: [{ line: 2, text: '?' }] }) },
      'x',
    ],
    [
      'one that no key can ask about',
      { parse: () => read([found(EMAIL, { connected: false })]) },
      'x',
    ],
  ])('asks nothing of %s', async (_, handlers, text) => {
    const { sent, user } = open(handlers);
    await user.type(box(), `${text}{Enter}`);
    await waitFor(() => expect(sent('parse')).toHaveLength(1));
    later();
    await user.keyboard('{Enter}');
    later();
    await user.keyboard('{Enter}');
    expect(sent('lookup')).toEqual([]);
  });

  it('asks nothing where it is held, twice in a moment, or for another text', async () => {
    const { sent, user } = open(single);
    await user.type(box(), 'ada@example.org{Enter}');
    await screen.findByRole('button', { name: 'Look up · 3 credits' });
    await user.keyboard('{Enter}');
    later();
    fireEvent.keyDown(box(), { key: 'Enter', repeat: true });
    await user.type(box(), 'x{Enter}');
    expect(sent('lookup')).toEqual([]);
  });

  it('makes a new line with Shift, and Escape clears', async () => {
    const { sent, user } = open(single);
    await user.type(box(), 'a{Shift>}{Enter}{/Shift}b');
    expect(box()).toHaveValue('a\nb');
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
    expect(box()).toHaveValue('');
    // Empty, it is the browser's: it closes the popup.
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(true);
    expect(sent('lookup')).toEqual([]);
  });
});

describe('the site in the active tab', () => {
  const everything = (policy: 'off' | 'ask') => ({
    ...Object.fromEntries(Object.keys(SETTINGS.policies).map((kind) => [kind, policy])),
  });
  const HERE: ActiveSite = {
    tab: 4,
    site: 'https://shop.example',
    host: 'shop.example',
    private: false,
    wishedPolicies: SETTINGS.policies,
    effectivePolicies: SETTINGS.policies,
    hasSiteRules: false,
    paused: false,
  };
  const on = (page: ActiveSite | null, more: Handlers = {}) =>
    open({ popupSnapshot: () => ({ ...GLANCE, page }), ...more });
  const mode = (name: string) => screen.findByRole('radio', { name });

  it('shows what is done there, and writes a rule for all kinds', async () => {
    const off = {
      ...HERE,
      hasSiteRules: true,
      wishedPolicies: { ...HERE.wishedPolicies, ...everything('off') },
    };
    const { sent, user } = on(HERE, { setSite: ({ policy }) => ({ page: policy ? off : HERE }) });
    expect(await mode('Ask')).toBeChecked();
    await user.click(await mode('Off'));
    await waitFor(async () => expect(await mode('Off')).toBeChecked());
    await user.click(screen.getByRole('button', { name: 'As on other sites' }));
    await waitFor(async () => expect(await mode('Ask')).toBeChecked());
    expect(sent('setSite')).toEqual([
      { site: 'https://shop.example', policy: 'off' },
      { site: 'https://shop.example', policy: null },
    ]);
  });

  it('says where kinds differ', async () => {
    on({ ...HERE, wishedPolicies: { ...HERE.wishedPolicies, email: 'auto', vat: 'off' } });
    expect(
      await screen.findByText('Kinds differ: Ask, but Email: Automatic, VAT: Off.'),
    ).toBeVisible();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('offers without a key what needs none', async () => {
    on(HERE, {
      popupSnapshot: () => ({ ...GLANCE, connection: NO_KEY, account: null, page: HERE }),
    });
    expect(await mode('Auto')).toBeDisabled();
    expect(await mode('Ask')).toBeDisabled();
    expect(await mode('Check')).toBeEnabled();
  });

  it('pauses this tab and goes on', async () => {
    const { sent, user } = on(HERE, { pauseTab: ({ paused }) => ({ page: { ...HERE, paused } }) });
    const button = await screen.findByRole('button', { name: 'Pause on this tab' });
    await user.click(button);
    expect(await screen.findByText(/^Paused on this tab/)).toBeVisible();
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await mode('Off')).toBeDisabled();
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    expect(sent('pauseTab')).toEqual([
      { tab: 4, site: 'https://shop.example', paused: true },
      { tab: 4, site: 'https://shop.example', paused: false },
    ]);
  });

  it('is not there on a page without a site, and has no rules in a private window', async () => {
    const { unmount } = on(null);
    await screen.findByText('12,480');
    expect(screen.queryByRole('button', { name: 'Pause on this tab' })).toBeNull();
    unmount();
    on({ ...HERE, private: true });
    expect(await screen.findByRole('button', { name: 'Pause on this tab' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
