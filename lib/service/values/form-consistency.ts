import { z } from 'zod';
import { contradictionsAmong } from '../../check/index.ts';
import { type Outcome, ok, valueKey } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import type { Caller } from '../messaging/index.ts';
import { createMutex, type Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { DisclosureLimit } from './disclosure-limit.ts';
import type { ValueNotes } from './notes.ts';

/**
 * The names that an IBAN was entered with on a site. Names and IBANs are stored as digests, so that
 * neither can be read from disk. Nothing is recorded in private windows or while the history is off.
 * Clearing the history clears this too.
 */
const entrySchema = z.object({
  at: z.number(),
  /** Digests of the words of each name. */
  names: z.array(z.array(z.string())),
});
const storedSchema = z.record(z.string(), entrySchema);

/** Limits of IBANs, and of names for each. */
const MAX_IBANS = 200;
const MAX_NAMES = 6;
/** A name that is entered within this time, ms, counts as a correction and replaces the last one. */
const CORRECTION_WINDOW_MS = 10 * 60_000;

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes).slice(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const TITLES = new Set('dr prof mr mrs ms miss herr frau mme mlle sr sra ing mag'.split(' '));

/** Words of a name without accents, initials and titles, which identify nobody. */
export const nameWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{Alpha}\d]+/u)
    .filter((word) => word !== '' && !/^[a-z]$/.test(word) && !TITLES.has(word));

interface Dependencies {
  readonly ports: Pick<Ports, 'db' | 'loadCheck' | 'now'>;
  readonly settings: SettingsStore;
  readonly notes: Pick<ValueNotes, 'onTyped'>;
  /** Limits what a page that claims that values were typed learns from notes. */
  readonly mayTell: DisclosureLimit;
}

/**
 * Compares one value of a form with the others. Free and offline; it uses no paid answer. A contradiction is what
 * the page could compute itself; a note is not, so the reply says so whether there is one or not.
 */
export function createFormConsistency({ ports, settings, notes, mayTell }: Dependencies) {
  const { db, loadCheck, now } = ports;
  const locked = createMutex();
  const read = async () => (await db.read('snapshots', 'holders', storedSchema)) ?? {};

  /** Whether the IBAN was entered on this site with another name. Remembers this name. */
  const compareAndRemember = (
    iban: string,
    name: string,
    { host, private: isPrivate }: Caller,
  ): Promise<boolean> =>
    locked(async () => {
      const words = nameWords(name);
      if (isPrivate || words.length === 0 || !(await settings.read()).history) return false;
      const all = await read();
      const id = await digest(`${host}\n${iban}`);
      // Salted with site and IBAN, so that digests of a name differ elsewhere.
      const digests = await Promise.all(words.map((word) => digest(`${id}\n${word}`)));
      const before = all[id] ?? { at: 0, names: [] };
      const isKnown = (other: readonly string[]) => other.some((word) => digests.includes(word));
      const isFresh = now() - before.at < CORRECTION_WINDOW_MS;
      const others = before.names.filter((other) => !isKnown(other));
      // The last name may be a typing mistake that the person has just corrected.
      const earlier = isFresh ? before.names.slice(0, -1) : before.names;
      const names = [...earlier.filter((other) => !isKnown(other)), digests].slice(-MAX_NAMES);
      const next = Object.entries({ ...all, [id]: { at: now(), names } })
        .sort(([, a], [, b]) => b.at - a.at)
        .slice(0, MAX_IBANS);
      await db.write('snapshots', 'holders', Object.fromEntries(next));
      const different = isFresh ? others.filter((other) => earlier.includes(other)) : others;
      return different.length > 0;
    });

  return {
    async check(
      { about, values, country, personal, name }: RequestOf<'checkFormConsistency'>,
      caller: Caller,
    ): Promise<Outcome<ReplyOf<'checkFormConsistency'>>> {
      if (!(await settings.read()).beside) return ok({ says: null });
      const check = await loadCheck();
      const sound = values
        .map(({ kind, value }) => check(kind, value, {}))
        .filter(({ standing, suggestion }) => standing !== 'bad' && suggestion === undefined);
      const iban = sound.find(({ kind }) => kind === 'iban');
      const isOtherName =
        about === 'iban' && iban !== undefined && name !== undefined
          ? await compareAndRemember(iban.value, name, caller).catch(() => false)
          : false;
      // Each value that is compared with what the person keeps, and the name: who sends several at once tests
      // as many.
      const asked = [...sound.map(valueKey), ...(name === undefined ? [] : [`name ${name}`])];
      const note = await notes
        .onTyped(about, { values: sound, name, isRecord: true }, caller, () =>
          mayTell(caller, asked),
        )
        .catch(() => null);
      const isPrivate = note === undefined ? {} : ({ private: true } as const);
      if (note?.headline !== undefined)
        return ok({ says: note.headline, ...isPrivate, first: true });
      const found = contradictionsAmong(sound, { country, isPersonal: personal, isOtherName });
      const says = found.find(({ between }) => between.includes(about))?.says ?? null;
      return ok({ says, ...isPrivate });
    },

    /** Forgets the names. */
    forget: () => db.remove('snapshots', 'holders'),
  };
}
