/** Verdicts on the valid and invalid addresses in the test suites of other validators. Differences are explained. */
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../lib/check/index.ts';
import { type Category, IS_EMAIL } from './is-email-vectors.ts';
import { RIGHT, WRONG } from './vectors.ts';

const isBad = (address: string) => checkValue('email', address).standing === 'bad';

it('calls no valid address bad', () => {
  expect(RIGHT.length).toBeGreaterThan(125);
  expect(RIGHT.filter(isBad)).toEqual([]);
});

it('calls every invalid address bad', () => {
  expect(WRONG.length).toBeGreaterThan(140);
  expect(WRONG.filter((address) => !isBad(address))).toEqual([]);
});

interface Explained {
  readonly categories: readonly Category[];
  readonly why: string;
  readonly when: (address: string, reason: string) => boolean;
}

const EXPLAINED: readonly Explained[] = [
  {
    categories: ['CFWS', 'DEPREC', 'RFC5322'],
    why: 'comments and folded lines are of message headers (RFC 5322); no mailbox of SMTP has them',
    when: (address) => /[()\s]/.test(address),
  },
  {
    categories: ['DEPREC'],
    why: 'quoted parts between dots, and empty or control characters in quotes, are obsolete forms',
    when: (_address, reason) => reason === 'bad-quotes',
  },
  {
    categories: ['RFC5322'],
    why: 'in square brackets SMTP has an IP address and nothing else (RFC 5321, section 4.1.3)',
    when: (_address, reason) => reason === 'bad-ip-literal',
  },
  {
    categories: ['RFC5322', 'CFWS'],
    why: 'longer than SMTP and the DNS allow, which RFC 5322 does not speak of',
    when: (_address, reason) => /too-long$/.test(reason),
  },
  {
    categories: ['RFC5322'],
    why: 'a slash in the domain: a header may have it, a host may not',
    when: (address) => address.includes('/'),
  },
  {
    categories: ['VALID', 'RFC5321'],
    why: 'an ending alone receives no mail: ICANN forbids it, and nobody types it on purpose',
    when: (_address, reason) => reason === 'no-dot-in-domain',
  },
  {
    categories: ['RFC5321', 'DNSWARN'],
    why: 'endings of digits, one letter or with a hyphen do not exist and are not given out',
    when: (_address, reason) => /^(numeric-tld|tld-too-short|unknown-tld)$/.test(reason),
  },
];

describe('the is_email suite', () => {
  it('agrees, or the difference is explained', () => {
    const used = new Set<Explained>();
    const unexplained = IS_EMAIL.filter(([address, category]) => {
      // Surrounding white space is ignored: see below.
      if (category === 'ERR' && address.trim() !== address) return false;
      const { standing, reason } = checkValue('email', address);
      if ((standing === 'bad') === (category === 'ERR')) return false;
      const row = EXPLAINED.find(
        ({ categories, when }) => categories.includes(category) && when(address, reason),
      );
      if (row !== undefined) used.add(row);
      return row === undefined;
    });
    expect(unexplained).toEqual([]);
    expect(EXPLAINED.filter((row) => !used.has(row)).map(({ why }) => why)).toEqual([]);
  });

  it('surrounding white space is ignored', () => {
    const spaced = IS_EMAIL.filter(([address]) => address.trim() !== address && address.trim());
    expect(spaced.length).toBeGreaterThan(10);
    for (const [address] of spaced) {
      expect(checkValue('email', address)).toEqual(checkValue('email', address.trim()));
    }
  });
});
