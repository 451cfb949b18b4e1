/**
 * Browsers of a person whose settings follow them through a fake sync: each has its copy of the area, and
 * items are delivered one by one, in any order, when the browser is online. As in real ones, a browser
 * uploads an item only after it took what others uploaded, and of two changes either may stand.
 */
import type { z } from 'zod';
import type { RequestOf } from '../../../lib/extension/messages/table.ts';
import type { Settings } from '../../../lib/extension/schemas/index.ts';
import type { Ports } from '../../../lib/service/platform/ports.ts';
import { createSettings } from '../../../lib/service/settings/module.ts';
import { createSettingsSync } from '../../../lib/service/settings-sync/module.ts';

const LIMITS = { item: 8192, all: 102_400, items: 512 };

const bytes = (name: string, value: unknown) =>
  new TextEncoder().encode(name + JSON.stringify(value)).length;

/** The area that all browsers have copies of. */
export class FakeSync {
  readonly browsers: FakeBrowser[] = [];
}

const copied = <T>(value: T): T => (value === undefined ? value : structuredClone(value));

export class FakeBrowser {
  /** This browser's copy of the area. */
  readonly area = new Map<string, unknown>();
  /** Names of items that were changed here and not yet uploaded. */
  readonly outgoing = new Set<string>();
  /** Items that other browsers uploaded, by name. */
  readonly incoming = new Map<string, unknown>();
  readonly records = new Map<string, unknown>();
  readonly session = new Map<string, unknown>();
  /** By name, the minutes. */
  readonly alarms = new Map<string, number>();
  readonly broadcasts: unknown[] = [];
  managed: unknown = {};
  online = true;
  refusal: Error | null = null;
  writes = 0;
  /** Number of the current worker; what a former worker does is lost. */
  #life = 0;
  #sleepers: (() => void)[] = [];
  #ids = 0;
  #worker = this.#build();

  readonly name: string;
  readonly others: FakeSync;

  constructor(name: string, others: FakeSync) {
    this.name = name;
    this.others = others;
    others.browsers.push(this);
  }

  get settings() {
    return this.#worker.settings;
  }

  get sync() {
    return this.#worker.sync;
  }

