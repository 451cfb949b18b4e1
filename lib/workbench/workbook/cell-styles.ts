/** The styles of a written workbook: those of texts, headings and typed cells, and each in the colours of results. */
import type { CellType, RowStatus } from '../list/index.ts';
import { MAX_CELL_TEXT } from './sheet-rows.ts';

export const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const MAIN = `xmlns="${MAIN_NAMESPACE}"`;
export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
export const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const relation = (type: string, target: string, id: number): string =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
export const override = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="${CONTENT}.${type}+xml"/>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export const encodeEntities = (text: string): string =>
  text.replace(/[&<>]/g, (char) => ENTITIES[char] ?? char);
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML does not allow
export const NOT_IN_XML = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;

/** Text of an element; what XML or the format would not keep is written as "_x000D_" (22.9.2.19). */
export const escapeText = (text: string): string =>
  encodeEntities(
    text
      .slice(0, MAX_CELL_TEXT)
      .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
      .replace(NOT_IN_XML, (char) => {
        const code = char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        return `_x${code}_`;
      }),
  );

/** Background and text of results; the others have none. */
export const COLOURS: Partial<Record<RowStatus, readonly [string, string]>> = {
  confirmed: ['FFDCF2E0', 'FF14532D'],
  fits: ['FFE4EEFB', 'FF1E3A6E'],
  caution: ['FFFFF1CC', 'FF6B4300'],
  bad: ['FFFCE0DE', 'FF7F1D1D'],
  unknown: ['FFECECEC', 'FF333333'],
  unread: ['FFECECEC', 'FF333333'],
};
const COLOURED = Object.keys(COLOURS);

/** Cell styles by their place in `cellXfs`; those of each colour follow, for each type. */
export const TEXT_STYLE = 0;
export const HEADER_STYLE = 1;
const TYPED_STYLES = { n: 2, d: 3, m: 4, b: 2 } as const;
const FIRST_COLOURED_STYLE = 5;
const FORMATS = { t: 49, n: 0, b: 0, d: 164, m: 165 } as const;
const TYPES = ['t', 'n', 'd', 'm'] as const;

export function stylesXml(): string {
  const colours = Object.values(COLOURS);
  const fonts = [
    '<font><sz val="11"/><name val="Calibri"/></font>',
    '<font><b/><sz val="11"/><name val="Calibri"/></font>',
    ...colours.map(
      ([, text]) => `<font><sz val="11"/><color rgb="${text}"/><name val="Calibri"/></font>`,
    ),
  ];
  const fills = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    ...colours.map(
      ([background]) =>
        `<fill><patternFill patternType="solid"><fgColor rgb="${background}"/></patternFill></fill>`,
    ),
  ];
  // 49 is text: a cell that is edited does not become a formula either.
  const style = (format: number, font = 0, fill = 0) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`;
  const styles = [
    style(49),
    style(49, 1),
    style(0),
    style(164),
    style(165),
    ...colours.flatMap((_, i) => TYPES.map((type) => style(FORMATS[type], i + 2, i + 2))),
  ];
  const list = (name: string, items: readonly string[]) =>
    `<${name} count="${items.length}">${items.join('')}</${name}>`;
  return `<styleSheet ${MAIN}>${[
    list('numFmts', [
      '<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>',
      '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/>',
    ]),
    list('fonts', fonts),
    list('fills', fills),
    list('borders', ['<border><left/><right/><top/><bottom/><diagonal/></border>']),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list('cellXfs', styles),
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
  ].join('')}</styleSheet>`;
}

/** The style of a cell. */
export function styleOf(type: CellType, status: RowStatus | undefined): number {
  const coloured = COLOURED.indexOf(status ?? '');
  if (coloured < 0) return type === 't' ? TEXT_STYLE : TYPED_STYLES[type];
  const kind = TYPES.indexOf(type === 'b' ? 'n' : type);
  return FIRST_COLOURED_STYLE + coloured * TYPES.length + kind;
}
