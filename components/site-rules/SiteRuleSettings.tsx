import { type FormEvent, useState } from 'react';
import { optionsText } from '../../lib/texts/options.ts';
import { LockNote, type SettingsSectionProps, useLockedSettings } from '../settings/index.ts';
import { parseSite } from './parse-site.ts';
import {
  listSiteRules,
  RULE_SUBJECTS,
  type RuleSubject,
  ruleChoices,
  ruleSubjectLabel,
  type SiteRule,
  withoutSiteRule,
  withSiteRule,
} from './rules.ts';

/** From this many rules on they can be searched. */
const SEARCH_FROM_RULES = 6;

const ruleSettingName = ({ site, subject }: SiteRule): string =>
  subject === 'guard' ? `guardSites ${site}` : `sites ${site} ${subject}`;

/** Where a site differs from the table above. */
export function SiteRuleSettings({ settings, save }: SettingsSectionProps) {
  const [typed, setTyped] = useState('');
  const [subject, setSubject] = useState<RuleSubject>('email');
  const [rule, setRule] = useState('off');
  const [wrong, setWrong] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const locked = useLockedSettings();
  const rules = listSiteRules(settings);
  const asked = query.trim().toLowerCase();
  const shown = rules.filter(({ site, subject, word }) =>
    `${site} ${ruleSubjectLabel(subject)} ${word}`.toLowerCase().includes(asked),
  );

  const chooseSubject = (value: string) => {
    const next = RULE_SUBJECTS.find((each) => each === value) ?? 'email';
    const choices = ruleChoices(next);
    setSubject(next);
    if (!choices.some(([each]) => each === rule)) setRule(choices.at(-1)?.[0] ?? 'off');
  };

  const add = (event: FormEvent) => {
    event.preventDefault();
    const read = parseSite(typed);
    setWrong(read.ok ? null : read.message);
    if (!read.ok) return;
    setTyped('');
    void save(withSiteRule(settings, read.site, subject, rule));
  };

  return (
    <section className="section overrides" aria-labelledby="sites">
      <h2 id="sites">{optionsText('sites')}</h2>
      <p className="lead">{optionsText('sitesMeans')}</p>
      {rules.length === 0 && <p className="empty">{optionsText('noSiteRules')}</p>}
      {rules.length > SEARCH_FROM_RULES && (
        <input
          type="search"
          value={query}
          placeholder={optionsText('searchRulesCount', { count: rules.length })}
          aria-label={optionsText('searchRules')}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {rules.length > 0 && shown.length === 0 && (
        <p className="empty">{optionsText('noRuleFound')}</p>
      )}
      <ul className="ledger rule-list">
        {shown.map((each) => (
          <li key={`${each.site} ${each.subject}`}>
            <span className="wrap value">{each.site}</span>
            <span>
              {optionsText('rule', { subject: ruleSubjectLabel(each.subject), rule: each.word })}
            </span>
            <LockNote locked={locked.has(ruleSettingName(each))} />
            <button
              type="button"
              className="quiet"
              hidden={locked.has(ruleSettingName(each))}
              aria-label={optionsText('removeRule', { subject: each.subject, site: each.site })}
              onClick={() => save(withoutSiteRule(settings, each))}
            >
              {optionsText('remove')}
            </button>
          </li>
        ))}
      </ul>
      <form className="row rule-form" onSubmit={add} noValidate>
        <label>
          {optionsText('ruleSite')}
          <input
            type="text"
            value={typed}
            placeholder="shop.example"
            spellCheck={false}
            aria-invalid={wrong !== null}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <label>
          {optionsText('ruleKind')}
          <select value={subject} onChange={(event) => chooseSubject(event.target.value)}>
            {RULE_SUBJECTS.map((each) => (
              <option key={each} value={each}>
                {ruleSubjectLabel(each)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {optionsText('rulePolicy')}
          <select value={rule} onChange={(event) => setRule(event.target.value)}>
            {ruleChoices(subject).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="secondary">
          {optionsText('addRule')}
        </button>
      </form>
      {wrong && (
        <p className="hint hint-bad" role="alert">
          {wrong}
        </p>
      )}
    </section>
  );
}
