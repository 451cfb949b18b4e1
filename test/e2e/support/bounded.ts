/** Browsers never tell of what they were asked where the page, or the frame, went away meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';

const LONGEST = { input: 2_000, question: 5_000 } as const;

/**
 * Waits for what a person does to have been taken, and no longer than that.
 * @param gone resolves when what was to take it has gone
 */
export const given = (input: Promise<void>, gone?: Promise<void>): Promise<void> =>
  Promise.race([input, ...(gone ? [gone] : []), pause(LONGEST.input)]);

/** @throws Error where no answer came: the state can be asked for again, of the page that is there now */
export const told = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    pause(LONGEST.question).then(() => Promise.reject(new Error('the page did not answer'))),
  ]);
