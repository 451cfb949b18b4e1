/** A full answer shows every field of the API's answer: each has a unique value here. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnswerPanel } from '../../../components/lookup/AnswerPanel.tsx';
import { ENDPOINT_CONTRACT, type EndpointName } from '../../../lib/domain/endpoints.ts';
import { NOW } from '../samples.ts';

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

const ANSWERS = {
  intelligenceEmail: email,
  email: [
    ...email,
    ['smtp_valid', true, 'Accepts email'],
    ['is_catch_all', false, 'No'],
    ['qualification', 'valid', 'Deliverable'],
  ],
  intelligenceDomain: [
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
  intelligenceIp: [
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
  phone: [
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
  vat: [
    ['valid', true, 'Registered'],
    ['vat_number', 'DE136695976', 'DE136695976'],
    ['country_code', 'DE', 'Germany (DE)'],
    ['company_name', 'Odd GmbH', 'Odd GmbH'],
    ['company_address', '---', 'Not disclosed'],
  ],
  iban: [
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
} as const satisfies Partial<Record<EndpointName, readonly Row[]>>;

function nested(rows: readonly Row[]): object {
  const answer: Record<string, Value | Record<string, Value>> = {};
  for (const [path, value] of rows) {
    const [first = '', second] = path.split('.');
    if (second === undefined) answer[first] = value;
    else answer[first] = Object.assign({}, answer[first], { [second]: value });
  }
  return answer;
}

/** Field path → shown value. */
const shownFields = (): Record<string, string> =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .filter(({ title }) => title !== '')
      .map((name) => {
        const value = name.nextElementSibling?.cloneNode(true);
        if (!(value instanceof Element)) throw new Error(`${name.title} has no value`);
        for (const control of value.querySelectorAll('button, svg')) control.remove();
        return [name.title, value.textContent.replace(/\s+/g, ' ').trim()];
      }),
  );

it.each(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])('%s: shows all fields', (endpoint) => {
  const { path, kind } = ENDPOINT_CONTRACT[endpoint];
  const rows: readonly Row[] = ANSWERS[endpoint];
  const answer = nested(rows);
  render(
    <AnswerPanel kind={kind} value="" record={{ endpoint, path, at: NOW, whole: true, answer }} />,
  );
  const wanted: Record<string, string> = Object.fromEntries(
    rows.map(([field, , text]) => [field, text]),
  );
  const shown = shownFields();
  // Fields that the endpoint does not return are shown as missing.
  const absent = Object.keys(shown).filter((field) => !(field in wanted));
  const missing = Object.fromEntries(absent.map((field) => [field, 'Not in this answer']));
  expect(shown).toEqual({ ...wanted, ...missing });
});
