/** Verdicts and failures as they are stored: with codes of their texts, said in today's language when they are read. */
import { type Failure, SENTENCES, type Verdict } from '../../domain/index.ts';
import { coded } from '../../texts/phrases.ts';
import { say, spoken } from '../../texts/say.ts';

export const codedVerdict = (verdict: Verdict): Verdict => coded(verdict);

/** Texts without a code are as they were said then. */
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
