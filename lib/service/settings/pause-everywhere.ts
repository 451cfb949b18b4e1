import { z } from 'zod';
import { type Badge, createMutex, type Platform, type Ports } from '../platform/index.ts';

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
    /** The open tabs in which it is on. */
    async tabs(): Promise<ReadonlySet<number>> {
      const switched = await read();
      const open = await tabs();
      const isOn = ({ id, url }: { readonly id: number; readonly url: string }) =>
        URL.canParse(url) && switched[id] === new URL(url).origin;
      return new Set(open.filter(isOn).map(({ id }) => id));
    },
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

const RECORD_ID = 'pauseEverywhere';

/** `until`: when a pause for an hour, which earlier versions had, ends, ms since the epoch; else null. */
const storedSchema = z.object({ until: z.number().nullable() });

interface Dependencies {
  readonly ports: Pick<Ports, 'db' | 'now'>;
  readonly badge: Pick<Badge, 'set'>;
  /** Called when the pause has begun or ended. */
  readonly onChange: () => void;
}

/**
 * The pause of all pages, until the person resumes. It is stored on disk, because the badge and the popup
 * show it for as long as it lasts.
 */
export function createPauseEverywhere({ ports, badge, onChange }: Dependencies) {
  const { db, now } = ports;
  const locked = createMutex();

  async function change(paused: boolean): Promise<void> {
    if (paused) await db.write('settings', RECORD_ID, { until: null });
    else await db.remove('settings', RECORD_ID);
    await badge.set('paused', paused);
    onChange();
  }

  /** Whether every page is paused. */
  const read = (): Promise<boolean> =>
    locked(async () => {
      const stored = await db.read('settings', RECORD_ID, storedSchema);
      if (!stored) return false;
      if (stored.until === null || now() < stored.until) return true;
      await change(false);
      return false;
    });

  return {
    read,
    set: (paused: boolean): Promise<void> => locked(() => change(paused)),
    /** Call at start-up: the browser forgets badges when it closes. */
    async restore(): Promise<void> {
      if (await read()) await badge.set('paused', true);
    },
  };
}
