/** What the lists know of an email's domain and local part. The four kinds are kept apart. */
import { DISPOSABLE } from './lists/disposable.ts';
import { lazyList } from './lists/read.ts';
import { ROLES } from './lists/roles.ts';
import { WEBMAIL } from './lists/webmail.ts';
import { PROVIDERS } from './providers.ts';

const disposable = lazyList(DISPOSABLE);
const webmail = lazyList(WEBMAIL);
const roles = lazyList(ROLES);
const providers = new Set(PROVIDERS);

/** Services that forward to a person's real inbox; an address there is meant to last. */
const RELAYS: Readonly<Record<string, string>> = {
  'privaterelay.appleid.com': 'Apple Hide My Email',
  'private.icloud.com': 'Apple Hide My Email',
  'mozmail.com': 'Firefox Relay',
  'relay.firefox.com': 'Firefox Relay',
  'duck.com': 'DuckDuckGo Email Protection',
  'passmail.net': 'Proton Pass',
  'passmail.com': 'Proton Pass',
  'passinbox.com': 'Proton Pass',
  'passfwd.com': 'Proton Pass',
  'simplelogin.com': 'SimpleLogin',
  'simplelogin.co': 'SimpleLogin',
  'simplelogin.fr': 'SimpleLogin',
  'simplelogin.io': 'SimpleLogin',
  'slmail.me': 'SimpleLogin',
  'slmails.com': 'SimpleLogin',
  'aleeas.com': 'SimpleLogin',
  'silomails.com': 'SimpleLogin',
  '8shield.net': 'SimpleLogin',
  '8alias.com': 'SimpleLogin',
  'dralias.com': 'SimpleLogin',
  'anonaddy.com': 'addy.io',
  'anonaddy.me': 'addy.io',
  'addy.io': 'addy.io',
  'addymail.com': 'addy.io',
  'mailer.me': 'addy.io',
  '4wrd.cc': 'addy.io',
  'cloaked.id': 'Cloaked',
  'myclkd.com': 'Cloaked',
  'erine.email': 'erine.email',
  'opayq.com': 'IronVest',
  'users.noreply.github.com': 'GitHub private address',
  'marketplace.amazon.com': 'Amazon Marketplace',
  'reply.craigslist.org': 'Craigslist relay',
  'guest.booking.com': 'Booking.com relay',
};

/** The domain and its parents, down to two labels: "a.b.c.d" gives a.b.c.d, b.c.d and c.d. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, i) => labels.slice(i).join('.'));
}

/** The relay service behind a domain or its parent, or undefined. */
export function relayOf(domain: string): string | undefined {
  return withParents(domain)
    .map((name) => RELAYS[name])
    .find((name) => name !== undefined);
}

/** On the list of disposable inboxes, itself or through a parent domain. */
export function isDisposable(domain: string): boolean {
  return (
    relayOf(domain) === undefined && !providers.has(domain) && withParents(domain).some(disposable)
  );
}

/** A public mail provider, where anyone can have an address. */
export function isWebmail(domain: string): boolean {
  return providers.has(domain) || webmail(domain);
}

/** The local part, without a "+tag", names a role or a group. */
export function isRole(local: string): boolean {
  return roles(local.toLowerCase().replace(/\+.*$/s, ''));
}

/** On any list at all: such a domain exists and is no typing error of another. */
export function isListed(domain: string): boolean {
  return relayOf(domain) !== undefined || isWebmail(domain) || withParents(domain).some(disposable);
}
