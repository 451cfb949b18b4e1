import { z } from 'zod';
import type { Ports } from '../platform/index.ts';

const SESSION_KEY = 'fieldmark.gesture';

export type UserGestures = ReturnType<typeof createUserGestures>;

/**
 * Records when a person last used a surface that no page's process can forge: the browser's menu, a
 * command, the address bar, or a priced button on our own pages. Input in a page is reported by that
 * page's own process, so it proves nothing if the process is compromised.
 */
export function createUserGestures({ platform, now }: Pick<Ports, 'platform' | 'now'>) {
  return {
    record: (): Promise<void> => platform.session.set(SESSION_KEY, now()),
    /** Ms since the epoch; 0 if there was none since the browser started. */
    async lastAt(): Promise<number> {
      const stored = z.number().safeParse(await platform.session.get(SESSION_KEY));
      return stored.success && stored.data <= now() ? stored.data : 0;
    },
  };
}
