import type { Platform } from './platform.ts';

export type Wire = ReturnType<typeof createWire>;

/**
 * No paid call travels on a connection that was used before: a browser that finds such a connection
 * dead sends the GET again, and a server that had answered the first one in its books bills both.
 * Measured with a server that closes unanswered: Chromium sends twice on a reused connection and once
 * with `connection: close`; over HTTP/2, which knows no such header, still twice on a reused one.
 * Firefox sends up to ten times over HTTP/1.1 whatever is asked of it, and once over HTTP/2.
 *
 * The rule lasts for the browser session and holds for what the background itself sends.
 */
export function createWire(platform: Pick<Platform, 'closeAfterUse'>) {
  const asked = new Map<string, Promise<void>>();
  /** @param origin of the API */
  return (origin: string): Promise<void> => {
    let done = asked.get(origin);
    if (!done) {
      // A browser without such rules asks all the same: a lost answer is "possibly billed".
      done = platform.closeAfterUse(origin).catch(() => void asked.delete(origin));
      asked.set(origin, done);
    }
    return done;
  };
}
