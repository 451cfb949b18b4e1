/**
 * MX, SPF (RFC 7208) and DMARC (RFC 7489) of a domain: from DNS when there is a network, else from
 * the fixture of well-known domains, else nothing found.
 */
import { Resolver } from 'node:dns/promises';
import { unknownBoolean } from '../controls/unknown.ts';
import { KNOWN_DNS, PROVIDERS } from '../fixtures/dns.ts';
import type { Context } from '../request/endpoints.ts';

interface MxRecord {
  readonly hostname: string;
  readonly priority: number;
}

export interface DnsRecords {
  readonly mx: readonly MxRecord[];
  readonly spf: string | null;
  readonly dmarc: string | null;
}

const NOTHING: DnsRecords = { mx: [], spf: null, dmarc: null };
const TIMEOUT_MS = 1500;
/** A domain that always has records; no answer about it means that there is no network. */
const PROBE = 'iana.org';

const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
let network: Promise<boolean> | undefined;

/** Checked once per process. */
function hasNetwork(): Promise<boolean> {
  network ??= resolver.resolveNs(PROBE).then(
    (servers) => servers.length > 0,
    () => false,
  );
  return network;
}

/** The DNS queries used; `Resolver` of node:dns implements them. */
export type Lookups = Pick<Resolver, 'resolveMx' | 'resolveTxt'>;

/** Turns "no such record" into an empty list; other errors (timeout, refused) are rethrown. */
function none(error: unknown): [] {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
  throw error;
}

async function texts(lookups: Lookups, name: string, tag: RegExp): Promise<string | null> {
  const records = await lookups.resolveTxt(name).catch(none);
  return records.map((parts) => parts.join('')).find((record) => tag.test(record)) ?? null;
}

/** Queries DNS; rejects when it does not answer. */
export async function recordsFrom(lookups: Lookups, domain: string): Promise<DnsRecords> {
  const [mx, spf, dmarc] = await Promise.all([
    lookups.resolveMx(domain).catch(none),
    texts(lookups, domain, /^v=spf1(\s|$)/i),
    texts(lookups, `_dmarc.${domain}`, /^v=DMARC1\s*(;|$)/i),
  ]);
  return {
    mx: mx.map(({ exchange, priority }) => ({ hostname: exchange, priority })),
    spf,
    dmarc,
  };
}

/**
 * Records of `domain` (ASCII form); null when unknown: no network and no fixture. A null MX
 * (RFC 7505) counts as no mail server.
 */
export async function recordsOf(domain: string, mode: Context['dns']): Promise<DnsRecords | null> {
  const reserved = isReserved(domain);
  const fixture = KNOWN_DNS[domain] ?? (reserved ? NOTHING : null);
  const live = mode === 'auto' && !reserved && (await hasNetwork());
  const records = live ? await recordsFrom(resolver, domain).catch(() => fixture) : fixture;
  if (records === null) return null;
  const mx = records.mx
    .filter(({ hostname }) => hostname !== '' && hostname !== '.')
    .sort((a, b) => a.priority - b.priority);
  return { ...records, mx };
}

/** Names reserved for tests and examples (RFC 2606), which only the fixture answers. */
const isReserved = (domain: string): boolean =>
  /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/.test(domain);

/**
 * The DNS object of the contract; `providers` on /v1/intelligence/* responses only. Unknown records
 * (null) count as good.
 */
export function dnsObject(records: DnsRecords | null, providers: boolean): object {
  const { mx, spf, dmarc } = records ?? NOTHING;
  return {
    mx: records === null ? unknownBoolean(true) : mx.length > 0,
    mx_records: mx,
    spf,
    spf_valid:
      records === null
        ? unknownBoolean()
        : spf !== null && /\s[~?+-]?all\b|\sredirect=\S/i.test(spf),
    dmarc,
    dmarc_valid:
      records === null
        ? unknownBoolean()
        : dmarc !== null && /;\s*p=(none|quarantine|reject)\b/i.test(dmarc),
    ...(providers ? { mx_providers: providersOf(mx) } : {}),
  };
}

function providersOf(mx: readonly MxRecord[]): object[] {
  return PROVIDERS.filter(({ suffix }) =>
    mx.some(({ hostname }) => hostname === suffix || hostname.endsWith(`.${suffix}`)),
  ).map(({ slug, type, grade }) => ({ slug, type, grade }));
}
