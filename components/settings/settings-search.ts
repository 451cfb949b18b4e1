import { hasShortcuts } from '../../lib/extension/index.ts';
import { optionsText } from '../../lib/texts/areas.ts';
import { LANGUAGES } from '../../lib/texts/languages.ts';

type TextName = keyof FieldmarkTexts['options'];

/** A setting that the options page's search can find. */
export interface SettingEntry {
  /** First part of the setting's name (setting-context.ts). */
  readonly setting: string;
  readonly section: SettingSectionId;
  readonly label: TextName;
  /** Text key of synonyms. */
  readonly also?: TextName | undefined;
  /** Words that are found in every language. */
  readonly everywhere?: string;
}

/** Ids of the sections in the order of the navigation, with the text keys of their names. */
export const SETTING_SECTIONS = [
  ['connection', 'sectionConnection'],
  ['policies', 'sectionPolicies'],
  ['sites', 'sectionSites'],
  ['budget', 'sectionBudget'],
  ['pages', 'sectionPages'],
  ['language', 'sectionLanguage'],
  ['privacy', 'sectionPrivacy'],
  ['sync', 'sectionSync'],
  ['file', 'sectionFile'],
  ['advanced', 'sectionAdvanced'],
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
  entry('pages', 'passingMarks', 'passingMarks', 'marksSearchWords'),
  entry('pages', 'badgeCount', 'badgeCount', 'badgeCountSearchWords'),
  entry('pages', 'beside', 'beside', 'besideSearchWords'),
  entry('pages', 'guard', 'formFields', 'guardSearchWords'),
  entry('pages', 'guardWait', 'guardWait', 'guardWaitSearchWords'),
  entry('pages', 'disposableIsBad', 'disposableIsBad', 'disposableIsBadSearchWords'),
  entry('pages', 'region', 'region', 'regionSearchWords'),
  {
    ...entry('language', 'language', 'language', 'languageSearchWords'),
    // People who cannot read the page search in English or for a language's own name.
    everywhere: ['language', ...Object.values(LANGUAGES)].join(' '),
  },
  entry('privacy', 'history', 'history', 'historySearchWords'),
  entry('privacy', 'notify', 'notify', 'notifySearchWords'),
  entry('sync', 'sync', 'syncSettings', 'syncSearchWords'),
  entry('file', 'export', 'exportSettings', 'exportSearchWords'),
  entry('file', 'import', 'importSettings', 'importSearchWords'),
  entry('file', 'reset', 'resetToDefaults', 'resetSearchWords'),
  entry('advanced', 'fields', 'fieldCorrections', 'correctionsSearchWords'),
  entry(
    'advanced',
    'transparencyParameter',
    'transparencyParameter',
    'transparencyParameterSearchWords',
  ),
  entry('advanced', 'accountPage', 'accountPage', 'accountPageSearchWords'),
  entry('advanced', 'shortcuts', 'keyboardShortcuts', 'shortcutsSearchWords'),
  entry('advanced', 'dataSets', 'sectionData', 'dataSearchWords'),
];

const splitWords = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether each word of the query is the start of a word in the text. */
export function matchesWords(query: string, text: string): boolean {
  const words = splitWords(text);
  return splitWords(query).every((start) => words.some((word) => word.startsWith(start)));
}

/** Everything that the search for a setting reads: its label, synonyms and the name of its section. */
export function settingSearchText({ section, label, also, everywhere = '' }: SettingEntry): string {
  const names = SETTING_SECTIONS.flatMap(([id, name]) => (id === section ? [name] : []));
  const texts = [label, ...(also ? [also] : []), ...names].map((name) => optionsText(name));
  return [...texts, everywhere].join(' ');
}

/** Entries in which each word of the query is the start of a word; none for an empty query. */
export function searchSettings(query: string): readonly SettingEntry[] {
  if (query.trim() === '') return [];
  return SETTING_ENTRIES.filter(
    (entry) =>
      (entry.setting !== 'shortcuts' || hasShortcuts()) &&
      matchesWords(query, settingSearchText(entry)),
  );
}
