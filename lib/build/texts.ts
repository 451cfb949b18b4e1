/**
 * Compiles the messages (ICU MessageFormat), writes a file for each language that is loaded when the
 * language is used, and writes the arguments of each message as types.
 */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { type Area, areaSchema, areasOf, languages, messagesOf, PAGE_AREAS } from './catalogue.ts';
import { freshAreasOf } from './freshness.ts';

export const compiled = (area: Area): Record<string, unknown> =>
  Object.fromEntries(Object.entries(area).map(([name, message]) => [name, compile(message)]));

/** Compiles `lib/texts/<language>/<area>.json` wherever it is imported. */
export const compiledTexts: Plugin = {
  name: 'fieldmark:compiled-texts',
  enforce: 'pre',
  transform: (code, id) =>
    /\/lib\/texts\/[\w-]+\/\w+\.json$/.test(id)
      ? {
          code: JSON.stringify(compiled(messagesOf(areaSchema.parse(JSON.parse(code))))),
          map: null,
        }
      : null,
};

export interface Pack {
  readonly language: string;
  readonly areas: Record<string, Record<string, unknown>>;
}

/** The two files of a language: for our own pages and the background, and for content scripts. */
export function filesOf(language: string, areas: Pack['areas'], inPages: Pack['areas']) {
  const json = (of: Pack['areas']) => JSON.stringify({ language, areas: of } satisfies Pack);
  return [
    { path: `texts/${language}.json`, text: json(areas) },
    {
      path: `texts/${language}.js`,
      text: `globalThis[Symbol.for('fieldmark.texts')]=${json(inPages)};\n`,
    },
  ];
}

function packFiles(language: string, areas: ReadonlyMap<string, Area>) {
  const packOf = (names: readonly string[]): Pack['areas'] =>
    Object.fromEntries(
      names.flatMap((name) => {
        const area = areas.get(name);
        return area ? [[name, compiled(area)]] : [];
      }),
    );
  return filesOf(language, packOf([...areas.keys()]), packOf(PAGE_AREAS));
}

/**
 * The files of every language but English, which is in the scripts. English is also shown where a
 * file lacks a message: translations about money and validity that are older than the English.
 */
export async function allPackFiles(root?: string) {
  const names = (await languages(root)).filter((name) => name !== 'en');
  const packs = await Promise.all(
    names.map(async (name) => packFiles(name, await freshAreasOf(name, root))),
  );
  return packs.flat();
}

/** Arguments by name as TypeScript types; a tag is the word `'tag'`. */
export function argumentsOf(message: string): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, type: string) => {
    if (type !== 'string | number' || !found.has(name)) found.set(name, type);
  };
  const visit = (nodes: readonly MessageFormatElement[]): void => {
    for (const node of nodes) {
      if (node.type === TYPE.argument) note(node.value, 'string | number');
      if (node.type === TYPE.number || node.type === TYPE.plural) note(node.value, 'number');
      if (node.type === TYPE.date || node.type === TYPE.time) note(node.value, 'Date');
      if (node.type === TYPE.tag) {
        note(node.value, "'tag'");
        visit(node.children);
      }
      if (node.type === TYPE.select) note(node.value, 'string');
      if (node.type === TYPE.select || node.type === TYPE.plural) {
        for (const { value } of Object.values(node.options)) visit(value);
      }
    }
  };
  visit(parse(message));
  return found;
}

/** Declares the areas, their messages and what each takes. */
export async function textTypes(): Promise<string> {
  const lines = ['interface FieldmarkTexts {'];
  for (const [name, area] of await areasOf('en')) {
    lines.push(`  ${name}: {`);
    for (const [key, message] of Object.entries(area)) {
      const given = [...argumentsOf(message)].map(([of, type]) => `${of}: ${type}`).join('; ');
      lines.push(`    ${key}: {${given ? ` ${given} ` : ''}};`);
    }
    lines.push('  };');
  }
  return [...lines, '}', ''].join('\n');
}
