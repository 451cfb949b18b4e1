/** Notes about values, from what satellites keep. Without a source there are none. */
import { createFailure } from '../../api/failures/index.ts';
import {
  fail,
  type Kind,
  type Note,
  type Outcome,
  ok,
  type Phrase,
  type Verdict,
  valueKey,
  withNote,
} from '../../domain/index.ts';
import type { FoundValue } from '../../extension/schemas/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { ValueRef } from './evaluate-values.ts';

/** Sound values, in normalised form, that stand together. */
export interface Neighbours {
  readonly values: readonly Pick<Verdict<Phrase>, 'kind' | 'value'>[];
  /** The name of the person or company that they are about. */
  readonly name?: string | undefined;
  /** The lines of the document that they are in. */
  readonly lines?: readonly string[] | undefined;
  /** All are about the same: a row, a form. Else they are those of a page or a text. */
  readonly isRecord: boolean;
  /** Id of the list that they are in. */
  readonly list?: string | undefined;
}

export interface NoteSource {
  /** Whether there is anything to compare with. */
  isOn(): Promise<boolean>;
  /** For each group, the notes about its values, by `valueKey`. */
  notesOn(groups: readonly Neighbours[]): Promise<readonly ReadonlyMap<string, Note<Phrase>>[]>;
  /** Does what a note's `accept` says, and returns the note that the value has now. */
  accept(id: string): Promise<Note<Phrase>>;
}

/** Found values that stand together. */
export interface FoundTogether extends Omit<Neighbours, 'values'> {
  readonly found: readonly FoundValue<Phrase>[];
  /** Further values beside them. */
  readonly beside?: (() => Promise<readonly ValueRef[]>) | undefined;
}

export type ValueNotes = ReturnType<typeof createNotes>;

export function createNotes({ loadCheck }: Pick<Ports, 'loadCheck'>) {
  let source: NoteSource | null = null;

  /** Null where nothing is compared: without a source, and for private windows. */
  async function sourceFor({ private: isPrivate }: Caller): Promise<NoteSource | null> {
    // What compares values must not keep them from being checked.
    return source && !isPrivate && (await source.isOn().catch(() => false)) ? source : null;
  }

  async function neighboursOf({ found, beside, ...group }: FoundTogether): Promise<Neighbours> {
    // The page may be gone.
    const others = (await beside?.().catch(() => [])) ?? [];
    const check = await loadCheck();
    const verdicts = [
      ...found.map(({ verdict }) => verdict),
      ...others.map(({ kind, value }) => check(kind, value, {})),
    ];
    const sound = verdicts.filter(({ standing }) => standing !== 'bad');
    const values = new Map(sound.map((verdict) => [valueKey(verdict), verdict]));
    return { ...group, values: [...values.values()] };
  }

  return {
    setSource: (next: NoteSource): void => {
      source = next;
    },

    /** The values of each group with their notes. Never for the scripts in pages: a page could read them. */
    async annotate(
      groups: readonly FoundTogether[],
      caller: Caller,
    ): Promise<readonly (readonly FoundValue<Phrase>[])[]> {
      const known = caller.context === 'page' ? null : await sourceFor(caller);
      if (!known) return groups.map(({ found }) => found);
      const neighbours = await Promise.all(groups.map(neighboursOf));
      // What compares values must not keep them from being checked.
      const notes = await known.notesOn(neighbours).catch(() => []);
      return groups.map(({ found }, i) =>
        found.map((value) => {
          const note = notes[i]?.get(valueKey(value.verdict));
          if (!note) return value;
          const { accept: _, ...shown } = note;
          // A press in a page changes nothing that the person keeps.
          const ours = caller.context === 'ui' ? note : shown;
          return { ...value, verdict: withNote(value.verdict, note), note: ours };
        }),
      );
    },

    /**
     * The note about a value that a person typed; undefined: nothing is compared.
     * @param mayTell whether the page may be told about these values
     */
    async onTyped(
      about: Kind,
      group: Neighbours,
      caller: Caller,
      mayTell: () => Promise<boolean>,
    ): Promise<Note<Phrase> | null | undefined> {
      const known = await sourceFor(caller);
      if (!known) return undefined;
      if (!(await mayTell())) return null;
      const [notes] = await known.notesOn([group]);
      const value = group.values.find(({ kind }) => kind === about);
      return (value && notes?.get(valueKey(value))) ?? null;
    },

    accept: async (
      id: string,
      { private: isPrivate }: Caller,
    ): Promise<Outcome<Note<Phrase>, Phrase>> =>
      source && !isPrivate ? ok(await source.accept(id)) : fail(createFailure('not-allowed')),
  };
}
