import { type FormEvent, useState } from 'react';
import { commonText, optionsText } from '../../lib/texts/areas.ts';
import { LockNote, type SettingsSectionProps, useLockedSettings } from '../settings/index.ts';
import {
  listSiteRules,
  parseSite,
  RULE_SUBJECTS,
  type RuleSubject,
  ruleChoices,
  ruleLabel,
  ruleSubjectLabel,
  type SiteRule,
  withoutSiteRule,
  withSiteRule,
} from './rules.ts';

/** With more rules than this, a search is shown. */
const MAX_UNSEARCHED_RULES = 6;

const ruleSettingName = ({ site, subject }: SiteRule): string =>
  subject === 'guard' ? `guardSites ${site}` : `sites ${site} ${subject}`;

/** Rules of single sites, which override the policies and the guard mode. */
export function SiteRuleSettings({ settings, save }: SettingsSectionProps) {
  const [typed, setTyped] = useState('');
  const [subject, setSubject] = useState<RuleSubject>('email');
  const [rule, setRule] = useState('off');
  const [error, setError] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const locked = useLockedSettings();
  const rules = listSiteRules(settings);
  const searchText = query.trim().toLowerCase();
  const shown = rules.filter(({ site, subject, label }) =>
    `${site} ${ruleSubjectLabel(subject)} ${label}`.toLowerCase().includes(searchText),
  );

  const chooseSubject = (value: string) => {
    const next = RULE_SUBJECTS.find((candidate) => candidate === value) ?? 'email';
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
    <section className="section overrides" aria-labelledby="sites">
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
      <ul className="ledger rule-list">
        {shown.map((siteRule) => (
          <li key={`${siteRule.site} ${siteRule.subject}`}>
            <span className="wrap value">{siteRule.site}</span>
            <span>{`${ruleSubjectLabel(siteRule.subject)} · ${siteRule.label}`}</span>
            <LockNote locked={locked.has(ruleSettingName(siteRule))} />
            <button
              type="button"
              className="quiet"
              hidden={locked.has(ruleSettingName(siteRule))}
              aria-label={optionsText('removeRule', { rule: ruleLabel(siteRule) })}
              onClick={() => save(withoutSiteRule(settings, siteRule))}
            >
              {optionsText('remove')}
            </button>
          </li>
        ))}
      </ul>
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
