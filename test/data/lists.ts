/** The formats of lists: of domains and role names, of address ranges. */
import { z } from 'zod';

const clean = (entries: readonly string[]): readonly string[] => [
  ...new Set(entries.map((entry) => entry.trim().toLowerCase()).filter(Boolean)),
];

/** Reads an array in JSON. */
export const parseNames = (text: string): readonly string[] =>
  clean(z.array(z.string()).parse(JSON.parse(text)));

/** Reads the entries of a script that contains only arrays of texts in single quotes, without running it. */
export function parseQuotedNames(source: string): readonly string[] {
  const names = Array.from(source.matchAll(/^\s*'([^'\\\n]+)',?\s*$/gm), ([, name = '']) => name);
  if (names.length === 0) throw new Error('No names in single quotes are in this file.');
  return clean(names);
}

/** Reads the address blocks of an IANA special-purpose registry in CSV. A cell may have two, and notes. */
export function parseIanaRanges(csv: string): readonly string[] {
  const [head = '', ...rows] = csv.split(/\r?\n/);
  if (!head.startsWith('Address Block,')) throw new Error('This is not a registry of IANA as CSV.');
  return rows.flatMap((row) => {
    const cell = /^(?:"([^"]*)"|([^,]*)),/.exec(row);
    return (cell?.[1] ?? cell?.[2] ?? '').match(/[\da-f:.]+\/\d+/gi) ?? [];
  });
}
