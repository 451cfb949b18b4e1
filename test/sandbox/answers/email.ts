/** GET /v1/email, /v1/intelligence/email and /v1/intelligence/emailq. */
import { domainToASCII } from 'node:url';
import { MAILBOX_DOMAINS, MAILBOXES, type Mailbox } from '../fixtures/mail.ts';
import type { Context, Work } from '../request/endpoints.ts';
import { badRequest } from '../request/problem.ts';
import { flag, type Query, required } from '../request/query.ts';
import { type DnsRecords, dnsObject, recordsOf } from './dns.ts';
import { type Listing, listingOf, roleOf } from './lists.ts';
import { didYouMean } from './suggestion.ts';

export type EmailVariant = 'v1' | 'email' | 'emailq';

/** RFC 5321 limits and the dot-atom of RFC 5322, with internationalised parts (RFC 6531). */
const LOCAL = /^[^\s"(),:;<>@[\\\].]+(?:\.[^\s"(),:;<>@[\\\].]+)*$/u;

function parts(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1));
  const sound =
    at > 0 &&
    local.length <= 64 &&
    address.length <= 254 &&
    LOCAL.test(local) &&
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/.test(domain);
  if (!sound) throw badRequest('query is not an email address');
  return { local, domain };
}

/** A sum of points, at most 100, by a rule of the sandbox. Unknown DNS adds none. */
function risk(facts: {
  listing: Listing;
  records: DnsRecords | null;
  role: boolean;
  alias: boolean;
  mistyped: boolean;
}): number {
  const { listing, records, role, alias, mistyped } = facts;
  const score =
    +listing.disposable * 80 +
    +(records?.mx.length === 0) * 40 +
    +mistyped * 30 +
    +role * 15 +
    +listing.relay_domain * 10 +
    +listing.public_domain * 5 +
    +alias * 5 +
    +(records?.spf === null) * 5 +
    +(records?.dmarc === null) * 5;
  return Math.min(100, score);
}

/** The result of a deliverability check; null where only a real SMTP session could tell. */
function mailboxOf(address: string, domain: string): Mailbox | null {
  return MAILBOXES[address] ?? MAILBOX_DOMAINS[domain] ?? null;
}

function qualified(mailbox: Mailbox | null, listing: Listing, records: DnsRecords | null) {
  const qualification = listing.disposable
    ? 'disposable'
    : (mailbox?.qualification ?? (records?.mx.length === 0 ? 'invalid' : 'unknown'));
  return {
    smtp_valid: mailbox?.smtpValid ?? false,
    is_catch_all: mailbox?.catchAll ?? false,
    qualification,
  };
}

const NOT_QUALIFIED = { smtp_valid: false, is_catch_all: false, qualification: 'unknown' };

export function email(query: Query, context: Context, variant: EmailVariant): Work {
  const address = required(query, 'query').toLowerCase();
  const { local, domain } = parts(address);
  const asked = flag(query, 'qualification_check');
  const deep = variant === 'emailq' || (variant === 'v1' && asked);
  return async () => {
    const records = recordsOf(domain);
    if (deep) await context.deepCheck();
    const listing = listingOf(domain);
    const plus = local.indexOf('+');
    const base = plus > 0 ? local.slice(0, plus) : local;
    const role = roleOf(base);
    const alias = plus > 0;
    const meant = didYouMean(local, domain);
    const { is_catch_all, ...verdict } = qualified(mailboxOf(address, domain), listing, records);
    const isV1 = variant === 'v1';
    const deliverability = deep ? { ...verdict, ...(isV1 ? { is_catch_all } : {}) } : NOT_QUALIFIED;
    return {
      email: address,
      normalized_email: address,
      domain,
      ...listing,
      role_account: role !== null,
      role_type: role,
      is_alias: alias,
      did_you_mean: meant,
      // Never looked up, as that would send the address to a third party.
      has_gravatar: false,
      dns: dnsObject(records, !isV1),
      risk_score: risk({ listing, records, role: role !== null, alias, mistyped: meant !== null }),
      ...(deep || isV1 ? deliverability : {}),
    };
  };
}
