import type { Kind } from '../../domain/index.ts';

/** A value that is looked up for an account. What private windows look up is not known outside of them. */
export interface CalledValue {
  readonly account: string;
  readonly kind: Kind;
  readonly value: string;
  readonly private: boolean;
}

export type RunningCalls = ReturnType<typeof createRunningCalls>;

/** Which values are being looked up, so that every screen says so. In memory: a call ends with its worker. */
export function createRunningCalls(now: () => number) {
  /** When each call began, ms since the epoch. */
  const running = new Map<symbol, { readonly name: string; readonly at: number }>();
  const nameOf = ({ account, kind, value, private: isPrivate }: CalledValue) =>
    JSON.stringify([account, kind, value, isPrivate]);

  return {
    async during<T>(called: CalledValue, work: () => Promise<T>): Promise<T> {
      const id = Symbol();
      running.set(id, { name: nameOf(called), at: now() });
      try {
        return await work();
      } finally {
        running.delete(id);
      }
    },

    /** Since when the value is looked up, ms since the epoch; undefined: it is not. */
    since(called: CalledValue): number | undefined {
      const name = nameOf(called);
      return [...running.values()].find((call) => call.name === name)?.at;
    },
  };
}
