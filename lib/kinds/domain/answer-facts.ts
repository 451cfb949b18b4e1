import { z } from 'zod';
import type { Fact, Phrase } from '../../domain/index.ts';
import { commonMessage, domainText, listOf, recordText } from '../../texts/messages.ts';
import { type FactRows, fact, flagFact, knownFacts, readableWords } from '../shared/facts.ts';
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
export const DNS_FIELDS = 'dns.mx, dns.spf_valid, dns.dmarc_valid, dns.mx_providers';

/** A fact about a policy. Not yes or no, because "no" could mean missing or invalid. */
function policyFact(label: string, valid: boolean | null | undefined, text?: string | null) {
  if (typeof valid !== 'boolean') return null;
  if (valid) return fact(label, recordText('valid'));
  if (text === undefined) return fact(label, recordText('missingOrNotValid'));
  return (text ?? '') === ''
    ? fact(label, recordText('none'))
    : fact(label, recordText('presentButNotValid'), 'caution');
}

export function dnsFacts(dns: Dns | null | undefined): FactRows {
  const providers = (dns?.mx_providers ?? []).map(({ slug }) => slug);
  return [
    flagFact(domainText('mailServer'), dns?.mx, { yes: 'good', no: 'caution' }),
    fact(recordText('mailProvider'), listOf(providers, 'unit')),
    policyFact('SPF', dns?.spf_valid, dns?.spf),
    policyFact('DMARC', dns?.dmarc_valid, dns?.dmarc),
  ];
}

/** The contract names the content (certificate history, issuers, SANs) but not its field names. */
const ABOUT_CERTIFICATES = /cert|transparency|issuer|subject_alt|\bsans?\b/i;
const MOST_FACTS = 8;
const MOST_ITEMS = 5;

function fieldLabel(name: string): string {
  const text = readableWords(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function fieldText(value: unknown): Phrase | null {
  if (typeof value === 'string') return value.slice(0, 200);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return recordText(value ? 'yes' : 'no');
  if (!Array.isArray(value)) return null;
  const plain = value.filter((item) => typeof item === 'string').slice(0, MOST_ITEMS);
  const more = value.length - plain.length;
  if (value.length === 0) return recordText('none');
  if (plain.length === 0) return domainText('itemsInAll', { count: value.length });
  return more > 0
    ? listOf([...plain, commonMessage('more', { count: more })])
    : listOf(plain, 'unit');
}

/**
 * Facts from certificate-transparency data, at most eight. The contract does not document the
 * layout, so fields that fit on a line are shown under their API names, and others are left out.
 */
export function certificateFacts(
  result: Readonly<Record<string, unknown>>,
): readonly Fact<Phrase>[] {
  const found: (Fact<Phrase> | null)[] = [];
  for (const [name, value] of Object.entries(result)) {
    if (!ABOUT_CERTIFICATES.test(name)) continue;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [inner, part] of Object.entries(value)) {
        found.push(
          fact(
            domainText('certificateDetail', {
              group: fieldLabel(name),
              detail: readableWords(inner),
            }),
            fieldText(part),
          ),
        );
      }
    } else {
      found.push(fact(fieldLabel(name), fieldText(value)));
    }
  }
  return knownFacts(found).slice(0, MOST_FACTS);
}
