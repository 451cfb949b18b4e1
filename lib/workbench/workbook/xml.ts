import { Parser } from 'saxen';
import { FileError, type ZipFile } from './zip.ts';

/** Deeper elements do not occur in workbooks. */
const MAX_DEPTH = 100;
/** Nor do elements with more attributes. */
const MAX_ATTRIBUTES = 500;
/** UTF-16 units of one tag or text; spreadsheets allow 32,767 in a cell, and escapes take 7 for one. */
const MAX_TOKEN_LENGTH = 300_000;
/** UTF-16 units that are parsed at a time. */
const PIECE_LENGTH = 8_192;

/** Handles elements by their names without prefix. */
export interface XmlHandler {
  /**
   * Only elements with the prefix of the root, which are those of the format itself: `x15:workbookPr` is an
   * extension's, not the workbook's.
   */
  readonly ofRoot?: true;
  readonly open?: (name: string, attribute: (name: string) => string) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

export const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Finds an attribute whatever the prefix of its name is; '' without one. */
function attributeOf(
  read: () => Record<string, string> | false,
  decode: (text: string) => string,
  onCount: (count: number) => void,
) {
  let entries: readonly [string, string][] | null = null;
  return (wanted: string): string => {
    if (!entries) {
      entries = Object.entries(read() || {});
      if (entries.length > MAX_ATTRIBUTES) throw new FileError('large');
      onCount(entries.length);
    }
    for (const [name, value] of entries)
      if (name === wanted || name.endsWith(`:${wanted}`)) return decode(value);
    return '';
  };
}

/** What is told of an XML text while it is parsed. Names have their prefixes. */
interface XmlEvents {
  readonly open: (
    name: string,
    readAttributes: () => Record<string, string> | false,
    decode: (text: string) => string,
  ) => void;
  readonly text?: ((text: string) => void) | undefined;
  readonly close: (name: string) => void;
  /** Of a document type, or the like. */
  readonly declaration?: () => void;
}

/**
 * Parses an XML text that comes in pieces, without keeping it.
 * @param longest UTF-16 units of one tag or text; more are refused
 * @param onPart called after each part of a piece, which may be long
 */
export function createXmlParser(
  { open, text, close, declaration }: XmlEvents,
  longest: number,
  onPart?: () => void,
) {
  /** Characters since the last complete token. */
  let unread = 0;
  /** The start of a tag, which is parsed once its end is known. */
  let rest = '';
  const parser = new Parser()
    .on('openTag', (name, readAttributes, decode) => {
      unread = 0;
      open(name, readAttributes, decode);
    })
    .on('text', (raw, decode) => {
      unread = 0;
      text?.(decode(raw));
    })
    .on('cdata', (raw) => {
      unread = 0;
      text?.(raw);
    })
    .on('closeTag', (name) => {
      unread = 0;
      close(name);
    })
    .on('attention', () => declaration?.())
    .on('error', () => {
      throw new FileError('damaged');
    });
  return {
    write(piece: string): void {
      for (let from = 0; from < piece.length; from += PIECE_LENGTH) {
        const part = piece.slice(from, from + PIECE_LENGTH);
        const end = part.lastIndexOf('>') + 1;
        unread += part.length;
        if (end > 0) {
          parser.write(rest + part.slice(0, end));
          rest = part.slice(end);
        } else rest += part;
        if (unread > longest) throw new FileError('large');
        onPart?.();
      }
    },
    end(): void {
      parser.write(rest);
      parser.end();
    },
  };
}

/** Parses an XML part of a workbook. */
export async function readXml(
  zip: ZipFile,
  path: string,
  { open, text, close, ofRoot }: XmlHandler,
): Promise<void> {
  let rootPrefix: string | null = null;
  const isOwn = (name: string): boolean => {
    const prefix = name.slice(0, name.indexOf(':') + 1);
    rootPrefix ??= prefix;
    return !ofRoot || prefix === rootPrefix;
  };
  let depth = 0;
  /** Elements and attributes. */
  let elements = 0;
  const countAttributes = (count: number) => {
    elements += count;
  };
  const events: XmlEvents = {
    open(name, readAttributes, decode) {
      depth += 1;
      elements += 1;
      if (depth > MAX_DEPTH) throw new FileError('large');
      if (isOwn(name))
        open?.(withoutPrefix(name), attributeOf(readAttributes, decode, countAttributes));
    },
    text,
    close(name) {
      depth -= 1;
      if (isOwn(name)) close?.(withoutPrefix(name));
    },
  };
  const parser = createXmlParser(events, MAX_TOKEN_LENGTH, () => {
    zip.countElements(elements);
    elements = 0;
  });
  const decoder = new TextDecoder();
  // A piece may unpack to a thousand times its size.
  for await (const piece of zip.open(path)) parser.write(decoder.decode(piece, { stream: true }));
  parser.write(decoder.decode());
  parser.end();
}
