/** Sections of the options page: search, locks, settings file, language, reset, shortcuts. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  AccountSection,
  SiteAccessNote,
  useConnection,
} from '../../../components/connect/index.ts';
import { diffSettings, serializeSettings } from '../../../components/options/file-contents.ts';
import { ShortcutList } from '../../../components/options/ShortcutList.tsx';
import { searchWordsFor } from '../../../components/settings/search-words.ts';
import {
  matchesWords,
  SETTING_ENTRIES,
  searchSettings,
} from '../../../components/settings/settings-search.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import {
  type OrganisationSetting,
  type Settings,
  settingsSchema,
} from '../../../lib/extension/schemas/index.ts';
import { LANGUAGES } from '../../../lib/texts/languages.ts';
import { createFailure } from '../../texts/in-texts.ts';
import { fakeSend } from '../fake-send.ts';
import { NO_KEY, SETTINGS } from '../samples.ts';
import { openOptions as open } from './open-options.tsx';

const { chrome } = globalThis as unknown as { chrome: { commands?: object } };

const OTHER: Settings = {
  ...SETTINGS,
  guard: 'warn',
  guardWait: 250,
  policies: { ...SETTINGS.policies, vat: 'off' },
  sites: { 'https://new.example': { iban: 'check' } },
};

const file = (text: string) => new File([text], 'mine.json', { type: 'application/json' });

describe('search', () => {
  it.each([
    ['form', ['beside', 'guard', 'guardWait', 'disposableIsBad', 'region']],
    ['STOPPED onc', ['guard']],
    ['spend', ['budget']],
    ['instead', ['disposableIsBad']],
    ['zebra', []],
    ['deutsch', ['language']],
    ['fields corrected', ['fields']],
    ['  ', []],
  ])('for "%s" finds %o', (query, settings) => {
    expect(searchSettings(query).map(({ setting }) => setting)).toEqual(settings);
  });

  it.each([
    ['en', 'font size', 'appearance'],
    ['en', 'turn off', 'pause'],
    ['en', 'hotkey', 'shortcuts'],
    ['de', 'dunkel', 'appearance'],
    ['de', 'Schlussel', 'key'],
    ['fr', 'telephone', 'region'],
    ['pl', 'klawiatura', 'shortcuts'],
    ['es', 'notificacion', 'notify'],
    ['pt', 'salvar', 'export'],
  ] as const)(
    'finds in %s by the everyday words "%s" the setting %s',
    (language, words, setting) => {
      expect(matchesWords(words, searchWordsFor(setting, language))).toBe(true);
    },
  );

  it('has words for every setting', () => {
    expect(SETTING_ENTRIES.filter(({ setting }) => searchWordsFor(setting, 'en') === '')).toEqual(
      [],
    );
  });

  it('marks the hits in the navigation and on the page', async () => {
    const { user } = await open('#pages');
    await user.type(screen.getByRole('searchbox', { name: 'Find a setting' }), 'message field');
    const nav = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(nav.getAllByRole('link').map((element) => element.textContent)).toEqual([
      'In pages',
      'Form fields',
    ]);
    expect(nav.getByRole('link', { name: 'Form fields' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Form fields' })).toHaveClass('is-found');
    expect(screen.getByText('1 setting found')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('group', { name: 'Form fields' })).not.toHaveClass('is-found');
  });
});

describe('settings locked by an organisation', () => {
  const openManaged = (
    locked: string[],
    problems: string[] = [],
    organisationSettings: OrganisationSetting[] = [],
  ) =>
    open('#setting-key', {
      defaultSettings: () => ({
        settings: SETTINGS,
        managed: true,
        organisationSettings,
        locked,
        problems,
      }),
    });

  it('cannot be changed, unlike the others', async () => {
    await openManaged(['marks', 'policies phone', 'budget autoPerDay', 'baseUrl', 'key']);
    expect(screen.getByLabelText('API base URL')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Forget key' })).toBeNull();
    const marks = screen.getByLabelText('Mark wrong values in text');
    expect(marks).toBeDisabled();
    expect(marks).toHaveAccessibleDescription(/Set by your organisation/);
    expect(screen.getByLabelText('Credits per day, automatic')).toBeDisabled();
    expect(screen.getByLabelText('Credits per day, excluding lists')).toBeEnabled();
    location.hash = '#policies';
    const phone = within(await screen.findByRole('group', { name: /^Phone/ }));
    for (const radio of phone.getAllByRole('radio')) expect(radio).toBeDisabled();
    const vat = within(screen.getByRole('group', { name: /^VAT/ }));
    for (const radio of vat.getAllByRole('radio')) expect(radio).toBeEnabled();
  });

  it('lists invalid settings of the organisation', async () => {
    await openManaged([], ['“marks” is not a setting that Fieldmark can use, so it was left out.']);
    expect(
      await screen.findByText('For your administrator: 1 setting could not be used'),
    ).toBeVisible();
    expect(screen.getByText(/“marks” is not a setting that Fieldmark can use/)).toBeInTheDocument();
  });

  it('shows what the organisation set, never the key, as a text to copy for support', async () => {
    const written = vi.fn().mockResolvedValue(undefined);
    const { user } = await openManaged(
      ['policies email'],
      ['“marks” is not a setting that Fieldmark can use, so it was left out.'],
      [
        { name: 'policies › email', value: 'ask', locked: true },
        { name: 'history', value: 'false', locked: false },
        { name: 'key', value: null, locked: false },
      ],
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(written);
    await user.click(await screen.findByText('What your organisation set'));
    const table = within(screen.getByRole('table', { name: 'What your organisation set' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'SettingValue',
      'policies › emailask (locked)',
      'historyfalse',
      'keyset, not shown',
    ]);
    await user.click(screen.getByRole('button', { name: 'Copy for support' }));
    expect(written).toHaveBeenCalledExactlyOnceWith(
      [
        'policies › email: ask (locked)',
        'history: false',
        'key: set, not shown',
        '“marks” is not a setting that Fieldmark can use, so it was left out.',
      ].join('\n'),
    );
  });
});

describe('settings file', () => {
  it('leaves out what each person must accept', () => {
    const text = serializeSettings({ ...SETTINGS, autoAccepted: true, notify: true });
    expect(JSON.parse(text)).toMatchObject({ fieldmark: 'settings', settings: { guard: 'hold' } });
    expect(text).not.toMatch(/autoAccepted|notify/);
  });

  it('shows the changes before the import, and can be undone', async () => {
    const { sent, user } = await open('#file', {
      parseSettingsFile: () => ({ settings: OTHER, unread: ['colour'] }),
    });
    await user.upload(screen.getByLabelText('Settings file'), file('{}'));
    const offer = within(await screen.findByRole('region', { name: 'Changes in this file' }));
    expect(
      offer
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'VATAskOff',
      'Form fieldsWarn and stop the formWarn',
      'Longest wait before a form is sent, in seconds1.50.25',
      'IBAN on https://new.exampleNoneCheck',
    ]);
    expect(offer.getByText('Not recognised and left out: colour.')).toBeVisible();
    expect(sent('setSettings')).toEqual([]);
    await user.click(offer.getByRole('button', { name: 'Import 4 changes' }));
    await screen.findByText('Settings imported.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent('setSettings')).toHaveLength(2));
    expect(sent('setSettings')).toEqual([{ patch: OTHER }, { patch: SETTINGS }]);
  });

  it('reports an invalid file, and changes nothing', async () => {
    const wrong = createFailure('bad-input', { message: 'This file is not JSON.' });
    const { sent, user } = await open('#file', { parseSettingsFile: () => ({ failure: wrong }) });
    await user.upload(screen.getByLabelText('Settings file'), file('<html>'));
    expect(await screen.findByText('This file is not JSON.')).toBeVisible();
    expect(sent('setSettings')).toEqual([]);
  });

  it('lists every setting that differs', () => {
    const all = settingsSchema.parse({
      ...OTHER,
      budget: { autoPerDay: 1, autoPerSite: 2, autoPerPage: 4, totalPerDay: null },
      guardSites: { 'https://new.example': 'off' },
      marks: false,
      beside: false,
      disposableIsBad: true,
      region: 'CH',
      language: 'de',
      transparencyParameter: 'ct',
      history: false,
      notify: true,
      autoAccepted: true,
    });
    const changed = new Set(diffSettings(SETTINGS, all).map(({ what }) => what));
    expect(changed.size).toBe(18);
    expect(diffSettings(all, all)).toEqual([]);
  });
});

describe('language', () => {
  const select = () => screen.getByLabelText('Language of Fieldmark');
  /** Counts how often the page is asked to refresh its language. */
  const countRefreshes = () => {
    let times = 0;
    const count = () => {
      times += 1;
    };
    addEventListener('fieldmark:speak-again', count);
    onTestFinished(() => removeEventListener('fieldmark:speak-again', count));
    return () => times;
  };

  it('is chosen by its own name, saved and applied at once', async () => {
    const times = countRefreshes();
    const { sent, user } = await open('#language');
    const names = within(select()).getAllByRole('option');
    expect(names.slice(1).map(({ textContent }) => textContent)).toEqual(Object.values(LANGUAGES));
    expect(within(select()).getByRole('option', { name: 'Polski' })).toHaveAttribute('lang', 'pl');
    await user.selectOptions(select(), 'Deutsch');
    await waitFor(() => expect(times()).toBe(1));
    expect(sent('setSettings')).toEqual([{ patch: { language: 'de' } }]);
    await user.selectOptions(select(), 'Browser language');
    await waitFor(() => expect(times()).toBe(2));
    expect(sent('setSettings')[1]).toEqual({ patch: { language: '' } });
    await user.click(screen.getByLabelText('Mark wrong values in text'));
    await screen.findByText('Saved');
    expect(times()).toBe(2);
  });
});

