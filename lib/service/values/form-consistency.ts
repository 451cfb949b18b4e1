import { contradictionsAmong } from '../../check/index.ts';
import { type Outcome, ok, valueKey } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { DisclosureLimit } from './disclosure-limit.ts';
import type { IbanHolders } from './iban-holders.ts';
import type { Notes } from './notes.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'check'>;
  readonly settings: SettingsStore;
  readonly ibanHolders: Pick<IbanHolders, 'compareAndRemember'>;
  readonly notes: Pick<Notes, 'onTyped'>;
  /** Limits what a page that claims that values were typed learns from notes. */
  readonly mayTell: DisclosureLimit;
}

/**
 * Compares one value of a form with the others. Free and offline; it uses no paid answer. A contradiction is what
 * the page could compute itself; a note is not, so the reply says so whether there is one or not.
 */
export function createFormConsistencyCheck(needs: Dependencies) {
  const { ports, settings, ibanHolders, notes, mayTell } = needs;
  return async (
    { about, values, country, personal, name }: RequestOf<'checkFormConsistency'>,
    caller: Caller,
  ): Promise<Outcome<ReplyOf<'checkFormConsistency'>>> => {
    if (!(await settings.read()).beside) return ok({ says: null });
    const sound = values
      .map(({ kind, value }) => ports.check(kind, value, {}))
      .filter(({ standing, suggestion }) => standing !== 'bad' && suggestion === undefined);
    const iban = sound.find(({ kind }) => kind === 'iban');
    const isOtherName =
      about === 'iban' && iban !== undefined && name !== undefined
        ? await ibanHolders.compareAndRemember(iban.value, name, caller).catch(() => false)
        : false;
    const question = JSON.stringify([about, name, ...sound.map(valueKey)]);
    const note = await notes
      .onTyped(about, { values: sound, name, isRecord: true }, caller, () =>
        mayTell(caller, question),
      )
      .catch(() => null);
    const isPrivate = note === undefined ? {} : ({ private: true } as const);
    if (note?.headline !== undefined) return ok({ says: note.headline, ...isPrivate, first: true });
    const found = contradictionsAmong(sound, { country, isPersonal: personal, isOtherName });
    const says = found.find(({ between }) => between.includes(about))?.says ?? null;
    return ok({ says, ...isPrivate });
  };
}
