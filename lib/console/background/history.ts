import { z } from 'zod';
import type { Caller } from '../../service/messaging/index.ts';
import {
  type ConsoleEntry,
  consoleEntrySchema,
  type EndpointReply,
  type EndpointRequest,
} from '../messages/schemas.ts';
import type { ConsoleNeeds } from './api-console.ts';

const MAX_ENTRIES = 100;
/** In characters of JSON, all together; the oldest are deleted first. */
const MAX_TOTAL_SIZE = 16_000_000;

const storedSchema = consoleEntrySchema.extend({ at: z.number(), size: z.number() });

/**
 * Requests of the console with their answers. Nothing is kept of private windows, with the history
 * switched off, of polls of a job that still runs, or where a request or answer contains the key.
 */
export function createConsoleHistory({
  ports,
  settings,
  account,
}: Pick<ConsoleNeeds, 'ports' | 'settings' | 'account'>) {
  const { db } = ports;
  return {
    async keep(
      { endpoint, params, fields, softFail, async }: EndpointRequest,
      { running, ...reply }: EndpointReply,
      caller: Pick<Caller, 'private'>,
    ): Promise<void> {
      const isUnfinished = running !== undefined || reply.job === 'running';
      if (caller.private || isUnfinished || !(await settings.store.read()).history) return;
      const id = ports.newId();
      const entry: ConsoleEntry = {
        id,
        request: { endpoint, params, fields, softFail, async },
        reply,
      };
      const text = JSON.stringify(entry);
      const key = await account.key.read();
      if (key !== null && text.includes(key)) return;
      await db.write('consoleRequests', id, { ...entry, at: ports.now(), size: text.length });
      await db.trimToCount('consoleRequests', MAX_ENTRIES);
      await db.trimToSize('consoleRequests', MAX_TOTAL_SIZE);
    },
    async list(): Promise<ConsoleEntry[]> {
      const stored = await db.newest('consoleRequests', storedSchema, { limit: MAX_ENTRIES });
      return stored.map(({ id, request, reply }) => ({
        id,
        request,
        reply: { ...reply, body: '', headers: [] },
      }));
    },
    async read(id: string): Promise<EndpointReply | null> {
      const stored = await db.read('consoleRequests', id, storedSchema);
      return stored?.reply ?? null;
    },
    clear: () => db.clear('consoleRequests'),
  };
}
