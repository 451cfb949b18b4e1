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

/** Where a value is, as far as policy cares. */
export interface PolicyContext {
  readonly keySet: boolean;
  readonly place: LookupPlace;
  readonly form?: FormType | undefined;
  /** Origins that have a say: the page's and, in a frame, the frame's. Empty on our own surfaces. */
  readonly sites: readonly string[];
  readonly private: boolean;
}

/** What is done about fields where these origins have a say: of several, what does least. */
export function guardModeFor(
  { guard, guardSites }: Pick<Settings, 'guard' | 'guardSites'>,
  sites: readonly string[],
): GuardMode {
  return sites
    .map((site) => siteRuleFor(site, (pattern) => guardSites[pattern]) ?? guard)
    .reduce(milderGuardMode, sites.length ? 'hold' : guard);
}

/** What the person wants done with a kind where these origins have a say: of several, what allows least. */
export function chosenPolicyFor(kind: Kind, settings: Settings, sites: readonly string[]): Policy {
  const general = settings.policies[kind];
  return sites
    .map((site) => siteRuleFor(site, (pattern) => settings.sites[pattern]?.[kind]) ?? general)
    .reduce(stricterPolicy, sites.length ? 'auto' : general);
}

/**
 * What may be done with a value of this kind here. Without a key nothing is offered, and of a kind
 * without a lookup there is nothing to offer. `auto` holds only in a field of a form known not to be a sign-in form, never in a private window (nothing may
 * be kept there, so its budgets could not be), and for email only where the person accepted it.
 */
export function policyFor(kind: Kind, settings: Settings, at: PolicyContext): Policy {
  const wished = chosenPolicyFor(kind, settings, at.sites);
  const policy = stricterPolicy(
    wished,
    at.keySet ? highestPolicy(KIND_DEFINITIONS[kind]) : 'check',
  );
  if (policy !== 'auto') return policy;
  const automatic =
    at.place === 'field' &&
    at.form !== undefined &&
    at.form !== 'sign-in' &&
    !at.private &&
    (kind !== 'email' || settings.autoAccepted);
  return automatic ? 'auto' : 'ask';
}

/** The table a page's script works by: what holds for fields outside sign-in forms. */
export function policiesFor(
  settings: Settings,
  at: Omit<PolicyContext, 'place' | 'form'>,
): Settings['policies'] {
  return policyForEachKind((kind) =>
    policyFor(kind, settings, { ...at, place: 'field', form: 'other' }),
  );
}
