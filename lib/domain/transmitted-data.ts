/**
 * What a lookup sends to the person's API, in the terms of Firefox's manifest: the key, IBANs and VAT
 * numbers, emails, phone numbers and addresses, and that they were on a page. The permission is
 * optional: checks work without it.
 */
export const TRANSMITTED_DATA_TYPES = [
  'authenticationInfo',
  'financialAndPaymentInfo',
  'personallyIdentifyingInfo',
  'websiteContent',
] as const;
