/**
 * Plans lookups: wanted topics → endpoint, parameters and price. All prices on buttons come from
 * here. Kept small, because the popup uses it too.
 */
import {
  type Depth,
  ENDPOINT_CONTRACT,
  type EndpointName,
  isFlagName,
  KINDS,
  type Kind,
} from '../domain/index.ts';
import { KIND_DEFINITIONS } from './definitions.ts';
import type { AnswerTopic } from './shared/kind-definition.ts';

/** A way to look up a value. */
export interface LookupPlan {
  readonly endpoint: EndpointName;
  /** Parameters other than the value itself. */
  readonly params: Readonly<Record<string, string>>;
  readonly credits: number;
  readonly tells: readonly AnswerTopic[];
}

/**
 * All lookups for a kind, cheapest first. Lookups of the same price are in the order of the kind's
 * table, each followed by its variant that takes seconds longer.
 * @param flag name of the certificate-transparency flag, which the contract does not document;
 * empty if unknown
 */
export function lookupPlansOf(kind: Kind, flag = ''): readonly LookupPlan[] {
  const flagName = isFlagName(flag.trim()) ? flag.trim() : null;
  const plans = (KIND_DEFINITIONS[kind].lookup?.options ?? []).flatMap(
    ({ endpoint, tells, more }): LookupPlan[] => {
      const { credits } = ENDPOINT_CONTRACT[endpoint];
      const plain = { endpoint, params: {}, credits, tells };
      const parameter = more?.parameter ?? flagName;
      if (more === undefined || parameter === null) return [plain];
      const params = { [parameter]: 'true' };
      return [plain, { endpoint, params, credits, tells: [...tells, ...more.tells] }];
    },
  );
  return plans.toSorted((a, b) => a.credits - b.credits);
}

/** The cheapest lookup that covers all wanted topics; null if no single lookup does. */
export function cheapestPlan(
  kind: Kind,
  wanted: readonly AnswerTopic[],
  flag = '',
): LookupPlan | null {
  const tellsAll = ({ tells }: LookupPlan) => wanted.every((topic) => tells.includes(topic));
  return lookupPlansOf(kind, flag).find(tellsAll) ?? null;
}

/** The lookup for a depth; null if the kind has none at that depth. */
export function planForDepth(kind: Kind, depth: Depth, flag = ''): LookupPlan | null {
  const { lookup } = KIND_DEFINITIONS[kind];
  const wanted = depth === 'deep' ? lookup?.deep?.wants : lookup?.wants;
  return wanted === undefined ? null : cheapestPlan(kind, wanted, flag);
}

/** The topics for a depth; those of the standard lookup if the kind has no deep one. */
export function topicsFor(kind: Kind, depth: Depth, flag = ''): readonly AnswerTopic[] {
  const { lookup } = KIND_DEFINITIONS[kind];
  const isDeep = depth === 'deep' && planForDepth(kind, depth, flag) !== null;
  return (isDeep ? lookup?.deep?.wants : lookup?.wants) ?? [];
}

/** Like `planForDepth`, but falls back to the standard lookup. */
export function planForDepthOrStandard(kind: Kind, depth: Depth, flag = ''): LookupPlan | null {
  return planForDepth(kind, depth, flag) ?? planForDepth(kind, 'standard', flag);
}

/**
 * Credits of a lookup at a depth, falling back to the standard lookup. Undefined for a kind without
 * lookups.
 */
export function lookupCredits(kind: Kind, depth: Depth, flag = ''): number | undefined {
  return planForDepthOrStandard(kind, depth, flag)?.credits;
}

/** The credits of the cheapest and of the dearest lookup, up to a depth. */
export function lookupPriceRange(deepest: Depth): {
  readonly least: number;
  readonly most: number;
} {
  const prices = KINDS.flatMap((kind) =>
    [lookupCredits(kind, 'standard'), lookupCredits(kind, deepest)].flatMap((price) => price ?? []),
  );
  return { least: Math.min(...prices), most: Math.max(...prices) };
}
