import { z } from 'zod';
import { type Pause, type PauseLength, pauseSchema } from '../../extension/schemas/index.ts';
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

export const PAUSE_ALARM = 'pause';
const RECORD_ID = 'pauseEverywhere';
const HOUR_MS = 3_600_000;
/** Browsers count the time until an alarm only while the computer is awake, so a long wait is split. */
const ALARM_MINUTES = 1;

/** `from`: when the pause began, ms since the epoch. */
const storedSchema = pauseSchema.extend({ from: z.number() });

interface Dependencies {
  readonly ports: Pick<Ports, 'platform' | 'db' | 'now'>;
  readonly badge: Pick<Badge, 'set'>;
  /** Called when the pause has begun or ended. */
  readonly onChange: () => void;
}

/**
 * The pause of all pages. It is stored on disk, because the badge and the popup show it for as long as
 * it lasts. The clock decides when an hour is over; the alarm only makes sure that somebody looks.
 */
export function createPauseEverywhere({ ports, badge, onChange }: Dependencies) {
  const { platform, db, now } = ports;
  const locked = createMutex();

  async function show(pause: Pause | null): Promise<void> {
    const isTimed = typeof pause?.until === 'number';
    await (isTimed
      ? platform.setAlarm(PAUSE_ALARM, ALARM_MINUTES)
      : platform.clearAlarm(PAUSE_ALARM)
    ).catch(() => undefined);
    await badge.set('paused', pause !== null);
  }

  async function change(pause: Pause | null): Promise<void> {
    if (pause) await db.write('settings', RECORD_ID, { ...pause, from: now() });
    else await db.remove('settings', RECORD_ID);
    await show(pause);
    onChange();
  }

  /** The pause; null: there is none. An hour that is over ends here, and open pages are notified. */
  const read = (): Promise<Pause | null> =>
    locked(async () => {
      const stored = await db.read('settings', RECORD_ID, storedSchema);
      if (!stored) return null;
      const { from, until } = stored;
      // A time before the pause began means that the clock was set back.
      const isOver = until !== null && (now() >= until || now() < from);
      if (!isOver) return { until };
      await change(null);
      return null;
    });

  return {
    read,
    /** @param length null: ends the pause */
    set: (length: PauseLength | null): Promise<Pause | null> =>
      locked(async () => {
        const pause = length && { until: length === 'hour' ? now() + HOUR_MS : null };
        await change(pause);
        return pause;
      }),
    /** Call at start-up: the browser forgets badges and alarms when it closes. */
    async restore(): Promise<void> {
      const pause = await read();
      if (pause) await show(pause);
    },
  };
}
