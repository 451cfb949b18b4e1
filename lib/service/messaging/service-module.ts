/** The interface of a module of the service that has messages, alarms, stores or start-up work. */
import type { Phrase } from '../../domain/index.ts';
import type { MessageName, SatelliteRows } from '../../extension/messages/index.ts';
import type { ListProgress, TabOffer } from '../../extension/schemas/index.ts';
import type { BrowserTab } from '../platform/index.ts';
import type { Caller } from './caller.ts';
import type { MessageHandlers } from './router.ts';

/** Handlers of exactly the messages of a table. */
export type HandlersOf<Table> = Pick<MessageHandlers, keyof Table & MessageName>;

/** A module of any messages. */
interface AnyModule {
  readonly handlers: Partial<MessageHandlers>;
  /** By the alarm's name. */
  readonly alarms?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Removes the looked-up values that the module stores, when the person clears the history. */
  readonly forget?: () => Promise<unknown>;
  /** Resumes the unfinished work of a former worker. Runs once, after recovery. */
  readonly begin?: () => Promise<unknown>;
}

/** @typeParam Table the module's messages; `object` where it has none */
export interface ServiceModule<Table, Api = unknown> extends AnyModule {
  /** The functions and data that other modules may use. */
  readonly api: Api;
  readonly handlers: HandlersOf<Table>;
}

/** What the browser says of a press on its menu. */
interface MenuPress {
  /** The address of the picture. */
  readonly srcUrl?: string | undefined;
  readonly frameId?: number | undefined;
}

/** An entry of the browser's menu. `title`: a message of the manifest. */
interface TabMenu {
  readonly id: string;
  readonly title: string;
  readonly contexts: readonly ['page', 'frame'] | readonly ['image'];
  /** On these addresses only. */
  readonly documentUrlPatterns?: readonly string[];
  readonly open: (tab: BrowserTab, press: MenuPress) => Promise<void>;
}

/** What a satellite does with a tab that the core cannot read. */
interface TabReader {
  /** Says what the tab shows and what a button would do; null: it reads no such tab. */
  readonly offer: (tab: BrowserTab) => Promise<TabOffer<Phrase> | null>;
  readonly open: (tab: BrowserTab) => Promise<void>;
  readonly menus: readonly TabMenu[];
}

/** What a satellite gives the service: a module of its own messages, and what the core asks of it. */
export interface Satellite<Table = object> extends AnyModule {
  readonly messages: Table & SatelliteRows;
  readonly handlers: HandlersOf<Table>;
  readonly tabReader?: TabReader;
  /** Its lists that the history shows to the caller: those whose lookup has begun and not ended. */
  readonly listsInProgress?: (caller: Caller) => Promise<readonly ListProgress[]>;
}

/** The handlers of all modules together. */
type AllHandlers<Modules extends readonly unknown[]> = Modules extends readonly [
  infer First extends AnyModule,
  ...infer Rest,
]
  ? First['handlers'] & AllHandlers<Rest>
  : unknown;

type NamesOf<R> = R extends { readonly handlers: infer H } ? keyof H : never;

/** Names of messages that more than one of these modules answers. */
export type Twice<Modules extends readonly unknown[]> = Modules extends readonly [
  infer First,
  ...infer Rest,
]
  ? (NamesOf<First> & NamesOf<Rest[number]>) | Twice<Rest>
  : never;

/** Combines the modules. If two of them handle the same message, this does not compile. */
export function combineModules<const Modules extends readonly AnyModule[]>(
  modules: Modules & ([Twice<Modules>] extends [never] ? unknown : Twice<Modules>),
  satellites: readonly AnyModule[] = [],
) {
  const all: readonly AnyModule[] = [...modules, ...satellites];
  return {
    handlers: Object.assign({}, ...modules.map(({ handlers }) => handlers)) as AllHandlers<Modules>,
    async forget(): Promise<void> {
      await Promise.all(all.map((module) => module.forget?.()));
    },
    /** False: no module knows the alarm, such as one of a feature that is gone. */
    async onAlarm(name: string): Promise<boolean> {
      const alarms = all.map((module) => module.alarms ?? {});
      const known = alarms.find((each) => Object.hasOwn(each, name));
      await known?.[name]?.();
      return known !== undefined;
    },
    /** Starts the modules one after the other, in order. An error in one does not stop the next. */
    async begin(): Promise<void> {
      // What one module cannot resume must not stop the next.
      for (const module of all) await module.begin?.().catch(() => undefined);
    },
  };
}
