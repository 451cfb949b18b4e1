/** Restores the @ of an address without one, if only one place makes sense. */
import { isWebmailDomain } from '../../domain/check/lists.ts';
import { MAJOR_PROVIDERS } from '../../domain/check/providers.ts';
import { isRoleName } from './role-names.ts';

/** A name, one character in place of the @, and a domain. */
const WITH_SIGN = /^([^\s@#]+)[ #]([^\s@#]+\.[^\s@#.]{2,})$/;
const WITH_DOT = /^([^\s@.]+)\.([^\s@]+\.[^\s@.]{2,})$/;
const ENDING = /\.[^\s@.]{2,}$/;

/** The address that ends in a mail provider's domain, if there is only one: "anna12gmx.de". */
function atProvider(text: string): string | undefined {
  const from = text.length - (ENDING.exec(text)?.[0].length ?? 0) - 1;
  for (let i = 1; i <= from; i++) {
    const name = text.slice(0, i).replace(/\.$/, '');
    // Only after a digit or dot: inside a word, "mail.de" would begin in "gmail.de".
    if (/[\d.]/.test(text.charAt(i - 1)) && isWebmailDomain(text.slice(i).toLowerCase()))
      return `${name}@${text.slice(i)}`;
  }
  return undefined;
}

/** The address at one of the largest providers: "bobgmail.com", "bob.hotmail.com". */
function atLargeProvider(text: string): string | undefined {
  if (/\s/.test(text)) return undefined;
  const provider = MAJOR_PROVIDERS.slice(0, 7)
    .filter((domain) => text.toLowerCase().endsWith(domain))
    .sort((a, b) => b.length - a.length)[0];
  if (provider === undefined) return undefined;
  const local = text.slice(0, -provider.length).replace(/[^A-Za-z0-9]$/, '');
  return local === '' ? undefined : `${local}@${provider}`;
}

/** The address with its @ restored; undefined if the @ may belong in several places. */
export function withMissingSign(text: string): string | undefined {
  const [, name, domain] = WITH_SIGN.exec(text) ?? [];
  if (name !== undefined) return `${name}@${domain}`;
  const [, role = '', rest] = WITH_DOT.exec(text) ?? [];
  return isRoleName(role) ? `${role}@${rest}` : (atLargeProvider(text) ?? atProvider(text));
}
