import type { Platform } from './browser.ts';

export type ConnectionReuseDisabler = ReturnType<typeof createConnectionReuseDisabler>;

/**
 * No paid call travels on a connection that was used before: a browser that finds such a connection
 * dead sends the GET again, and a server that had answered the first one in its books bills both.
 * Measured with a server that closes unanswered: Chromium sends twice on a reused connection and once
 * with `connection: close`; over HTTP/2, which knows no such header, still twice on a reused one.
 * Firefox sends up to ten times over HTTP/1.1 whatever is asked of it, which its extensions can neither
 * see nor stop, and once over HTTP/2. Such calls are "possibly billed", and reconcile.ts compares them.
 *
 * The rule lasts for the browser session and holds for what the background itself sends.
 */
export function createConnectionReuseDisabler(
  platform: Pick<Platform, 'closeConnectionsAfterUse'>,
) {
  const asked = new Map<string, { readonly rule: number; readonly done: Promise<void> }>();
  const set = async (origin: string, rule: number): Promise<void> => {
    try {
      await platform.closeConnectionsAfterUse(origin, rule);
    } catch {
      // A browser without such rules asks all the same: a lost answer is "possibly billed".
      asked.delete(origin);
    }
  };
  /** @param origin of the API; to be awaited before anything is sent to it */
  return (origin: string): Promise<void> => {
    const known = asked.get(origin);
    if (known) return known.done;
    // One rule an origin: while another address is tried, calls to the old one may be under way.
    const rule = Math.max(0, ...[...asked.values()].map((each) => each.rule)) + 1;
    const done = Promise.resolve().then(() => set(origin, rule));
    asked.set(origin, { rule, done });
    return done;
  };
}
