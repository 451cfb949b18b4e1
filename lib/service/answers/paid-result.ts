import type { Billed, Depth, EndpointName, Kind, Verdict } from '../../domain/index.ts';
import type { LookupPlace } from '../../extension/schemas/index.ts';
import { serviceText } from '../../texts/service.ts';

/** A paid call whose outcome is known. */
export interface PaidCall {
  /** The receipt's id. */
  readonly id: string;
  /** As `questionKey` names it. */
  readonly question: string;
  readonly endpoint: EndpointName;
  readonly credits: number;
  readonly depth: Depth;
  /** Every field was asked for. */
  readonly whole: boolean;
  /** The check of the value; null where the question was about none. */
  readonly offline: Verdict | null;
  readonly place: LookupPlace;
  readonly site?: string;
  readonly private: boolean;
  /** One of the questions of a list, which keeps its answers itself. */
  readonly listed?: true;
}

/** What the API said: its verdict on the value, if it was about one, and the answer as it can be stored. */
export interface PaidResult {
  readonly verdict: Verdict | null;
  readonly answer: unknown;
  /** What it cost where that cannot be told; else it was billed. */
  readonly billed?: Billed;
  /** There is nothing behind the value: `answer` only says so. */
  readonly missing?: boolean;
}

/** The API knows nothing of a value: an answer, though one that tells neither good nor bad. */
export function notFoundVerdict(kind: Kind, value: string): Verdict {
  return {
    kind,
    value,
    standing: 'unknown',
    reason: 'not-found',
    headline: serviceText('unknownToApi', { kind }),
    // What it may have cost, said wherever the verdict is (contract, Billing rules, 3).
    facts: [{ label: serviceText('billed'), value: serviceText('billedForNotFound') }],
    basis: ['api'],
  };
}
