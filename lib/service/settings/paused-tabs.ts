import { z } from 'zod';
import { createMutex } from '../concurrency/index.ts';
import type { Platform } from '../platform/index.ts';

const SESSION_KEY = 'fieldmark.paused';
/** Site by tab. Tab ids are unique within a browser session. */
const pausedSchema = z.record(z.string(), z.string()).catch({});

export type PausedTabs = ReturnType<typeof createPausedTabs>;

/**
 * Tabs that the person paused. A pause lasts while the tab shows the same site. Kept in session memory
 * only, because on another day the person may not remember the pause.
 */
export function createPausedTabs({ session, tabs }: Pick<Platform, 'session' | 'tabs'>) {
  const locked = createMutex();
  const read = async () => pausedSchema.parse(await session.get(SESSION_KEY));

  return {
    /** @param site the origin that the tab shows now; a pause on another site has ended */
    async isPaused(tab: number, site: string): Promise<boolean> {
      const pausedSite = (await read())[tab];
      if (pausedSite === undefined || pausedSite === site) return pausedSite === site;
      await locked(async () => {
        const { [tab]: _, ...others } = await read();
        await session.set(SESSION_KEY, others);
      });
      return false;
    },
    setPaused: (tab: number, site: string, paused: boolean): Promise<void> =>
      locked(async () => {
        const { [tab]: _, ...others } = await read();
        const open = new Set((await tabs()).map(({ id }) => String(id)));
        const rest = Object.entries(others).filter(([id]) => open.has(id));
        await session.set(SESSION_KEY, {
          ...Object.fromEntries(rest),
          ...(paused ? { [tab]: site } : {}),
        });
      }),
  };
}
