/**
 * Writes structures.ts from the registry: the part that pages need, in compact form.
 * Run: node lib/values/kinds/iban/data/make-structures.ts
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { IBAN_REGISTRY } from '../check/registry.ts';

/** The structure without roles, with adjacent parts of one class merged: `b4a s4n t2n a8c` becomes 4a6n8c. */
function structureOf(bban: string): string {
  const classes = bban.replace(/[a-z](\d+)([nac]) ?/g, (_, length: string, type: string) =>
    type.repeat(Number(length)),
  );
  const runs = classes.replace(/(.)\1*/g, (run) => `${run.length}${run.charAt(0)}`);
  return runs.replace(/n$/, '');
}

/** The content of structures.ts. */
export function structuresFile(): string {
  const codes = new Map<string, string>();
  for (const [code, { bban }] of Object.entries(IBAN_REGISTRY)) {
    const structure = structureOf(bban);
    codes.set(structure, (codes.get(structure) ?? '') + code);
  }
  const rows = Array.from(codes, ([structure, countries]) => countries + structure);
  return `/**
 * The ISO 13616 IBAN registry: country codes, followed by the BBAN structure that they share (n digits,
 * a capital letters, c both; a final n is left out). Written by make-structures.ts from
 * ../check/registry.ts; do not edit.
 */
export const IBANS =
  '${rows.join(' ')}';
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(new URL('./structures.ts', import.meta.url), structuresFile());
}
