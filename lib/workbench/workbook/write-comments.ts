/** Notes of cells, and the boxes in which spreadsheets show them (ECMA-376 part 1, 18.7; part 4, 19). */
import { columnLetter } from '../list/index.ts';
import { escapeText, MAIN, PACKAGE, relation } from './xml-parts.ts';

/** The notes of cells, by their places; filled while the sheet is written. */
export type Notes = { readonly column: number; readonly row: number; readonly text: string }[];

/** The parts of the file that have the notes, by their paths. */
export function commentParts(notes: Notes): Readonly<Record<string, string>> {
  const comments = notes.map(
    ({ column, row, text }) =>
      `<comment ref="${columnLetter(column)}${row}" authorId="0"><text><t xml:space="preserve">${escapeText(text)}</t></text></comment>`,
  );
  const shapes = notes.map(
    ({ column, row }, i) =>
      `<v:shape id="n${i}" type="#note" style="position:absolute;width:200pt;height:60pt;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:AutoFill>False</x:AutoFill><x:Row>${row - 1}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`,
  );
  return {
    'xl/comments1.xml': `<comments ${MAIN}><authors><author>Fieldmark</author></authors><commentList>${comments.join('')}</commentList></comments>`,
    'xl/drawings/vmlDrawing1.vml': `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="note" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${shapes.join('')}</xml>`,
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('comments', '../comments1.xml', 1)}${relation('vmlDrawing', '../drawings/vmlDrawing1.vml', 2)}</Relationships>`,
  };
}
