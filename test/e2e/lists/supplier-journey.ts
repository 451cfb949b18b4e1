/**
 * An accountant checks 2,000 suppliers from a workbook: the steps, which Chromium and Firefox share. Each
 * test continues where the one before it ended.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readStore } from '../service/crash.ts';
import { type Surface, surfaceOf, type Tab } from '../support/surface.ts';
import { testFolder } from '../support/test-folder.ts';
import { until } from '../support/until.ts';
import type { Sandbox } from '../support/world.ts';
import { readExported } from './exported-workbook.ts';
import {
  BREMEN,
  BREMEN_PRICE,
  COLUMN,
  expectedCounts,
  germanVat,
  HEADINGS,
  PLANTED,
  type PlannedCell,
  plantedIn,
  rightIban,
  rowOf,
  SHORT_COUNT,
  SUPPLIER_COUNT,
  SUPPLIERS,
  suppliersWorkbook,
} from './suppliers.ts';

export interface JourneyWorld {
  readonly sandbox: Sandbox;
  /** The workbench. */
  readonly tab: Tab;
  fault(fault: Record<string, unknown>): Promise<void>;
  /** Ends the background as the browser would; resolves when it has ended. */
  stopBackground(): Promise<void>;
  close(): Promise<void>;
}

const receiptsSchema = z.array(z.looseObject({ credits: z.number(), state: z.string() }));

/** For each column, a fact that only an answer has. */
const PAID_FACTS: Readonly<Record<number, string>> = {
  [COLUMN.email]: 'Mail server (MX)',
  [COLUMN.iban]: 'BIC',
  [COLUMN.vat]: 'Result',
  [COLUMN.phone]: 'Time zone',
};
/** The supplier of Bremen whose IBAN is wrong, about which the API knows nothing. */
const WRONG_IBAN = 1_010;

/** Calls that are under way at once, for each of the two times that the background ends. */
const MOST_LOST = 2 * 4;

const count = (number: number) => number.toLocaleString('en-GB');

/** The chip of a result, alone in its line of the page's text. */
const chip = (number: number, words: string) => new RegExp(`(^|\\n)${count(number)} ${words}\\n`);

async function showsCounts(page: Surface, expected: ReturnType<typeof expectedCounts>) {
  await page.reads(chip(expected.fits, 'plausible'));
  await page.reads(chip(expected.bad, 'bad'));
  await page.reads(
    chip(expected.caution, expected.caution === 1 ? 'needs attention' : 'need attention'),
  );
  await page.reads(chip(expected.unread, 'not recognised'));
}

const MISTYPED = [...PLANTED.mistypedEmail, ...PLANTED.secondEmailMistyped];

/** Runs in the page: the row and column of the wrong value whose field has the focus; an empty key: none has. */
function wrongField() {
  const field = document.activeElement;
  const row = document.querySelector('.wb-detail h2')?.textContent ?? '';
  if (!(field instanceof HTMLTextAreaElement) || field.closest('.wb-wrong') === null)
    return { key: row === '' ? '' : 'waits', row: 0, column: '' };
  const column = field.labels[0]?.textContent ?? '';
  return { key: `${row} ${column}`, row: Number(/\d+/.exec(row)?.[0]), column };
}

/** What a person types for a wrong value of a supplier. */
function rightValue(i: number, column: string, isSecond: boolean): string {
  const other = isSecond ? i + SUPPLIER_COUNT : i;
  if (column === HEADINGS[COLUMN.iban]) return rightIban(i);
  if (column === HEADINGS[COLUMN.vat]) return germanVat(other, false);
  if (column === HEADINGS[COLUMN.phone]) return `+49 30 ${90_180_000 + other}`;
  return `${isSecond ? 'second' : 'supplier'}.${i}@gmail.com`;
}
const SECOND = new Set<number>([
  ...[...PLANTED.secondIbanWrong, ...PLANTED.secondVatWrong],
  ...[...PLANTED.secondPhoneShort, ...PLANTED.wordsBesideEmail],
]);
const isPart = (i: number): boolean => SECOND.has(i);

