/** Parameters and an answer of each endpoint, for every test that asks all of them. */
import { ENDPOINT_NAMES, type EndpointName } from '../../lib/domain/endpoints.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { KINDS, type Kind } from '../../lib/values/domain/kind.ts';

/** An answer of each endpoint with every field of the contract, in the contract's types. */
const dns = {
  mx: true,
  mx_records: [{ hostname: 'mx1.example.org', priority: 10 }],
  spf: 'v=spf1 -all',
  spf_valid: true,
  dmarc: 'v=DMARC1; p=reject',
  dmarc_valid: true,
  mx_providers: [{ slug: 'example-mail', type: 'business', grade: 'A' }],
};

const email = {
  email: 'ada@example.org',
  normalized_email: 'ada@example.org',
  domain: 'example.org',
  disposable: false,
  education: true,
  public_domain: true,
  relay_domain: true,
  role_account: true,
  role_type: 'support',
  is_alias: true,
  did_you_mean: 'ada@example.com',
  has_gravatar: true,
  dns,
  risk_score: 12,
};

const domain = {
  domain: 'example.org',
  disposable: false,
  education: true,
  public_domain: true,
  relay_domain: true,
  is_subdomain: true,
  dns,
  domain_age_days: 9000,
  whois: {
    registrar: 'Example Registrar',
    creation_date: '1995-08-31',
    expiration_date: '2030-08-30',
    updated_date: '2024-08-31',
  },
  sources: ['list-a'],
  tags: ['tag_b'],
  first_seen: '2020-01-01',
  last_seen: '2024-01-01',
};

const ip = {
  ip: '198.51.100.7',
  is_bogon: true,
  is_datacenter: true,
  is_tor: false,
  is_proxy: false,
  is_vpn: false,
  is_abuser: false,
  is_crawler: true,
  is_mobile: true,
  asn: {
    asn: 64500,
    descr: 'EXAMPLE',
    country: 'NL',
    active: true,
    domain: 'example.net',
    org: 'Example Net',
    type: 'isp',
  },
  location: {
    country: 'Netherlands',
    country_code: 'NL',
    city: 'Utrecht',
    state: 'Utrecht (province)',
    latitude: 52.09,
    longitude: 5.12,
    timezone: 'Europe/Amsterdam',
  },
  threat_score: 4,
};

const FIRST_PACK = {
  id: 'p1',
  title: 'First',
  purchased_at: '2024-12-01',
  total: 100,
  used: 100,
  remaining: 0,
  percent_used: 100,
  exhausted: true,
} as const;

const SECOND_PACK = {
  id: 'p2',
  title: 'Second',
  purchased_at: '2024-12-20',
  total: 200,
  used: 20,
  remaining: 180,
  percent_used: 10,
  exhausted: false,
} as const;

export const SAMPLES = {
  email: { ...email, smtp_valid: true, is_catch_all: true, qualification: 'risky' },
  intelligenceEmail: email,
  intelligenceEmailq: { ...email, smtp_valid: true, qualification: 'valid' },
  domain,
  intelligenceDomain: domain,
  ip,
  intelligenceIp: ip,
  phone: {
    is_valid: true,
    carrier: 'Example Telecom',
    carrier_type: 'mobile',
    line_type: 'mobile',
    number_type: 'FIXED_LINE_OR_MOBILE',
    country: 'NL',
    country_code: '31',
    country_name: 'Netherlands',
    location: 'Utrecht',
    timezones: ['Europe/Amsterdam'],
    e164_format: '+31612345678',
    national_format: '06 12345678',
    international_format: '+31 6 12345678',
    is_spam: true,
    is_threat: true,
    is_virtual: true,
    is_disposable: true,
    risk_score: 3,
    source_count: 2,
  },
  vat: {
    valid: true,
    vat_number: 'NL000000000B00',
    country_code: 'NL',
    company_name: 'Example B.V.',
    company_address: 'Straat 1\n3500 AA Utrecht',
  },
  iban: {
    iban: 'NL91ABNA0417164300',
    valid: true,
    bic: 'ABNANL2A',
    bban: 'ABNA0417164300',
    bank_code: 'ABNA',
    branch_code: '041',
    account_number: '0417164300',
    checksum_digits: '91',
    bank_name: 'Example Bank',
    country_code: 'NL',
    country_name: 'Netherlands',
    in_sepa_zone: true,
  },
  rates: { base: 'EUR', date: '2025-01-02', rates: { EUR: 1, USD: 1.03 } },
  stats: {
    engine: 'email',
    path: null,
    health: 'operational',
    success_rate: 99.5,
    avg_response_time_ms: 240,
    window: '1h',
  },
  usage: {
    remaining: 950,
    total_used: 150,
    renewal_date: '2025-02-01T00:00:00Z',
    period: { start: '2025-01-01', end: '2025-02-01' },
    subscription: { used: 100, total: 1000, remaining: 900, percent_used: 10 },
    credits: { given: 100, consumed: 50, remaining: 50, percent_used: 50 },
    rate_limit: { per_minute: 60, per_second: null },
    account: { name: 'Example', slug: 'example' },
    api_key: {
      alias: 'laptop',
      active: true,
      category: 'development',
      expires: null,
      quotas: { total: null, daily: 100, weekly: null, monthly: 1000 },
    },
    packs: {
      count: 1,
      exhausted_count: 1,
      all_exhausted: false,
      total: 300,
      used: 120,
      remaining: 180,
      percent_used: 40,
      current_index: 1,
      current: SECOND_PACK,
      items: [FIRST_PACK, SECOND_PACK],
    },
  },
} as const satisfies Readonly<Record<Exclude<EndpointName, 'job'>, unknown>>;

export type Sampled = keyof typeof SAMPLES;
const isSampled = (name: EndpointName): name is Sampled => name in SAMPLES;
export const SAMPLED = ENDPOINT_NAMES.filter(isSampled);

/** Valid parameters for each endpoint. */
export const PARAMS: Readonly<Record<EndpointName, Record<string, string>>> = {
  email: { query: 'ann@example.com', qualification_check: 'true' },
  intelligenceEmail: { query: 'ann@example.com' },
  intelligenceEmailq: { query: 'ann@example.com' },
  domain: { query: 'example.com', ct: 'true' },
  intelligenceDomain: { query: 'example.com' },
  ip: { query: '192.0.2.1' },
  intelligenceIp: { query: '192.0.2.1' },
  phone: { query: '+491701234567' },
  vat: { query: 'DE136695976' },
  iban: { query: 'DE89370400440532013000' },
  rates: { base: 'USD', symbols: 'EUR,CHF' },
  stats: { engine: 'email', path: '' },
  usage: {},
  job: { job_id: 'j-7' },
};

/** A value of each kind that the API can look up, as it asks for it. */
export const LOOKED_UP: Readonly<Partial<Record<Kind, string>>> = Object.fromEntries(
  KINDS.map((kind) => [
    kind,
    KIND_DEFINITIONS[kind].lookup?.options.map(({ endpoint }) => PARAMS[endpoint].query)[0],
  ]),
);

/** A kind that the API cannot look up. If it can look up all kinds, the tests of such kinds go. */
export const KIND_WITHOUT_LOOKUP =
  KINDS.find((kind) => KIND_DEFINITIONS[kind].lookup === null) ?? 'bic';
