/** What can be searched for on the options page: sections, their settings, and other words for them. */
export interface SettingEntry {
  /** First part of the setting's name (setting-context.ts). */
  readonly setting: string;
  readonly section: SectionId;
  readonly label: string;
  readonly also: string;
}

export const SECTIONS = [
  ['connection', 'Connection'],
  ['policies', 'Policies'],
  ['sites', 'Sites'],
  ['budget', 'Budget'],
  ['pages', 'In pages'],
  ['privacy', 'Privacy'],
  ['shortcuts', 'Shortcuts'],
  ['file', 'Export and import'],
  ['receipts', 'Receipts'],
] as const;

export type SectionId = (typeof SECTIONS)[number][0];

const entry = (section: SectionId, setting: string, label: string, also = ''): SettingEntry => ({
  section,
  setting,
  label,
  also,
});

export const ENTRIES: readonly SettingEntry[] = [
  entry('connection', 'baseUrl', 'API base URL', 'address server endpoint sandbox account'),
  entry('connection', 'key', 'API key', 'secret token forget session device account'),
  entry('connection', 'autoAccepted', 'Automatic email lookups', 'auto spend'),
  entry(
    'policies',
    'policies',
    'What Fieldmark may do',
    'policy off check ask automatic kind price',
  ),
  entry('sites', 'sites', 'Sites with rules of their own', 'domain exception block list override'),
  entry('budget', 'budget', 'Caps in credits', 'limit money spend per day site page total cost'),
  entry('pages', 'marks', 'Mark values in text', 'underline highlight'),
  entry('pages', 'beside', 'Compare the values of one form', 'contradict country'),
  entry('pages', 'guard', 'Form fields', 'guard hold submit warn leave alone block'),
  entry('pages', 'guardWait', 'Longest wait before a form is sent', 'guard hold seconds delay'),
  entry('pages', 'region', 'Country for national phone numbers', 'region dialling code'),
  entry('pages', 'transparencyParameter', 'Certificate transparency parameter', 'domain advanced'),
  entry('privacy', 'history', 'Keep a history of lookups', 'clear delete record'),
  entry('privacy', 'notify', 'Notify me when a background check has ended', 'notification'),
  entry('shortcuts', 'shortcuts', 'Keyboard shortcuts', 'key command hotkey alt shift'),
  entry('file', 'export', 'Export settings', 'backup save file json move'),
  entry('file', 'import', 'Import settings', 'restore load file json'),
  entry('file', 'reset', 'Reset to defaults', 'undo'),
  entry('receipts', 'receipts', 'Receipts', 'paid calls credits billed bill'),
];

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Entries in which every word asked for begins a word; nothing for no words. */
export function searched(query: string): readonly SettingEntry[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  const names: Readonly<Record<string, string>> = Object.fromEntries(SECTIONS);
  return ENTRIES.filter(({ section, label, also }) => {
    const words = wordsOf(`${label} ${also} ${names[section] ?? ''}`);
    return asked.every((start) => words.some((word) => word.startsWith(start)));
  });
}
