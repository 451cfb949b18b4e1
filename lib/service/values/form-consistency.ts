import { contradictionsAmong } from '../../check/index.ts';
import { type Outcome, ok, type Phrase, valueKey } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { DisclosureLimit } from './disclosure-limit.ts';
import type { ValueNotes } from './notes.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'loadCheck'>;
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
  return async (
    { about, values, country, personal, name }: RequestOf<'checkFormConsistency'>,
    caller: Caller,
  ): Promise<Outcome<ReplyOf<'checkFormConsistency', Phrase>, Phrase>> => {
    if (!(await settings.read()).beside) return ok({ says: null });
    const check = await ports.loadCheck();
    const sound = values
      .map(({ kind, value }) => check(kind, value, {}))
      .filter(({ standing, suggestion }) => standing !== 'bad' && suggestion === undefined);
    // Each value that is compared with what the person keeps, and the name: who sends several at once tests
    // as many.
    const asked = [...sound.map(valueKey), ...(name === undefined ? [] : [`name ${name}`])];
    const note = await notes
      .onTyped(about, { values: sound, name, isRecord: true }, caller, () => mayTell(caller, asked))
      // The values are compared with each other all the same.
      .catch(() => null);
    const isPrivate = note === undefined ? {} : ({ private: true } as const);
    if (note?.headline !== undefined) return ok({ says: note.headline, ...isPrivate, first: true });
    const found = contradictionsAmong(sound, { country, isPersonal: personal });
    const says = found.find(({ between }) => between.includes(about))?.says ?? null;
    return ok({ says, ...isPrivate });
  };
}
