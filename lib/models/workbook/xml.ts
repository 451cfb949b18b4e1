import { Parser } from 'saxen';
import { pause } from './pause.ts';
import { WorkbookError } from './workbook-error.ts';

/** Deeper elements do not occur in workbooks. */
const MAX_DEPTH = 100;
/** UTF-16 units of one tag or text; spreadsheets allow 32,767 in a cell. */
const MAX_TOKEN_LENGTH = 1_000_000;
/** UTF-16 units that are parsed before the page may do something else. */
const YIELD_LENGTH = 2_000_000;

/** Handles elements by their names without prefix. */
export interface XmlHandler {
  readonly open?: (name: string, attribute: (name: string) => string) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Finds an attribute whatever the prefix of its name is; '' without one. */
function attributeOf(all: Record<string, string> | false, decode: (text: string) => string) {
  return (wanted: string): string => {
    for (const [name, value] of Object.entries(all || {}))
      if (name === wanted || name.endsWith(`:${wanted}`)) return decode(value);
    return '';
  };
}

/** Parses an XML document piece by piece, without keeping it. */
export async function readXml(
  pieces: AsyncIterable<Uint8Array>,
  { open, text, close }: XmlHandler,
): Promise<void> {
  let depth = 0;
  /** Characters since the last complete token. */
  let unread = 0;
  const parser = new Parser()
    .on('openTag', (name, readAttributes, decode) => {
      unread = 0;
      depth += 1;
      if (depth > MAX_DEPTH) throw new WorkbookError('large');
      open?.(withoutPrefix(name), attributeOf(readAttributes(), decode));
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
      depth -= 1;
      close?.(withoutPrefix(name));
    })
    .on('error', () => {
      throw new WorkbookError('damaged');
    });
  const decoder = new TextDecoder();
  let sincePause = 0;
  for await (const piece of pieces) {
    const part = decoder.decode(piece, { stream: true });
    unread += part.length;
    parser.write(part);
    if (unread > MAX_TOKEN_LENGTH) throw new WorkbookError('large');
    sincePause += part.length;
    if (sincePause < YIELD_LENGTH) continue;
    sincePause = 0;
    await pause();
  }
  parser.write(decoder.decode());
  parser.end();
}
