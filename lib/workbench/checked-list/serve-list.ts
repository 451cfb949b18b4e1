/** Connects the list to the page, over the messages of a worker. */
import { createListAsks, type ListAsks } from './list-asks.ts';
import { createListModel } from './list-model.ts';
import type { ListResult } from './list-result.ts';
import type { ListPatch } from './list-state.ts';

export type AskName = keyof ListAsks;

/** `n`: how many patches came before. */
export type ToList =
  | { readonly patch: ListPatch; readonly n: number }
  | { readonly ask: AskName; readonly args: readonly unknown[]; readonly id: number };

export type FromList =
  /** The list as it is after patch `n`; counts are left out if they are as before. */
  | { readonly n: number; readonly result: Partial<ListResult> }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly hasFailed: true };

/** Runs work soon; what is not urgent may wait for more to come. */
export type Later = (work: () => void, isUrgent: boolean) => void;

/** @returns takes the messages of the page */
export function serveList(post: (message: FromList) => void, later: Later) {
  const model = createListModel();
  const asks: Record<AskName, (...args: never[]) => unknown> = createListAsks(model);
  let last = 0;
  let areCountsSent = false;

  function send(): void {
    if (!model.isComplete()) return;
    const counts = areCountsSent ? {} : model.counts();
    areCountsSent = true;
    post({ n: last, result: { ...counts, ...model.rows() } });
  }

  async function answer(name: AskName, args: readonly unknown[], id: number): Promise<void> {
    try {
      post({ id, answer: await asks[name](...(args as never[])) });
    } catch {
      post({ id, hasFailed: true });
    }
  }

  return (message: ToList): void => {
    if ('ask' in message) return void answer(message.ask, message.args, message.id);
    const { patch, n } = message;
    last = n;
    if (model.change(patch)) areCountsSent = false;
    later(send, !patch.readings && !patch.answers);
  };
}
