import { z } from 'zod';
import type { Fact } from '../../verdict.ts';
import { fact, flag, words } from '../answer.ts';

/** DNS object of email and domain results (contract, Resources). */
export const dnsSchema = z.looseObject({
  mx: z.boolean().nullish(),
  mx_records: z
    .array(z.looseObject({ hostname: z.string(), priority: z.number().nullish() }))
    .nullish(),
  spf: z.string().nullish(),
  spf_valid: z.boolean().nullish(),
  dmarc: z.string().nullish(),
  dmarc_valid: z.boolean().nullish(),
  mx_providers: z
    .array(
      z.looseObject({
        slug: z.string(),
        type: z.string().nullish(),
        grade: z.string().nullish(),
      }),
    )
    .nullish(),
});

export type Dns = z.infer<typeof dnsSchema>;

/** What `dnsFacts` shows of it, as the `fields` parameter names it. */
export const DNS_FIELDS = [
  'dns.mx',
  'dns.spf_valid',
  'dns.dmarc_valid',
  'dns.mx_providers',
] as const;

export function dnsFacts(dns: Dns | null | undefined): readonly (Fact | null)[] {
  const providers = (dns?.mx_providers ?? []).map(({ slug, type, grade }) => {
    const extra = [words(type), grade ? `grade ${grade}` : ''].filter((part) => part !== '');
    return extra.length === 0 ? slug : `${slug} (${extra.join(', ')})`;
  });
  return [
    flag('Mail server (MX)', dns?.mx, { yes: 'good', no: 'caution' }),
    fact('Mail provider', providers.join(', ')),
    flag('SPF', dns?.spf_valid),
    flag('DMARC', dns?.dmarc_valid),
  ];
}
