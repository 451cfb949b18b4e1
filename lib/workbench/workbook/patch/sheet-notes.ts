/** Adds notes to the comments of a sheet, behind the person's own (ECMA-376 part 1, 18.7; part 4, 19). */
import { type CellMark, columnLetter } from '../../list/index.ts';
import { DECLARATION, escapeText } from '../cell-styles.ts';
import { AUTHOR, commentXml, type NoteOfCell, noteShapes, SHAPE_NAMESPACES } from '../notes.ts';
import type { ByCell } from './changes.ts';
import {
  appendChange,
  attributeIn,
  type Change,
  childrenOf,
  replacement,
  rootOf,
  tagsOf,
  withChanges,
  type XmlElement,
} from './tags.ts';

function notesOf(marks: ByCell<CellMark>): NoteOfCell[] {
  const notes: NoteOfCell[] = [];
  for (const [row, columns] of marks)
    for (const [column, { note }] of columns) if (note) notes.push({ row, column, text: note });
  return notes;
}

/** What begins our note, behind the person's own words. */
const OUR_NOTE = `\n\n${AUTHOR}: `;

/** The last text of a comment, which gets or loses what Fieldmark says behind the person's own words. */
function changedText(xml: string, comment: XmlElement, note: string | undefined): Change[] {
  const tags = [...tagsOf(xml, comment.start, comment.elementEnd)];
  const last = tags.findLast(({ name }) => name === 't');
  const added = note === undefined ? '' : `${OUR_NOTE}${escapeText(note)}`;
  if (last?.type === 'close') {
    const start = tags[tags.indexOf(last) - 1]?.end ?? last.start;
    const before = xml.slice(start, last.start);
    const [own = ''] = before.split(OUR_NOTE, 1);
    const text = own + added;
    return text === before ? [] : [{ at: start, until: last.start, text }];
  }
  if (added === '') return [];
  const { prefix } = comment;
  const text = `<${prefix}text><${prefix}t xml:space="preserve">${added.trim()}</${prefix}t></${prefix}text>`;
  return [appendChange(comment, text)];
}

const noComments = (namespace: string): string =>
  `${DECLARATION}<comments xmlns="${namespace}"><authors></authors><commentList></commentList></comments>`;

interface ChangedComments {
  readonly xml: string;
  /** Notes that have no box yet, and places whose boxes go. */
  readonly added: readonly NoteOfCell[];
  readonly removed: readonly string[];
}

/** Comments of Fieldmark in an earlier version of the file are replaced. */
function changeComments(xml: string, notes: readonly NoteOfCell[]): ChangedComments {
  const root = rootOf(xml);
  const { prefix } = root;
  const children = childrenOf(xml, root);
  const authors = children.find(({ name }) => name === 'authors');
  const list = children.find(({ name }) => name === 'commentList');
  if (!authors || !list) return { xml, added: [], removed: [] };
  const names = childrenOf(xml, authors).map(({ end, contentEnd }) => xml.slice(end, contentEnd));
  const byPlace = new Map<string, NoteOfCell>(
    notes.map((note) => [`${columnLetter(note.column)}${note.row}`, note]),
  );
  const changes: Change[] = [];
  const removed: string[] = [];
  for (const comment of childrenOf(xml, list)) {
    const place = attributeIn(xml, comment, 'ref') ?? '';
    const isOurs = names[Number(attributeIn(xml, comment, 'authorId'))] === AUTHOR;
    const note = byPlace.get(place);
    if (isOurs) {
      changes.push(replacement(comment));
      removed.push(place);
    } else {
      changes.push(...changedText(xml, comment, note?.text));
      byPlace.delete(place);
    }
  }
  const added = [...byPlace.values()];
  const ourName = names.indexOf(AUTHOR);
  if (added.length > 0 && ourName < 0)
    changes.push(appendChange(authors, `<${prefix}author>${AUTHOR}</${prefix}author>`));
  const author = ourName < 0 ? names.length : ourName;
  const comments = added.map((note) => commentXml(note, author, prefix)).join('');
  if (comments) changes.push(appendChange(list, comments));
  return { xml: withChanges(xml, changes), added, removed };
}

/** VML need not be well-formed XML, so its shapes are found by their text. */
function withoutShapes(drawing: string, places: readonly string[]): string {
  const gone = new Set(places);
  return drawing.replace(/<v:shape[\s>](?:(?!<\/?v:shape[\s>])[\s\S])*<\/v:shape>/g, (shape) => {
    const [, row = ''] = /<x:Row>\s*(\d+)/.exec(shape) ?? [];
    const [, column = ''] = /<x:Column>\s*(\d+)/.exec(shape) ?? [];
    const isNote = row !== '' && column !== '' && shape.includes('ObjectType="Note"');
    return isNote && gone.has(`${columnLetter(Number(column))}${Number(row) + 1}`) ? '' : shape;
  });
}

function changeShapes(known: string | null, { added, removed }: ChangedComments): string {
  if (known === null) return `<xml ${SHAPE_NAMESPACES}>${noteShapes(added)}</xml>`;
  const drawing = removed.length > 0 ? withoutShapes(known, removed) : known;
  if (added.length === 0) return drawing;
  const end = drawing.lastIndexOf('</');
  return drawing.slice(0, end) + noteShapes(added, drawing) + drawing.slice(end);
}

/**
 * Comments and boxes of the sheet with the notes of its marks; null: they stay as they are.
 * @param namespace of the workbook
 */
export function changeNotes(
  marks: ByCell<CellMark>,
  namespace: string,
  comments: string | null,
  shapes: string | null,
): { readonly comments: string; readonly shapes: string } | null {
  const notes = notesOf(marks);
  if (notes.length === 0 && !comments?.includes(AUTHOR)) return null;
  const changed = changeComments(comments ?? noComments(namespace), notes);
  return { comments: changed.xml, shapes: changeShapes(shapes, changed) };
}

/** How a sheet names the part that has the boxes. */
export const shapesXml = (prefix: string, id: string, relations: string): string =>
  `<${prefix}legacyDrawing xmlns:r="${relations}" r:id="${id}"/>`;
