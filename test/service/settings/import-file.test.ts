import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../lib/extension/schemas/index.ts';
import { parseSettingsFile as parseSettingsFileInMessages } from '../../../lib/service/settings/flat-settings.ts';
import { DEFAULT_SETTINGS } from '../../../lib/service/settings/store.ts';
import { inTexts } from '../../texts/in-texts.ts';

const parseSettingsFile = inTexts(parseSettingsFileInMessages);

const NOW = { ...DEFAULT_SETTINGS, sites: { 'https://kept.example': { vat: 'off' as const } } };
const imported = (settings: object, now: Settings = NOW) =>
  parseSettingsFile(JSON.stringify({ fieldmark: 'settings', version: 1, settings }), now);

describe('a file of settings', () => {
  it('replaces the current settings that it names, rule by rule', () => {
    const sites = { 'https://new.example': { iban: 'check' } };
    const file = { guard: 'warn', budget: { autoPerSite: 4 }, sites };
    const budget = { ...NOW.budget, ...file.budget };
    const settings = { ...NOW, ...file, budget, sites: { ...NOW.sites, ...sites } };
    expect(imported(file)).toEqual({ ok: true, value: { settings, unread: [] } });
  });

  it('restores exactly the settings that were exported', () => {
    const settings = { ...NOW, guardWait: 250, region: 'CH', marks: false };
    expect(imported(settings, DEFAULT_SETTINGS)).toMatchObject({ value: { settings } });
  });

  it('is applied without its unreadable parts, which are named', () => {
    const value = { settings: { ...NOW, marks: false }, unread: ['guard', 'key'] };
    expect(imported({ guard: 'never', marks: false, key: 'secret' })).toMatchObject({ value });
  });

  const { policies } = NOW;
  const ACCEPTED = {
    ...NOW,
    autoAccepted: true,
    policies: { ...policies, email: 'auto' as const },
  };
  const BOLD = { autoAccepted: true, notify: true, policies: { email: 'auto', phone: 'auto' } };
  it.each<[object, Settings, object]>([
    [BOLD, NOW, { autoAccepted: false, notify: false, policies: { email: 'ask', phone: 'auto' } }],
    [BOLD, ACCEPTED, { autoAccepted: true, policies: { email: 'auto' } }],
    [
      { policies: { email: 'check' } },
      ACCEPTED,
      { autoAccepted: false, policies: { email: 'check' } },
    ],
  ])('cannot accept automatic lookups or notifications for a person: %j', (file, now, settings) =>
    expect(imported(file, now)).toMatchObject({ value: { settings } }),
  );

  it.each([
    ['<html>', 'This file is not JSON.'],
    ['[]', 'This file contains no Fieldmark settings.'],
    ['{"settings":{}}', 'This file contains no Fieldmark settings.'],
    ['{"fieldmark":"settings"}', 'This file contains no Fieldmark settings.'],
  ])('is refused with a sentence if it is %s', (text, message) => {
    expect(parseSettingsFile(text, NOW)).toMatchObject({ ok: false, failure: { message } });
  });
});
