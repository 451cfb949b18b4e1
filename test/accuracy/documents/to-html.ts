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

/** How pages write a label and its value: in cells, terms, lines, blocks. */
const PAIR_STYLES: readonly (readonly [outer: string, between: string, pair: string])[] = [
  ['<table>*</table>', '', '<tr><th>L</th><td>V</td></tr>'],
  ['<table>*</table>', '', '<tr><td>L:</td><td>V</td></tr>'],
  ['<dl>*</dl>', '', '<dt>L</dt><dd>V</dd>'],
  ['<p>*</p>', '<br>', 'L: V'],
  ['*', '', '<div><span>L:</span> <strong>V</strong></div>'],
  ['<ul>*</ul>', '', '<li><b>L</b> V</li>'],
];

function sectionHtml(section: Section, random: Random): string {
  switch (section.type) {
    case 'lines':
      return `<p>${section.lines.map((line) => lineHtml(line, random)).join('<br>')}</p>`;
    case 'pairs': {
      const [outer, between, pair] = random.pick(PAIR_STYLES);
      const pairs = section.pairs.map(([label, value]) =>
        pair.replace(/[LV]/g, (part) => (part === 'L' ? escaped(label) : htmlOf(value))),
      );
      return outer.replace('*', () => pairs.join(between));
    }
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
