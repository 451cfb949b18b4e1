import { z } from 'zod';
import { createMutex } from '../concurrency/index.ts';
import type { Platform } from '../platform/index.ts';

/** Site by tab. Tab ids are unique within a browser session. */
const tabsSchema = z.record(z.string(), z.string()).catch({});

export type TabSwitch = ReturnType<typeof createTabSwitch>;

/**
 * A switch that a person turns on for single tabs, where it lasts while the tab shows the same site. Kept in
 * session memory only, because on another day the person may not remember it.
 */
export function createTabSwitch(
  key: string,
  { session, tabs }: Pick<Platform, 'session' | 'tabs'>,
) {
  const locked = createMutex();
  const read = async () => tabsSchema.parse(await session.get(key));

  return {
    /** @param site the origin that the tab shows now; what was switched on another site has ended */
    async isOn(tab: number, site: string): Promise<boolean> {
      const switchedSite = (await read())[tab];
      if (switchedSite === undefined || switchedSite === site) return switchedSite === site;
      await locked(async () => {
        const { [tab]: _, ...others } = await read();
        await session.set(key, others);
      });
      return false;
    },
    set: (tab: number, site: string, on: boolean): Promise<void> =>
      locked(async () => {
        const { [tab]: _, ...others } = await read();
        const open = new Set((await tabs()).map(({ id }) => String(id)));
        const rest = Object.entries(others).filter(([id]) => open.has(id));
        await session.set(key, {
          ...Object.fromEntries(rest),
          ...(on ? { [tab]: site } : {}),
        });
      }),
  };
}
