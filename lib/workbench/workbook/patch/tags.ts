/** Finds the tags of an XML part with their places, so that all that is not changed can stay as it is. */
import { FileError } from '../zip.ts';

export interface Tag {
  /** Where "<" is, and where the text after ">" begins. */
  readonly start: number;
  readonly end: number;
  /** Without prefix. */
  readonly name: string;
  /** With its colon; '' without one. */
  readonly prefix: string;
  readonly type: 'open' | 'close' | 'empty';
}

/** An element: from its first tag to the end of its last. */
export interface XmlElement extends Tag {
  /** Where the last tag starts; `end` for an element that is one tag. */
  readonly contentEnd: number;
  readonly elementEnd: number;
}

const TAG_NAME = /^<\/?((?:[^\s:/>]{1,100}:)?)([^\s:/>]{1,100})/;

/** Where the tag that starts at a place ends: ">" in an attribute does not end it. */
function endOfTag(xml: string, start: number): number {
  for (let at = start + 1; at < xml.length; at += 1) {
    const char = xml[at];
    if (char === '>') return at + 1;
    if (char !== '"' && char !== "'") continue;
    at = xml.indexOf(char, at + 1);
    if (at < 0) break;
  }
  throw new FileError('damaged');
}

/** What is no element: comments, CDATA and declarations, by how they start and end. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** The tags from a place on, in order. */
export function* tagsOf(xml: string, from = 0, to = xml.length): Generator<Tag> {
  for (let start = xml.indexOf('<', from); start >= 0 && start < to; ) {
    const skipped = SKIPPED.find(([opens]) => xml.startsWith(opens, start));
    if (skipped) {
      const closes = xml.indexOf(skipped[1], start);
      if (closes < 0) throw new FileError('damaged');
      start = xml.indexOf('<', closes);
      continue;
    }
    const end = endOfTag(xml, start);
    const [, prefix = '', name = ''] =
      TAG_NAME.exec(xml.slice(start, Math.min(end, start + 220))) ?? [];
    const type = xml[start + 1] === '/' ? 'close' : xml[end - 2] === '/' ? 'empty' : 'open';
    yield { start, end, name, prefix, type };
    start = xml.indexOf('<', end);
  }
}

function firstTag(xml: string, from: number, to: number): Tag | undefined {
  const { value } = tagsOf(xml, from, to).next();
  return value ?? undefined;
}

/** The element that a tag opens. */
export function elementAt(xml: string, tag: Tag): XmlElement {
  if (tag.type === 'empty') return { ...tag, contentEnd: tag.end, elementEnd: tag.end };
  let depth = 1;
  for (const next of tagsOf(xml, tag.end)) {
    if (next.type === 'open') depth += 1;
    else if (next.type === 'close') depth -= 1;
    if (depth === 0) return { ...tag, contentEnd: next.start, elementEnd: next.end };
  }
  throw new FileError('damaged');
}

/** The first element of a name; its namespace is that of the part's root. */
export function findElement(xml: string, name: string, from = 0): XmlElement | null {
  for (const tag of tagsOf(xml, from))
    if (tag.name === name && tag.type !== 'close') return elementAt(xml, tag);
  return null;
}

/** The elements inside another, one level down. @param huge one whose end is found by its name, without its tags */
export function childrenOf(xml: string, parent: XmlElement, huge?: string): XmlElement[] {
  const children: XmlElement[] = [];
  for (let from = parent.end; from < parent.contentEnd; ) {
    const tag = firstTag(xml, from, parent.contentEnd);
    if (!tag || tag.type === 'close') break;
    const isHuge = tag.name === huge && tag.type === 'open';
    const close = `</${tag.prefix}${tag.name}`;
    const contentEnd = isHuge ? xml.indexOf(close, tag.end) : -1;
    const child =
      contentEnd < 0
        ? elementAt(xml, tag)
        : { ...tag, contentEnd, elementEnd: endOfTag(xml, contentEnd) };
    children.push(child);
    from = child.elementEnd;
  }
  return children;
}

/** The outermost element of a part. */
export function rootOf(xml: string, huge?: string): XmlElement {
  const tag = firstTag(xml, 0, xml.length);
  if (tag?.type !== 'open') throw new FileError('damaged');
  // A huge child makes the part huge: its last tag is looked for from the end.
  if (huge === undefined) return elementAt(xml, tag);
  const contentEnd = xml.lastIndexOf('</');
  return { ...tag, contentEnd, elementEnd: endOfTag(xml, contentEnd) };
}

const PATTERNS = new Map<string, RegExp>();

/** Finds an attribute by its whole name: what is before its value, and the value with its quotation marks. */
function patternOf(name: string): RegExp {
  const known = PATTERNS.get(name);
  if (known) return known;
  const pattern = new RegExp(`(\\s${name}\\s*=\\s*)("[^"]*"|'[^']*')`);
  PATTERNS.set(name, pattern);
  return pattern;
}

/** The value of an attribute by its whole name, as written; undefined without one. */
export const attributeIn = (xml: string, { start, end }: Tag, name: string): string | undefined =>
  patternOf(name).exec(xml.slice(start, end))?.[2]?.slice(1, -1);

/** Texts by the places at which they are put into an XML part, from which on so many characters go. */
export interface Change {
  readonly at: number;
  readonly until: number;
  readonly text: string;
}

/**
 * The part, or what of it is between two places, with its changes, which do not overlap. Those at the same place stay
 * in order.
 */
export function withChanges(
  xml: string,
  changes: readonly Change[],
  start = 0,
  end = xml.length,
): string {
  const pieces: string[] = [];
  let from = start;
  for (const { at, until, text } of changes.toSorted((a, b) => a.at - b.at)) {
    pieces.push(xml.slice(from, at), text);
    from = until;
  }
  pieces.push(xml.slice(from, end));
  return pieces.join('');
}

export const insertion = (at: number, text: string): Change => ({ at, until: at, text });

/** Puts a text in the place of an element; without one, the element goes. */
export const replacement = ({ start, elementEnd }: XmlElement, text = ''): Change => ({
  at: start,
  until: elementEnd,
  text,
});

/** Sets an attribute of a tag. */
export function attributeChange(xml: string, tag: Tag, name: string, value: string): Change {
  const { start, end, type } = tag;
  const text = xml.slice(start, end);
  const at = patternOf(name).exec(text);
  if (at) {
    const from = start + at.index + (at[1]?.length ?? 0);
    return { at: from, until: from + (at[2]?.length ?? 0), text: `"${value}"` };
  }
  return insertion(end - (type === 'empty' ? 2 : 1), ` ${name}="${value}"`);
}

/** Puts a text behind the content of an element, which may be one tag. */
export function appendChange(element: XmlElement, text: string): Change {
  if (element.type !== 'empty') return insertion(element.contentEnd, text);
  const { prefix, name, end } = element;
  return { at: end - 2, until: end, text: `>${text}</${prefix}${name}>` };
}
