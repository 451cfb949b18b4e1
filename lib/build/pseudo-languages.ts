/** Languages that are made from English, to look at layouts. Builds for people do not have them. */
import { areasOf, PAGE_AREAS } from './catalogue.ts';
import { compiled, filesOf, type Pack } from './texts.ts';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàcçeéiînñoöuüyýAÀCÇEÉIÎNÑOÖUÜ'].reduce<[string, string][]>((pairs, sign, at, all) => {
    if (at % 2 === 1) pairs.push([all[at - 1] ?? '', sign]);
    return pairs;
  }, []),
);

/** Longer by 40 %, with accents that a font may lack, and in brackets, so that cut text is noticed. */
const longer = (text: string): string => {
  const accented = [...text].map((sign) => ACCENTED[sign] ?? sign).join('');
  const length = Math.ceil(text.length * 0.4);
  // The padding has spaces, because lines break between words.
  const more = '~~~~ '.repeat(length).slice(0, length).trimEnd();
  return /\p{Alpha}/u.test(text) ? `[${accented}${more}]` : text;
};
/** Forces the text from right to left (U+202E), as in Arabic or Hebrew. */
const mirrored = (text: string): string => (/\p{Alpha}/u.test(text) ? `\u202e${text}\u202c` : text);

type Compiled =
  | string
  | number
  | null
  | readonly Compiled[]
  | { readonly [name: string]: Compiled };

/** Changes the words of a compiled message, and keeps the names of arguments, tags and styles. */
function changed(node: Compiled, change: (text: string) => string): Compiled {
  if (typeof node === 'string') return change(node);
  if (!Array.isArray(node)) return node;
  return node.map((part: Compiled) => {
    if (!Array.isArray(part)) return changed(part, change);
    const [name, type, ...rest] = part as readonly Compiled[];
    if (name === undefined || type === undefined) return part;
    // A tag contains parts. A select or plural contains a message for each option.
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
  const change = language === 'en-XA' ? longer : mirrored;
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
