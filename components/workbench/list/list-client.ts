/** The open list as the page knows it: what its worker was told, and what came back. */

import { activeTexts } from '../../../lib/texts/locale.ts';
import {
  type AskName,
  type FromList,
  type ListAsks,
  type ListPatch,
  type ListResult,
  rowsAtOnce,
  type SheetToCome,
  type ToList,
} from '../../../lib/workbench/checked-list/index.ts';
import type { Sheet } from '../../../lib/workbench/list/index.ts';
import type { ListRow } from '../../../lib/workbench/messages/index.ts';
import { changedRows } from '../../../lib/workbench/store/list-records.ts';
import type { OpenList } from './open-list.ts';

/** Connects to the worker. `onFailure`: it cannot be loaded, or has ended. */
export type ConnectList = (
  onMessage: (message: FromList) => void,
  onFailure: () => void,
) => { readonly post: (message: ToList) => void; readonly end: () => void };

export const connectToListWorker: ConnectList = (onMessage, onFailure) => {
  // In one expression, by which the build finds the worker.
  const worker = new Worker(
    new URL('../../../lib/workbench/checked-list/worker.ts', import.meta.url),
    { type: 'module' },
  );
  worker.onmessage = ({ data }: MessageEvent<FromList>) => onMessage(data);
  worker.onerror = onFailure;
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
};

export interface ListState {
  /** Null: nothing was computed yet. */
  readonly result: ListResult | null;
  /** The result is that of an earlier list. */
  readonly isBusy: boolean;
  /** The worker has ended or cannot go on: the page must be loaded again. */
  readonly hasFailed: boolean;
}

/** What the worker is told of a list. */
type ToldList = Pick<OpenList, 'key' | 'sheet' | 'choice' | 'originals'>;

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (failure: Error) => void;
  /** The one that asks says itself what has failed. */
  readonly isExport: boolean;
}

/** The result with what came; rows that are drawn and did not change stay the same objects. */
function merge(before: ListResult | null, next: Partial<ListResult>): ListResult | null {
  if (next.summary) return next as ListResult;
  if (!before || !next.near) return before;
  const { from, rows } = next.near;
  const kept = rows.map((row, i) => before.near.rows[from + i - before.near.from] ?? row);
  return { ...before, ...next, near: { from, rows: kept } };
}

/** The page may do what else there is to do. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

export function createListClient(connect: ConnectList) {
  let port: ReturnType<ConnectList> | null = null;
  let state: ListState = { result: null, isBusy: false, hasFailed: false };
  const listeners = new Set<() => void>();
  /** `sheets`: how many were told. */
  let [sent, asked, sheets] = [0, 0, 0];
  const waiting = new Map<number, Waiting>();
  let told: ToldList | null = null;
  let texts: ReturnType<typeof activeTexts> | null = null;
  /** The rows that the worker parsed last, and still has. */
  let parsed: readonly ListRow[] | null = null;

  function setState(next: ListState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function take(message: FromList): void {
    if ('result' in message) {
      const result = merge(state.result, message.result);
      setState({ ...state, result, isBusy: message.n !== sent });
      return;
    }
    const asking = waiting.get(message.id);
    waiting.delete(message.id);
    if ('answer' in message) asking?.resolve(message.answer as never);
    else if (asking) refuse(asking);
  }

  function refuse({ isExport, reject }: Waiting): void {
    if (isExport) reject(new Error('The worker has failed'));
    else setState({ ...state, hasFailed: true });
  }

  function end(): void {
    port?.end();
    [port, told, texts, parsed] = [null, null, null, null];
    waiting.clear();
  }

  function fail(): void {
    const failed = [...waiting.values()];
    end();
    setState({ ...state, hasFailed: true });
    failed.forEach(refuse);
  }

  function post(message: ToList): void {
    port ??= connect(take, fail);
    const now = activeTexts();
    if (texts?.pack.language !== now.pack.language || texts.keyFrom !== now.keyFrom) {
      texts = now;
      port.post({ patch: { texts }, n: sent });
    }
    port.post(message);
  }

  function tell(patch: ListPatch): void {
    sent += 1;
    if (!state.isBusy) setState({ ...state, isBusy: true });
    post({ patch, n: sent });
  }

  const ask = <Name extends AskName>(name: Name, ...args: Parameters<ListAsks[Name]>) =>
    new Promise<Awaited<ReturnType<ListAsks[Name]>>>((resolve, reject) => {
      asked += 1;
      const isExport = ['save', 'patch'].includes(name);
      waiting.set(asked, { resolve, reject, isExport });
      post({ ask: name, args, id: asked });
    });

  /** Hands the rows over, some at a time, as they are by then. */
  async function upload(): Promise<void> {
    const id = sheets;
    for (let from = 0; told && id === sheets && from < told.sheet.rows.length; ) {
      const to = from + rowsAtOnce(told.sheet);
      tell({ more: told.sheet.rows.slice(from, to) });
      from = to;
      await nextTask();
    }
  }

  /** Tells what differs from the list before. @param isReadAgain nothing of it is read any more */
  function show(list: ToldList, isReadAgain: boolean): void {
    const { rows, ...sheet } = list.sheet;
    const changed = changedRows(list.sheet, told?.key === list.key ? told.sheet : null);
    const isParsed = rows === parsed;
    if (told?.key !== list.key) state = { ...state, result: null, isBusy: true };
    told = list;
    tell({
      ...(changed ? { rows: changed } : { sheet: { ...sheet, total: rows.length, isParsed } }),
      ...(isReadAgain && { layout: list.choice }),
      originals: list.originals,
    });
    if (changed) return;
    sheets += 1;
    parsed = null;
    if (!isParsed) void upload();
  }

  return {
    state: (): ListState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell,
    ask,
    show,
    /** Tells what the page draws, on which no count depends. */
    look: (patch: Pick<ListPatch, 'near' | 'active'>) => post({ patch, n: sent }),
    /** The rows of what was just parsed. */
    async sheetOf({ total, ...sheet }: SheetToCome): Promise<Sheet> {
      const rows: ListRow[] = [];
      while (rows.length < total)
        rows.push(...(await ask('parsedRows', rows.length, rows.length + rowsAtOnce(sheet))));
      parsed = rows;
      return { ...sheet, rows };
    },
    end,
  };
}

export type ListClient = ReturnType<typeof createListClient>;
