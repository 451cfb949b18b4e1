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
  /** The request named no fields, so the answer has all. */
  readonly whole: boolean;
  /** The offline verdict; null where the question is about no value. */
  readonly offline: Verdict | null;
  readonly place: LookupPlace;
  readonly site?: string;
  readonly private: boolean;
  /** Part of a list, which keeps its answers itself. */
  readonly listed?: true;
}

/** The API's verdict on the value, if the question was about one, and the answer to store. */
export interface PaidResult {
  readonly verdict: Verdict | null;
  readonly answer: unknown;
  /** Set where the cost is not known; otherwise it was billed. */
  readonly billed?: Billed;
  /** The API answered "not found": `answer` only says so. */
  readonly missing?: boolean;
}

/** "Not found" is an answer, though neither a good nor a bad one. */
export function notFoundVerdict(kind: Kind, value: string): Verdict {
  return {
    kind,
    value,
    standing: 'unknown',
    reason: 'not-found',
    headline: serviceText('unknownToApi', { kind }),
    // The possible cost is shown with the verdict (contract, Billing rules, 3).
    facts: [{ label: serviceText('billed'), value: serviceText('billedForNotFound') }],
    basis: ['api'],
  };
}
