/** Time limits: a browser command never resolves if its page or frame is removed meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';

const LONGEST = { input: 2_000, question: 5_000 } as const;

/**
 * Waits until the browser has handled the input, at most for LONGEST.input.
 * @param gone resolves when the target of the input has been removed
 */
export const given = (input: Promise<void>, gone?: Promise<void>): Promise<void> =>
  Promise.race([input, ...(gone ? [gone] : []), pause(LONGEST.input)]);

/** @throws Error if no answer came in time; the caller can then ask the new page */
export const answerInTime = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    pause(LONGEST.question).then(() => Promise.reject(new Error('the page did not answer'))),
  ]);
