/** What the parts of a written workbook have in common. */
import { MAX_CELL_TEXT } from './row-collector.ts';

export const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
export const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const relation = (type: string, target: string, id: number): string =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
export const override = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="${CONTENT}.${type}+xml"/>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text of an element; what XML or the format would not keep is written as "_x000D_" (22.9.2.19). */
export const escapeText = (text: string): string =>
  text
    .slice(0, MAX_CELL_TEXT)
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML does not allow
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (char) => {
      const code = char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `_x${code}_`;
    })
    .replace(/[&<>]/g, (char) => ENTITIES[char] ?? char);
