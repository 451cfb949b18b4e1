import { z } from 'zod';
import { createMutex } from '../concurrency/index.ts';
import type { Platform } from '../platform/index.ts';

const SESSION_KEY = 'fieldmark.paused';
/** Site by tab. Numbers of tabs are given once in a session of the browser. */
const pausedSchema = z.record(z.string(), z.string()).catch({});

export type PausedTabs = ReturnType<typeof createPausedTabs>;

/**
 * Tabs in which a person wants peace from Fieldmark, for as long as they show the site that it was
 * said on. In the session's memory: another day nobody remembers why a page is silent.
 */
export function createPausedTabs({ session, tabs }: Pick<Platform, 'session' | 'tabs'>) {
  const locked = createMutex();
  const read = async () => pausedSchema.parse(await session.get(SESSION_KEY));

  return {
    /** @param site origin that the tab shows now: a pause that was said on another has ended */
    async isPaused(tab: number, site: string): Promise<boolean> {
      const said = (await read())[tab];
      if (said === undefined || said === site) return said === site;
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