export function testSupplierJourney(open: () => Promise<JourneyWorld>): void {
  let world: JourneyWorld;
  let page: Surface;
  const save = testFolder();
  /** Presses with the mouse. */
  let clicks = 0;
  /** Values that have an answer, as the screen says. */
  let answeredOnScreen = 0;

  beforeAll(async () => {
    world = await open();
    const surface = surfaceOf(world.tab);
    page = {
      ...surface,
      press: (wanted) => {
        clicks += 1;
        return surface.press(wanted);
      },
    };
  });
  afterAll(() => world.close());

  const billed = () => world.sandbox.log().reduce((sum, { credits }) => sum + credits, 0);
  const saveAs = async (entry: RegExp) => {
    await page.press({ role: 'button', name: /^Export/ });
    return page.saved(() => page.press({ role: 'button', name: entry }));
  };
  const progress = () =>
    page.evaluate(
      () => Number(document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')),
      null,
    );

  it('corrects each error that is planted in a list of 300, in at most 8 clicks from file to file', async () => {
    const path = await save('Short.xlsx', suppliersWorkbook(SHORT_COUNT));
    clicks = 2; // The button that opens the browser's dialog, and the file in it.
    await page.chooseFile('File with a list', path);
    const planted = plantedIn(SHORT_COUNT);
    await page.reads(new RegExp(`${planted.length} of ${SHORT_COUNT} rows need a look`));
    await showsCounts(page, expectedCounts(SHORT_COUNT));
    const typos = [...MISTYPED, ...PLANTED.emailWithoutEnding].filter((i) => i < SHORT_COUNT);
    await page.press({ role: 'button', name: new RegExp(`^Fix ${typos.length} typos$`) });
    await page.reads(new RegExp(`${typos.length} cells changed`));
    await page.press({ role: 'button', name: /^Go through them$/ });
    const corrected: number[] = [];
    // The field of the next wrong value has the focus each time; Enter leads to the next.
    for (let last = ''; ; ) {
      const at = await until(async () => {
        const now = await page.evaluate(wrongField, null);
        if (now.key === last || now.key === 'waits') throw new Error(`nothing comes after ${last}`);
        return now;
      });
      if (at.key === '') break;
      last = at.key;
      const i = at.row - rowOf(0);
      corrected.push(i);
      await page.keyboard.type(rightValue(i, at.column, isPart(i)));
      await page.keyboard.press('Enter');
    }
    await page.reads(new RegExp(`${SHORT_COUNT} rows, and none needs a look`));
    expect([...typos, ...corrected].toSorted((a, b) => a - b)).toEqual(planted);
    const saved = await saveAs(/^My file, with marks/);
    expect(clicks).toBeLessThanOrEqual(8);
    const [names, ...rows] = readExported(saved.bytes);
    expect(names).toEqual(HEADINGS);
    for (const [i, row] of rows.entries()) {
      const before = SUPPLIERS[i] ?? [];
      const after = before.map((_, column) => row[column] ?? '');
      const changed = before.flatMap((cell, column) =>
        JSON.stringify(cell) === JSON.stringify(after[column]) ? [] : column,
      );
      expect(changed).toHaveLength(planted.includes(i) ? 1 : 0);
    }
    await page.press({ role: 'button', name: /^New list$/ });
    expect(billed()).toBe(0);
  });

  it('recognises four kinds of columns in a workbook and finds each planted error', async () => {
    await page.chooseFile('File with a list', await save('Suppliers.xlsx', suppliersWorkbook()));
    await page.reads(/Suppliers\.xlsx/);
    await page.reads(new RegExp(`of ${count(SUPPLIER_COUNT)} rows need a look`));
    await showsCounts(page, expectedCounts());
    expect(billed()).toBe(0);
  });

  it('looks up a selection for the price on the button, although the background ends twice', async () => {
    // Slow enough that the background can be ended during the lookups.
    await world.fault({ path: '/v1/*', times: 'always', latencyMs: 300 });
    await page.fill({ role: 'textbox', name: /^Search/ }, 'Bremen');
    await page.press({ role: 'checkbox', name: /^Select all 16 rows$/ });
    const { values, credits } = BREMEN_PRICE;
    await page.press({
      role: 'button',
      name: new RegExp(`^Look up ${values} selected values · ${credits} credits$`),
    });
    for (const share of [0.2, 0.5]) {
      await until(async () => expect(await progress()).toBeGreaterThan(values * share));
      await world.stopBackground();
      // It was ended during the lookups, not after them.
      expect(billed()).toBeLessThan(credits);
    }
    await page.reads(/\d+ answered · (?:up to )?\d+ credits/);
    const [, answered, spent] =
      /(\d+) answered · (?:up to )?(\d+) credits/.exec(await page.text()) ?? [];
    answeredOnScreen = Number(answered);
    expect(answeredOnScreen).toBeGreaterThanOrEqual(values - MOST_LOST);
    const receipts = receiptsSchema.parse(await page.evaluate(readStore, 'receipts'));
    const received = receipts.filter(({ state }) => state === 'answered');
    expect(answeredOnScreen).toBeGreaterThanOrEqual(received.length);
    const sumOf = (...states: readonly string[]) =>
      receipts
        .filter(({ state }) => states.includes(state))
        .reduce((sum, receipt) => sum + receipt.credits, 0);
    expect(Number(spent)).toBe(sumOf('answered', 'possibly-billed'));
    expect(Number(spent)).toBeLessThanOrEqual(credits);
    // A call that was lost with the background was billed, unless it had not been sent yet.
    expect(billed()).toBeGreaterThanOrEqual(sumOf('answered'));
    expect(billed()).toBeLessThanOrEqual(Number(spent));
    const paid = world.sandbox.log().filter((call) => call.credits > 0);
    expect(new Set(paid.map(({ query }) => query.query)).size).toBe(paid.length);
  });

  it('exports every cell with its text and type, and the answers in their columns', async () => {
    // The selection is removed, so that all rows are exported. A press on a list that still moves hits a row.
    await until(async () => {
      if (!/rows? selected/.test(await page.text())) return;
      await page.press({ role: 'checkbox', name: /^Select (all|none)/ });
      throw new Error('rows are selected');
    });
    const saved = await saveAs(/^Everything: Excel$/);
    expect(saved.name).toBe('Suppliers checked.xlsx');
    const [names = [], ...rows] = readExported(saved.bytes);
    expect(names.slice(0, HEADINGS.length)).toEqual(HEADINGS);
    expect(rows).toHaveLength(SUPPLIER_COUNT);
    const places = HEADINGS.map((name) => names.indexOf(name));
    for (const [i, row] of rows.entries()) {
      expect(places.map((place) => row[place] ?? '')).toEqual(SUPPLIERS[i]);
    }
    const answered = new Set<PlannedCell | undefined>();
    for (const column of Object.keys(PAID_FACTS).map(Number)) {
      const cellOf = (row: readonly PlannedCell[], what: string) =>
        row[names.indexOf(`${HEADINGS[column]}: ${what}`)] ?? '';
      for (const [i, row] of rows.entries()) {
        if (cellOf(row, 'Looked up') === '') continue;
        expect(BREMEN).toContain(i);
        const values = String(cellOf(row, 'Value')).split('; ');
        const result = cellOf(row, 'Result');
        // The worse result counts in a cell whose other address was lost with the background.
        const isPartly = values.length > 1 && result === 'Plausible';
        if (!isPartly) expect(['Good', 'Needs attention', 'Bad', 'Unknown']).toContain(result);
        for (const value of isPartly ? values.slice(1) : values) answered.add(value);
        if (i !== WRONG_IBAN) expect(cellOf(row, PAID_FACTS[column] ?? '')).not.toBe('');
      }
    }
    expect(answered.size).toBe(answeredOnScreen);
  });
}
