/**
 * The planner: what is wanted of a value → endpoint, parameters and price. Every price on a button
 * comes from here. Pure and small: the popup and the background plan alike.
 */
import { CONTRACT, type EndpointName, isFlagName } from '../endpoint.ts';
import type { Depth } from '../policy.ts';
import { KIND_TABLE, type Kind } from './index.ts';
import type { Wanted } from './kind-row.ts';

/** One way to ask about a value. */
export interface Plan {
  readonly endpoint: EndpointName;
  /** Parameters beside the value itself. */
  readonly params: Readonly<Record<string, string>>;
  readonly credits: number;
  readonly tells: readonly Wanted[];
}

/**
 * Every way to ask about a value of a kind, the cheapest first; of one price, in the order of the kind's
 * table, each plain before the one that takes seconds longer.
 *
 * @param flag name of the certificate-transparency flag, which the contract does not show; empty: unknown
 */
export function plansOf(kind: Kind, flag = ''): readonly Plan[] {
  const named = isFlagName(flag.trim()) ? flag.trim() : null;
  const plans = (KIND_TABLE[kind].lookup?.asks ?? []).flatMap(
    ({ endpoint, tells, more }): Plan[] => {
      const { credits } = CONTRACT[endpoint];
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
export function plan(kind: Kind, wanted: readonly Wanted[], flag = ''): Plan | null {
  const tellsAll = ({ tells }: Plan) => wanted.every((each) => tells.includes(each));
  return plansOf(kind, flag).find(tellsAll) ?? null;
}

/** The question of a depth, where the API has one of its own; null where it has nothing deeper. */
export function planFor(kind: Kind, depth: Depth, flag = ''): Plan | null {
  const { lookup } = KIND_TABLE[kind];
  const wanted = depth === 'deep' ? lookup?.deep?.wants : lookup?.wants;
  return wanted === undefined ? null : plan(kind, wanted, flag);
}

/** What a question of a depth wants to know; as the standard one where there is nothing deeper. */
export function wantedOf(kind: Kind, depth: Depth, flag = ''): readonly Wanted[] {
  const { lookup } = KIND_TABLE[kind];
  const isDeep = depth === 'deep' && planFor(kind, depth, flag) !== null;
  return (isDeep ? lookup?.deep?.wants : lookup?.wants) ?? [];
}

/** As `planFor`; the standard question where there is nothing deeper. */
export function planOf(kind: Kind, depth: Depth, flag = ''): Plan | null {
  return planFor(kind, depth, flag) ?? planFor(kind, 'standard', flag);
}

/**
 * Credits of a question of some depth; of the standard one where there is nothing deeper. Undefined
 * for a kind that cannot be looked up.
 */
export function creditsFor(kind: Kind, depth: Depth, flag = ''): number | undefined {
  return planOf(kind, depth, flag)?.credits;
}
