import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FailureKind } from '../../../lib/domain/failure.ts';
import type { Connection, Settings } from '../../../lib/extension/schemas/index.ts';
import { policyForAll } from '../../policies.ts';
import { createFailure } from '../../texts/in-texts.ts';
import type { Handlers } from '../fake-send.ts';
import { CONNECTED, fails, NO_KEY, SETTINGS, SNAPSHOT, SPENT, USAGE } from '../samples.ts';
import { openOptions } from './open-options.tsx';

const SECRET = 'fm-secret-0123456789abcdef7f3a';

const open = (handlers: Handlers = {}, hash = '', start?: Settings) =>
  openOptions(hash, handlers, start);
const connected = () => ({ connection: CONNECTED, usage: USAGE });

// By label, because queries by role are slow on a page of this size.
const url = () => screen.getByLabelText('API base URL');
const key = () => screen.getByLabelText('API key');
/** Pastes a text, which is faster than typing it. */
async function fill(user: UserEvent, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.paste(text);
}
const save = () => screen.getByRole('button', { name: 'Save and verify' });
const auto = () => screen.getByRole('checkbox', { name: 'Look up email fields automatically' });

describe('connection', () => {
  it.each<[FailureKind, () => HTMLElement, () => HTMLElement]>([
    ['invalid-key', key, url],
    ['network', url, key],
  ])('marks and focuses the field that caused a failure (%s)', async (kind, wrong, right) => {
    const { user } = await open({ connection: () => NO_KEY, connect: fails(kind) });
    await fill(user, url(), 'https://api.example.org');
    await fill(user, key(), SECRET);
    expect(wrong()).toHaveAttribute('aria-invalid', 'false');
    await user.click(save());
    await waitFor(() => expect(wrong()).toHaveFocus());
    expect(wrong()).toHaveAttribute('aria-invalid', 'true');
    expect(right()).toHaveAttribute('aria-invalid', 'false');
    // The failure was about the text that was sent, so typing removes the mark.
    await user.type(wrong(), 'x');
    expect(wrong()).toHaveAttribute('aria-invalid', 'false');
  });

  it('warns if the account has no credits, and says what helps', async () => {
    const { user } = await open({
      connection: () => NO_KEY,
      connect: () => ({ connection: CONNECTED, usage: { ...USAGE, remaining: 0 } }),
    });
    await fill(user, url(), 'https://api.example.org');
    await fill(user, key(), SECRET);
    await user.click(save());
    expect(await screen.findByText('Saved, but the account has no credits left')).toBeVisible();
    expect(screen.getByText(/until you add a pack or credits/)).toBeVisible();
    expect(screen.queryByText(/Saved and verified/)).toBeNull();
  });

  it.each<FailureKind>(['no-key', 'payment-required', 'redirected', 'unavailable'])(
    'keeps the input, shows the failure, and marks no field if waiting is all that helps: %s',
    async (kind) => {
      const { user } = await open({ connection: () => NO_KEY, connect: fails(kind) });
      await fill(user, url(), 'https://other.example.org');
      await fill(user, key(), SECRET);
      await user.click(save());
      await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'false'));
      if (kind === 'unavailable') {
        for (const input of [url(), key()]) expect(input).toHaveAttribute('aria-invalid', 'false');
        expect(save()).toHaveFocus();
      }
      const { message, action } = createFailure(kind);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(message);
      // The form is on this page, so the text must not send people to the settings.
      const onThisPage = /API key.* on this page/;
      expect(alert).toHaveTextContent(/in the settings/.test(action) ? onThisPage : action);
      expect(alert).not.toHaveTextContent(SECRET);
      expect(url()).toHaveValue('https://other.example.org');
      expect(key()).toHaveValue(SECRET);
      expect(screen.queryByText(/Saved and verified/)).toBeNull();
    },
  );

  it('asks to confirm an address in another script, and that address only', async () => {
    const forged = 'https://\u0430pi.example.org';
    const { sent, user } = await open({
      connection: () => NO_KEY,
      connect: ({ otherScript }) => (otherScript ? connected() : fails('other-script')()),
    });
    const use = () => screen.queryByRole('button', { name: 'Use this address' });
    await fill(user, key(), SECRET);
    await fill(user, url(), forged);
    await user.click(save());
    await screen.findByText(createFailure('other-script').message);
    expect(use()).toBeVisible();
    await fill(user, url(), `${forged}.uk`);
    expect(use()).toBeNull();
    await fill(user, url(), forged);
    expect(sent('connect')).toHaveLength(1);
    const button = use();
    if (button) await user.click(button);
    await screen.findByText(/Saved and verified/);
    expect(sent('connect')).toMatchObject([
      { baseUrl: forged },
      { baseUrl: forged, key: SECRET, otherScript: true },
    ]);
    expect(sent('connect')[0]).not.toHaveProperty('otherScript');
    expect(use()).toBeNull();
  });

  describe('a first key that was stored despite a failure', () => {
    const openRefused = (kind: FailureKind) => {
      let connection: Connection = NO_KEY;
      return open({
        connection: () => connection,
        usage: () => ({ usage: { at: 0, remaining: 1 }, spent: SPENT, warnings: [] }),
        connect: () => {
          connection = { ...CONNECTED, trouble: createFailure(kind) };
          return { failure: createFailure(kind) };
        },
      });
    };

    it('is shown with its host while the form stays', async () => {
      const { user } = await openRefused('payment-required');
      await fill(user, key(), SECRET);
      await user.click(save());
      expect(await screen.findByText('7f3a')).toBeVisible();
      expect(screen.getByText('api.example.org')).toBeVisible();
      expect(screen.getByRole('img', { name: 'Needs attention' })).toBeVisible();
      expect(key()).toHaveValue(SECRET);
    });

    it.each<[FailureKind, () => HTMLElement]>([
      ['network', url],
      ['timeout', url],
      ['no-api', url],
      ['unavailable', save],
      ['rate-limited', save],
      ['payment-required', save],
    ])('announces %s once, on top, and keeps the focus in the form', async (kind, focused) => {
      const { user } = await openRefused(kind);
      await fill(user, key(), SECRET);
      await user.click(save());
      expect(await screen.findByText('7f3a')).toBeVisible();
      await waitFor(() => expect(focused()).toHaveFocus());
      const alert = screen.getByRole('alert');
      const { message } = createFailure(kind);
      expect(alert).toHaveTextContent(message);
      expect(screen.getAllByText(message)).toHaveLength(1);
      expect(alert.compareDocumentPosition(url())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });

    it('folds away on Cancel, and the row then says what is wrong', async () => {
      const { user } = await openRefused('network');
      await fill(user, key(), SECRET);
      await user.click(save());
      await user.click(await screen.findByRole('button', { name: 'Cancel' }));
      expect(screen.queryByLabelText('API key')).toBeNull();
      expect(screen.getByText(createFailure('network').message)).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Connection' })).toHaveFocus();
    });
  });

  it('replaces the stored trouble on top by the failure of what was entered now', async () => {
    const trouble = createFailure('payment-required');
    const { user } = await open(
      { connection: () => ({ ...CONNECTED, trouble }), connect: fails('invalid-key') },
      '#setting-key',
    );
    expect(screen.getByText(trouble.message)).toBeVisible();
    await fill(user, key(), SECRET);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      createFailure('invalid-key').message,
    );
    expect(screen.queryByText(trouble.message)).toBeNull();
  });

  it('verifies the stored key without a new input, which is shown only on demand', async () => {
    const { sent, user } = await open({ connect: connected }, '#setting-key');
    expect(key()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Show the API key' }));
    expect(key()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Show the API key' }));
    expect(key()).toHaveAttribute('type', 'password');
    await user.click(save());
    expect(await screen.findByText(/Saved and verified/)).toBeVisible();
    expect(sent('connect')).toEqual([
      { baseUrl: 'https://api.example.org', keep: 'disk', autoEmail: false },
    ]);
  });

  it('connects with the chosen storage, and with automatic email lookups only if they were ticked', async () => {
    const { sent, user } = await open({
      connection: () => NO_KEY,
      connect: connected,
    });
    expect(auto()).not.toBeChecked();
    expect(auto()).toHaveAccessibleDescription(/3 credits each, at most 60 credits a day/);
    await user.click(auto());
    expect(auto()).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /For this browser session/ }));
    await fill(user, key(), SECRET);
    await user.click(save());
    await waitFor(() =>
      expect(sent('connect')).toMatchObject([{ autoEmail: true, keep: 'session' }]),
    );
  });

  it('saves the consent at once if a key is set, and unticks it for another account', async () => {
    const { sent, user } = await open({}, '#setting-autoAccepted');
    expect(auto()).not.toBeChecked();
    await user.click(auto());
    await waitFor(() => expect(auto()).toBeChecked());
    expect(sent('setSettings')).toEqual([{ patch: { autoAccepted: true } }]);
    await fill(user, url(), 'https://other.example');
    expect(auto()).not.toBeChecked();
  });

  it('forgets the key after a second press', async () => {
    const { sent, user } = await open({ forgetKey: () => NO_KEY }, '#setting-key');
    await user.click(screen.getByRole('button', { name: 'Forget key' }));
    expect(sent('forgetKey')).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Forget key' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Forget' }));
    expect(await screen.findByText('There is no API key.')).toBeVisible();
  });

  it('shows the credits as soon as the key is connected, and after a change elsewhere', async () => {
    let connection: Connection = NO_KEY;
    const { creditsLeft: _, ...unread } = CONNECTED;
    const { user } = await open({
      connection: () => connection,
      connect: () => {
        connection = { ...CONNECTED, creditsLeft: 12_000 };
        return { connection: unread, usage: USAGE };
      },
    });
    await user.type(key(), 'k_1');
    await user.click(save());
    expect(await screen.findByText(/12,000 credits$/)).toBeVisible();
    connection = { ...CONNECTED, creditsLeft: 11_997 };
    fireEvent.focus(window);
    expect(await screen.findByText(/11,997 credits$/)).toBeVisible();
  });

  it('is one row, whose link opens the form with the focus in it', async () => {
    const { user } = await open({ connect: connected });
    expect(await screen.findByText('Example Trading')).toBeVisible();
    expect(screen.getByText(/12,480 credits$/)).toBeVisible();
    expect(screen.queryByLabelText('API key')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Change' }));
    await waitFor(() => expect(key()).toHaveFocus());
    await user.click(save());
    await waitFor(() => expect(screen.queryByLabelText('API key')).toBeNull());
    expect(screen.getByText(/Saved and verified/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Connection' })).toHaveFocus());
  });

  it('takes an address from a link, and sends nothing by itself', async () => {
    const { sent } = await open({}, `#connect=${encodeURIComponent('https://other.example/api')}`);
    expect(url()).toHaveValue('https://other.example/api');
    await waitFor(() => expect(key()).toHaveFocus());
    expect(key()).toHaveValue('');
    expect(auto()).not.toBeChecked();
    expect([...sent('connect'), ...sent('setSettings')]).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'https://a:b@c.example', 'https://c.example/?key=1', '%'])(
    'ignores a link with the address %s',
    async (address) => {
      await open({}, `#connect=${address}`);
      expect(screen.queryByLabelText('API key')).toBeNull();
      expect(screen.getByText(/ends in/)).toBeVisible();
    },
  );

  it('ignores a link if an organisation set the address', async () => {
    const managed = { managed: true, organisationSettings: [], problems: [] };
    await open(
      { defaultSettings: () => ({ settings: SETTINGS, locked: ['baseUrl'], ...managed }) },
      '#connect=https://other.example',
    );
    await waitFor(() => expect(url()).toBeDisabled());
    expect(url()).toHaveValue('https://api.example.org');
  });
});

describe('settings', () => {
  it('shows the section that the address names, and "Back" the one before', async () => {
    const { user } = await open();
    const heading = (name: string) => screen.queryByRole('heading', { name });
    expect(heading('Connection')).toBeVisible();
    expect(heading('Budget')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Budget' }));
    await waitFor(() => expect(heading('Budget')).toHaveFocus());
    expect(heading('Connection')).toBeNull();
    expect(screen.getByRole('link', { name: 'Budget' })).toHaveAttribute('aria-current', 'page');
    history.back();
    await waitFor(() => expect(heading('Connection')).toBeVisible());
    expect(heading('Budget')).toBeNull();
  });

  it('saves a policy at once and says so', async () => {
    const { sent, user } = await open({}, '#policies');
    const phone = screen.getByRole('group', { name: /^Phone/ });
    await user.click(within(phone).getByRole('radio', { name: 'Automatic' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent('setSettings')).toEqual([
      { patch: { policies: { ...SETTINGS.policies, phone: 'auto' } } },
    ]);
    expect(within(phone).getByRole('radio', { name: 'Automatic' })).toBeChecked();
  });

  it.each([
    ['Credits per day, automatic', '-1', /whole number/],
    ['Credits per day, automatic', '1.5', /whole number/],
    ['Certificate transparency parameter', 'a&b=1', /letters, digits, dots/],
    ['Certificate transparency parameter', 'x_api_key', /no name that the API uses/],
    ['Account page', 'http://account.example.org', /starts with https/],
  ])('does not save %s as %s, and keeps the input', async (label, text, description) => {
    const { sent, user } = await open();
    location.hash = /Certificate|Account/.test(label) ? '#advanced' : '#budget';
    await waitFor(() => expect(screen.getByLabelText(label)).toBeVisible());
    const input = screen.getByLabelText(label);
    await user.clear(input);
    await user.type(input, text);
    await user.tab();
    expect(input).toHaveValue(text);
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAccessibleDescription(description);
    expect(sent('setSettings')).toEqual([]);
  });

  it('saves a region, and a cap on blur, which is removed if the input is cleared', async () => {
    const budget = { ...SETTINGS.budget, totalPerDay: 9 };
    const { sent, user } = await open({}, '#pages', { ...SETTINGS, budget });
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Country for national phone numbers' }),
      'Germany (+49)',
    );
    await user.click(screen.getByRole('link', { name: 'Budget' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Credits per day, excluding lists')).toBeVisible(),
    );
    await user.clear(screen.getByLabelText('Credits per day, excluding lists'));
    await fill(user, screen.getByLabelText('Credits per day, automatic'), '25');
    expect(sent('setSettings')).toHaveLength(2);
    await user.tab();
    const removed = { ...SETTINGS.budget, totalPerDay: null };
    await waitFor(() =>
      expect(sent('setSettings')).toEqual([
        { patch: { region: 'DE' } },
        { patch: { budget: removed } },
        { patch: { budget: { ...removed, autoPerDay: 25 } } },
      ]),
    );
  });

  it.each([
    ['Mark wrong values in text', '#pages', { marks: false }],
    ['Keep a history of lookups', '#privacy', { history: false }],
    ['Treat disposable addresses as bad', '#pages', { disposableIsBad: true }],
  ])('switches: %s', async (name, hash, patch) => {
    const { sent, user } = await open({}, hash);
    const box = () => screen.getByRole('checkbox', { name });
    const [isOn] = Object.values(patch);
    expect(box().matches(':checked')).toBe(!isOn);
    await user.click(box());
    await waitFor(() => expect(box().matches(':checked')).toBe(isOn));
    expect(sent('setSettings')).toEqual([{ patch }]);
  });

  it.each([
    ['https://shop.example/cart?x=1', 'IBAN', 'Check', 'sites', { iban: 'check' }],
    ['shop.example', 'Form fields', 'Warn', 'guardSites', 'warn'],
  ])('adds a rule for %s (%s: %s), and removes it', async (site, kind, rule, setting, saved) => {
    const { sent, user } = await open({}, '#sites');
    await user.type(screen.getByRole('textbox', { name: 'Site' }), site);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), kind);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rule' }), rule);
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    const name = `Remove: ${kind} on https://shop.example`;
    const remove = await screen.findByRole('button', { name });
    expect(screen.getByText(`${kind} · ${rule}`)).toBeVisible();
    await user.click(remove);
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    expect(sent('setSettings')).toEqual([
      { patch: { [setting]: { 'https://shop.example': saved } } },
      { patch: { [setting]: {} } },
    ]);
  });

  it.each([
    ['Off', 'off'],
    ['Check', 'check'],
    ['Automatic', 'auto'],
  ] as const)(
    'shows one rule where every value of a site is set to %s, with one Remove',
    async (label, policy) => {
      const site = 'https://shop.example';
      const all = policyForAll(policy);
      const { sent, user } = await open({}, '#sites', { ...SETTINGS, sites: { [site]: all } });
      expect(screen.getByText(`All values · ${label}`)).toBeVisible();
      expect(screen.getAllByRole('button', { name: /^Remove: / })).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: `Remove: All values on ${site}` }));
      await waitFor(() => expect(sent('setSettings')).toEqual([{ patch: { sites: {} } }]));
      await user.type(screen.getByRole('textbox', { name: 'Site' }), 'shop.example');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'All values');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Rule' }), label);
      await user.click(screen.getByRole('button', { name: 'Add rule' }));
      await waitFor(() =>
        expect(sent('setSettings')[1]).toEqual({ patch: { sites: { [site]: all } } }),
      );
    },
  );

  it('lists the rules of a site one by one where they differ', async () => {
    const all = policyForAll('off');
    const sites = { 'https://shop.example': { ...all, iban: 'check' } } as const;
    await open({}, '#sites', { ...SETTINGS, sites });
    expect(screen.getByText('IBAN · Check')).toBeVisible();
    expect(screen.getByText('Email · Off')).toBeVisible();
    expect(screen.queryByText(/All values ·/)).toBeNull();
  });

  it('pauses every page and resumes, and says how one tab is paused', async () => {
    let pausedEverywhere = false;
    const { user } = await open(
      {
        popupSnapshot: () => ({ ...SNAPSHOT, pausedEverywhere }),
        pauseEverywhere: ({ paused }) => {
          pausedEverywhere = paused;
          return { paused };
        },
      },
      '#setting-pause',
    );
    expect(await screen.findByText(/one tab.*pause button in the popup/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Pause everywhere' }));
    expect(await screen.findByText(/^Paused everywhere until you resume/)).toBeVisible();
    const resume = screen.getByRole('button', { name: 'Resume' });
    expect(resume).toHaveFocus();
    await user.click(resume);
    expect(screen.getByRole('button', { name: 'Pause everywhere' })).toHaveFocus();
  });

  it('describes each guard mode, and saves it', async () => {
    const { sent, user } = await open({}, '#pages');
    const group = within(screen.getByRole('group', { name: 'Form fields' }));
    expect(group.getByRole('radio', { name: 'Warn and stop the form' })).toBeChecked();
    expect(screen.getByText(/stopped once/)).toBeVisible();
    await user.click(group.getByRole('radio', { name: 'Warn' }));
    expect(await screen.findByText(/Forms are never stopped/)).toBeVisible();
    expect(screen.queryByLabelText(/Longest wait/)).toBeNull();
    await user.click(group.getByRole('radio', { name: 'Leave alone' }));
    expect(await screen.findByText(/does not read form fields/)).toBeVisible();
    expect(sent('setSettings')).toEqual([
      { patch: { guard: 'warn' } },
      { patch: { guard: 'off' } },
    ]);
  });

  it.each([
    ['0', 0],
    ['4', 4000],
    ['2,5', 2500],
    ['4.1', null],
    ['-1', null],
    ['1e3', null],
    ['', null],
  ])('takes a longest wait of "%s" seconds as %s ms', async (text, ms) => {
    const { sent, user } = await open({}, '#pages');
    expect(screen.getByLabelText(/Longest wait/)).toHaveValue('1.5');
    await fill(user, screen.getByLabelText(/Longest wait/), text);
    await user.keyboard('{Enter}');
    if (ms === null) await screen.findByText(/Enter a number of seconds from 0 to 4/);
    const saved = ms === null ? [] : [{ patch: { guardWait: ms } }];
    await waitFor(() => expect(sent('setSettings')).toEqual(saved));
  });

  it('refuses an invalid site, and does not offer policies that a kind does not support', async () => {
    const { sent, user } = await open({}, '#sites');
    await user.type(screen.getByRole('textbox', { name: 'Site' }), 'shop{Enter}');
    expect(await screen.findByText(/^Enter a site such as shop\.example/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Site' }), '.example');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rule' }), 'Automatic');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Domain');
    expect(screen.getByRole('combobox', { name: 'Rule' })).toHaveDisplayValue('Ask');
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    await waitFor(() =>
      expect(sent('setSettings')).toEqual([
        { patch: { sites: { 'https://shop.example': { domain: 'ask' } } } },
      ]),
    );
  });

  it('says when a change could not be saved', async () => {
    const { user } = await open({ setSettings: fails('internal') }, '#pages');
    await user.click(screen.getByRole('checkbox', { name: 'Mark wrong values in text' }));
    expect(await screen.findByText('Something went wrong in Fieldmark.')).toBeVisible();
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Mark wrong values in text' })).toBeChecked();
  });
});
