/** What is known of domain names and email addresses besides their check. */
export { domainSuffixOf } from './kinds/domain/check/domain-name.ts';
export { isDisposableDomain, isWebmailDomain, relayServiceOf } from './kinds/domain/check/lists.ts';
export { latinSkeleton } from './kinds/domain/check/look-alike.ts';
export { toAscii, toUnicode } from './kinds/domain/check/punycode.ts';
export { isRoleName } from './kinds/email/check/concerns.ts';
export { checkEmail } from './kinds/email/check.ts';
