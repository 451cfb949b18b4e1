import { z } from 'zod';
import { createMutex } from '../concurrency/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { Db } from '../storage/index.ts';

/**
 * With which names an IBAN was entered on a site: digests alone, so that nobody reads either from the
 * disk. Nothing of private windows, nothing while no history is kept; gone with the history.
 */
const entrySchema = z.object({
  at: z.number(),
  /** Digests of each name's words. */
  names: z.array(z.array(z.string())),
});
const storedSchema = z.record(z.string(), entrySchema);

/** IBANs that are remembered, and names of each. */
const MAX_IBANS = 200;
const MAX_NAMES = 6;
/** A name that is put right this soon, ms, is still the same entry. */
const CORRECTION_WINDOW_MS = 10 * 60_000;

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes).slice(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const TITLES = new Set('dr prof mr mrs ms miss herr frau mme mlle sr sra ing mag'.split(' '));

/** Words of a name in any order and spelling of accents; initials and titles tell nobody apart. */
export const nameWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !/^[a-z]$/.test(word) && !TITLES.has(word));

interface Dependencies {
  readonly db: Db;
  readonly settings: SettingsStore;
  readonly now: () => number;
}

export type IbanHolders = ReturnType<typeof createIbanHolders>;

export function createIbanHolders({ db, settings, now }: Dependencies) {
  const locked = createMutex();
  const read = async () => (await db.read('snapshots', 'holders', storedSchema)) ?? {};

  return {
    /** Whether the IBAN was entered here with another name; remembers this one. */
    compareAndRemember: (
      iban: string,
      name: string,
      { host, private: secluded }: Caller,
    ): Promise<boolean> =>
      locked(async () => {
        const words = nameWords(name);
        if (secluded || words.length === 0 || !(await settings.read()).history) return false;
        const all = await read();
        const id = await digest(`${host}\n${iban}`);
        // The site and the IBAN go in: the same name reads differently everywhere else.
        const mine = await Promise.all(words.map((word) => digest(`${id}\n${word}`)));
        const before = all[id] ?? { at: 0, names: [] };
        const isKnown = (other: readonly string[]) => other.some((word) => mine.includes(word));
        const isFresh = now() - before.at < CORRECTION_WINDOW_MS;
        const others = before.names.filter((other) => !isKnown(other));
        // The last one may be this person's own slip of a moment ago.
        const earlier = isFresh ? before.names.slice(0, -1) : before.names;
        const names = [...earlier.filter((other) => !isKnown(other)), mine].slice(-MAX_NAMES);
        const next = Object.entries({ ...all, [id]: { at: now(), names } })
          .sort(([, a], [, b]) => b.at - a.at)
          .slice(0, MAX_IBANS);
        await db.write('snapshots', 'holders', Object.fromEntries(next));
        const told = isFresh ? others.filter((other) => earlier.includes(other)) : others;
        return told.length > 0;
      }),
    clear: () => db.remove('snapshots', 'holders'),
  };
}
