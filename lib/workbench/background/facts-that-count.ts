/** Which facts of an answer a person would act on if they changed. */
import type { Fact, Kind } from '../../domain/index.ts';
import { readReference } from '../../texts/references.ts';

/**
 * The names of facts whose every change counts. Others, such as time zones, counts of sources, renewed
 * certificates and notations, count only if what they say of the value becomes better or worse.
 */
const COUNTING: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  email: [
    'record.deliverability',
    'email.labelMailbox',
    'record.relayService',
    'domain.mailServer',
  ],
  phone: ['record.carrier', 'record.type', 'record.country'],
  iban: ['iban.bank', 'iban.bic', 'iban.sepa', 'iban.country'],
  vat: ['vat.company', 'record.postalAddress', 'vat.country'],
  domain: ['domain.mailServer', 'record.relayService', 'record.registered', 'record.registrar'],
  ip: ['ip.network'],
};

/** A score that moves by less, without becoming high, says nothing new. */
const MIN_SCORE_CHANGE = 10;

/** The score that a fact states; undefined for a fact that states none. */
function scoreIn(text: string): number | undefined {
  const [name, values] = readReference(text) ?? [];
  return name === 'facts.scoreOfHundred' ? (values as { readonly score: number }).score : undefined;
}

/** The same words, whatever their case and spaces. */
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** What an answer says under a name; `standing`: what that says of the value. */
export type Side = Pick<Fact, 'value' | 'standing'>;

/** Whether a person would act on the difference between two facts; undefined: an answer lacks the fact. */
export function doesCount(
  kind: Kind,
  name: string,
  before: Side | undefined,
  after: Side | undefined,
): boolean {
  if (before?.standing !== after?.standing) return true;
  if (COUNTING[kind]?.includes(name))
    return plain(before?.value ?? '') !== plain(after?.value ?? '');
  const [from, to] = [before, after].map((side) => side && scoreIn(side.value));
  return from !== undefined && to !== undefined && Math.abs(from - to) >= MIN_SCORE_CHANGE;
}
