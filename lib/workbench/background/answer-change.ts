/** What differs between two answers about the same value. */
import type { Fact, Kind, Phrase } from '../../domain/index.ts';
import { factsText, listOf, textKey } from '../../texts/messages.ts';
import type { AnsweredQuestion, ListChange } from '../messages/index.ts';

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
  iban: ['record.bank', 'record.bic', 'record.sepa', 'record.country'],
  vat: ['record.companyGroup', 'record.postalAddress', 'record.country'],
  domain: ['domain.mailServer', 'record.relayService', 'record.registered', 'record.registrar'],
  ip: ['record.networkGroup'],
};

/** A score that moves by less, without becoming high, says nothing new. */
const MIN_SCORE_CHANGE = 10;

const SCORE = factsText('scoreOfHundred', { score: 0 }).message;

/** The score that a fact states; undefined for a fact that states none. */
function scoreIn(text: Phrase): number | undefined {
  const isScore = typeof text === 'object' && 'message' in text && text.message === SCORE;
  return isScore ? (text.values as { readonly score: number }).score : undefined;
}

/** The same words, whatever their case and spaces. */
const plain = (text: Phrase): string => textKey(text).toLowerCase().replace(/\s+/g, ' ').trim();

/** What an answer says under a name; `standing`: what that says of the value. */
type Side = Pick<Fact<Phrase>, 'value' | 'standing'>;

/** Whether a person would act on the difference between two facts; undefined: an answer lacks the fact. */
function doesCount(
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

/** A verdict on a value, and what of it is from an answer. */
export type ReadAnswer = Pick<AnsweredQuestion<Phrase>, 'verdict' | 'read'>;
type AnswerChange = Pick<ListChange<Phrase>, 'verdict' | 'facts'>;

/** Whether an answer could not say how good the value is. */
export const isInconclusive = ({ verdict, read }: ReadAnswer): boolean =>
  read?.isUnknown ?? verdict.standing === 'unknown';

const byKey = (a: Phrase, b: Phrase): number => (textKey(a) < textKey(b) ? -1 : 1);

/** By name, the values in a fixed order, because the order of facts means nothing. */
function sidesByName(
  facts: readonly Fact<Phrase>[],
): Map<string, Side & Pick<Fact<Phrase>, 'label'>> {
  const values = Map.groupBy(facts, ({ name }) => name);
  return new Map(
    [...values].map(([name, same]) => {
      const values = same.map((fact) => fact.value);
      const [standing] = same.flatMap((fact) => fact.standing ?? []).toSorted();
      const label = same[0]?.label ?? name;
      const value = listOf(values.toSorted(byKey), 'unit');
      return [name, { label, value, ...(standing && { standing }) }];
    }),
  );
}

/**
 * Compares two answers, neither of them inconclusive; null: nothing changed that a person would act on. What
 * the offline check alone says is left out, because an update of Fieldmark may change it. Where one of the
 * answers was read by another version, or it is not known which facts it gave, a fact that only one of them
 * has is left out too.
 */
export function answerChange(before: ReadAnswer, after: ReadAnswer): AnswerChange | null {
  const [was, is] = [before, after].map(({ verdict, read }) =>
    sidesByName(verdict.facts.slice(0, read?.facts)),
  );
  const isSameReader = before.read !== undefined && before.read.version === after.read?.version;
  const names = new Set([...(after.read ? (is?.keys() ?? []) : []), ...(was?.keys() ?? [])]);
  const facts = [...names].flatMap((name): ListChange<Phrase>['facts'] => {
    const [old, now] = [was?.get(name), is?.get(name)];
    if ((!old || !now) && !isSameReader) return [];
    if (old && now && textKey(old.value) === textKey(now.value)) return [];
    if (!doesCount(after.verdict.kind, name, old, now)) return [];
    const label = now?.label ?? old?.label ?? name;
    return [{ label, before: old?.value ?? null, after: now?.value ?? null }];
  });
  const verdict =
    before.verdict.standing !== after.verdict.standing ||
    before.verdict.reason !== after.verdict.reason;
  return verdict || facts.length > 0 ? { verdict, facts } : null;
}
