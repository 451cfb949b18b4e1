/** Verdicts on the valid and invalid addresses in the test suites of other validators. Differences are explained. */
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../check-data.ts';
import { pairUp } from '../../tools/pair-up.ts';
import { IS_EMAIL } from './is-email-vectors.ts';
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

type Explained = readonly [categories: RegExp, when: (address: string, reason: string) => boolean];

/** Why our verdict differs. */
const EXPLAINED: readonly Explained[] = [
  // Comments and folded lines are of message headers (RFC 5322); no mailbox of SMTP has them.
  [/CFWS|DEPREC|RFC5322/, (address) => /[()\s]/.test(address)],
  // Quoted parts between dots, and empty or control characters in quotes, are obsolete forms.
  [/DEPREC/, (_address, reason) => reason === 'bad-quotes'],
  // In square brackets SMTP has an IP address and nothing else (RFC 5321, section 4.1.3).
  [/RFC5322/, (_address, reason) => reason === 'bad-ip-literal'],
  // Longer than SMTP and the DNS allow, which RFC 5322 does not speak of.
  [/RFC5322|CFWS/, (_address, reason) => reason.endsWith('too-long')],
  // A slash in the domain: a header may have it, a host may not.
  [/RFC5322/, (address) => address.includes('/')],
  // An ending alone receives no mail: ICANN forbids it, and nobody types it on purpose.
  [/VALID|RFC5321/, (_address, reason) => reason === 'no-dot-in-domain'],
  // Endings of digits, one letter or with a hyphen do not exist and are not given out.
  [/RFC5321|DNSWARN/, (_, reason) => /^(numeric-tld|tld-too-short|unknown-tld)$/.test(reason)],
];

describe('the is_email suite', () => {
  it('agrees, or the difference is explained', () => {
    const used = new Set<Explained>();
    const unexplained = pairUp(IS_EMAIL).filter(([address, category]) => {
      // Surrounding white space is ignored: see below.
      if (category === 'ERR' && address.trim() !== address) return false;
      const { standing, reason } = checkValue('email', address);
      if ((standing === 'bad') === (category === 'ERR')) return false;
      const row = EXPLAINED.find(
        ([categories, when]) => categories.test(category) && when(address, reason),
      );
      if (row !== undefined) used.add(row);
      return row === undefined;
    });
    expect(unexplained).toEqual([]);
    expect(EXPLAINED.filter((row) => !used.has(row)).map(String)).toEqual([]);
  });

  it('surrounding white space is ignored', () => {
    const addresses = pairUp(IS_EMAIL).map(([address]) => address);
    const spaced = addresses.filter((address) => address.trim() !== address && address.trim());
    expect(spaced.length).toBeGreaterThan(10);
    for (const address of spaced) {
      expect(checkValue('email', address)).toEqual(checkValue('email', address.trim()));
    }
  });
});
