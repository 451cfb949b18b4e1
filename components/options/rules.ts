/** Rules of single sites: a policy per kind, and a guard mode. */
import { GUARD_MODES, KINDS, type Kind } from '../../lib/domain/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { optionsText, policiesText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { availablePolicies, guardLabel, policyLabel } from '../labels/index.ts';

export type RuleSubject = Kind | 'guard';

export const RULE_SUBJECTS: readonly RuleSubject[] = [...KINDS, 'guard'];

export const ruleSubjectLabel = (subject: RuleSubject): string =>
  subject === 'guard' ? optionsText('formFields') : kindLabel(subject);

/** “Email on shop.example”. */
export const ruleLabel = ({ subject, site }: Pick<SiteRule, 'subject' | 'site'>): string =>
  optionsText('ruleOnSite', { subject: ruleSubjectLabel(subject), site });

/** The values that a rule about the subject can have, with their labels. */
export const ruleChoices = (subject: RuleSubject): readonly (readonly [string, string])[] =>
  subject === 'guard'
    ? GUARD_MODES.map((mode) => [mode, guardLabel(mode)] as const)
    : availablePolicies(subject).map((policy) => [policy, policyLabel(policy)] as const);

export interface SiteRule {
  readonly site: string;
  readonly subject: RuleSubject;
  /** The value as shown. */
  readonly label: string;
}

type SiteRuleFields = Pick<Settings, 'sites' | 'guardSites'>;

export function listSiteRules({ sites, guardSites }: SiteRuleFields): SiteRule[] {
  const ofKinds = Object.entries(sites).flatMap(([site, policies]) =>
    KINDS.flatMap((subject): SiteRule[] => {
      const policy = policies[subject];
      return policy === undefined ? [] : [{ site, subject, label: policyLabel(policy) }];
    }),
  );
  const ofGuard = Object.entries(guardSites).map(
    ([site, mode]): SiteRule => ({ site, subject: 'guard', label: guardLabel(mode) }),
  );
  return [...ofKinds, ...ofGuard];
}

/** The settings to save for a new rule; empty if the subject does not have this value. */
export function withSiteRule(
  { sites, guardSites }: SiteRuleFields,
  site: string,
  subject: RuleSubject,
  value: string,
): Partial<SiteRuleFields> {
  if (subject === 'guard') {
    const mode = GUARD_MODES.find((candidate) => candidate === value);
    return mode ? { guardSites: { ...guardSites, [site]: mode } } : {};
  }
  const policy = availablePolicies(subject).find((candidate) => candidate === value);
  return policy ? { sites: { ...sites, [site]: { ...sites[site], [subject]: policy } } } : {};
}

/** The settings to save to remove a rule. */
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

/** A site as settings store it, or a message that says what to enter instead. */
export type ParsedSite =
  | { readonly ok: true; readonly site: string }
  | { readonly ok: false; readonly message: string };

const rejectSite = (message: string): ParsedSite => ({ ok: false, message });
const siteUnreadable = () => rejectSite(policiesText('siteUnread'));

/** Parses "shop.example" and "https://shop.example/cart" to an origin, "*.shop.example" to a pattern for a domain and its subdomains. */
export function parseSite(text: string): ParsedSite {
  const trimmed = text.trim();
  const [, scheme = 'https://', wildcard, rest = ''] =
    /^(https?:\/\/)?(\*\.)?(.*)$/iu.exec(trimmed) ?? [];
  const address = `${scheme}${rest}`;
  if (rest === '' || rest.includes('*') || !URL.canParse(address)) return siteUnreadable();
  const { origin, hostname } = new URL(address);
  if (!hostname.includes('.') && !(hostname === 'localhost' && !wildcard)) return siteUnreadable();
  if (!wildcard) return { ok: true, site: origin };
  if (/^[\d.]+$/u.test(hostname)) return rejectSite(policiesText('siteIsIpAddress'));
  return { ok: true, site: `https://*.${hostname}` };
}
