/** The encodings in which banks and programs write payment files. */
import { legacyEncoding } from '../list/index.ts';

/** The upper half of code page 850 (IBM), in which programs from DOS times write and which browsers do not decode. */
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
/** There most letters with accents are below 0xA0, where Latin-1 has none; Latin-1 has them from 0xC0. */
const LAST_DOS_LETTER = 0xa5;
const FIRST_LATIN_LETTER = 0xc0;
/** ß in DOS, á in Latin-1. */
const SHARP_S = 0xe1;

function isDos(bytes: Uint8Array): boolean {
  let [dos, latin] = [0, 0];
  for (const byte of bytes) {
    if (byte >= 0x80 && byte <= LAST_DOS_LETTER) dos += 1;
    else if (byte >= FIRST_LATIN_LETTER && byte !== SHARP_S) latin += 1;
  }
  return dos > latin;
}

/** Code points that are made into a text at a time. */
const PIECE = 8_192;

function fromDos(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE)
    parts.push(
      String.fromCharCode(
        ...Array.from(bytes.subarray(from, from + PIECE), (byte) =>
          byte < 0x80 ? byte : CODE_PAGE_850.charCodeAt(byte - 0x80),
        ),
      ),
    );
  return parts.join('');
}

/** A text in UTF-8, else in code page 850 or that of the language, whichever its letters are in. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return isDos(bytes) ? fromDos(bytes) : new TextDecoder(legacyEncoding()).decode(bytes);
  }
}

/** The encoding of an XML text, by its mark, its first sign or its declaration (XML 1.0, appendix F). */
export function encodingOfXml(head: Uint8Array): string {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const text = new TextDecoder('latin1').decode(head.subarray(0, 200));
  const named = /^(?:ï»¿)?\s{0,9}<\?xml[^>]{0,99}encoding\s?=\s?["']([\w-]{1,40})["']/.exec(text);
  const label = named?.[1] ?? 'utf-8';
  // Each sign has one byte so far, so it cannot be UTF-16.
  if (/^utf-?16/i.test(label)) return 'utf-8';
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return 'utf-8';
  }
}
