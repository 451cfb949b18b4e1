/** Writes a document as text, as if pasted from a mail, a PDF or a sheet. */
import type { Random } from '../random.ts';
import type { PlantedValue } from '../values/plant.ts';
import type { CorpusDocument, Part, Section } from './sections.ts';

/** A planted value and its position in the text (UTF-16 offsets). */
export interface ExpectedValue extends PlantedValue {
  readonly start: number;
  readonly end: number;
}

export interface TextDocument extends CorpusDocument {
  readonly text: string;
  readonly expected: readonly ExpectedValue[];
}

const writtenOf = (part: Part) => (typeof part === 'string' ? part : part.written);

/** Lines for the rows of a table; `style` is what separates their cells. */
function tableLines(cells: readonly (readonly Part[])[], style: string): Part[][] {
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => writtenOf(row[column] ?? '').length)),
  );
  return cells.map((row) =>
    row.flatMap((cell, column): Part[] => {
      const isLast = column === row.length - 1;
      const gap = ' '.repeat((widths[column] ?? 0) - writtenOf(cell).length + 2);
      return [cell, isLast ? '' : style === 'aligned' ? gap : style];
    }),
  );
}

/** Texts between a label and its value. */
const BETWEEN = [': ', ': ', ': ', ' ', ':', '\t', ' : ', ':\n', ' ..... ', ' | '];

function linesOf(section: Section, random: Random): (readonly Part[])[] {
  switch (section.type) {
    case 'lines':
      return [...section.lines];
    case 'pairs': {
      const between = random.pick(BETWEEN);
      return section.pairs.map(([label, value]) => [label + between, value]);
    }
    case 'table':
      return tableLines(
        [section.header, ...section.rows],
        random.pick(['\t', ';', ' | ', 'aligned', '\t']),
      );
  }
}

/** Sometimes breaks a grouped IBAN over two lines, as mail programs do. */
function broken(part: Part, random: Random): Part {
  if (typeof part === 'string' || part.kind !== 'iban' || !random.chance(0.15)) return part;
  const spaces = [...part.written.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return part;
  const at = random.pick(spaces);
  return { ...part, written: `${part.written.slice(0, at)}\n${part.written.slice(at + 1)}` };
}

export function toText(document: CorpusDocument, random: Random): TextDocument {
  let text = '';
  const expected: ExpectedValue[] = [];
  const isMail = document.genre === 'mail' || document.genre === 'letter';
  for (const [i, section] of document.sections.entries()) {
    if (i > 0) text += '\n';
    for (const line of linesOf(section, random)) {
      for (const part of line) {
        const start = text.length;
        const written = isMail ? broken(part, random) : part;
        text += writtenOf(written);
        if (typeof written !== 'string') expected.push({ ...written, start, end: text.length });
      }
      text += '\n';
    }
  }
  return { ...document, text, expected };
}
