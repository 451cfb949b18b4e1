/** Suggestions for domains: those of the email check, which provider-typo.test.ts tests. */
import { expect, it } from 'vitest';
import { checkValue } from '../checked.ts';

it.each([
  ['www.gmial.com', 'gmail.com', 'caution', 'mistyped-domain'],
  ['https://gmial.com/inbox', 'gmail.com', 'caution', 'mistyped-domain'],
  ['gmail.com.com', 'gmail.com', 'caution', 'mistyped-domain'],
  ['gmàil.com', 'gmail.com', 'caution', 'disguised'],
  ['hotmaıl.com', 'hotmail.com', 'caution', 'disguised'],
  ['gmial.con', 'gmail.com', 'bad', 'unknown-tld'],
  ['small-company.cmo', 'small-company.com', 'bad', 'unknown-tld'],
  ['small-company.couk', 'small-company.co.uk', 'bad', 'unknown-tld'],
  ['small-company.comau', 'small-company.com.au', 'bad', 'unknown-tld'],
  ['gmail', 'gmail.com', 'bad', 'no-dot-in-domain'],
  ['gmail com', 'gmail.com', 'bad', 'space-in-domain'],
  ['gmial,com', 'gmail.com', 'bad', 'comma-in-domain'],
  ['gmail..com', 'gmail.com', 'bad', 'two-dots'],
  ['gmail-com', 'gmail.com', 'bad', 'no-dot-in-domain'],
])('%s: did you mean %s (%s, %s)', (typed, suggestion, standing, reason) => {
  expect(checkValue('domain', typed)).toMatchObject({ standing, reason, suggestion });
});

it('names the suspected provider', () => {
  expect(checkValue('domain', 'gmial.com').headline).toBe(
    'Probably a typo for gmail.com, though it may be a real domain that belongs to someone else.',
  );
});
