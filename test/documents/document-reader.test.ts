/** The limits of time of a document: 10 s until a sentence, 60 s in all, and a new worker after one that hangs. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentError } from '../../lib/documents/document-error.ts';
import type { DocumentReading } from '../../lib/documents/read-document.ts';
import { createCalls } from '../../lib/documents/worker/calls.ts';
import {
  type ConnectWorker,
  createDocumentReader,
  type DocumentReader as Reader,
  type ReaderNeeds,
} from '../../lib/documents/worker/document-reader.ts';
import type { PageCalls, WorkerCalls } from '../../lib/documents/worker/serve-documents.ts';
import { readAndCheck, send } from './check.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const FILE = new File(['a'], 'a.pdf');
const never = () => new Promise<never>(() => undefined);
const after = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

type Page = ReturnType<typeof createCalls<PageCalls>>;
/** What a worker does. `fail`: it breaks. */
type Behaviour = (page: Pick<Page, 'call'>, fail: () => void) => Partial<WorkerCalls>;

/** A reader whose first worker does the first of these, the second the next, and so on. */
async function readerOf(
  behaviours: readonly Behaviour[],
  { askPassword = async () => null, onSlow }: Partial<Omit<ReaderNeeds, 'send' | 'connect'>> = {},
) {
  const mail = { from: 'a@example.com', subject: 'A', text: 'IBAN DE89370400440532013000' };
  const reading = await readAndCheck('a.eml', null, { mail });
  const ended: number[] = [];
  let begun = 0;
  const connect: ConnectWorker = (onMessage, onFailure) => {
    begun += 1;
    const number = begun;
    const isHere = () => !ended.includes(number);
    const caller: Pick<Page, 'call'> = { call: (name, ...args) => page.call(name, ...args) };
    const page: Page = createCalls<PageCalls>(
      { ready: () => undefined, ...behaviours[number - 1]?.(caller, onFailure) },
      (packet) => isHere() && onMessage(packet),
    );
    return { post: (packet) => isHere() && page.take(packet), end: () => void ended.push(number) };
  };
  const reader = createDocumentReader({
    send,
    askPassword,
    connect,
    ...(onSlow && { onSlow }),
  });
  return { reader, reading, ended };
}

/** How something ends, and after how many seconds. */
async function timeOf<T>(work: Promise<T>) {
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1_000);
  const outcome = work.then(
    (value) => ({ value, problem: null, seconds: seconds() }),
    (error: DocumentError) => ({ value: null, problem: error.problem, seconds: seconds() }),
  );
  await vi.advanceTimersByTimeAsync(200_000);
  return outcome;
}

/** Tells a result after some milliseconds, and does not end. */
const tellsAndHangs = (ms: number, reading: () => DocumentReading): Behaviour => {
  return (page) => ({
    read: async () => {
      await after(ms, null);
      await page.call('update', { ...reading(), isReading: true });
      return never();
    },
  });
};

it.each<[string, Behaviour, (reader: Reader) => Promise<unknown>]>([
  ['file', () => ({ read: never }), (reader) => reader.read(FILE, null)],
  ['message', () => ({ open: never }), (reader) => reader.open(FILE)],
])('says within 10 s that a %s takes long, and ends it after 60 s', async (_, behaviour, read) => {
  const told: number[] = [];
  const begun = Date.now();
  const { reader, ended } = await readerOf([behaviour], {
    onSlow: () => told.push(Date.now() - begun),
  });
  expect(await timeOf(read(reader))).toMatchObject({ problem: 'slow', seconds: 60 });
  expect(told).toEqual([9_000]);
  expect(ended).toEqual([1]);
});

it('shows what was read after 60 s, and that it was stopped', async () => {
  let read: DocumentReading | null = null;
  const { reader, reading, ended } = await readerOf([
    tellsAndHangs(8_000, () => read as DocumentReading),
  ]);
  read = reading;
  const { value, seconds } = await timeOf(reader.read(FILE, null));
  expect(value).toEqual({ ...reading, isReading: false, isStopped: true });
  expect(value?.checked.values).toHaveLength(1);
  expect(seconds).toBe(60);
  expect(ended).toEqual([1]);
});

it('shows the beginning of a message after 60 s, without its attachments', async () => {
  const { reader, reading } = await readerOf([
    (page) => ({
      open: async () => {
        await page.call('update', { ...reading, isReading: true });
        return never();
      },
    }),
  ]);
  const { value, seconds } = await timeOf(reader.open(FILE));
  expect(value).toEqual({ mail: reading.read.mail, files: [], isStopped: true });
  expect(seconds).toBe(60);
});

it('lets a file take 59 s, and calls none slow that has told a result', async () => {
  const onSlow = vi.fn();
  const { reader, reading } = await readerOf(
    [
      (page) => ({
        read: async (file) => {
          if (file) await page.call('update', { ...reading, isReading: true });
          return after(59_000, reading);
        },
      }),
    ],
    { onSlow },
  );
  expect(await timeOf(reader.read(FILE, null))).toMatchObject({ value: reading, seconds: 59 });
  expect(onSlow).not.toHaveBeenCalled();
  expect(await timeOf(reader.read(null, null))).toMatchObject({ value: reading, seconds: 59 });
  expect(onSlow).toHaveBeenCalledOnce();
});

it.each<[string, string, Behaviour]>([
  ['hangs', 'slow', () => ({ read: never })],
  [
    'breaks',
    'other',
    (_, fail) => ({
      read: () => {
        fail();
        return never();
      },
    }),
  ],
])('reads the next file in a new worker after one that %s', async (_, problem, behaviour) => {
  const { reader, reading, ended } = await readerOf([
    behaviour,
    () => ({ read: async () => reading }),
  ]);
  expect((await timeOf(reader.read(FILE, null))).problem).toBe(problem);
  expect(ended).toEqual([1]);
  expect((await timeOf(reader.read(FILE, null))).value).toEqual(reading);
  expect(ended).toEqual([1]);
});

it('does not count the time in which the worker is loaded, or the person types a password', async () => {
  const { reader, reading } = await readerOf(
    [
      (page) => ({
        ready: () => after(30_000, undefined),
        read: async () => {
          await after(5_000, null);
          await page.call('askPassword', false);
          return after(8_000, reading);
        },
      }),
    ],
    { askPassword: () => after(70_000, 'open') },
  );
  expect(await timeOf(reader.read(FILE, null))).toMatchObject({ value: reading, seconds: 113 });
});

it('gives up a page that cannot be drawn within 10 s, and draws the next in a new worker', async () => {
  const drawn = { boxes: [] };
  const { reader, ended } = await readerOf([
    () => ({ draw: never }),
    () => ({ draw: async () => drawn as never }),
  ]);
  const page = { file: FILE, index: 0, scale: 1, places: [] };
  const hangs = timeOf(reader.draw(page));
  const next = reader.draw({ ...page, index: 1 });
  expect(await hangs).toMatchObject({ value: null, problem: null, seconds: 10 });
  expect(await next).toBe(drawn);
  expect(ended).toEqual([1]);
});
