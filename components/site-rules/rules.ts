/** What a site may have rules of its own about: what is done with each kind, and with form fields. */
import { GUARD_MODES, KINDS, type Kind } from '../../lib/domain/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { optionsText } from '../../lib/texts/options.ts';
import { availablePolicies, guardLabel, policyLabel } from '../labels/index.ts';

export type RuleSubject = Kind | 'guard';

export const RULE_SUBJECTS: readonly RuleSubject[] = [...KINDS, 'guard'];

export const ruleSubjectLabel = (subject: RuleSubject): string =>
  subject === 'guard' ? optionsText('formFields') : kindLabel(subject);

/** The rules that a site may have about it, by value and word. */
export const ruleChoices = (subject: RuleSubject): readonly (readonly [string, string])[] =>
  subject === 'guard'
    ? GUARD_MODES.map((mode) => [mode, guardLabel(mode)] as const)
    : availablePolicies(subject).map((policy) => [policy, policyLabel(policy)] as const);

export interface SiteRule {
  readonly site: string;
  readonly subject: RuleSubject;
  readonly word: string;
}

type SiteRuleFields = Pick<Settings, 'sites' | 'guardSites'>;

export function listSiteRules({ sites, guardSites }: SiteRuleFields): SiteRule[] {
  const ofKinds = Object.entries(sites).flatMap(([site, policies]) =>
    KINDS.flatMap((subject): SiteRule[] => {
      const own = policies[subject];
      return own === undefined ? [] : [{ site, subject, word: policyLabel(own) }];
    }),
  );
  const ofGuard = Object.entries(guardSites).map(
    ([site, mode]): SiteRule => ({ site, subject: 'guard', word: guardLabel(mode) }),
  );
  return [...ofKinds, ...ofGuard];
}

/** What to save so that a site has this rule; nothing where there is no such rule. */
export function withSiteRule(
  { sites, guardSites }: SiteRuleFields,
  site: string,
  subject: RuleSubject,
  value: string,
): Partial<SiteRuleFields> {
  if (subject === 'guard') {
    const mode = GUARD_MODES.find((each) => each === value);
    return mode ? { guardSites: { ...guardSites, [site]: mode } } : {};
  }
  const policy = availablePolicies(subject).find((each) => each === value);
  return policy ? { sites: { ...sites, [site]: { ...sites[site], [subject]: policy } } } : {};
}

export function withoutSiteRule(
  { sites, guardSites }: SiteRuleFields,
  { site, subject }: SiteRule,
): Partial<SiteRuleFields> {
  if (subject === 'guard') {
    const { [site]: _, ...guards } = guardSites;
    return { guardSites: guards };
  }
  const { [subject]: _, ...rest } = sites[site] ?? {};
  const { [site]: __, ...others } = sites;
  return { sites: Object.keys(rest).length === 0 ? others : { ...others, [site]: rest } };
}
