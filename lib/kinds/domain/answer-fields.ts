import {
  type AnswerFieldGroup,
  type AnswerFields,
  answerField,
  flagField,
  listField,
  policyField,
} from '../shared/answer-fields.ts';

/** DNS object of email and domain results (contract, Resources). */
export const dnsGroup: AnswerFieldGroup = {
  name: 'mailOfTheDomainGroup',
  rows: [
    flagField('dns.mx', 'mailServer', ['mailServerYes', 'mailServerNo'], { no: 'caution' }),
    listField('dns.mx_records', 'mxRecords', ['hostname', 'priority']),
    listField('dns.mx_providers', 'mailProvider', ['slug', 'type', 'grade']),
    policyField('dns.spf_valid', 'spf', 'dns.spf'),
    answerField('dns.spf', 'spfRecord', 'code', 'spfRecordNone'),
    policyField('dns.dmarc_valid', 'dmarc', 'dns.dmarc'),
    answerField('dns.dmarc', 'dmarcRecord', 'code', 'dmarcRecordNone'),
  ],
};

/** Domain result (contract, Resources). */
export const domainAnswerFields: AnswerFields = [
  {
    name: 'domainGroup',
    rows: [
      answerField('domain', 'domain', 'code'),
      flagField('is_subdomain', 'subdomain', ['subdomainYes', 'subdomainNo']),
    ],
  },
  {
    name: 'domainUseGroup',
    rows: [
      flagField('disposable', 'domainDisposable', ['domainDisposableYes', 'domainDisposableNo'], {
        yes: 'caution',
      }),
      flagField('relay_domain', 'domainRelay', ['domainRelayYes', 'domainRelayNo'], {
        yes: 'caution',
      }),
      flagField('public_domain', 'webmail', ['webmailYes', 'webmailNo']),
      flagField('education', 'education', ['educationYes', 'educationNo']),
      listField('sources', 'domainFlaggedBy'),
      listField('tags', 'domainTags'),
    ],
  },
  {
    name: 'domainRegistrationGroup',
    rows: [
      answerField('domain_age_days', 'domainAge', 'days'),
      answerField('whois.registrar', 'domainRegistrar'),
      answerField('whois.creation_date', 'domainRegistered', 'date'),
      answerField('whois.updated_date', 'domainUpdated', 'date'),
      answerField('whois.expiration_date', 'domainExpires', 'date'),
      answerField('first_seen', 'domainFirstSeen', 'date'),
      answerField('last_seen', 'domainLastSeen', 'date'),
    ],
  },
  dnsGroup,
];
