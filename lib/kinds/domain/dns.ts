import { z } from 'zod';
import { domainText, listText, recordReference } from '../../texts/references.ts';
import { type FactRows, fact, flagFact } from '../shared/facts.ts';
import {
  decidingBool,
  optionalBool,
  optionalText,
  readableItems,
  textLike,
} from '../shared/result-fields.ts';

/** DNS object of email and domain results (contract, Resources). */
export const dnsSchema = z.looseObject({
  mx: decidingBool,
  spf: optionalText,
  spf_valid: optionalBool,
  dmarc: optionalText,
  dmarc_valid: optionalBool,
  mx_providers: readableItems(
    z.union([
      z.looseObject({ slug: textLike, type: optionalText, grade: optionalText }),
      textLike.transform((slug) => ({ slug, type: undefined, grade: undefined })),
    ]),
  ),
});

type Dns = z.infer<typeof dnsSchema>;

/** The fields that `dnsFacts` shows, for the `fields` parameter. */
export const DNS_FIELDS = [
  'dns.mx',
  'dns.spf_valid',
  'dns.dmarc_valid',
  'dns.mx_providers',
] as const;

/** A fact about a policy. Not yes or no, because "no" could mean missing or invalid. */
function policyFact(label: string, valid: boolean | null | undefined, text?: string | null) {
  if (typeof valid !== 'boolean') return null;
  if (valid) return fact(label, recordReference('valid'));
  if (text === undefined) return fact(label, recordReference('missingOrNotValid'));
  return (text ?? '') === ''
    ? fact(label, domainText('policyNone'))
    : fact(label, recordReference('presentButNotValid'), 'caution');
}

export function dnsFacts(dns: Dns | null | undefined): FactRows {
  const providers = (dns?.mx_providers ?? []).map(({ slug }) => slug);
  return [
    flagFact(domainText('mailServer'), dns?.mx, { yes: 'good', no: 'caution' }),
    fact(domainText('mailProvider'), listText(providers, 'unit')),
    policyFact('SPF', dns?.spf_valid, dns?.spf),
    policyFact('DMARC', dns?.dmarc_valid, dns?.dmarc),
  ];
}
