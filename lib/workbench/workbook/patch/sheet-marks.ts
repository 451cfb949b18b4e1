/** Colours marked cells by conditional formats, so that the formats of the cells stay (ECMA-376 part 1, 18.3.1.18). */
import type { CellMark, RowStatus } from '../../list/index.ts';
import { COLOURS } from '../cell-styles.ts';
import { type ByCell, placesByStatus } from './changes.ts';
import {
  appendChange,
  attributeChange,
  type Change,
  childrenOf,
  insertion,
  replacement,
  rootOf,
  withChanges,
  type XmlElement,
} from './tags.ts';

/** Cells of one format: spreadsheets read a long list of places slowly. */
const CELLS_OF_FORMAT = 500;

/** What of a sheet comes after its conditional formats (18.3.1.99). */
export const AFTER_FORMATS = [
  ...['dataValidations', 'hyperlinks', 'printOptions', 'pageMargins', 'pageSetup', 'headerFooter'],
  ...['rowBreaks', 'colBreaks', 'customProperties', 'cellWatches', 'ignoredErrors', 'smartTags'],
  'drawing',
];

/** The styles of a workbook that has none. */
export const emptyStyles = (namespace: string): string =>
  `<styleSheet xmlns="${namespace}"></styleSheet>`;

/** The styles of a workbook with a format for each status. */
export function addFormats(xml: string): {
  readonly xml: string;
  readonly idOf: (status: RowStatus) => number;
} {
  const root = rootOf(xml);
  const { prefix } = root;
  const statuses = Object.keys(COLOURS);
  const formats = Object.values(COLOURS).map(
    ([background, text]) =>
      `<${prefix}dxf><${prefix}font><${prefix}color rgb="${text}"/></${prefix}font><${prefix}fill><${prefix}patternFill patternType="solid"><${prefix}fgColor rgb="${background}"/><${prefix}bgColor rgb="${background}"/></${prefix}patternFill></${prefix}fill></${prefix}dxf>`,
  );
  const children = childrenOf(xml, root);
  const known = children.find(({ name }) => name === 'dxfs');
  const count = known ? childrenOf(xml, known).length : 0;
  const total = String(count + formats.length);
  // In an empty element, the attribute and the content would change the same characters.
  const isOneTag = known?.type === 'empty';
  const after = children.find(({ name }) => ['tableStyles', 'colors', 'extLst'].includes(name));
  const list = `<${prefix}dxfs count="${total}">${formats.join('')}</${prefix}dxfs>`;
  const changes: Change[] =
    known && !isOneTag
      ? [attributeChange(xml, known, 'count', total), insertion(known.contentEnd, formats.join(''))]
      : [
          known
            ? replacement(known, list)
            : after
              ? insertion(after.start, list)
              : appendChange(root, list),
        ];
  return {
    xml: withChanges(xml, changes),
    idOf: (status) => count + statuses.indexOf(status),
  };
}

/** Always true. By its text, marks of an earlier version of the file are found. */
const CONDITION = '"Fieldmark"="Fieldmark"';

/** Marks of an earlier version of the file go. */
export const removedMarks = (xml: string, children: readonly XmlElement[]): Change[] =>
  children.flatMap((child) =>
    child.name === 'conditionalFormatting' &&
    xml.slice(child.start, child.elementEnd).replaceAll('&quot;', '"').includes(CONDITION)
      ? replacement(child)
      : [],
  );

/** The highest number that a format of the sheet has; lower ones are drawn over higher ones. */
function lastPriority(xml: string): number {
  let last = 0;
  for (const [, number] of xml.matchAll(/\spriority="(\d{1,9})"/g))
    last = Math.max(last, Number(number));
  return last;
}

/** The conditional formats of the marks, as XML of the sheet. */
export function formatsXml(
  xml: string,
  prefix: string,
  marks: ByCell<CellMark>,
  idOf: (status: RowStatus) => number,
): string {
  let priority = lastPriority(xml);
  const formats: string[] = [];
  for (const [status, places] of placesByStatus(marks)) {
    for (let from = 0; from < places.length; from += CELLS_OF_FORMAT) {
      priority += 1;
      const some = places.slice(from, from + CELLS_OF_FORMAT).join(' ');
      formats.push(
        `<${prefix}conditionalFormatting sqref="${some}"><${prefix}cfRule type="expression" dxfId="${idOf(status)}" priority="${priority}"><${prefix}formula>${CONDITION}</${prefix}formula></${prefix}cfRule></${prefix}conditionalFormatting>`,
      );
    }
  }
  return formats.join('');
}
