import type { Platform } from './browser.ts';

export type ConnectionReuseDisabler = ReturnType<typeof createConnectionReuseDisabler>;

/**
 * Keeps paid calls off reused connections: a browser that finds such a connection dead sends the
 * GET again, and a server that had already answered the first one bills both. Measured with a
 * server that closes without an answer: Chromium sends twice on a reused connection and once with
 * `connection: close`; over HTTP/2, which has no such header, still twice on a reused one. Firefox
 * sends up to ten times over HTTP/1.1, which extensions can neither see nor prevent, and once over
 * HTTP/2. Calls that this cannot prevent are "possibly billed", and reconciliation.ts compares them.
 *
 * The rule lasts for the browser session and applies to the background's own requests.
 */
export function createConnectionReuseDisabler(
  platform: Pick<Platform, 'closeConnectionsAfterUse'>,
) {
  const rules = new Map<string, { readonly rule: number; readonly done: Promise<void> }>();
  const set = async (origin: string, rule: number): Promise<void> => {
    try {
      await platform.closeConnectionsAfterUse(origin, rule);
    } catch {
      // In a browser without such rules nothing can be prevented: a lost answer is "possibly billed".
      rules.delete(origin);
    }
  };
  /** @param origin the API's. Await the result before sending anything there */
  return (origin: string): Promise<void> => {
    const known = rules.get(origin);
    if (known) return known.done;
    // A rule for each origin: while a new address is tried, calls to the old one may be running.
    const rule = Math.max(0, ...[...rules.values()].map((known) => known.rule)) + 1;
    const done = Promise.resolve().then(() => set(origin, rule));
    rules.set(origin, { rule, done });
    return done;
  };
}
