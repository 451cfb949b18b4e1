/**
 * The build's part in texts: messages are compiled (ICU MessageFormat), languages become files that
 * are loaded where they are spoken, and the arguments of each message become types.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { z } from 'zod';

export const TEXTS = join(import.meta.dirname, '..', 'texts');

/** What scripts in pages say; the rest is said by pages of ours and the background. */
export const PAGE_AREAS: readonly string[] = ['gone', 'line'];

/** A message alone, or with what translators are told: meaning, place, gaps, longest length in characters. */
const messageSchema = z.union([
  z.string().min(1),
  z.strictObject({
    message: z.string().min(1),
    description: z.string().min(1),
    maxLength: z.int().positive().optional(),
    /** A translation that is older than the English is not shown where this is set. */
    about: z.enum(['money', 'validity']).optional(),
  }),
]);
const areaSchema = z.record(z.string().regex(/^[a-z]\w*$/), messageSchema);
type WrittenArea = z.infer<typeof areaSchema>;
/** Name → message. */
export type Area = Readonly<Record<string, string>>;

const messagesOf = (area: WrittenArea): Area =>
  Object.fromEntries(
    Object.entries(area).map(([name, written]) => [
      name,
      typeof written === 'string' ? written : written.message,
    ]),
  );

/** Every area of one language, as written. */
export async function areasOf(language: string): Promise<Map<string, Area>> {
  const folder = join(TEXTS, language);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return new Map(
    await Promise.all(
      files.map(async (name) => {
        const json: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
        return [name.replace(/\.json$/, ''), messagesOf(areaSchema.parse(json))] as const;
      }),
    ),
  );
}

/** Folders of languages, English first. */
export async function languages(): Promise<string[]> {
  const entries = await readdir(TEXTS, { withFileTypes: true });
  const names = entries.filter((each) => each.isDirectory()).map(({ name }) => name);
  return ['en', ...names.filter((name) => name !== 'en').sort()];
}

const compiled = (area: Area): Record<string, unknown> =>
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

interface Pack {
  readonly language: string;
  readonly areas: Record<string, Record<string, unknown>>;
}

/** One file for pages of ours and the background, and one for scripts in pages. */
function filesOf(language: string, areas: Pack['areas'], inPages: Pack['areas']) {
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

/** The files of every language but English, which is in the scripts. */
export async function allPackFiles() {
  const names = (await languages()).filter((name) => name !== 'en');
  const packs = await Promise.all(names.map(async (name) => packFiles(name, await areasOf(name))));
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

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàcçeéiînñoöuüyýAÀCÇEÉIÎNÑOÖUÜ'].reduce<[string, string][]>((pairs, sign, at, all) => {
    if (at % 2 === 1) pairs.push([all[at - 1] ?? '', sign]);
    return pairs;
  }, []),
);

/** As long as German is, with accents that a font may lack; and brackets that show where it is cut. */
const accented = (text: string): string => {
  const longer = [...text].map((sign) => ACCENTED[sign] ?? sign).join('');
  return /\p{L}/u.test(text) ? `[${longer}${'~'.repeat(Math.ceil(text.length / 3))}]` : text;
};
/** As text of a language that is written from right to left: the words stay readable. */
const mirrored = (text: string): string => (/\p{L}/u.test(text) ? `\u202e${text}\u202c` : text);

type Compiled =
  | string
  | number
  | null
  | readonly Compiled[]
  | { readonly [name: string]: Compiled };

/** Words of a compiled message are changed; names of arguments, tags and styles are not. */
function changed(node: Compiled, change: (text: string) => string): Compiled {
  if (typeof node === 'string') return change(node);
  if (!Array.isArray(node)) return node;
  return node.map((part: Compiled) => {
    if (!Array.isArray(part)) return changed(part, change);
    const [name, type, ...rest] = part as readonly Compiled[];
    if (name === undefined || type === undefined) return part;
    // A tag holds parts; what has options (a select or plural) holds a message in each.
    if (typeof type !== 'number')
      return [name, ...(changed([type, ...rest], change) as Compiled[])];
    const [options, ...others] = rest;
    const isBranched = options !== null && typeof options === 'object' && !Array.isArray(options);
    const isMessages = isBranched && 'other' in options;
    return isMessages
      ? [
          name,
          type,
          Object.fromEntries(
            Object.entries(options).map(([key, branch]) => [key, changed(branch, change)]),
          ),
          ...others,
        ]
      : part;
  });
}

/** A language made from English, to look at layouts: `en-XA` longer, `ar-XB` from right to left. */
export async function pseudoFiles(language: 'en-XA' | 'ar-XB') {
  const change = language === 'en-XA' ? accented : mirrored;
  const areas = [...(await areasOf('en'))].map(([name, area]) => [
    name,
    Object.fromEntries(
      Object.entries(compiled(area)).map(([key, message]) => [
        key,
        changed(message as Compiled, change),
      ]),
    ),
  ]);
  const all = Object.fromEntries(areas) as Pack['areas'];
  const pages = Object.fromEntries(areas.filter(([name]) => PAGE_AREAS.includes(String(name))));
  return filesOf(language, all, pages as Pack['areas']);
}
