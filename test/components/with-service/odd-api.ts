/**
 * An API, other than the sandbox, that follows the contract. Each field of its answers has a unique value,
 * listed with the text that the interface must show for it.
 */
import { createServer } from 'node:http';
import { serve, stop } from '../../loopback.ts';

type Value = string | number | boolean | null | readonly unknown[];
/** Path of the field, its value in the answer, and the text that the interface shows. */
type Row = readonly [path: string, value: Value, says: string];

const dns: readonly Row[] = [
  ['dns.mx', true, 'Yes'],
  [
    'dns.mx_records',
    [{ hostname: 'mx7.odd.example', priority: 17 }],
    'mx7.odd.example priority 17',
  ],
  ['dns.spf', 'v=spf1 +odd', 'v=spf1 +odd'],
  ['dns.spf_valid', false, 'Present but not valid'],
  ['dns.dmarc', null, 'None'],
  ['dns.dmarc_valid', false, 'None'],
  [
    'dns.mx_providers',
    [{ slug: 'oddmail', type: 'own_host', grade: 'C' }],
    'oddmail own host, grade C',
  ],
];

const email: readonly Row[] = [
  ['email', 'odd@odd.example', 'odd@odd.example'],
  ['normalized_email', 'odd+n@odd.example', 'odd+n@odd.example'],
  ['domain', 'odd.example', 'odd.example'],
  ['disposable', false, 'No'],
  ['education', true, 'Yes'],
  ['public_domain', false, 'No'],
  ['relay_domain', false, 'No'],
  ['role_account', true, 'Yes'],
  ['role_type', 'odd_role', 'odd role'],
  ['is_alias', false, 'No'],
  ['did_you_mean', null, 'None'],
  ['has_gravatar', true, 'Yes'],
  ['risk_score', 31, '31 out of 100'],
  ...dns,
];

