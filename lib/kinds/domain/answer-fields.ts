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
  name: 'mailServer',
  rows: [
    flagField('dns.mx', 'mailServer', ['yes', 'no'], { no: 'caution' }),
    listField('dns.mx_records', null, ['hostname', 'priority']),
    listField('dns.mx_providers', 'mailProvider', ['slug', 'type', 'grade']),
    policyField('dns.spf_valid', 'spf', 'dns.spf'),
    answerField('dns.spf', null, 'code', 'none'),
    policyField('dns.dmarc_valid', 'dmarc', 'dns.dmarc'),
    answerField('dns.dmarc', null, 'code', 'none'),
  ],
};

/** Domain result (contract, Resources). */
export const domainAnswerFields: AnswerFields = [
  {
    name: 'domain',
    rows: [answerField('domain', 'domain', 'code'), flagField('is_subdomain', 'subdomain')],
  },
  {
    name: 'use',
    rows: [
      flagField('disposable', 'domainDisposable', ['yes', 'no'], { yes: 'caution' }),
      flagField('relay_domain', 'relayService', ['yes', 'no'], { yes: 'caution' }),
      flagField('public_domain', 'webmail'),
      flagField('education', 'schoolOrUniversity'),
      listField('sources', 'listedBy'),
      listField('tags', 'domainTags'),
    ],
  },
  {
    name: 'registration',
    rows: [
      answerField('domain_age_days', 'age', 'days'),
      answerField('whois.registrar', 'registrar'),
      answerField('whois.creation_date', 'registered', 'date'),
      answerField('whois.updated_date', null, 'date'),
      answerField('whois.expiration_date', 'expires', 'date'),
      answerField('first_seen', 'firstSeen', 'date'),
      answerField('last_seen', 'lastSeen', 'date'),
    ],
  },
  dnsGroup,
];