describe('reset', () => {
  it('restores the defaults, and can be undone', async () => {
    const { sent, user } = await open('#file', {}, OTHER);
    await user.click(screen.getByRole('button', { name: 'Reset settings' }));
    await screen.findByText('Settings reset to their defaults.');
    expect(screen.getByRole('button', { name: 'Reset settings' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent('setSettings')).toEqual([{ patch: SETTINGS }, { patch: OTHER }]),
    );
  });
});

it('offers a search if there are many rules', async () => {
  const sites = Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [`https://shop${i}.example`, { iban: 'off' as const }]),
  );
  const { user } = await open('#sites', {}, { ...SETTINGS, sites });
  await user.type(screen.getByRole('searchbox', { name: 'Search 9 rules' }), 'shop7');
  expect(screen.getByText('https://shop7.example')).toBeVisible();
  expect(screen.queryByText('https://shop3.example')).toBeNull();
});

describe('access to sites', () => {
  it('is requested on a press if the browser denies it', async () => {
    let isGiven = false;
    render(<SiteAccessNote has={async () => isGiven} permit={async () => isGiven} />);
    const button = await screen.findByRole('button', { name: 'Allow on all sites' });
    await userEvent.click(button);
    expect(await screen.findByText(/You did not allow access/)).toBeVisible();
    isGiven = true;
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  });
});

