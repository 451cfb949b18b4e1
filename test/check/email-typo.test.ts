import { createRequire } from 'node:module';
import { DOMAINS } from 'free-email-domains-list';
import { describe, expect, it } from 'vitest';
import { suffixOf } from '../../lib/check/domain-name.ts';
import { distance, guessDomain } from '../../lib/check/email-typo.ts';
import { check } from '../../lib/check/index.ts';
import { readList } from '../../lib/check/lists/read.ts';
import { WEBMAIL } from '../../lib/check/lists/webmail.ts';
import { PROVIDERS, REAL_NEIGHBOURS } from '../../lib/check/providers.ts';
import { TLD_FOR } from '../../lib/check/tld-errors.ts';

const disposable: { disposableEmailBlocklist(): string[] } = createRequire(import.meta.url)(
  'disposable-email-domains-js',
);

describe('did you mean', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.cmo', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.comm', 'gmail.com'],
    ['gnail.con', 'gmail.com'],
    ['gmailc.om', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmal.com', 'hotmail.com'],
    ['homail.com', 'hotmail.com'],
    ['hotmail.co', 'hotmail.com'],
    ['hotnail.con', 'hotmail.com'],
    ['jotmail.com', 'hotmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.com', 'yahoo.com'],
    ['yajoo.com', 'yahoo.com'],
    ['yaho.co.uk', 'yahoo.co.uk'],
    ['outlok.com', 'outlook.com'],
    ['outloook.com', 'outlook.com'],
    ['outlook.con', 'outlook.com'],
    ['iclould.com', 'icloud.com'],
    ['icoud.com', 'icloud.com'],
    ['protonmial.com', 'protonmail.com'],
    ['googelmail.com', 'googlemail.com'],
    ['comcast.nry', 'comcast.net'],
    ['gmx.dee', 'gmx.de'],
    ['web.dee', 'web.de'],
    ['t-onlien.de', 't-online.de'],
    ['feenet.de', 'freenet.de'],
    ['lapsote.net', 'laposte.net'],
    ['small-company.cmo', 'small-company.com'],
  ])('%s: %s', (typed, meant) => {
    expect(check('email', `bob@${typed}`).suggestion).toBe(`bob@${meant}`);
    // An ending that does not exist cannot be right; a name that looks wrong may be.
    const known = suffixOf(typed).known;
    expect(check('email', `bob@${typed}`)).toMatchObject(
      known
        ? { standing: 'caution', reason: 'mistyped-domain' }
        : { standing: 'bad', reason: 'unknown-tld' },
    );
  });

  it('catches nine in ten single slips in the name of each of the largest providers', () => {
    for (const meant of ['gmail.com', 'hotmail.com', 'yahoo.com', 'outlook.com', 'icloud.com']) {
      const name = meant.slice(0, meant.indexOf('.'));
      const slips = new Set<string>();
      for (let i = 0; i < name.length; i += 1) {
        const [before, char, after] = [name.slice(0, i), name.charAt(i), name.slice(i + 1)];
        slips.add(before + after);
        slips.add(before + char + char + after);
        if (after) slips.add(before + after.charAt(0) + char + after.slice(1));
      }
      slips.delete(name);
      const missed = [...slips].filter(
        (slip) => !REAL_NEIGHBOURS.has(`${slip}.com`) && !PROVIDERS.includes(`${slip}.com`),
      );
      const caught = missed.filter((slip) => guessDomain(`${slip}.com`, true) === meant);
      expect(caught.length / missed.length).toBeGreaterThan(0.9);
    }
  });

  it('never suggests anything for a provider, a relay or a real neighbour', () => {
    const real = [
      ...PROVIDERS,
      ...REAL_NEIGHBOURS,
      ...['mozmail.com', 'duck.com', 'privaterelay.appleid.com', 'bob.anonaddy.com'],
    ];
    expect(real.filter((domain) => guessDomain(domain, true) !== undefined)).toEqual([]);
  });

  it.each([
    'hey.com',
    'mail.de',
    'ymail.com',
    'email.com',
    'fmail.com',
    'gail.com',
    'cloud.com',
    'wahoo.com',
    'orange.com',
    'mail.gmail.example.org',
    'gmail.example.org',
    'outlook-partner.com',
    'yahoo-inc.com',
    'google.com',
    'apple.com',
    'proton.ch',
    'microsoft.com',
  ])('leaves %s alone', (domain) => {
    expect(guessDomain(domain, true)).toBeUndefined();
  });

  it('takes hardly any listed domain for a slip, and those only for slips of the largest', () => {
    const webmail = [...readList(WEBMAIL)];
    const listed = [...webmail, ...disposable.disposableEmailBlocklist()];
    const guessed = listed.filter((domain) => guessDomain(domain, suffixOf(domain).known));
    // All of them are mistyped names that somebody has registered.
    expect(guessed.sort()).toEqual([
      'gmial.com',
      'hotmai.com',
      'hotmail.co',
      'hotmial.com',
      'outiook.com',
      'yaho.com',
      'yahoo.co',
    ]);
  });

  it('keeps its false alarms under one in a thousand of a list of 96,000 mail domains', () => {
    const sample = [...DOMAINS].filter((_, i) => i % 4 === 0);
    const guessed = sample.filter((domain) => guessDomain(domain, suffixOf(domain).known));
    expect(sample.length).toBeGreaterThan(24_000);
    expect(guessed.length).toBeLessThan(sample.length / 1000);
  });
});

describe('the table of endings', () => {
  it('holds no top-level domain that exists', () => {
    expect([...TLD_FOR.keys()].filter((tld) => suffixOf(`x.${tld}`).known)).toEqual([]);
  });
});

describe('distance', () => {
  it.each([
    ['gmail', 'gmail', 0],
    ['gmial', 'gmail', 1],
    ['gmai', 'gmail', 1],
    ['gmaill', 'gmail', 1],
    ['gmaik', 'gmail', 1],
    ['gmxil', 'gmail', 1],
    ['gimal', 'gmail', 2],
    ['a', 'abcdef', 2],
  ])('%s to %s is %d', (typed, meant, expected) => {
    expect(distance(typed, meant, 1)).toBe(expected);
  });
});
