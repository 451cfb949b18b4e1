/** GET /v1/domain and /v1/intelligence/domain. */
import { parse } from 'tldts';
import { DAY } from '../account/time.ts';
import { CERTIFICATES, REGISTRATIONS } from '../fixtures/whois.ts';
import { type Context, TRANSPARENCY, type Work } from '../request/endpoints.ts';
import { badRequest, MESSAGES, Problem } from '../request/problem.ts';
import { flag, type Query, required } from '../request/query.ts';
import { dnsObject, recordsOf } from './dns.ts';
import { listingOf, sourcesOf } from './lists.ts';

/** A raw domain, a full URL or a name with www., as the contract accepts; lower case, ASCII. */
function normalise(text: string): { domain: string; subdomain: boolean } {
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  const domain = host.replace(/^www\.(?=[^.]+\.)/, '').replace(/\.$/, '');
  const { isIp, domain: registrable, subdomain } = parse(domain);
  const sound = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/.test(domain);
  if (isIp || !sound || domain.length > 253 || registrable === null) {
    throw badRequest('query is not a domain');
  }
  return { domain, subdomain: subdomain !== null && subdomain !== '' };
}

/** A registration as a domain without a fixture might have: old, renewed this year, paid for the next. */
function sampleRegistration(now: number): readonly [string, string, string, string] {
  const year = new Date(now).getUTCFullYear();
  return ['Sandbox Registrar', '2011-03-08', `${year + 1}-03-08`, `${year - 1}-03-08`];
}

/** Age and dates from the fixture, else samples. */
function history(domain: string, now: number): object {
  const [registrar, creation_date, expiration_date, updated_date] =
    REGISTRATIONS[domain] ?? sampleRegistration(now);
  return {
    domain_age_days: Math.max(0, Math.floor((now - Date.parse(creation_date)) / DAY)),
    whois: { registrar, creation_date, expiration_date, updated_date },
    first_seen: creation_date,
    last_seen: updated_date,
  };
}

function certificates(domain: string): object {
  const history = CERTIFICATES[domain] ?? [];
  return {
    certificate_history: history,
    current_certificate: history[0] ?? null,
    issuers: [...new Set(history.map(({ issuer }) => issuer))],
    subject_alternative_names: [...new Set(history.flatMap(({ names }) => names))],
  };
}

export function domain(query: Query, context: Context, variant: 'v1' | 'intelligence'): Work {
  const { domain: name, subdomain } = normalise(required(query, 'query'));
  const transparency = flag(query, TRANSPARENCY);
  return async () => {
    // .invalid never exists (RFC 2606): the only 404 without a fault.
    if (/(^|\.)invalid$/.test(name)) throw new Problem(404, MESSAGES.notFound);
    const records = recordsOf(name);
    if (transparency) await context.deepCheck();
    const listing = listingOf(name);
    const tags = Object.entries(listing)
      .filter(([, on]) => on)
      .map(([tag]) => tag.replace(/_domain$/, ''));
    return {
      domain: name,
      ...listing,
      is_subdomain: subdomain,
      dns: dnsObject(records, variant === 'intelligence'),
      ...history(name, context.now),
      sources: sourcesOf(listing),
      tags,
      ...(transparency ? { [TRANSPARENCY]: certificates(name) } : {}),
    };
  };
}
