/** Which facts of an answer a person would act on if they changed. */
import type { Fact, Kind } from '../domain/index.ts';
import { domainText } from '../texts/domain.ts';
import { emailText } from '../texts/email.ts';
import { ibanText } from '../texts/iban.ts';
import { ipText } from '../texts/ip.ts';
import { phoneText } from '../texts/phone.ts';
import { vatText } from '../texts/vat.ts';

/**
 * The labels of facts whose every change counts. Others, such as time zones, counts of sources, renewed
 * certificates and notations, count only if what they say of the value becomes better or worse.
 */
const COUNTING_LABELS: Readonly<Partial<Record<Kind, () => readonly string[]>>> = {
  email: () => [
    emailText('labelDeliverability'),
    emailText('labelMailbox'),
    emailText('labelRelayService'),
    domainText('mailServer'),
  ],
  phone: () => [phoneText('labelCarrier'), phoneText('labelType'), phoneText('labelCountry')],
  iban: () => [ibanText('bank'), ibanText('bic'), ibanText('sepa'), ibanText('country')],
  vat: () => [vatText('company'), vatText('address'), vatText('country')],
  domain: () => [
    domainText('mailServer'),
    domainText('relayService'),
    domainText('registered'),
    domainText('registrar'),
  ],
  ip: () => [ipText('network')],
};

/** The labels of scores of 0 to 100. */
const SCORE_LABELS: Readonly<Partial<Record<Kind, () => string>>> = {
  email: () => emailText('labelRisk'),
  phone: () => phoneText('labelRisk'),
  ip: () => ipText('threat'),
};

/** A score that moves by less, without becoming high, says nothing new. */
const MIN_SCORE_CHANGE = 10;

/** Every language writes the score first: "42 out of 100". */
const scoreIn = (value: string): number =>
  Number.parseFloat(/^[\d.,]+/.exec(value)?.[0].replace(',', '.') ?? '');

/** The same words, whatever their case and spaces. */
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** What an answer says under a label; `standing`: what that says of the value. */
export type Side = Pick<Fact, 'value' | 'standing'>;

/** Whether a person would act on the difference between two facts; undefined: an answer lacks the fact. */
export function doesCount(
  kind: Kind,
  label: string,
  before: Side | undefined,
  after: Side | undefined,
): boolean {
  if (before?.standing !== after?.standing) return true;
  if (COUNTING_LABELS[kind]?.().includes(label))
    return plain(before?.value ?? '') !== plain(after?.value ?? '');
  if (label !== SCORE_LABELS[kind]?.() || !before || !after) return false;
  return Math.abs(scoreIn(before.value) - scoreIn(after.value)) >= MIN_SCORE_CHANGE;
}
