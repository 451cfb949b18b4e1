import { LANGUAGES } from '../../lib/texts/languages.ts';
import { optionsText } from '../../lib/texts/options.ts';

type TextName = keyof FieldmarkTexts['options'];

/** What can be searched for on the options page: sections, their settings, and other words for them. */
export interface SettingEntry {
  /** First part of the setting's name (setting-context.ts). */
  readonly setting: string;
  readonly section: SettingSectionId;
  readonly label: TextName;
  readonly also?: TextName | undefined;
  /** Words that are the same in every language. */
  readonly everywhere?: string;
}

/** Sections in the order of the page, and the texts that name them. */
export const SETTING_SECTIONS = [
  ['connection', 'sectionConnection'],
  ['policies', 'sectionPolicies'],
  ['sites', 'sectionSites'],
  ['budget', 'sectionBudget'],
  ['pages', 'sectionPages'],
  ['language', 'sectionLanguage'],
  ['privacy', 'sectionPrivacy'],
  ['shortcuts', 'sectionShortcuts'],
  ['file', 'sectionFile'],
  ['receipts', 'sectionReceipts'],
] as const;

export type SettingSectionId = (typeof SETTING_SECTIONS)[number][0];

const entry = (
  section: SettingSectionId,
  setting: string,
  label: TextName,
  also?: TextName,
): SettingEntry => ({ section, setting, label, also });

export const SETTING_ENTRIES: readonly SettingEntry[] = [
  entry('connection', 'baseUrl', 'baseUrl', 'baseUrlSearchWords'),
  entry('connection', 'key', 'key', 'keySearchWords'),
  entry('connection', 'autoAccepted', 'autoEmail', 'autoEmailSearchWords'),
  entry('policies', 'policies', 'policies', 'policiesSearchWords'),
  entry('sites', 'sites', 'sites', 'sitesSearchWords'),
  entry('budget', 'budget', 'caps', 'capsSearchWords'),
  entry('pages', 'marks', 'marks', 'marksSearchWords'),
  entry('pages', 'beside', 'beside', 'besideSearchWords'),
  entry('pages', 'guard', 'formFields', 'guardSearchWords'),
  entry('pages', 'guardWait', 'guardWait', 'guardWaitSearchWords'),
  entry('pages', 'region', 'region', 'regionSearchWords'),
  entry(
    'pages',
    'transparencyParameter',
    'transparencyParameter',
    'transparencyParameterSearchWords',
  ),
  {
    ...entry('language', 'language', 'language', 'languageSearchWords'),
    // Who cannot read the page looks for the setting in English, or for a language by its own name.
    everywhere: ['language', ...Object.values(LANGUAGES)].join(' '),
  },
  entry('privacy', 'history', 'history', 'historySearchWords'),
  entry('privacy', 'notify', 'notify', 'notifySearchWords'),
  entry('shortcuts', 'shortcuts', 'keyboardShortcuts', 'shortcutsSearchWords'),
  entry('file', 'export', 'exportSettings', 'exportSearchWords'),
  entry('file', 'import', 'importSettings', 'importSearchWords'),
  entry('file', 'reset', 'resetToDefaults', 'resetSearchWords'),
  entry('receipts', 'receipts', 'sectionReceipts', 'receiptsSearchWords'),
];

const splitWords = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean);

/** Entries in which every word asked for begins a word; nothing for no words. */
export function searchSettings(query: string): readonly SettingEntry[] {
  const asked = splitWords(query);
  if (asked.length === 0) return [];
  return SETTING_ENTRIES.filter(({ section, label, also, everywhere = '' }) => {
    const names = SETTING_SECTIONS.flatMap(([id, name]) => (id === section ? [name] : []));
    const said = [label, ...(also ? [also] : []), ...names].map((name) => optionsText(name));
    const words = splitWords([...said, everywhere].join(' '));
    return asked.every((start) => words.some((word) => word.startsWith(start)));
  });
}
