import type { Outcome } from '../failure.ts';
import type { ArmedQuestion, Draft, Here, ReplyOf } from '../messages.ts';
import type { Caller } from './caller.ts';
import type { KeyStore } from './key.ts';

export interface GlanceParts {
  readonly key: Pick<KeyStore, 'connection'>;
  readonly usage: (refresh: boolean) => Promise<Outcome<ReplyOf<'usage'>>>;
  readonly waiting: (caller: Caller) => Promise<ArmedQuestion | null>;
  readonly here: (caller: Caller) => Promise<Here | null>;
  readonly draft: (caller: Caller) => Promise<Draft | null>;
}

const none = () => null;

/** What the popup shows first, from what is kept; a part that cannot be read hinders no other. */
export function createGlance({ key, usage, waiting, draft, here }: GlanceParts) {
  return async (caller: Caller): Promise<ReplyOf<'glance'>> => {
    const [connection, account, question, kept, page] = await Promise.all([
      key.connection().catch(none),
      usage(false).catch(none),
      waiting(caller).catch(none),
      draft(caller).catch(none),
      here(caller).catch(none),
    ]);
    const numbers = account?.ok ? account.value : null;
    return { connection, account: numbers, question, draft: kept, page };
  };
}
