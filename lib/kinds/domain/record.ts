import { flag, list, policy, type RecordGroup, type RecordTable, row } from '../record-table.ts';

/** DNS object of email and domain results (contract, Resources). */
export const dnsGroup: RecordGroup = {
  name: 'mailOfTheDomainGroup',
  rows: [
    flag('dns.mx', 'mailServer', ['mailServerYes', 'mailServerNo'], { no: 'caution' }),
    list('dns.mx_records', 'mxRecords', ['hostname', 'priority']),
    list('dns.mx_providers', 'mailProvider', ['slug', 'type', 'grade']),
    policy('dns.spf_valid', 'spf', 'dns.spf'),
    row('dns.spf', 'spfRecord', 'code', 'spfRecordNone'),
    policy('dns.dmarc_valid', 'dmarc', 'dns.dmarc'),
    row('dns.dmarc', 'dmarcRecord', 'code', 'dmarcRecordNone'),
  ],
};

/** Domain result (contract, Resources). */
export const record: RecordTable = [
  {
    name: 'domainGroup',
    rows: [
      row('domain', 'domain', 'code'),
      flag('is_subdomain', 'subdomain', ['subdomainYes', 'subdomainNo']),
    ],
  },
  {
    name: 'domainUseGroup',
    rows: [
      flag('disposable', 'domainDisposable', ['domainDisposableYes', 'domainDisposableNo'], {
        yes: 'bad',
      }),
      flag('relay_domain', 'domainRelay', ['domainRelayYes', 'domainRelayNo'], { yes: 'caution' }),
      flag('public_domain', 'webmail', ['webmailYes', 'webmailNo']),
      flag('education', 'education', ['educationYes', 'educationNo']),
      list('sources', 'domainFlaggedBy'),
      list('tags', 'domainTags'),
    ],
  },
  {
    name: 'domainRegistrationGroup',
    rows: [
      row('domain_age_days', 'domainAge', 'days'),
      row('whois.registrar', 'domainRegistrar'),
      row('whois.creation_date', 'domainRegistered', 'date'),
      row('whois.updated_date', 'domainUpdated', 'date'),
      row('whois.expiration_date', 'domainExpires', 'date'),
      row('first_seen', 'domainFirstSeen', 'date'),
      row('last_seen', 'domainLastSeen', 'date'),
    ],
  },
  dnsGroup,
];
