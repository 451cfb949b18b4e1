/**
 * Stored verdicts and failures have codes in place of texts. Reading them produces texts in the
 * current language.
 */
import { type Failure, SENTENCES, type Verdict } from '../../domain/index.ts';
import { coded } from '../../texts/phrases.ts';
import { say, spoken } from '../../texts/say.ts';

export const codedVerdict = (verdict: Verdict): Verdict => coded(verdict);

/** Texts that were stored without a code stay in the language of that time. */
export const spokenVerdict = (stored: Verdict): Verdict => spoken(stored);

export const codedFailure = (failure: Failure): Failure => ({ ...failure, ...failure[SENTENCES] });

export const spokenFailure = (stored: Failure): Failure => {
  const { message, action } = stored;
  return {
    ...stored,
    message: say(message),
    action: say(action),
    [SENTENCES]: { message, action },
  };
};