it('lists the shortcuts, and says where to change them', async () => {
  const getAll = async () => [
    { name: 'look-up-selection', shortcut: 'Alt+Shift+L' },
    { name: '_execute_action', shortcut: '' },
  ];
  // Without this page of the browser.
  const create = () => Promise.reject(new Error('not allowed'));
  Object.assign(chrome, { commands: { getAll }, tabs: { create } });
  onTestFinished(() => void Object.assign(chrome, { commands: {}, tabs: undefined }));
  render(<ShortcutList />);
  expect(await screen.findByText('Alt+Shift+L')).toBeVisible();
  expect(screen.getByText('Look up the selected text')).toBeVisible();
  expect(screen.getByText('Open Fieldmark')).toBeVisible();
  expect(screen.getByText('Not set')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change shortcuts' }));
  expect(await screen.findByText(/Open your browser’s extensions page/)).toBeVisible();
});

it('has no section for shortcuts in Firefox for Android, which has none', async () => {
  const { unmount } = await open('#advanced');
  expect(screen.getByRole('heading', { name: 'Shortcuts' })).toBeVisible();
  expect(searchSettings('keyboard')).toHaveLength(1);
  unmount();

  delete chrome.commands;
  onTestFinished(() => void Object.assign(chrome, { commands: {} }));
  await open('#advanced');
  expect(screen.getByRole('heading', { name: 'Advanced' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Shortcuts' })).toBeNull();
  expect(searchSettings('keyboard')).toEqual([]);
});

function ConnectOnly({ send }: { send: SendToBackground }) {
  return (
    <AccountSection
      send={send}
      account={useConnection(send)}
      address={{ section: 'connection' }}
      settings={SETTINGS}
      save={async () => undefined}
      onConnected={() => undefined}
      permit={async () => false}
    />
  );
}

it('does not connect if the browser denies sending lookups', async () => {
  const { send, sent } = fakeSend({ connection: () => NO_KEY });
  render(<ConnectOnly send={send} />);
  await userEvent.type(await screen.findByLabelText('API key'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Save and verify' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/nothing was saved/);
  expect(sent('connect')).toEqual([]);
  expect(screen.getByLabelText('API key')).toHaveValue('secret');
});
