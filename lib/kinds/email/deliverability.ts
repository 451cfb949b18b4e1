import type { Fact } from '../../verdict.ts';
import { fact, flag } from '../facts.ts';
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

/** What the SMTP check says; no rows when it was not asked for. */
export function deliverability(result: MailboxCheck): readonly Rule[] {
  const asked = qualificationOf(result);
  if (asked === '') return [];
  return [
    {
      when: asked === 'invalid',
      standing: 'bad',
      reason: 'undeliverable',
      headline:
        result.smtp_valid === false
          ? 'The mail server does not accept mail for this address.'
          : 'Mail to this address cannot be delivered.',
    },
    {
      // Whatever the API makes of it: a server that takes any name has not confirmed this one.
      when: result.is_catch_all === true,
      standing: 'caution',
      reason: 'catch-all',
      headline: 'The mail server accepts any name here, so this mailbox cannot be confirmed.',
    },
    {
      when: asked === 'risky' && result.smtp_valid === true,
      standing: 'caution',
      reason: 'risky',
      headline: 'The mail server accepts this address, but the API rates it as risky.',
    },
    {
      when: asked === 'risky',
      standing: 'caution',
      reason: 'risky',
      headline: 'Mail to this address may not arrive.',
    },
    {
      when: asked !== 'valid',
      standing: 'unknown',
      reason: 'deliverability-unknown',
      headline: 'The mail server did not say whether this mailbox exists.',
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
  const label = 'Mailbox accepts mail';
  if (result.is_catch_all === true && result.smtp_valid === true) {
    return fact(label, 'as any name does here');
  }
  const told = ['valid', 'invalid', 'risky'].includes(asked);
  const answer = told || result.smtp_valid === true ? result.smtp_valid : null;
  return flag(label, answer, asked === 'valid' ? { yes: 'good' } : {});
}
