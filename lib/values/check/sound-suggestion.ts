/** A correction is offered only if the check would not doubt it in turn. */
import type { Verdict } from '../domain/index.ts';

/**
 * Reasons of a caution about what a value is for. They say nothing against the way it is written: a
 * correction may be a disposable address or one of a private network.
 */
const ABOUT_ITS_USE =
  /^(?:disposable|ip-literal|no-inbox|premium-rate|reserved-domain|territory-code|[a-z-]+-address)$/;

/** Whether a value has no error and is not probably a mistyped one. */
const isSound = ({ standing, reason, suggestion }: Verdict): boolean =>
  suggestion === undefined &&
  standing !== 'bad' &&
  (standing !== 'caution' || ABOUT_ITS_USE.test(reason));

/**
 * The verdict, without a correction that is doubted itself.
 * @param check judges a value of the same kind
 */
export function withSoundSuggestion(verdict: Verdict, check: (value: string) => Verdict): Verdict {
  const { suggestion, ...rest } = verdict;
  return suggestion === undefined || isSound(check(suggestion)) ? verdict : rest;
}
