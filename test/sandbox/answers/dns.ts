/**
 * MX, SPF (RFC 7208) and DMARC (RFC 7489) of a domain, from a fixture of well-known domains: the network is never
 * asked, so that an answer is the same everywhere.
 */
import { KNOWN_DNS, PROVIDERS } from '../fixtures/dns.ts';

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
/** Records of `domain` (ASCII form); null when unknown. A null MX (RFC 7505) counts as no mail server. */
export function recordsOf(domain: string): DnsRecords | null {
  const records = KNOWN_DNS[domain] ?? (isReserved(domain) ? NOTHING : null);
  if (records === null) return null;
  const mx = records.mx
    .filter(({ hostname }) => hostname !== '' && hostname !== '.')
    .sort((a, b) => a.priority - b.priority);
  return { ...records, mx };
}

/** Names reserved for tests and examples (RFC 2606), which only the fixture answers. */
const isReserved = (domain: string): boolean =>
  /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/.test(domain);

/** The DNS object of the contract; `providers` on /v1/intelligence/* responses only. */
export function dnsObject(records: DnsRecords | null, providers: boolean): object {
  const { mx, spf, dmarc } = records ?? NOTHING;
  return {
    mx: records === null || mx.length > 0,
    mx_records: mx,
    spf,
    spf_valid: spf !== null && /\s[~?+-]?all\b|\sredirect=\S/i.test(spf),
    dmarc,
    dmarc_valid: dmarc !== null && /;\s*p=(none|quarantine|reject)\b/i.test(dmarc),
    ...(providers ? { mx_providers: providersOf(mx) } : {}),
  };
}

function providersOf(mx: readonly MxRecord[]): object[] {
  return PROVIDERS.filter(({ suffix }) =>
    mx.some(({ hostname }) => hostname === suffix || hostname.endsWith(`.${suffix}`)),
  ).map(({ slug, type, grade }) => ({ slug, type, grade }));
}
