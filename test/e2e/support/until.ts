import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE } from '../../patience.ts';

/**
 * Repeats `attempt` until it does not throw, and resolves with its result. Rejects with the last error after
 * `timeoutMs`.
 */
export async function until<T>(attempt: () => Promise<T> | T, timeoutMs = PATIENCE): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(40);
    }
  }
}
