/** The readers of source formats, with a small sample of each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePhoneNumberWithError } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { IBAN_REGISTRY } from '../../../lib/values/kinds/iban/check/registry.ts';
import { IBAN_EXAMPLES } from '../../kinds/iban/examples.ts';
import { ibanDecisions, ibanOf, parseIbanRegistry, structuresOfTable } from '../ibans.ts';
import { parseIanaRanges, parseQuotedNames } from '../lists.ts';
import { patternSamples } from '../pattern-samples.ts';
import { parsePhoneMetadata, phoneDecisions } from '../phones.ts';
import { parseSuffixTree } from '../suffixes.ts';

const sample = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', 'samples', name), 'utf8');

describe('the IBAN registry', () => {
  const table = structuresOfTable(readFileSync('lib/values/kinds/iban/check/registry.ts', 'utf8'));

  it('is read from the text file, whatever its line ends', () => {
    const registry = parseIbanRegistry(sample('iban-registry.txt').replace(/\r?\n/g, '\r\n'));
    const structures = { AD: '4n4n12c', DE: '8n10n', BR: '8n5n10n1a1c', FR: '5n5n11c2n' };
    expect([...registry]).toEqual(Object.entries(structures));
  });

  it('is read from our table', () => {
    expect([...table.keys()]).toEqual(Object.keys(IBAN_REGISTRY));
    for (const [country, { bban }] of Object.entries(IBAN_REGISTRY)) {
      expect(table.get(country)).toBe(bban.replaceAll(/ ?[a-z](?=\d)/g, ''));
    }
  });

  it('gives numbers with right check digits', () => {
    expect(ibanOf('DE', '370400440532013000')).toBe('DE89370400440532013000');
    const { accepts } = ibanDecisions(table);
    for (const value of IBAN_EXAMPLES) {
      expect(accepts({ group: value.slice(0, 2), value })).toBe(true);
    }
  });
});

describe('the numbering plans', () => {
  const metadata = parsePhoneMetadata(sample('metadata.max.json'));

  it('accept what libphonenumber accepts', () => {
    const { examples, accepts } = phoneDecisions(metadata);
    expect(new Set(examples.map(({ group }) => group))).toEqual(
      new Set(['AD', 'IS', 'NO', 'SJ', '+800']),
    );
    for (const example of examples) {
      expect(accepts(example), example.value).toBe(true);
      expect(parsePhoneNumberWithError(example.value).isValid(), example.value).toBe(true);
    }
    expect(accepts({ group: 'AD', value: '+376 000000' })).toBe(false);
    expect(accepts({ group: 'DE', value: '+49 15123456789' })).toBe(false);
  });

  it('are sampled with each alternative', () => {
    expect(patternSamples('1[3-5]|(?:20|3\\d)\\d{2}')).toEqual(
      expect.arrayContaining(['13', '14', '15']),
    );
    expect(patternSamples('80?')).toEqual(['8', '80']);
    expect(patternSamples('(?:20|3\\d)4').map((text) => text.slice(0, 2))).toEqual(
      ['20', ...'0123456789'].map((text) => (text.length > 1 ? text : `3${text}`)),
    );
    expect(new Set(patternSamples('\\d{2,3}').map(({ length }) => length))).toEqual(
      new Set([2, 3]),
    );
  });
});

it('public suffixes are read from the tree of the installed version', () => {
  const source = readFileSync('node_modules/tldts/src/data/trie.ts', 'utf8');
  const { registries, companies } = parseSuffixTree(source);
  for (const rule of ['com', 'co.uk', '*.ck', '!www.ck', 'xn--p1ai']) {
    expect(registries.has(rule), rule).toBe(true);
  }
  expect(registries.has('github.io')).toBe(false);
  expect(companies.has('github.io')).toBe(true);
  expect(registries.size).toBeGreaterThan(5000);
});

it('names are read from a script without running it', () => {
  const names = parseQuotedNames(sample('roles.txt'));
  expect(names).toEqual(['acquisition', 'ads', 'zentrale', 'www-data']);
});

it('ranges are read from the registries of IANA', () => {
  const ranges = parseIanaRanges(sample('iana-ipv4.csv'));
  expect(ranges).toEqual(['0.0.0.0/8', '192.0.0.0/24', '192.0.0.170/32', '192.0.0.171/32']);
  expect(parseIanaRanges(sample('iana-ipv6.csv'))).toEqual(['::1/128', '2001:db8::/32']);
});

it.each([
  [parseIbanRegistry, 'not the registry'],
  [structuresOfTable, 'not found'],
  [patternSamples, 'unknown part'],
  [parseSuffixTree, 'stores its data differently'],
  [parseQuotedNames, 'No names'],
  [parseIanaRanges, 'not a registry of IANA'],
])('%o refuses any other text', (read, message) => {
  expect(() => read('<html>')).toThrow(message);
});
