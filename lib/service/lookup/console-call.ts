import type { Question } from '../../api/client/index.ts';
import type { Verdict } from '../../domain/index.ts';
import type { EndpointRequest } from '../../extension/schemas/index.ts';
import type { KeyAccount } from '../account/index.ts';
import type { Caller } from '../messaging/index.ts';

/** A request of the console that is being sent. */
export interface ConsoleCall {
  readonly request: EndpointRequest;
  readonly caller: Caller;
  readonly question: Question;
  /** As `questionKey` names it. */
  readonly questionKey: string;
  /** URL of the request, without the key. */
  readonly url: string;
  readonly account: KeyAccount;
  /** Offline verdict, where the request is about a value. */
  readonly offline: Verdict | null;
}
