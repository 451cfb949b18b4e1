/** Columns of facts that the person chose, after the language has changed. */
import { afterEach, describe, expect, it } from 'vitest';
import { areasOf } from '../../../lib/build/index.ts';
import { ibanText } from '../../../lib/texts/iban.ts';
import { ipText } from '../../../lib/texts/ip.ts';
import { LANGUAGES, type Language } from '../../../lib/texts/languages.ts';
import { setLocale } from '../../../lib/texts/locale.ts';
import { phoneText } from '../../../lib/texts/phone.ts';
import { FACT_NAMES } from '../../../lib/workbench/list/fact-names.ts';
import { tableColumnsOf } from '../../../lib/workbench/list/index.ts';
import { parseSheet } from '../../../lib/workbench/list/sheet.ts';
import { arrangeColumns, changeColumn, placesOf } from '../../../lib/workbench/list-view/index.ts';
import { packOf } from '../../texts/packs.ts';

const SHEET = parseSheet('Name;IBAN\nAda;DE89370400440532013000');
const LAYOUT = { columns: [null, 'iban' as const], header: true };

/** The columns of the table with these facts, whose labels are in the language of now. */
const columnsWith = (...labels: string[]) =>
  tableColumnsOf(
    SHEET,
    LAYOUT,
    labels.map((label) => ({ column: 1, label })),
  );
const bankColumns = () => columnsWith(ibanText('bankCode'), ibanText('bank'));

async function speak(language: Language) {
  setLocale(language === 'en' ? null : await packOf(language));
}
afterEach(() => setLocale(null));

const shownFacts = (arranged: ReturnType<typeof arrangeColumns>) =>
  arranged
    .filter(({ column, isShown }) => isShown && column.id.startsWith('fact '))
    .map(({ column }) => column.name);

describe('a column of facts that was chosen', () => {
  it.each<[Language, Language]>([
    ['en', 'de'],
    ['de', 'en'],
    ['pl', 'fr'],
    ['es', 'es'],
  ])('in %s is still shown in %s', async (before, after) => {
    await speak(before);
    const arranged = arrangeColumns(bankColumns(), []);
    const chosen = arranged.find(({ column }) => column.name.endsWith(ibanText('bankCode')));
    const stored = placesOf(changeColumn(arranged, chosen?.column.id ?? '', { isShown: true }));
    await speak(after);
    expect(shownFacts(arrangeColumns(bankColumns(), stored))).toEqual([
      `IBAN: ${ibanText('bankCode')}`,
    ]);
  });

  it('has an id of its own where two labels have the same name', async () => {
    await speak('de');
    const labels = [phoneText('labelLocation'), ipText('location')];
    expect(new Set(labels).size).toBe(2);
    const ids = columnsWith(...labels).map(({ id }) => id);
    expect(ids.slice(-2)).toEqual(['fact 1 Location', `fact 1 ${labels[1]}`]);
  });

  it('may have a label of the API, which is its name', async () => {
    await speak('de');
    expect(columnsWith('Issuer').at(-1)?.id).toBe('fact 1 Issuer');
  });
});

it.each(Object.keys(LANGUAGES) as Language[])(
  'columns of the facts of a kind have different ids in %s',
  async (language) => {
    const pack = await packOf(language);
    setLocale(language === 'en' ? null : pack);
    for (const [area, messages] of Object.entries(FACT_NAMES)) {
      const labels = Object.keys(messages).map((message) => String(pack.areas[area]?.[message]));
      const ids = columnsWith(...new Set(labels)).map(({ id }) => id);
      expect(new Set(ids).size, area).toBe(ids.length);
    }
  },
);

it('the names of facts are their English labels', async () => {
  const english = new Map(await areasOf('en'));
  for (const [area, names] of Object.entries(FACT_NAMES))
    for (const [message, name] of Object.entries(names))
      expect(english.get(area)?.[message], `${area}.${message}`).toBe(name);
  for (const area of ['bic', 'email', 'phone']) {
    const labels = Object.keys(english.get(area) ?? {}).filter((name) => name.startsWith('label'));
    expect(Object.keys(FACT_NAMES[area] ?? {}).toSorted()).toEqual(labels.toSorted());
  }
});
