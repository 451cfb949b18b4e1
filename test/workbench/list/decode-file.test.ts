import { expect, it } from 'vitest';
import { decodeFile } from '../../../lib/workbench/checked-list/list-file.ts';

const TEXT = 'Zoë;Müller;€ 5';
const utf16 = (text: string, bigEndian: boolean): Uint8Array => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, !bigEndian);
  for (let i = 0; i < text.length; i += 1)
    view.setUint16(2 + i * 2, text.charCodeAt(i), !bigEndian);
  return bytes;
};
const utf8 = new TextEncoder().encode(TEXT);

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8])],
  ['UTF-16 little-endian', utf16(TEXT, false)],
  ['UTF-16 big-endian', utf16(TEXT, true)],
  // 0x80 is the euro sign, 0xEB ë and 0xFC ü (Unicode, CP1252.TXT).
  ['windows-1252', Uint8Array.from(TEXT, (char) => (char === '€' ? 0x80 : char.charCodeAt(0)))],
])('reads %s', (_, bytes) => {
  expect(decodeFile(bytes)).toEqual({ type: 'text', text: TEXT });
});

it.each([
  ['workbook', [0x50, 0x4b, 0x03, 0x04, 0x14]],
  ['workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ['binary', [0x89, 0x50, 0x4e, 0x47, 0x00]],
] as const)('recognises a %s file', (type, bytes) => {
  expect(decodeFile(new Uint8Array(bytes))).toEqual({ type });
});
