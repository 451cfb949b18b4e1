/** The one shape of a room of the service that has messages, alarms, stores or start-up work. */
import type { MessageName } from '../../extension/messages/index.ts';
import type { MessageHandlers } from './router.ts';

/** Handlers of exactly the messages of a table. */
export type HandlersOf<Table> = Pick<MessageHandlers, keyof Table & MessageName>;

/** Every room, whatever its messages are. */
interface AnyRoom {
  readonly handlers: Partial<MessageHandlers>;
  /** By the alarm's name. */
  readonly alarms?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Removes what the room keeps of looked-up values: its part of "clear history". */
  readonly forget?: () => Promise<unknown>;
  /** Goes on with what a former worker left. Runs once, after recovery. */
  readonly begin?: () => Promise<unknown>;
}

/** @typeParam Table its messages; `object` where it has none */
export interface Room<Table, Api = unknown> extends AnyRoom {
  /** What other rooms may call. */
  readonly api: Api;
  readonly handlers: HandlersOf<Table>;
}

type NamesOf<R> = R extends { readonly handlers: infer H } ? keyof H : never;

/** Names of messages that more than one of these rooms answers. */
export type Twice<Rooms extends readonly unknown[]> = Rooms extends readonly [
  infer First,
  ...infer Rest,
]
  ? (NamesOf<First> & NamesOf<Rest[number]>) | Twice<Rest>
  : never;

/** What all rooms do together. A message that two of them answer does not compile. */
export function combineRooms<const Rooms extends readonly AnyRoom[]>(
  rooms: Rooms & ([Twice<Rooms>] extends [never] ? unknown : Twice<Rooms>),
) {
  const all: readonly AnyRoom[] = rooms;
  return {
    async forget(): Promise<void> {
      await Promise.all(all.map((room) => room.forget?.()));
    },
    /** Does nothing for an alarm that no room knows: one of a former version may still be set. */
    async onAlarm(name: string): Promise<void> {
      const alarms = all.map((room) => room.alarms ?? {});
      await alarms.find((known) => Object.hasOwn(known, name))?.[name]?.();
    },
    /** Runs in order of the rooms; a fault in one does not stop the next. */
    async begin(): Promise<void> {
      for (const room of all) await room.begin?.().catch(() => undefined);
    },
  };
}
