import type { EndpointReply } from '../../../lib/console/messages/index.ts';
import type { ConsoleDraft } from '../../../lib/console/request/index.ts';
import type { Outcome } from '../../../lib/domain/index.ts';

/** A request of the console with its answer. */
export interface SentRequest {
  readonly id: number;
  /** If it was kept from an earlier visit: its id in the history. */
  readonly keptId?: string;
  readonly draft: ConsoleDraft;
  /** If this is the answer of a job: the request that started the job. */
  readonly jobDraft?: ConsoleDraft;
  /** If this is the answer of a job: what the job cost. */
  readonly jobCredits?: number;
  /** Null while it is pending. */
  readonly outcome: Outcome<EndpointReply> | null;
}
