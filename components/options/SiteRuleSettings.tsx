import { type FormEvent, useState } from 'react';
import { GUARD_MODES, KINDS, type Kind, POLICIES, type Policy } from '../../lib/domain/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { commonText, optionsText, policiesText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { availablePolicies, commonPolicy, guardLabel, policyWithinLimit } from '../format/index.ts';
import { type SettingsSectionProps, useLockedSettings } from '../settings/index.ts';
import { RuleList } from './RuleList.tsx';

/** `all`: the values of every kind. */
type RuleSubject = 'all' | Kind | 'guard';

const RULE_SUBJECTS: readonly RuleSubject[] = ['all', ...KINDS, 'guard'];

function ruleSubjectLabel(subject: RuleSubject): string {
  if (subject === 'all') return optionsText('allValues');
  return subject === 'guard' ? optionsText('formFields') : kindLabel(subject);
}

const policiesFor = (subject: Exclude<RuleSubject, 'guard'>): readonly Policy[] =>
  subject === 'all' ? POLICIES : availablePolicies(subject);

/** “Email on shop.example”. */
export const ruleLabel = ({ subject, site }: Pick<SiteRule, 'subject' | 'site'>): string =>
  optionsText('ruleOnSite', { subject: ruleSubjectLabel(subject), site });

/** The values that a rule about the subject can have, with their labels. */
const ruleChoices = (subject: RuleSubject): readonly (readonly [string, string])[] =>
  subject === 'guard'
    ? GUARD_MODES.map((mode) => [mode, guardLabel(mode)] as const)
    : policiesFor(subject).map((policy) => [policy, policiesText(policy)] as const);

interface SiteRule {
  readonly site: string;
  readonly subject: RuleSubject;
  /** The value as shown. */
  readonly label: string;
}

type SiteRuleFields = Pick<Settings, 'sites' | 'guardSites'>;

/**
 * The rules as a person made them: one for all kinds of values where the policy is the same for all.
 * @param locked names of settings that an organisation set, which are listed one by one
 */
export function listSiteRules(
  { sites, guardSites }: SiteRuleFields,
  locked: ReadonlySet<string> = new Set(),
): SiteRule[] {
  const ofKinds = Object.entries(sites).flatMap(([site, policies]): SiteRule[] => {
    const common = commonPolicy(policies);
    const isLocked = KINDS.some((kind) => locked.has(`sites ${site} ${kind}`));
    if (common !== null && !isLocked)
      return [{ site, subject: 'all', label: policiesText(common) }];
    return KINDS.flatMap((subject): SiteRule[] => {
      const policy = policies[subject];
      return policy === undefined ? [] : [{ site, subject, label: policiesText(policy) }];
    });
  });
  const ofGuard = Object.entries(guardSites).map(
    ([site, mode]): SiteRule => ({ site, subject: 'guard', label: guardLabel(mode) }),
  );
  return [...ofKinds, ...ofGuard];
}

/** The settings to save for a new rule; empty if the subject does not have this value. */
function withSiteRule(
  { sites, guardSites }: SiteRuleFields,
  site: string,
  subject: RuleSubject,
  value: string,
): Partial<SiteRuleFields> {
  if (subject === 'guard') {
    const mode = GUARD_MODES.find((candidate) => candidate === value);
    return mode ? { guardSites: { ...guardSites, [site]: mode } } : {};
  }
  const policy = policiesFor(subject).find((candidate) => candidate === value);
  if (!policy) return {};
  const kinds = subject === 'all' ? KINDS : [subject];
  const rules = Object.fromEntries(kinds.map((kind) => [kind, policyWithinLimit(policy, kind)]));
  return { sites: { ...sites, [site]: { ...sites[site], ...rules } } };
}

/** The settings to save to remove a rule. */
function withoutSiteRule(
  { sites, guardSites }: SiteRuleFields,
  { site, subject }: SiteRule,
): Partial<SiteRuleFields> {
  if (subject === 'guard') {
    const { [site]: _, ...guards } = guardSites;
    return { guardSites: guards };
  }
  const { [site]: rules, ...others } = sites;
  if (subject === 'all') return { sites: others };
  const { [subject]: _, ...rest } = rules ?? {};
  return { sites: Object.keys(rest).length === 0 ? others : { ...others, [site]: rest } };
}

/** A site as settings store it, or a message that says what to enter instead. */
type ParsedSite =
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

/** With more rules than this, a search is shown. */
const MAX_UNSEARCHED_RULES = 6;

const ruleSettingName = ({ site, subject }: SiteRule): string =>
  subject === 'guard' ? `guardSites ${site}` : `sites ${site} ${subject}`;

/** Rules of single sites, which override the policies and the guard mode. */
export function SiteRuleSettings({ settings, save }: SettingsSectionProps) {
  const [typed, setTyped] = useState('');
  const [subject, setSubject] = useState<RuleSubject>('all');
  const [rule, setRule] = useState('off');
  const [error, setError] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const locked = useLockedSettings();
  const rules = listSiteRules(settings, locked);
  const searchText = query.trim().toLowerCase();
  const shown = rules.filter(({ site, subject, label }) =>
    `${site} ${ruleSubjectLabel(subject)} ${label}`.toLowerCase().includes(searchText),
  );

  const chooseSubject = (value: string) => {
    const next = RULE_SUBJECTS.find((candidate) => candidate === value) ?? 'all';
    const choices = ruleChoices(next);
    setSubject(next);
    if (!choices.some(([choice]) => choice === rule)) setRule(choices.at(-1)?.[0] ?? 'off');
  };

  const add = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseSite(typed);
    setError(parsed.ok ? null : parsed.message);
    if (!parsed.ok) return;
    setTyped('');
    void save(withSiteRule(settings, parsed.site, subject, rule));
  };

  return (
    <section className="section" aria-labelledby="sites">
      <h2 id="sites">{optionsText('sites')}</h2>
      <p className="lead">{optionsText('sitesMeans')}</p>
      {rules.length === 0 && <p className="empty">{optionsText('noSiteRules')}</p>}
      {rules.length > MAX_UNSEARCHED_RULES && (
        <input
          type="search"
          value={query}
          placeholder={optionsText('searchRulesCount', { count: rules.length })}
          aria-label={optionsText('searchRulesCount', { count: rules.length })}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {rules.length > 0 && shown.length === 0 && <p className="empty">{commonText('noMatches')}</p>}
      <RuleList
        rules={shown.map((siteRule) => {
          const name = ruleSettingName(siteRule);
          return {
            name,
            about: siteRule.site,
            rule: `${ruleSubjectLabel(siteRule.subject)} · ${siteRule.label}`,
            isLocked: locked.has(name),
            removal: optionsText('removeRule', { rule: ruleLabel(siteRule) }),
            onRemove: () => save(withoutSiteRule(settings, siteRule)),
          };
        })}
      />
      <form className="row rule-form" onSubmit={add} noValidate>
        <label>
          {commonText('site')}
          <input
            type="text"
            value={typed}
            placeholder="shop.example"
            spellCheck={false}
            aria-invalid={error !== null}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <label>
          {commonText('kind')}
          <select value={subject} onChange={(event) => chooseSubject(event.target.value)}>
            {RULE_SUBJECTS.map((choice) => (
              <option key={choice} value={choice}>
                {ruleSubjectLabel(choice)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {optionsText('rulePolicy')}
          <select value={rule} onChange={(event) => setRule(event.target.value)}>
            {ruleChoices(subject).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="secondary">
          {optionsText('addRule')}
        </button>
      </form>
      {error && (
        <p className="hint hint-bad" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
