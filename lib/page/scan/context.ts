/** Labels and links around a text that show what kind of value it is. */

import { elementById, native } from '../../reading/dom/index.ts';
import type { TextOptions } from '../../values/detect/rough-detector.ts';
import { regionSubtagOf } from '../../values/text/index.ts';
import { effectiveLanguage } from '../dom/index.ts';
import { cellsOf, columnCellOf } from './column-cells.ts';

/** A link with a country calling code (RFC 3966, `global-number`). */
const TEL_LINK = 'a[href^="tel:+" i]';

/** Longer texts are not labels; UTF-16 code units. */
const MAX_LABEL_LENGTH = 40;
/** An element next to a label has a value only if its text is at most this long, UTF-16 code units. */
const MAX_VALUE_LENGTH = 64;
/** In a row with more cells, the cell before a value is another value rather than its label. */
const MAX_LABELLED_CELLS = 4;
/** How many levels of elements around a text may have its `aria-label`. */
const ARIA_LEVELS = 3;

/** The `tel:` link around a text, whose address has the full phone number. */
export const enclosingTelLink = (node: Text): Element | null =>
  native(node.parentElement)?.closest(TEL_LINK) ?? null;

const labelText = (text: string | null | undefined): string => {
  const trimmed = text?.trim() ?? '';
  return trimmed.length <= MAX_LABEL_LENGTH && !/[\d@]/.test(trimmed) ? trimmed : '';
};

/**
 * The texts of the header row by column. Without header cells, the texts of the first row if none
 * looks like a value.
 */
function headersOf(group: Element): readonly (readonly [text: string, column: number])[] {
  const heading = native(group).querySelector('[role=columnheader]');
  const row =
    group instanceof HTMLTableElement
      ? (group.tHead?.rows[group.tHead.rows.length - 1] ?? group.rows[0])
      : native(heading)?.parentElement;
  const cells = row ? cellsOf(row) : [];
  const headers = cells.map(
    ([cell, column]) => [labelText(native(cell).textContent), column] as const,
  );
  const isHeader = cells.every(([cell], i) => !native(cell).matches('td') || headers[i]?.[0]);
  return isHeader && native(group).localName !== 'ul' ? headers : [];
}

const termOf = (definition: Element | null): Element | null => {
  let term = native(definition)?.previousElementSibling ?? null;
  while (native(term)?.localName === 'dd') term = native(term)?.previousElementSibling ?? null;
  return native(term)?.localName === 'dt' ? term : null;
};

/** The names that ARIA attributes give the elements around a text. */
function* ariaLabels(element: Element): Generator<string | null> {
  let labelled: Element | null = element;
  for (let level = 0; labelled && level < ARIA_LEVELS; level++) {
    yield native(labelled).getAttribute('aria-label');
    for (const id of native(labelled).getAttribute('aria-labelledby')?.split(/\s+/) ?? [])
      yield native(elementById(labelled, id))?.textContent ?? null;
    labelled = native(labelled).parentElement;
  }
}

const asPrefix = (label: string) => `${label.replace(/(?<!\s)\s*[:：]$/, '')}: `;

/**
 * The labels of a text that are cheapest to find, as "Label: ": the header of its column in a plain
 * table, and the cell, term or element before it. For the script that runs on every page.
 */
export function nearestLabels(element: Element): readonly string[] {
  const cell = native(element).closest('td,dd');
  const header =
    cell instanceof HTMLTableCellElement
      ? native(cell).closest('table')?.rows[0]?.cells[cell.cellIndex]
      : null;
  return [header, native(cell ?? element).previousElementSibling]
    .map((label) => labelText(native(label)?.textContent))
    .filter(Boolean)
    .map(asPrefix);
}

/** Reads the labels that the structure of a page gives to a text. */
export function createLabelReader() {
  let headersByGroup = new WeakMap<Element, ReturnType<typeof headersOf>>();

  function* candidates(element: Element): Generator<string | null | undefined> {
    const cell = columnCellOf(element);
    if (cell && native(cell.cell).localName !== 'li') {
      const { group, row, column } = cell;
      const headers = headersByGroup.get(group) ?? headersOf(group);
      headersByGroup.set(group, headers);
      yield headers.find(([, at]) => at === column)?.[0];
      const first = native(row).firstElementChild;
      if (native(first)?.matches('th,[role=rowheader]')) yield native(first)?.textContent;
      if (native(row).childElementCount <= MAX_LABELLED_CELLS)
        yield native(native(cell.cell).previousElementSibling)?.textContent;
    }
    const term = termOf(native(element).closest('dd'));
    yield native(term)?.textContent;
    yield* ariaLabels(element);
    const before = native(element).previousElementSibling;
    if (before && !cell && (native(element).textContent?.length ?? 0) <= MAX_VALUE_LENGTH)
      yield native(before).textContent;
  }

  return {
    /** The labels of the text directly in an element as "Label: ", the most specific first. */
    labelsOf(element: Element): readonly string[] {
      const texts = new Set<string>();
      for (const candidate of candidates(element)) texts.add(labelText(candidate));
      texts.delete('');
      return [...texts].map(asPrefix);
    },
    /** Forgets header rows, which may have changed. */
    forget() {
      headersByGroup = new WeakMap();
    },
  };
}

/** Country-code top-level domains that are commonly used as generic ones, so they indicate no region. */
const GENERIC_CCTLDS =
  /^(a[gim]|bz|c[cox]|eu|fm|g[gl]|i[mo]|l[ay]|m[esu]|nu|pw|s[chtu]|t[ov]|vc|ws)$/;

/** The region of a host's country-code top-level domain, ISO 3166-1 alpha-2; undefined if it has none. */
function domainRegion(host: string): string | undefined {
  const domain = /\.([a-z]{2})$/.exec(host)?.[1];
  if (!domain || GENERIC_CCTLDS.test(domain)) return undefined;
  return (domain === 'uk' ? 'gb' : domain).toUpperCase();
}

/**
 * A page's region as ISO 3166-1 alpha-2: from its country-code top-level domain, else from the region
 * subtag of its language (BCP 47). The domain comes first because site builders leave the language at
 * en-US. Undefined if neither has a region.
 */
export const pageRegion = (lang: string, host: string): string | undefined =>
  domainRegion(host) ?? regionSubtagOf(lang);

/**
 * The facts about a text that detection needs. Without a region, detection takes the language's.
 * @param region from the settings; takes precedence over the page's
 */
export const textOptionsOf = (element: Element, region?: string): TextOptions => ({
  lang: effectiveLanguage(element),
  region: region || domainRegion(location.hostname),
});
