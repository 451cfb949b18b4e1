import { z } from 'zod';
import { createLock } from './lock.ts';
import type { Platform } from './platform.ts';

const NAME = 'fieldmark.paused';
/** Site by tab. Numbers of tabs are given once in a session of the browser. */
const pausedSchema = z.record(z.string(), z.string()).catch({});

export type Pauses = ReturnType<typeof createPauses>;

/**
 * Tabs in which a person wants peace from Fieldmark, for as long as they show the site that it was
 * said on. In the session's memory: another day nobody remembers why a page is silent.
 */
export function createPauses({ session, tabs }: Pick<Platform, 'session' | 'tabs'>) {
  const locked = createLock();
  const read = async () => pausedSchema.parse(await session.get(NAME));

  return {
    /** @param site origin that the tab shows now: a pause that was said on another has ended */
    async holds(tab: number, site: string): Promise<boolean> {
      const said = (await read())[tab];
      if (said === undefined || said === site) return said === site;
      await locked(async () => {
        const { [tab]: _, ...others } = await read();
        await session.set(NAME, others);
      });
      return false;
    },
    set: (tab: number, site: string, paused: boolean): Promise<void> =>
      locked(async () => {
        const { [tab]: _, ...others } = await read();
        const open = new Set((await tabs()).map(({ id }) => String(id)));
        const rest = Object.entries(others).filter(([id]) => open.has(id));
        await session.set(NAME, {
          ...Object.fromEntries(rest),
          ...(paused ? { [tab]: site } : {}),
        });
      }),
  };
}
