/** Reads a workbook that Fieldmark wrote or changed, without `lib`, and with the type of every cell. */
import { strFromU8, unzipSync } from 'fflate';
import type { PlannedCell } from './suppliers.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};
const unescapeXml = (xml: string): string =>
  xml.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** The format of a date that every workbook has (ECMA-376 18.8.30). */
const DATE = 14;

/** The number format of each cell style, by id. */
const formatsOf = (styles: string): number[] =>
  [...(/<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0] ?? '').matchAll(/numFmtId="(\d+)"/g)].map(
    ([, id]) => Number(id),
  );

function columnOf(reference: string): number {
  const letters = reference.replace(/\d+$/, '');
  return [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellOf(attributes: string, content: string, isDate: (style: number) => boolean) {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1];
  const text = unescapeXml(/<[tv][^>]*>(.*?)<\/[tv]>/s.exec(content)?.[1] ?? '');
  if (type === 'inlineStr') return text;
  if (type === 'b') return text === '1';
  const style = Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? 0);
  return isDate(style) ? { day: Number(text) } : Number(text);
}

/** The rows of the first sheet. A cell that is left out is ''. */
export function readExported(file: Uint8Array): PlannedCell[][] {
  const parts = unzipSync(file);
  const part = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const styles = part('xl/styles.xml');
  const formats = formatsOf(styles);
  const ownDates = [...styles.matchAll(/numFmtId="(\d+)" formatCode="yyyy/g)];
  const dates = [DATE, ...ownDates.map(([, id]) => Number(id))];
  const isDate = (style: number) => dates.includes(formats[style] ?? 0);
  return [...part('xl/worksheets/sheet1.xml').matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(
    ([, row = '']) => {
      const cells: PlannedCell[] = [];
      for (const [, attributes = '', content = ''] of row.matchAll(
        /<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
      )) {
        // A cell that names no column is in the next one.
        const place = /\br="([A-Z]+\d+)"/.exec(attributes)?.[1];
        const column = place ? columnOf(place) : cells.length;
        while (cells.length < column) cells.push('');
        cells.push(cellOf(attributes, content, isDate));
      }
      return cells;
    },
  );
}
