import type { Fact } from '../../domain/index.ts';
import { domainText as say } from '../../texts/domain.ts';
import { factsText as common } from '../../texts/facts.ts';
import { listFormat } from '../../texts/intl.ts';
import { fact, knownFacts, readableWords } from '../shared/facts.ts';

/** The contract names the content (certificate history, issuers, SANs) but not its field names. */
const ABOUT_CERTIFICATES = /cert|transparency|issuer|subject_alt|\bsans?\b/i;
const MOST_FACTS = 8;
const MOST_ITEMS = 5;

function titled(name: string): string {
  const text = readableWords(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function described(value: unknown): string | null {
  if (typeof value === 'string') return value.slice(0, 200);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return common(value ? 'yes' : 'no');
  if (!Array.isArray(value)) return null;
  const plain = value.filter((item) => typeof item === 'string').slice(0, MOST_ITEMS);
  const more = value.length - plain.length;
  if (value.length === 0) return say('noItems');
  if (plain.length === 0) return say('itemsInAll', { count: value.length });
  return more > 0
    ? listFormat().format([...plain, say('moreItems', { count: more })])
    : listFormat({ type: 'unit' }).format(plain);
}

/**
 * Facts from certificate-transparency data, whose layout the contract does not show: what can be
 * said in a line is shown under its own name, the rest is left out. Eight facts at most.
 */
export function certificateFacts(result: Readonly<Record<string, unknown>>): readonly Fact[] {
  const found: (Fact | null)[] = [];
  for (const [name, value] of Object.entries(result)) {
    if (!ABOUT_CERTIFICATES.test(name)) continue;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [inner, part] of Object.entries(value)) {
        found.push(
          fact(
            say('certificateDetail', { group: titled(name), detail: readableWords(inner) }),
            described(part),
          ),
        );
      }
    } else {
      found.push(fact(titled(name), described(value)));
    }
  }
  return knownFacts(found).slice(0, MOST_FACTS);
}
