import type { Fact } from '../../domain/index.ts';
import { commonReference, domainText, listText, recordReference } from '../../texts/references.ts';
import { fact, knownFacts, readableWords } from '../shared/facts.ts';

/** The contract names the content (certificate history, issuers, SANs) but not its field names. */
const ABOUT_CERTIFICATES = /cert|transparency|issuer|subject_alt|\bsans?\b/i;
const MOST_FACTS = 8;
const MOST_ITEMS = 5;

function fieldLabel(name: string): string {
  const text = readableWords(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function fieldText(value: unknown): string | null {
  if (typeof value === 'string') return value.slice(0, 200);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return recordReference(value ? 'yes' : 'no');
  if (!Array.isArray(value)) return null;
  const plain = value.filter((item) => typeof item === 'string').slice(0, MOST_ITEMS);
  const more = value.length - plain.length;
  if (value.length === 0) return recordReference('none');
  if (plain.length === 0) return domainText('itemsInAll', { count: value.length });
  return more > 0
    ? listText([...plain, commonReference('more', { count: more })])
    : listText(plain, 'unit');
}

/**
 * Facts from certificate-transparency data, at most eight. The contract does not document the
 * layout, so fields that fit on a line are shown under their API names, and others are left out.
 */
export function certificateFacts(result: Readonly<Record<string, unknown>>): readonly Fact[] {
  const found: (Fact | null)[] = [];
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
