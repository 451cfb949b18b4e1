import { z } from 'zod';
import { domainText as say } from '../../texts/domain.ts';
import { listFormat } from '../../texts/intl.ts';
import { optionalBool, optionalNumber, optionalText } from '../shared/endpoint-definition.ts';
import { type FactRows, fact, flagFact, readableWords } from '../shared/facts.ts';

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
  if (valid) return fact(label, say('policyValid'));
  if (text === undefined) return fact(label, say('policyNoneOrNotValid'));
  return (text ?? '') === ''
    ? fact(label, say('policyNone'))
    : fact(label, say('policyNotValid'), 'caution');
}

function described(provider: string, type: string, grade: string): string {
  if (type === '') return grade === '' ? provider : say('providerOfGrade', { provider, grade });
  return grade === ''
    ? say('providerOfType', { provider, type })
    : say('providerOfTypeAndGrade', { provider, type, grade });
}

export function dnsFacts(dns: Dns | null | undefined): FactRows {
  const providers = (dns?.mx_providers ?? []).map(({ slug, type, grade }) =>
    described(slug, readableWords(type), grade ?? ''),
  );
  return [
    flagFact(say('mailServer'), dns?.mx, { yes: 'good', no: 'caution' }),
    fact(say('mailProvider'), listFormat({ type: 'unit' }).format(providers)),
    policyFact('SPF', dns?.spf_valid, dns?.spf),
    policyFact('DMARC', dns?.dmarc_valid, dns?.dmarc),
  ];
}
