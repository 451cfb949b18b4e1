import {
  type FormType,
  type GuardMode,
  type Kind,
  milderGuardMode,
  type Policy,
  siteRuleFor,
  stricterPolicy,
} from '../../domain/index.ts';
import type { LookupPlace, Settings } from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import { highestPolicy } from '../../kinds/shared/kind-definition.ts';
import { policyForEachKind } from './store.ts';

/** The circumstances that a policy depends on. */
export interface PolicyContext {
  readonly keySet: boolean;
  readonly place: LookupPlace;
  readonly form?: FormType | undefined;
  /**
   * Origins whose rules apply: the page's and, in a frame, the frame's. Empty on our own surfaces.
   */
  readonly sites: readonly string[];
  readonly private: boolean;
}

/** The guard mode for these origins: the mildest, if several rules match. */
export function guardModeFor(
  { guard, guardSites }: Pick<Settings, 'guard' | 'guardSites'>,
  sites: readonly string[],
): GuardMode {
  return sites
    .map((site) => siteRuleFor(site, (pattern) => guardSites[pattern]) ?? guard)
    .reduce(milderGuardMode, sites.length ? 'hold' : guard);
}

/** The person's policy for a kind on these origins: the strictest, if several rules match. */
export function chosenPolicyFor(kind: Kind, settings: Settings, sites: readonly string[]): Policy {
  const general = settings.policies[kind];
  return sites
    .map((site) => siteRuleFor(site, (pattern) => settings.sites[pattern]?.[kind]) ?? general)
    .reduce(stricterPolicy, sites.length ? 'auto' : general);
}

/**
 * The effective policy for a value. Without a key, or for a kind without a lookup, nothing is
 * offered. `auto` applies only in a field of a form known not to be a sign-in form, never in a
 * private window (its budgets could not be stored), and for email only where the person accepted
 * it.
 */
export function policyFor(kind: Kind, settings: Settings, context: PolicyContext): Policy {
  const wished = chosenPolicyFor(kind, settings, context.sites);
  const policy = stricterPolicy(
    wished,
    context.keySet ? highestPolicy(KIND_DEFINITIONS[kind]) : 'check',
  );
  if (policy !== 'auto') return policy;
  const automatic =
    context.place === 'field' &&
    context.form !== undefined &&
    context.form !== 'sign-in' &&
    !context.private &&
    (kind !== 'email' || settings.autoAccepted);
  return automatic ? 'auto' : 'ask';
}

/** The policies that a content script gets: those for fields outside sign-in forms. */
export function policiesFor(
  settings: Settings,
  context: Omit<PolicyContext, 'place' | 'form'>,
): Settings['policies'] {
  return policyForEachKind((kind) =>
    policyFor(kind, settings, { ...context, place: 'field', form: 'other' }),
  );
}
