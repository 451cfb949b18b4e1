/** Calls in both directions over the messages of a worker: each side has functions that the other one may call. */
import { DocumentError, type DocumentProblem, documentProblemOf } from '../document-error.ts';

export type CallPacket =
  | { readonly id: number; readonly call: string; readonly args: readonly unknown[] }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly problem: DocumentProblem };

type Callable = Readonly<Record<string, (...args: never[]) => unknown>>;

export interface Calls<Remote extends Callable> {
  readonly call: <Name extends keyof Remote & string>(
    name: Name,
    ...args: Parameters<Remote[Name]>
  ) => Promise<Awaited<ReturnType<Remote[Name]>>>;
  /** Takes a message of the other side. */
  readonly take: (packet: CallPacket) => void;
  /** The other side is gone: what waits for it fails. */
  readonly end: (problem: DocumentProblem) => void;
}

/** A picture or a port is handed over, not copied. */
const transferred = (answer: unknown): Transferable[] => {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('port' in answer && answer.port instanceof MessagePort) return [answer.port];
  return 'bitmap' in answer && answer.bitmap instanceof ImageBitmap ? [answer.bitmap] : [];
};

export function createCalls<Remote extends Callable>(
  own: Callable,
  post: (packet: CallPacket, transfer?: Transferable[]) => void,
): Calls<Remote> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;

  async function answer(id: number, name: string, args: readonly unknown[]): Promise<void> {
    try {
      const value = await own[name]?.(...(args as never[]));
      post({ id, answer: value }, transferred(value));
    } catch (error) {
      post({ id, problem: documentProblemOf(error) });
    }
  }

  return {
    call: (name, ...args) => {
      last += 1;
      const wait = Promise.withResolvers<unknown>();
      waiting.set(last, wait);
      post({ id: last, call: name, args });
      return wait.promise as never;
    },
    take: (packet) => {
      if ('call' in packet) return void answer(packet.id, packet.call, packet.args);
      const wait = waiting.get(packet.id);
      waiting.delete(packet.id);
      if ('answer' in packet) wait?.resolve(packet.answer);
      else wait?.reject(new DocumentError(packet.problem));
    },
    end: (problem) => {
      for (const { reject } of waiting.values()) reject(new DocumentError(problem));
      waiting.clear();
    },
  };
}
