import { createFailure } from '../../api/failures/index.ts';
import { fail, type Outcome, ok, type Phrase } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import type { KeyStore } from '../account/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { AnswerCache } from './cache.ts';
import { fitsCard, type StoredAnswers } from './stored-answers.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'loadCheck'>;
  readonly key: KeyStore;
  readonly cache: AnswerCache;
  readonly storedAnswers: StoredAnswers;
  readonly settings: SettingsStore;
}

/** Reads a whole stored answer. Never calls the API. */
export function createAnswerReader({ ports, key, cache, storedAnswers, settings }: Dependencies) {
  return async (
    request: RequestOf<'record'>,
    caller: Caller,
  ): Promise<Outcome<ReplyOf<'record', Phrase>, Phrase>> => {
    if ('id' in request) {
      // A card is in a web page, so it may read only the answer about its own value, not the history.
      if (caller.context !== 'ui') return fail(createFailure('not-allowed'));
      return ok({ record: await storedAnswers.read(request.id) });
    }
    const { region } = await settings.read();
    const check = await ports.loadCheck();
    const about = check(request.kind, request.value, region ? { region } : {});
    const [hit] = await cache.find(await key.accountId(), [about]);
    const record = hit?.record ?? null;
    const isTooLong = record !== null && caller.context === 'card' && !fitsCard(record);
    return ok(isTooLong ? { record: null, tooLong: true } : { record });
  };
}
