/** Kinds' rooms stand by themselves: which may enter which, and which library belongs to which. */
import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../lib/domain/kind.ts';
import { importsOf, sourceOf, sourcesOf } from '../sources.ts';

/** The rooms that a kind builds on: an address has a domain, and an IP address may stand for either. */
const BUILDS_ON: Readonly<Record<string, readonly string[]>> = {
  email: ['domain', 'ip'],
  domain: ['ip'],
};

/** Libraries that know a field: each has one room, and everybody else asks that room. */
const KEEPERS: Readonly<Record<string, string>> = {
  'ipaddr.js': 'ip',
  'libphonenumber-js': 'phone',
  'punycode.js': 'domain',
  tldts: 'domain',
};

const sources = sourcesOf('{lib,components,entrypoints}/**/*.{ts,tsx}');

const roomOf = (path: string) => /^lib\/kinds\/([^/]+)\//.exec(path)?.[1];

/** Rooms from which one can come to `room`, over as many doors as it takes. */
function under(room: string): string[] {
  return (BUILDS_ON[room] ?? []).flatMap((other) => [other, ...under(other)]);
}

describe('the rooms of kinds', () => {
  it.each(KINDS)('%s enters only those it builds on', (kind) => {
    const entered = sources
      .filter((path) => roomOf(path) === kind)
      .flatMap((path) =>
        importsOf(sourceOf(path))
          .filter(({ target }) => target.startsWith('.'))
          .map(({ target }) => roomOf(posix.join(dirname(path), target)) ?? kind),
      );
    const others = [...new Set(entered)].filter((room) => room !== kind).sort();
    expect(others).toEqual([...(BUILDS_ON[kind] ?? [])].sort());
  });

  it('build on each other in one direction', () => {
    for (const kind of KINDS) expect(under(kind)).not.toContain(kind);
  });

  it.each(Object.entries(KEEPERS))('%s is loaded in %s alone', (name, keeper) => {
    const loading = sources.filter((path) =>
      importsOf(sourceOf(path)).some(
        ({ target }) => target === name || target.startsWith(`${name}/`),
      ),
    );
    expect(new Set(loading.map(roomOf))).toEqual(new Set([keeper]));
  });
});
