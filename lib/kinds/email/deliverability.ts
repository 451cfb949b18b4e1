import type { Fact } from '../../domain/index.ts';
import { emailText } from '../../texts/email.ts';
import { fact, flagFact, readableWords } from '../shared/facts.ts';
import type { VerdictRule } from '../shared/verdict-rules.ts';

/** What an email result says when the mail server itself was asked (contract, Resources). */
interface MailboxCheck {
  readonly smtp_valid?: boolean | null | undefined;
  readonly is_catch_all?: boolean | null | undefined;
  /** valid, invalid, risky, disposable or unknown; absent where nobody asked. */
  readonly qualification?: string | null | undefined;
}

export function qualificationOf(result: MailboxCheck): string {
  return (result.qualification ?? '').trim().toLowerCase();
}

/** Those of the contract (Resources). */
const QUALIFICATIONS = new Set(['valid', 'invalid', 'risky', 'disposable', 'unknown']);

/** The qualification as a person reads it; one that the contract lacks in the API's own words. */
export function qualificationWords({ qualification }: MailboxCheck): string {
  const told = readableWords(qualification);
  return QUALIFICATIONS.has(told) ? emailText('qualification', { told }) : told;
}

/** What the SMTP check says; no rows when it was not asked for. */
export function deliverabilityRules(result: MailboxCheck): readonly VerdictRule[] {
  const asked = qualificationOf(result);
  if (asked === '') return [];
  return [
    {
      when: asked === 'invalid',
      standing: 'bad',
      reason: 'undeliverable',
      headline:
        result.smtp_valid === false ? emailText('serverRefuses') : emailText('undeliverable'),
    },
    {
      // Whatever the API makes of it: a server that takes any name has not confirmed this one.
      when: result.is_catch_all === true,
      standing: 'caution',
      reason: 'catch-all',
      headline: emailText('catchAll'),
    },
    {
      when: asked === 'risky' && result.smtp_valid === true,
      standing: 'caution',
      reason: 'risky',
      headline: emailText('acceptedButRisky'),
    },
    {
      when: asked === 'risky',
      standing: 'caution',
      reason: 'risky',
      headline: emailText('mayNotArrive'),
    },
    {
      when: asked !== 'valid',
      standing: 'unknown',
      reason: 'deliverability-unknown',
      headline: emailText('deliverabilityUnknown'),
    },
  ];
}

/**
 * A refusal means something only where the check came to an end: "no" is not "could not tell". A yes
 * speaks for the address only where the server does not say it to every name.
 */
export function mailboxFact(result: MailboxCheck): Fact | null {
  const asked = qualificationOf(result);
  if (asked === '') return null;
  const label = emailText('labelMailbox');
  if (result.is_catch_all === true && result.smtp_valid === true) {
    return fact(label, emailText('mailboxAsAnyName'));
  }
  const told = ['valid', 'invalid', 'risky'].includes(asked);
  const answer = told || result.smtp_valid === true ? result.smtp_valid : null;
  return flagFact(label, answer, asked === 'valid' ? { yes: 'good' } : {});
}