/** Path of the endpoint that the popup's button calls → its fields. */
export const ANSWERS = {
  '/v1/intelligence/email': email,
  '/v1/email': [
    ...email,
    ['smtp_valid', true, 'Accepts email'],
    ['is_catch_all', false, 'No'],
    ['qualification', 'valid', 'Deliverable'],
  ],
  '/v1/intelligence/domain': [
    ['domain', 'odd.example', 'odd.example'],
    ['disposable', false, 'No'],
    ['education', false, 'No'],
    ['public_domain', true, 'Yes'],
    ['relay_domain', false, 'No'],
    ['is_subdomain', false, 'No'],
    ['domain_age_days', 800, '2 years (800 days)'],
    ['whois.registrar', 'Odd Registrar', 'Odd Registrar'],
    ['whois.creation_date', '2001-02-03', '3 Feb 2001'],
    ['whois.expiration_date', '2031-04-05', '5 Apr 2031'],
    ['whois.updated_date', '2021-06-07', '7 Jun 2021'],
    ['sources', ['odd-list', 'even-list'], 'odd-list even-list'],
    ['tags', [], 'None'],
    ['first_seen', '2002-08-09', '9 Aug 2002'],
    ['last_seen', '2022-10-11', '11 Oct 2022'],
    ...dns,
  ],
  '/v1/intelligence/ip': [
    ['ip', '198.51.100.77', '198.51.100.77'],
    ['is_bogon', false, 'No'],
    ['is_datacenter', true, 'Yes'],
    ['is_tor', false, 'No'],
    ['is_proxy', false, 'No'],
    ['is_vpn', false, 'No'],
    ['is_abuser', false, 'No'],
    ['is_crawler', false, 'No'],
    ['is_mobile', true, 'Yes'],
    ['asn.asn', 64_511, 'AS64511'],
    ['asn.descr', 'ODD-AS', 'ODD-AS'],
    ['asn.country', 'PT', 'Portugal (PT)'],
    ['asn.active', false, 'No'],
    ['asn.domain', 'as.odd.example', 'as.odd.example'],
    ['asn.org', 'Odd Networks', 'Odd Networks'],
    ['asn.type', 'hosting', 'hosting'],
    ['location.country', 'Lusitania', 'Lusitania'],
    ['location.country_code', 'ES', 'Spain (ES)'],
    ['location.city', 'Vigo', 'Vigo'],
    ['location.state', 'Galicia', 'Galicia'],
    ['location.latitude', 42.24, '42.24'],
    ['location.longitude', -8.72, '-8.72 Show on a map'],
    ['location.timezone', 'Europe/Madrid', 'Europe/Madrid'],
    ['threat_score', 43, '43 out of 100'],
  ],
  '/v1/intelligence/phone': [
    ['is_valid', true, 'Yes'],
    ['carrier', 'Odd Telecom', 'Odd Telecom'],
    ['carrier_type', 'virtual_operator', 'virtual operator'],
    ['line_type', 'voip', 'voip'],
    ['number_type', 'PREMIUM', 'PREMIUM'],
    ['country', 'BE', 'Belgium (BE)'],
    ['country_code', '32', '32'],
    ['country_name', 'Belgique', 'Belgique'],
    ['location', 'Gent', 'Gent'],
    ['timezones', ['Europe/Brussels', 'Europe/Odd'], 'Europe/Brussels Europe/Odd'],
    ['e164_format', '+32470123456', '+32470123456'],
    ['national_format', '0470 12 34 56', '0470 12 34 56'],
    ['international_format', '+32 470 12 34 56', '+32 470 12 34 56'],
    ['is_spam', false, 'No'],
    ['is_threat', false, 'No'],
    ['is_virtual', true, 'Yes'],
    ['is_disposable', false, 'No'],
    ['risk_score', 22, '22 out of 100'],
    ['source_count', 6, '6'],
  ],
  '/v1/vat': [
    ['valid', true, 'Registered'],
    ['vat_number', 'DE136695976', 'DE136695976'],
    ['country_code', 'DE', 'Germany (DE)'],
    ['company_name', 'Odd GmbH', 'Odd GmbH'],
    ['company_address', '---', 'Not disclosed'],
  ],
  '/v1/vat/iban': [
    ['iban', 'NL91ABNA0417164300', 'NL91ABNA0417164300'],
    ['valid', true, 'Yes'],
    ['bic', 'ODDBNL2A', 'ODDBNL2A'],
    ['bban', 'ABNA0417164300', 'ABNA0417164300'],
    ['bank_code', 'ODDB', 'ODDB'],
    ['branch_code', '', 'Empty'],
    ['account_number', '0417164300', '0417164300'],
    ['checksum_digits', '91', '91'],
    ['bank_name', 'Odd Bank', 'Odd Bank'],
    ['country_code', 'NL', 'Netherlands (NL)'],
    ['country_name', 'Nederland', 'Nederland'],
    ['in_sepa_zone', true, 'Yes'],
  ],
} as const satisfies Record<string, readonly Row[]>;

function nested(rows: readonly Row[]): object {
  const answer: Record<string, Value | Record<string, Value>> = {};
  for (const [path, value] of rows) {
    const [first = '', second] = path.split('.');
    if (second === undefined) answer[first] = value;
    else answer[first] = Object.assign({}, answer[first], { [second]: value });
  }
  return answer;
}

export interface OddApi {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Answers in full and at once, even if a job was requested; the usage record is complete. */
export async function startOddApi(): Promise<OddApi> {
  const usage = { remaining: 777, total_used: 23, api_key: { alias: 'odd', active: true } };
  const answers = new Map<string, object>([
    ...Object.entries(ANSWERS).map(([path, rows]) => [path, nested(rows)] as const),
    ['/v1/usage', usage],
  ]);
  const server = createServer((request, response) => {
    const answer = answers.get(new URL(request.url ?? '/', 'http://odd.example').pathname);
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'Not Found' }));
  });
  return { baseUrl: await serve(server), close: () => stop(server) };
}