  #build() {
    this.#life += 1;
    const life = this.#life;
    const alive =
      <A extends unknown[], R>(work: (...args: A) => R) =>
      async (...args: A) => {
        if (life !== this.#life) return new Promise<never>(() => undefined);
        return work(...args);
      };
    const write = (records: readonly (readonly [string, unknown])[]) => {
      for (const [id, value] of records) this.records.set(id, structuredClone(value));
    };
    const ports = {
      db: {
        read: alive((_store: string, id: string, schema: z.ZodType) =>
          this.records.has(id) ? schema.parse(copied(this.records.get(id))) : undefined,
        ),
        write: alive((_store: string, id: string, value: unknown) => write([[id, value]])),
        writeAll: alive((_store: string, records: [string, unknown][]) => write(records)),
        remove: alive((_store: string, id: string) => void this.records.delete(id)),
      },
      now: () => 1_800_000_000_000,
      sleep: alive(() => new Promise<void>((wake) => void this.#sleepers.push(wake))),
      newId: () => {
        this.#ids += 1;
        return `${this.name}-${this.#ids}`;
      },
      platform: {
        sync: {
          read: alive(() => copied(Object.fromEntries(this.area))),
          write: alive((items: Record<string, unknown>) => this.#write(items)),
          remove: alive((names: string[]) => {
            for (const name of names) if (this.area.delete(name)) this.outgoing.add(name);
          }),
        },
        session: {
          get: alive((name: string) => this.session.get(name)),
          set: alive((name: string, value: unknown) => void this.session.set(name, value)),
          remove: alive((name: string) => void this.session.delete(name)),
        },
        setAlarm: alive((name: string, minutes: number) => void this.alarms.set(name, minutes)),
        clearAlarm: alive((name: string) => void this.alarms.delete(name)),
        readManagedStorage: alive(() => ({ set: this.managed })),
        registerFocusScript: alive(() => undefined),
        browserLanguage: () => 'en',
        texts: alive(() => null),
        tabs: alive(() => []),
        sendToTab: alive(() => undefined),
        broadcast: alive((message: unknown) => void this.broadcasts.push(message)),
      },
    } as unknown as Ports;
    const settings = createSettings({
      ports,
      badge: { set: async () => undefined, followPausedTabs: () => undefined } as never,
    });
    return { settings, sync: createSettingsSync({ ports, settings: settings.api }) };
  }

  #write(items: Record<string, unknown>): void {
    this.writes += 1;
    if (this.refusal) throw this.refusal;
    const next = new Map([...this.area, ...Object.entries(copied(items))]);
    const sizes = [...next].map(([name, value]) => bytes(name, value));
    if (sizes.some((size) => size > LIMITS.item))
      throw new Error('QUOTA_BYTES_PER_ITEM quota exceeded');
    if (sizes.reduce((sum, size) => sum + size, 0) > LIMITS.all || next.size > LIMITS.items)
      throw new Error('QUOTA_BYTES quota exceeded');
    for (const [name, value] of Object.entries(items)) {
      this.area.set(name, copied(value));
      this.outgoing.add(name);
    }
  }

  /** Ends the worker and starts another; `browser`: the browser was closed too. */
  async restart(browser = false): Promise<void> {
    this.#sleepers = [];
    if (browser) {
      this.session.clear();
      this.alarms.clear();
    }
    this.#worker = this.#build();
    await this.sync.begin();
  }

  /** Lets waits end, as if seconds passed. */
  async wake(): Promise<void> {
    await idle();
    for (const wake of this.#sleepers.splice(0)) wake();
    await idle();
  }

  async ring(): Promise<void> {
    if (this.alarms.has('settings-sync')) await this.sync.alarms['settings-sync']();
  }

  async upload(name = [...this.outgoing][0]): Promise<void> {
    if (!this.online || name === undefined) return;
    await this.download(name, name.length % 2 === 0);
    if (!this.outgoing.delete(name)) return;
    for (const other of this.others.browsers) {
      if (other !== this) other.incoming.set(name, copied(this.area.get(name)));
    }
  }

  /** @param oursWins what happens to an item that was changed here too */
  async download(name = [...this.incoming.keys()][0], oursWins = false): Promise<void> {
    if (!this.online || name === undefined || !this.incoming.has(name)) return;
    const value = this.incoming.get(name);
    this.incoming.delete(name);
    if (this.outgoing.has(name) && oursWins) return;
    this.outgoing.delete(name);
    if (value === undefined) this.area.delete(name);
    else this.area.set(name, value);
    await this.sync.api.onSyncChanged();
  }

  /** Another browser, which need not be ours, wrote items. */
  async receive(items: Record<string, unknown>): Promise<void> {
    for (const [name, value] of Object.entries(items)) {
      this.outgoing.delete(name);
      this.area.set(name, copied(value));
    }
    await this.sync.api.onSyncChanged();
  }

  read = (): Promise<Settings> => this.settings.api.store.read();

  async save(patch: RequestOf<'setSettings'>['patch']): Promise<void> {
    await this.settings.handlers.setSettings({ patch });
  }

  /** Saves a patch, which then arrives everywhere. */
  async share(patch: RequestOf<'setSettings'>['patch']): Promise<void> {
    await this.save(patch);
    await settle(this.others);
  }

  /** Turns sync on, and exchanges all settings. */
  async join(): Promise<void> {
    await this.setSync(true);
    await settle(this.others);
  }

  async status() {
    return (await this.sync.handlers.settingsSync()).value;
  }

  async setSync(on: boolean, deleteCopy = false) {
    return (await this.sync.handlers.setSettingsSync({ on, deleteCopy })).value;
  }

  /** Answers what waits. */
  async answer(use: boolean): Promise<void> {
    const { offered } = await this.status();
    if (offered) await this.sync.handlers.answerSyncedSettings({ use, shown: offered });
  }
}

/** All work that does not wait for time has ended. */
export const idle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Everything that was changed has arrived everywhere. */
export async function settle({ browsers }: FakeSync): Promise<void> {
  for (const browser of browsers) {
    browser.online = true;
    browser.refusal = null;
  }
  const isBusy = () => browsers.some(({ outgoing, incoming }) => outgoing.size + incoming.size > 0);
  for (let round = 0; round < 3 || isBusy(); round += 1) {
    if (round > 200) throw new Error('The browsers never agree.');
    for (const browser of browsers) {
      await browser.ring();
      await browser.wake();
      while (browser.outgoing.size > 0) await browser.upload();
    }
    for (const browser of browsers) while (browser.incoming.size > 0) await browser.download();
  }
}

export function twoBrowsers() {
  const sync = new FakeSync();
  return { sync, a: new FakeBrowser('anna', sync), b: new FakeBrowser('bert', sync) };
}
