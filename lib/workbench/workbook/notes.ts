/** The notes of cells: their texts (ECMA-376 part 1, 18.7), and their boxes, which spreadsheets keep as VML (part 4, 19). */
import { columnLetter } from '../list/index.ts';
import { escapeText } from './cell-styles.ts';

export interface NoteOfCell {
  /** From 0. */
  readonly column: number;
  /** From 1. */
  readonly row: number;
  readonly text: string;
}

export const AUTHOR = 'Fieldmark';

export const SHAPE_NAMESPACES =
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"';

/** @param author its position in the list of authors */
export const commentXml = (
  { column, row, text }: NoteOfCell,
  author: number,
  prefix = '',
): string =>
  `<${prefix}comment ref="${columnLetter(column)}${row}" authorId="${author}"><${prefix}text><${prefix}t xml:space="preserve">${escapeText(text)}</${prefix}t></${prefix}text></${prefix}comment>`;

const SHAPE_TYPE = `<v:shapetype ${SHAPE_NAMESPACES} id="fieldmarkNote" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>`;

/**
 * The boxes of notes, after those that a drawing has. They name their namespaces, because a drawing of
 * another program may have others.
 */
export function noteShapes(notes: readonly NoteOfCell[], drawing = ''): string {
  const ids = [...drawing.matchAll(/\sid="fieldmark(\d{1,9})"/g)].map(([, id]) => Number(id));
  const first = ids.reduce((max, id) => Math.max(max, id + 1), 0);
  const shapes = notes.map(
    ({ column, row }, i) =>
      `<v:shape ${SHAPE_NAMESPACES} id="fieldmark${first + i}" type="#fieldmarkNote" style="position:absolute;width:200pt;height:60pt;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:AutoFill>False</x:AutoFill><x:Row>${row - 1}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`,
  );
  return `${drawing.includes('id="fieldmarkNote"') ? '' : SHAPE_TYPE}${shapes.join('')}`;
}
