/** Lists of disposable, webmail and relay domains. */
import { domainText, type Phrase } from '../../../domain/message.ts';
import { createListTest } from '../../../text/index.ts';
import { checkData } from '../../shared/check-data.ts';
import { MAIL_PROVIDERS } from './providers.ts';

const disposable = createListTest(() => checkData().disposable);
const webmail = createListTest(() => checkData().webmail);
const providers = new Set(MAIL_PROVIDERS);

/** Services that forward to a real inbox. Their addresses are meant to last, unlike disposable ones. */
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
  '33mail.com': '33Mail',
  'burnermail.io': 'Burner Mail',
  'marketplace.amazon.com': 'Amazon Marketplace',
  'reply.craigslist.org': 'Craigslist',
  'guest.booking.com': 'Booking.com',
};

/** Companies whose relay service does not have a separate name. */
const NAMELESS = new Set(['Craigslist', 'Booking.com']);

/**
 * Domains of disposable inboxes that the maintained list lacks. From other such lists; the names
 * are self-explanatory.
 */
export const MORE_DISPOSABLE: ReadonlySet<string> = new Set(
  '10-minuten-mail.de 10minute.cf 10minutemail.info 10minutemail.org 10minutemail.pl 10minutesemail.net 10minutetempemail.com 20minute.email 60-minuten-mail.de alltempmail.com burner-email.com disposable-mail.com fakeemail.de fakemailgenerator.net gettempmail.com jetableemail.com mail-temp.com mailspam.me mailspam.xyz muell.email muellpost.de newtempmail.com owlymail.com spamcannon.com spamcannon.net spammail.me temp-emails.com temp-mail.info temp-mail.io temp-mail.life temp-mail.live temp-mail.monster tempemail.co tempemail.info tempemail.pro tempemailaddress.com tempinbox.xyz tempmail.dev tempmail.io tempmail.pro tempmail.red tempmail.top tempmail.website tempmail.win tempmailapp.com tempmailid.com tempmails.org temporary-email-address.com temporary-email.com temporarymail.org thetempmail.com trash-mail.net trashinbox.net trashmail.ga trashmail.pw trashmail.tk webtempmail.online'.split(
    ' ',
  ),
);

/** The domain and its parents, down to two labels: "a.b.c.d" gives a.b.c.d, b.c.d and c.d. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, i) => labels.slice(i).join('.'));
}

function relayBehind(domain: string): string | undefined {
  return withParents(domain)
    .map((name) => RELAYS[name])
    .find((name) => name !== undefined);
}

/** Name of the relay service of a domain or its parent, or undefined. */
export function relayServiceOf(domain: string): Phrase | undefined {
  const service = relayBehind(domain);
  return service !== undefined && NAMELESS.has(service)
    ? domainText('relayOfService', { service })
    : service;
}

/** Domains of addresses that identify authors of commits and receive no mail. */
const NO_INBOX = new Set(['users.noreply.github.com', 'users.noreply.gitlab.com']);

/** Whether the operator states that the domain receives no mail. */
export function hasNoInbox(domain: string): boolean {
  return NO_INBOX.has(domain);
}

const isThrowaway = (domain: string): boolean => disposable(domain) || MORE_DISPOSABLE.has(domain);

/** Whether the domain or a parent is on a list of disposable inboxes. */
export function isDisposableDomain(domain: string): boolean {
  return (
    relayBehind(domain) === undefined &&
    !providers.has(domain) &&
    withParents(domain).some(isThrowaway)
  );
}

/** Whether the domain belongs to a public mail provider. */
export function isWebmailDomain(domain: string): boolean {
  return providers.has(domain) || webmail(domain);
}

/** Whether the domain is on any list, so that it exists and is not a typing error. */
export function isListedDomain(domain: string): boolean {
  return (
    relayBehind(domain) !== undefined ||
    isWebmailDomain(domain) ||
    withParents(domain).some(isThrowaway)
  );
}
