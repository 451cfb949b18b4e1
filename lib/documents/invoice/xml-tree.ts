/** Reads XML into a tree. Document types are refused, so no entity is defined and none is loaded. */
import { Parser } from 'saxen';
import { DocumentError } from '../document-error.ts';

const MAX_BYTES = 20_000_000;
const MAX_DEPTH = 60;
const MAX_ELEMENTS = 300_000;
const MAX_ATTRIBUTES = 50;

/** An element. Names are without prefix. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The text of a file in the encoding that its mark or its declaration names. */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) throw new DocumentError('large');
  const [first, second] = bytes;
  // With a mark, or with a first sign `<` of two bytes (XML 1.0, appendix F).
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^(?:ï»¿)?<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1];
  // Each sign has one byte so far, so it cannot be UTF-16.
  const label = !named || /^utf-?16/i.test(named) ? 'utf-8' : named;
  try {
    return new TextDecoder(label, { fatal: label.toLowerCase() === 'utf-8' }).decode(bytes);
  } catch {
    throw new DocumentError('damaged');
  }
}

/** @throws DocumentError */
export function parseXml(text: string): Element {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new DocumentError('damaged');
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let elements = 0;
  const parser = new Parser()
    .on('openTag', (name, readAttributes, decode) => {
      elements += 1;
      if (open.length > MAX_DEPTH || elements > MAX_ELEMENTS) throw new DocumentError('complex');
      const attributes = Object.entries(readAttributes() || {})
        .slice(0, MAX_ATTRIBUTES)
        .map(([key, value]) => [withoutPrefix(key), decode(value)]);
      const element: Element = {
        name: withoutPrefix(name),
        attributes: Object.fromEntries(attributes),
        children: [],
        text: '',
      };
      open.at(-1)?.children.push(element);
      open.push(element);
    })
    .on('text', (raw, decode) => {
      const element = open.at(-1);
      if (element) element.text += decode(raw);
    })
    .on('cdata', (raw) => {
      const element = open.at(-1);
      if (element) element.text += raw;
    })
    .on('closeTag', () => void open.pop())
    .on('error', () => {
      throw new DocumentError('damaged');
    });
  parser.parse(text);
  const [document] = root.children;
  if (!document || open.length !== 1) throw new DocumentError('damaged');
  return document;
}

/** The elements on a path of names below an element, such as "Party/PartyName/Name". */
export function at(from: readonly Element[], path: string): Element[] {
  let found = [...from];
  for (const name of path.split('/'))
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}

/** The texts of the elements on a path, without empty ones. */
export const textsAt = (from: readonly Element[], path: string): string[] =>
  at(from, path)
    .map(({ text }) => text.trim())
    .filter(Boolean);
