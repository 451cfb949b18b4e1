/** The interface of a room of the service that has messages, alarms, stores or start-up work. */
import type { MessageName, SatelliteRows } from '../../extension/messages/index.ts';
import type { ListInProgress } from '../../extension/schemas/index.ts';
import type { Caller } from './caller.ts';
import type { MessageHandlers } from './router.ts';

/** Handlers of exactly the messages of a table. */
export type HandlersOf<Table> = Pick<MessageHandlers, keyof Table & MessageName>;

/** A room of any messages. */
interface AnyRoom {
  readonly handlers: Partial<MessageHandlers>;
  /** By the alarm's name. */
  readonly alarms?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Removes the looked-up values that the room stores, when the person clears the history. */
  readonly forget?: () => Promise<unknown>;
  /** Resumes the unfinished work of a former worker. Runs once, after recovery. */
  readonly begin?: () => Promise<unknown>;
}

/** @typeParam Table the room's messages; `object` where it has none */
export interface Room<Table, Api = unknown> extends AnyRoom {
  /** The functions and data that other rooms may use. */
  readonly api: Api;
  readonly handlers: HandlersOf<Table>;
}

/** What a satellite gives the service: a room of its own messages, and what the core asks of it. */
export interface Satellite<Table = object> extends AnyRoom {
  readonly messages: Table & SatelliteRows;
  readonly handlers: HandlersOf<Table>;
  /** What a click on its notification does, by the notification's id. */
  readonly notices?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Its lists that the history shows to the caller: due ones, and those whose lookup has begun and not ended. */
  readonly listsInProgress?: (caller: Caller) => Promise<readonly ListInProgress[]>;
}

type NamesOf<R> = R extends { readonly handlers: infer H } ? keyof H : never;

/** Names of messages that more than one of these rooms answers. */
export type Twice<Rooms extends readonly unknown[]> = Rooms extends readonly [
  infer First,
  ...infer Rest,
]
  ? (NamesOf<First> & NamesOf<Rest[number]>) | Twice<Rest>
  : never;

/** Combines the rooms. If two of them handle the same message, this does not compile. */
export function combineRooms<const Rooms extends readonly AnyRoom[]>(
  rooms: Rooms & ([Twice<Rooms>] extends [never] ? unknown : Twice<Rooms>),
  satellites: readonly AnyRoom[] = [],
) {
  const all: readonly AnyRoom[] = [...rooms, ...satellites];
  return {
    async forget(): Promise<void> {
      await Promise.all(all.map((room) => room.forget?.()));
    },
    /** Ignores an alarm that no room knows, because a former version may have set it. */
    async onAlarm(name: string): Promise<void> {
      const alarms = all.map((room) => room.alarms ?? {});
      await alarms.find((known) => Object.hasOwn(known, name))?.[name]?.();
    },
    /** Starts the rooms one after the other, in order. An error in one does not stop the next. */
    async begin(): Promise<void> {
      for (const room of all) await room.begin?.().catch(() => undefined);
    },
  };
}
