import { describe, expect, it } from 'vitest';
import { parseSettingsFile as parseSettingsFileInReferences } from '../../../lib/service/settings/flat-settings.ts';
import { DEFAULT_SETTINGS } from '../../../lib/service/settings/store.ts';
import { inTexts } from '../../texts/in-texts.ts';

const parseSettingsFile = inTexts(parseSettingsFileInReferences);

const NOW = { ...DEFAULT_SETTINGS, sites: { 'https://kept.example': { vat: 'off' as const } } };
const file = (settings: object) => JSON.stringify({ fieldmark: 'settings', version: 1, settings });

describe('a file of settings', () => {
  it('replaces the current settings that it names, rule by rule', () => {
    const read = parseSettingsFile(
      file({
        guard: 'warn',
        budget: { autoPerSite: 4 },
        sites: { 'https://new.example': { iban: 'check' } },
      }),
      NOW,
    );
    expect(read).toEqual({
      ok: true,
      value: {
        settings: {
          ...NOW,
          guard: 'warn',
          budget: { ...NOW.budget, autoPerSite: 4 },
          sites: {
            'https://kept.example': { vat: 'off' },
            'https://new.example': { iban: 'check' },
          },
        },
        unread: [],
      },
    });
  });

  it('restores exactly the settings that were exported', () => {
    const other = { ...NOW, guardWait: 250, region: 'CH', marks: false };
    expect(parseSettingsFile(file(other), DEFAULT_SETTINGS)).toMatchObject({
      value: { settings: other },
    });
  });

  it('is applied without its unreadable parts, which are named', () => {
    const read = parseSettingsFile(file({ guard: 'never', marks: false, key: 'secret' }), NOW);
    expect(read).toMatchObject({
      value: { settings: { ...NOW, marks: false }, unread: ['guard', 'key'] },
    });
  });

  it('cannot accept automatic lookups or notifications for a person', () => {
    const bold = { autoAccepted: true, notify: true, policies: { email: 'auto', phone: 'auto' } };
    expect(parseSettingsFile(file(bold), NOW)).toMatchObject({
      value: {
        settings: { autoAccepted: false, notify: false, policies: { email: 'ask', phone: 'auto' } },
      },
    });
    const accepted = {
      ...NOW,
      autoAccepted: true,
      policies: { ...NOW.policies, email: 'auto' as const },
    };
    expect(parseSettingsFile(file(bold), accepted)).toMatchObject({
      value: { settings: { autoAccepted: true, policies: { email: 'auto' } } },
    });
    expect(parseSettingsFile(file({ policies: { email: 'check' } }), accepted)).toMatchObject({
      value: { settings: { autoAccepted: false, policies: { email: 'check' } } },
    });
  });

  it.each([
    ['<html>', 'This file is not JSON.'],
    ['[]', 'This file contains no Fieldmark settings.'],
    ['{"settings":{}}', 'This file contains no Fieldmark settings.'],
    ['{"fieldmark":"settings"}', 'This file contains no Fieldmark settings.'],
  ])('is refused with a sentence if it is %s', (text, message) => {
    expect(parseSettingsFile(text, NOW)).toMatchObject({ ok: false, failure: { message } });
  });
});
