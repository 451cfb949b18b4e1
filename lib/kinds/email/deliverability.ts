import { text } from '../../texts/email.ts';
import type { Fact } from '../../verdict.ts';
import { fact, flag, words } from '../facts.ts';
import type { Rule } from '../rules.ts';

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
  const told = words(qualification);
  return QUALIFICATIONS.has(told) ? text('qualification', { told }) : told;
}

/** What the SMTP check says; no rows when it was not asked for. */
export function deliverability(result: MailboxCheck): readonly Rule[] {
  const asked = qualificationOf(result);
  if (asked === '') return [];
  return [
    {
      when: asked === 'invalid',
      standing: 'bad',
      reason: 'undeliverable',
      headline: result.smtp_valid === false ? text('serverRefuses') : text('undeliverable'),
    },
    {
      // Whatever the API makes of it: a server that takes any name has not confirmed this one.
      when: result.is_catch_all === true,
      standing: 'caution',
      reason: 'catch-all',
      headline: text('catchAll'),
    },
    {
      when: asked === 'risky' && result.smtp_valid === true,
      standing: 'caution',
      reason: 'risky',
      headline: text('acceptedButRisky'),
    },
    {
      when: asked === 'risky',
      standing: 'caution',
      reason: 'risky',
      headline: text('mayNotArrive'),
    },
    {
      when: asked !== 'valid',
      standing: 'unknown',
      reason: 'deliverability-unknown',
      headline: text('deliverabilityUnknown'),
    },
  ];
}

/**
 * A refusal means something only where the check came to an end: "no" is not "could not tell". A yes
 * speaks for the address only where the server does not say it to every name.
 */
export function mailbox(result: MailboxCheck): Fact | null {
  const asked = qualificationOf(result);
  if (asked === '') return null;
  const label = text('labelMailbox');
  if (result.is_catch_all === true && result.smtp_valid === true) {
    return fact(label, text('mailboxAsAnyName'));
  }
  const told = ['valid', 'invalid', 'risky'].includes(asked);
  const answer = told || result.smtp_valid === true ? result.smtp_valid : null;
  return flag(label, answer, asked === 'valid' ? { yes: 'good' } : {});
}
