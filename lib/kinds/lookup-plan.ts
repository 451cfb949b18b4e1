/**
 * The planner: what is wanted of a value → endpoint, parameters and price. Every price on a button
 * comes from here. Pure and small: the popup and the background plan alike.
 */
import {
  type Depth,
  ENDPOINT_CONTRACT,
  type EndpointName,
  isFlagName,
  type Kind,
} from '../domain/index.ts';
import { KIND_DEFINITIONS } from './index.ts';
import type { AnswerTopic } from './shared/kind-definition.ts';

/** One way to ask about a value. */
export interface LookupPlan {
  readonly endpoint: EndpointName;
  /** Parameters beside the value itself. */
  readonly params: Readonly<Record<string, string>>;
  readonly credits: number;
  readonly tells: readonly AnswerTopic[];
}

/**
 * Every way to ask about a value of a kind, the cheapest first; of one price, in the order of the kind's
 * table, each plain before the one that takes seconds longer.
 *
 * @param flag name of the certificate-transparency flag, which the contract does not show; empty: unknown
 */
export function lookupPlansOf(kind: Kind, flag = ''): readonly LookupPlan[] {
  const named = isFlagName(flag.trim()) ? flag.trim() : null;
  const plans = (KIND_DEFINITIONS[kind].lookup?.options ?? []).flatMap(
    ({ endpoint, tells, more }): LookupPlan[] => {
      const { credits } = ENDPOINT_CONTRACT[endpoint];
      const plain = { endpoint, params: {}, credits, tells };
      const parameter = more?.parameter ?? named;
      if (more === undefined || parameter === null) return [plain];
      const params = { [parameter]: 'true' };
      return [plain, { endpoint, params, credits, tells: [...tells, ...more.tells] }];
    },
  );
  return plans.toSorted((a, b) => a.credits - b.credits);
}

/** The cheapest question that tells all that is wanted; null where no one question does. */
export function cheapestPlan(
  kind: Kind,
  wanted: readonly AnswerTopic[],
  flag = '',
): LookupPlan | null {
  const tellsAll = ({ tells }: LookupPlan) => wanted.every((each) => tells.includes(each));
  return lookupPlansOf(kind, flag).find(tellsAll) ?? null;
}

/** The question of a depth, where the API has one of its own; null where it has nothing deeper. */
export function planForDepth(kind: Kind, depth: Depth, flag = ''): LookupPlan | null {
  const { lookup } = KIND_DEFINITIONS[kind];
  const wanted = depth === 'deep' ? lookup?.deep?.wants : lookup?.wants;
  return wanted === undefined ? null : cheapestPlan(kind, wanted, flag);
}

/** What a question of a depth wants to know; as the standard one where there is nothing deeper. */
export function topicsFor(kind: Kind, depth: Depth, flag = ''): readonly AnswerTopic[] {
  const { lookup } = KIND_DEFINITIONS[kind];
  const isDeep = depth === 'deep' && planForDepth(kind, depth, flag) !== null;
  return (isDeep ? lookup?.deep?.wants : lookup?.wants) ?? [];
}

/** As `planFor`; the standard question where there is nothing deeper. */
export function planForDepthOrStandard(kind: Kind, depth: Depth, flag = ''): LookupPlan | null {
  return planForDepth(kind, depth, flag) ?? planForDepth(kind, 'standard', flag);
}

/**
 * Credits of a question of some depth; of the standard one where there is nothing deeper. Undefined
 * for a kind that cannot be looked up.
 */
export function lookupCredits(kind: Kind, depth: Depth, flag = ''): number | undefined {
  return planForDepthOrStandard(kind, depth, flag)?.credits;
}
