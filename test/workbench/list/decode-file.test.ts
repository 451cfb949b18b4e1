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
  expect(decodeFile(bytes, ['en-GB', 'de'])).toEqual({ type: 'text', text: TEXT });
});

it.each([
  ['UTF-16 little-endian', utf16(TEXT, false)],
  ['UTF-16 big-endian', utf16(TEXT, true)],
])('reads %s without a byte order mark', (_, bytes) => {
  expect(decodeFile(bytes.subarray(2))).toEqual({ type: 'text', text: TEXT });
});

// Bytes by the tables of WHATWG Encoding.
it.each([
  ['pl', 'Łódź', [0xa3, 0xf3, 0x64, 0x9f]],
  ['en-US,pl', 'Łódź', [0xa3, 0xf3, 0x64, 0x9f]],
  ['sr-Latn', 'Đ', [0xd0]],
  ['sr', 'Ђ', [0x80]],
  ['ru-RU', 'Мир', [0xcc, 0xe8, 0xf0]],
  ['el', 'Αθήνα', [0xc1, 0xe8, 0xde, 0xed, 0xe1]],
  ['tr', 'İş', [0xdd, 0xfe]],
  ['lt', 'Šė', [0xd0, 0xeb]],
  ['he', 'שלום', [0xf9, 0xec, 0xe5, 0xed]],
  ['ar-EG', 'سلام', [0xd3, 0xe1, 0xc7, 0xe3]],
  ['ja', '東京', [0x93, 0x8c, 0x8b, 0x9e]],
  ['ko-KR', '서울', [0xbc, 0xad, 0xbf, 0xef]],
  ['zh-CN', '北京', [0xb1, 0xb1, 0xbe, 0xa9]],
  ['zh-TW', '北京', [0xa5, 0x5f, 0xa8, 0xca]],
  ['de-AT', 'Zoë €', [0x5a, 0x6f, 0xeb, 0x20, 0x80]],
  ['en', 'Zoë', [0x5a, 0x6f, 0xeb]],
  ['', 'Zoë', [0x5a, 0x6f, 0xeb]],
])('reads what programs write for the languages %j: %s', (languages, text, bytes) => {
  expect(decodeFile(new Uint8Array(bytes), languages.split(','))).toEqual({ type: 'text', text });
});

it('reads UTF-8 in every language', () => {
  expect(decodeFile(utf8, ['pl'])).toEqual({ type: 'text', text: TEXT });
});

it.each([
  ['workbook', [0x50, 0x4b, 0x03, 0x04, 0x14]],
  ['workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ['binary', [0x89, 0x50, 0x4e, 0x47, 0x00]],
  ['binary', [0x00, 0x00, 0x00, 0x18, 0x66, 0x74, 0x79, 0x70]],
] as const)('recognises a %s file', (type, bytes) => {
  expect(decodeFile(new Uint8Array(bytes))).toEqual({ type });
});
