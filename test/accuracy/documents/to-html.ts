/** Writes a document as a page: tables with header cells, lists of terms, lines, inline elements. */
import type { Random } from '../random.ts';
import type { PlantedValue } from '../values/plant.ts';
import type { CorpusDocument, Part, Section } from './sections.ts';

export interface AccuracyPage {
  readonly name: string;
  readonly html: string;
  /** The values in the order of the page. `written` is what the page's text shows, including spaces. */
  readonly expected: readonly PlantedValue[];
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\t', ' ');

const htmlOf = (part: Part) => escaped(typeof part === 'string' ? part : part.written);

/** A part of a line. Signatures wrap values in links and other inline elements. */
function inlineHtml(part: Part, random: Random): string {
  const html = htmlOf(part);
  if (typeof part === 'string' || random.chance(0.5)) return html;
  if (part.kind === 'email') return `<a href="mailto:${html}">${html}</a>`;
  return random.pick([
    `<b>${html}</b>`,
    `<span>${html}</span>`,
    `<font color="#333">${html}</font>`,
  ]);
}

const lineHtml = (line: readonly Part[], random: Random) =>
  line.map((part) => inlineHtml(part, random)).join('');

type Pairs = Extract<Section, { type: 'pairs' }>['pairs'];

/** How pages write labels and values: cells, terms, lines, blocks. */
const PAIR_STYLES: readonly ((pairs: Pairs) => string)[] = [
  (pairs) =>
    `<table>${pairs.map(([label, value]) => `<tr><th>${escaped(label)}</th><td>${htmlOf(value)}</td></tr>`).join('')}</table>`,
  (pairs) =>
    `<table>${pairs.map(([label, value]) => `<tr><td>${escaped(label)}:</td><td>${htmlOf(value)}</td></tr>`).join('')}</table>`,
  (pairs) =>
    `<dl>${pairs.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${htmlOf(value)}</dd>`).join('')}</dl>`,
  (pairs) =>
    `<p>${pairs.map(([label, value]) => `${escaped(label)}: ${htmlOf(value)}`).join('<br>')}</p>`,
  (pairs) =>
    pairs
      .map(
        ([label, value]) =>
          `<div><span>${escaped(label)}:</span> <strong>${htmlOf(value)}</strong></div>`,
      )
      .join(''),
  (pairs) =>
    `<ul>${pairs.map(([label, value]) => `<li><b>${escaped(label)}</b> ${htmlOf(value)}</li>`).join('')}</ul>`,
];

function sectionHtml(section: Section, random: Random): string {
  switch (section.type) {
    case 'lines':
      return `<p>${section.lines.map((line) => lineHtml(line, random)).join('<br>')}</p>`;
    case 'pairs':
      return random.pick(PAIR_STYLES)(section.pairs);
    case 'table': {
      const head = section.header.map((cell) => `<th>${escaped(cell)}</th>`).join('');
      const rows = section.rows.map(
        (row) => `<tr>${row.map((cell) => `<td>${htmlOf(cell)}</td>`).join('')}</tr>`,
      );
      return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
    }
  }
}

const partsOf = (section: Section): readonly Part[] => {
  switch (section.type) {
    case 'lines':
      return section.lines.flat();
    case 'pairs':
      return section.pairs.map(([, value]) => value);
    case 'table':
      return section.rows.flat();
  }
};

export function toHtml(document: CorpusDocument, random: Random): AccuracyPage {
  const { name, language, sections } = document;
  const body = sections.map((section) => sectionHtml(section, random)).join('\n');
  return {
    name,
    html: `<!doctype html>\n<html lang="${language}-${document.country}">\n<meta charset="utf-8">\n<title>${name}</title>\n${body}\n</html>\n`,
    expected: sections.flatMap(partsOf).filter((part) => typeof part !== 'string'),
  };
}
