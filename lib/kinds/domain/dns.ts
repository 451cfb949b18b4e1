import { z } from 'zod';
import { optionalBool, optionalNumber, optionalText } from '../endpoint.ts';
import { type Facts, fact, flag, words } from '../facts.ts';

/** DNS object of email and domain results (contract, Resources). */
export const dnsSchema = z.looseObject({
  mx: optionalBool,
  mx_records: z.array(z.looseObject({ hostname: z.string(), priority: optionalNumber })).nullish(),
  spf: optionalText,
  spf_valid: optionalBool,
  dmarc: optionalText,
  dmarc_valid: optionalBool,
  mx_providers: z
    .array(
      z.looseObject({
        slug: z.string(),
        type: optionalText,
        grade: optionalText,
      }),
    )
    .nullish(),
});

type Dns = z.infer<typeof dnsSchema>;

/** What `dnsFacts` shows of it, as the `fields` parameter names it. */
export const DNS_FIELDS = [
  'dns.mx',
  'dns.spf_valid',
  'dns.dmarc_valid',
  'dns.mx_providers',
] as const;

/** "No" would mean two things: there is none, or there is one that does not hold. */
function policyFact(label: string, valid: boolean | null | undefined, text?: string | null) {
  if (typeof valid !== 'boolean') return null;
  if (valid) return fact(label, 'valid');
  if (text === undefined) return fact(label, 'none, or not valid');
  return (text ?? '') === '' ? fact(label, 'none') : fact(label, 'present, not valid', 'caution');
}

export function dnsFacts(dns: Dns | null | undefined): Facts {
  const providers = (dns?.mx_providers ?? []).map(({ slug, type, grade }) => {
    const extra = [words(type), grade ? `grade ${grade}` : ''].filter((part) => part !== '');
    return extra.length === 0 ? slug : `${slug} (${extra.join(', ')})`;
  });
  return [
    flag('Mail server (MX)', dns?.mx, { yes: 'good', no: 'caution' }),
    fact('Mail provider', providers.join(', ')),
    policyFact('SPF', dns?.spf_valid, dns?.spf),
    policyFact('DMARC', dns?.dmarc_valid, dns?.dmarc),
  ];
}
