import { hasShortcuts } from '../../lib/extension/index.ts';
import { connectText, menuText, optionsText } from '../../lib/texts/areas.ts';
import { LANGUAGES } from '../../lib/texts/languages.ts';
import { activeLanguage } from '../../lib/texts/locale.ts';
import { foldText } from '../../lib/values/text/index.ts';
import { searchWordsFor } from './search-words.ts';

type TextName = keyof FieldmarkTexts['options'];

/** A setting that the options page's search can find. */
export interface SettingEntry {
  /** First part of the setting's name (use-settings.ts). */
  readonly setting: string;
  readonly section: SettingSectionId;
  /** Its name on the page. */
  readonly label: () => string;
  /** Text key of its hint. */
  readonly hint?: TextName | undefined;
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

/** @param label text key, or the text if it is not among those of the options page */
const entry = (
  section: SettingSectionId,
  setting: string,
  label: TextName | (() => string),
  hint?: TextName,
): SettingEntry => ({
  section,
  setting,
  label: typeof label === 'string' ? () => optionsText(label) : label,
  hint,
});

export const SETTING_ENTRIES: readonly SettingEntry[] = [
  entry('connection', 'baseUrl', () => connectText('baseUrl')),
  entry('connection', 'key', () => connectText('key')),
  entry('connection', 'autoAccepted', 'autoEmail'),
  entry('policies', 'policies', 'policies'),
  entry('sites', 'sites', 'sites', 'sitesMeans'),
  entry('budget', 'budget', 'caps', 'budgetMeans'),
  entry('pages', 'pause', 'pause', 'pauseMeans'),
  entry('pages', 'marks', 'marks', 'marksMeans'),
  entry('pages', 'passingMarks', 'passingMarks', 'passingMarksMeans'),
  entry('pages', 'badgeCount', 'badgeCount', 'badgeCountMeans'),
  entry('pages', 'beside', 'beside', 'besideMeans'),
  entry('pages', 'guard', 'formFields', 'guardHoldMeans'),
  entry('pages', 'guardWait', 'guardWaitInSeconds', 'guardWaitMeans'),
  entry('pages', 'disposableIsBad', 'disposableIsBad', 'disposableIsBadMeans'),
  entry('pages', 'region', 'region', 'regionMeans'),
  entry('pages', 'appearance', 'appearance', 'appearanceMeans'),
  {
    ...entry('language', 'language', 'language'),
    // People who cannot read the page search in English or for a language's own name.
    everywhere: ['language', ...Object.values(LANGUAGES)].join(' '),
  },
  entry('privacy', 'history', 'history', 'historyMeans'),
  entry('privacy', 'notify', 'notify', 'notifyMeans'),
  entry('sync', 'sync', 'syncSettings'),
  entry('file', 'export', 'exportSettings', 'exportSettingsMeans'),
  entry('file', 'import', 'importSettings', 'importSettingsMeans'),
  entry('file', 'reset', 'resetToDefaults', 'resetMeans'),
  entry('advanced', 'fields', 'fieldCorrections', 'fieldCorrectionsMean'),
  entry('advanced', 'transparencyParameter', 'transparencyParameter', 'transparencyParameterMeans'),
  entry('advanced', 'accountPage', 'accountPage', 'accountPageMeans'),
  entry('advanced', 'shortcuts', () => menuText('shortcuts')),
  entry('advanced', 'dataSets', 'sectionData'),
];

const splitWords = (typed: string): string[] => foldText(typed).split(' ').filter(Boolean);

/** Whether each word of the query is the start of a word in the text. */
export function matchesWords(query: string, text: string): boolean {
  const words = splitWords(text);
  return splitWords(query).every((start) => words.some((word) => word.startsWith(start)));
}

/** Everything that the search for a setting reads: its name, its hint, the name of its section, and words for it. */
function settingSearchText(entry: SettingEntry): string {
  const { setting, section, label, hint, everywhere = '' } = entry;
  const names = SETTING_SECTIONS.flatMap(([id, name]) => (id === section ? [name] : []));
  const texts = [...(hint ? [hint] : []), ...names].map((name) => optionsText(name));
  return [label(), ...texts, everywhere, searchWordsFor(setting, activeLanguage())].join(' ');
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
