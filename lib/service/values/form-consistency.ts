import { contradictionsAmong } from '../../check/index.ts';
import { type Outcome, ok } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { IbanHolders } from './iban-holders.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'loadCheck'>;
  readonly settings: SettingsStore;
  readonly ibanHolders: Pick<IbanHolders, 'compareAndRemember'>;
}

/**
 * Finds a contradiction between one value of a form and the others. Free and offline; it uses no paid
 * answer, so that the page learns nothing that it could not compute itself.
 */
export function createFormConsistencyCheck({ ports, settings, ibanHolders }: Dependencies) {
  return async (
    { about, values, country, personal, name }: RequestOf<'checkFormConsistency'>,
    caller: Caller,
  ): Promise<Outcome<ReplyOf<'checkFormConsistency'>>> => {
    if (!(await settings.read()).beside) return ok({ says: null });
    const check = await ports.loadCheck();
    const sound = values
      .map(({ kind, value }) => check(kind, value, {}))
      .filter(({ standing, suggestion }) => standing !== 'bad' && suggestion === undefined);
    const iban = sound.find(({ kind }) => kind === 'iban');
    const isOtherName =
      about === 'iban' && iban !== undefined && name !== undefined
        ? await ibanHolders.compareAndRemember(iban.value, name, caller).catch(() => false)
        : false;
    const found = contradictionsAmong(sound, { country, isPersonal: personal, isOtherName });
    const says = found.find(({ between }) => between.includes(about))?.says ?? null;
    return ok({ says });
  };
}
