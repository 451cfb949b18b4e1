import { flag, list, policy, type RecordGroup, type RecordTable, row } from '../record-table.ts';

/** DNS object of email and domain results (contract, Resources). */
export const dnsGroup: RecordGroup = {
  name: 'Mail of the domain',
  rows: [
    flag('dns.mx', 'Mail server', ['Named (MX)', 'None named (no MX)'], { no: 'caution' }),
    list('dns.mx_records', 'MX records', ['hostname', 'priority']),
    list('dns.mx_providers', 'Mail provider', ['slug', 'type', 'grade']),
    policy('dns.spf_valid', 'SPF', 'dns.spf'),
    row('dns.spf', 'SPF record', 'code', 'None'),
    policy('dns.dmarc_valid', 'DMARC', 'dns.dmarc'),
    row('dns.dmarc', 'DMARC record', 'code', 'None'),
  ],
};

/** Domain result (contract, Resources). */
export const record: RecordTable = [
  {
    name: 'Domain',
    rows: [
      row('domain', 'Domain', 'code'),
      flag('is_subdomain', 'Subdomain', ['A subdomain', 'Not a subdomain']),
    ],
  },
  {
    name: 'What it is used for',
    rows: [
      flag('disposable', 'Disposable', ['Disposable', 'Not disposable'], { yes: 'bad' }),
      flag('relay_domain', 'Relay', ['Relay service', 'Not a relay service'], { yes: 'caution' }),
      flag('public_domain', 'Webmail', ['Public webmail', 'Not public webmail']),
      flag('education', 'Education', ['School or university', 'Not a school or university']),
      list('sources', 'Lists that flag it'),
      list('tags', 'Tags'),
    ],
  },
  {
    name: 'Registration',
    rows: [
      row('domain_age_days', 'Age', 'days'),
      row('whois.registrar', 'Registrar'),
      row('whois.creation_date', 'Registered', 'date'),
      row('whois.updated_date', 'Updated', 'date'),
      row('whois.expiration_date', 'Expires', 'date'),
      row('first_seen', 'First seen', 'date'),
      row('last_seen', 'Last seen', 'date'),
    ],
  },
  dnsGroup,
];
