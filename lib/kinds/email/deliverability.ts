import type { Fact, Phrase } from '../../domain/index.ts';
import { emailText, recordText } from '../../texts/messages.ts';
import { fact, flagFact, readableWords, type VerdictRule } from '../shared/facts.ts';

/** Reads the mailbox check of an email result (contract, Resources). */
interface MailboxCheck {
  readonly smtp_valid?: boolean | null | undefined;
  readonly is_catch_all?: boolean | null | undefined;
  /** valid, invalid, risky, disposable or unknown; absent without a mailbox check. */
  readonly qualification?: string | null | undefined;
}

export function qualificationOf(result: MailboxCheck): string {
  return (result.qualification ?? '').trim().toLowerCase();
}

/** The qualifications of the contract (Resources). */
const QUALIFICATIONS = new Set(['valid', 'invalid', 'risky', 'disposable', 'unknown']);

/** The text for the qualification; the API's words if the contract does not have it. */
export function qualificationWords({ qualification }: MailboxCheck): Phrase {
  const words = readableWords(qualification);
  return QUALIFICATIONS.has(words) ? recordText('qualification', { qualification: words }) : words;
}

/** Verdict rules of the mailbox check; none if it did not run. */
export function deliverabilityRules(result: MailboxCheck): readonly VerdictRule[] {
  const qualification = qualificationOf(result);
  if (qualification === '') return [];
  return [
    [
      qualification === 'invalid',
      'bad',
      'undeliverable',
      result.smtp_valid === false ? emailText('serverRefuses') : emailText('undeliverable'),
    ],
    // A server that accepts any name has not confirmed this address, whatever the qualification.
    [result.is_catch_all === true, 'caution', 'catch-all', emailText('catchAll')],
    [
      qualification === 'risky' && result.smtp_valid === true,
      'caution',
      'risky',
      emailText('acceptedButRisky'),
    ],
    [qualification === 'risky', 'caution', 'may-not-arrive', emailText('mayNotArrive')],
    [
      qualification !== 'valid',
      'unknown',
      'deliverability-unknown',
      emailText('deliverabilityUnknown'),
    ],
  ];
}

/**
 * A refusal counts only if the check was conclusive. An acceptance counts only if the server does
 * not accept every name.
 */
export function mailboxFact(result: MailboxCheck): Fact<Phrase> | null {
  const qualification = qualificationOf(result);
  if (qualification === '') return null;
  const label = emailText('labelMailbox');
  if (result.is_catch_all === true && result.smtp_valid === true) {
    return fact(label, recordText('notKnown'));
  }
  const isConclusive = ['valid', 'invalid', 'risky'].includes(qualification);
  const answer = isConclusive || result.smtp_valid === true ? result.smtp_valid : null;
  return flagFact(label, answer, qualification === 'valid' ? { yes: 'good' } : {});
}
