/** The fields of each kind's answer, copied from the contract's tables, independent of `lib`. */
const DNS = [
  'dns.mx',
  'dns.mx_records',
  'dns.spf',
  'dns.spf_valid',
  'dns.dmarc',
  'dns.dmarc_valid',
  'dns.mx_providers',
];

export const CONTRACT = {
  email: [
    ...'email normalized_email domain disposable education public_domain relay_domain role_account'.split(
      ' ',
    ),
    ...'role_type is_alias did_you_mean has_gravatar risk_score'.split(' '),
    ...'smtp_valid is_catch_all qualification'.split(' '),
    ...DNS,
  ],
  domain: [
    ...'domain disposable education public_domain relay_domain is_subdomain domain_age_days'.split(
      ' ',
    ),
    ...'whois.registrar whois.creation_date whois.expiration_date whois.updated_date'.split(' '),
    ...'sources tags first_seen last_seen'.split(' '),
    ...DNS,
  ],
  ip: [
    ...'ip is_bogon is_datacenter is_tor is_proxy is_vpn is_abuser is_crawler is_mobile'.split(' '),
    ...'asn.asn asn.descr asn.country asn.active asn.domain asn.org asn.type'.split(' '),
    ...'location.country location.country_code location.city location.state'.split(' '),
    ...'location.latitude location.longitude location.timezone threat_score'.split(' '),
  ],
  phone: [
    ...'is_valid carrier carrier_type line_type number_type country country_code'.split(' '),
    ...'country_name location timezones e164_format national_format'.split(' '),
    ...'international_format is_spam is_threat is_virtual is_disposable'.split(' '),
    ...'risk_score source_count'.split(' '),
  ],
  vat: 'valid vat_number country_code company_name company_address'.split(' '),
  iban: [
    ...'iban valid bic bban bank_code branch_code account_number checksum_digits'.split(' '),
    ...'bank_name country_code country_name in_sepa_zone'.split(' '),
  ],
} as const;
