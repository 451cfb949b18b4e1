import { type FormEvent, useState } from 'react';
import { text } from '../lib/texts/options.ts';
import { LockNote } from './LockNote.tsx';
import { readSite } from './read-site.ts';
import { useLocked } from './setting-context.ts';
import {
  choicesOf,
  labelOf,
  rulesIn,
  type SiteRule,
  SUBJECTS,
  type Subject,
  withoutRule,
  withRule,
} from './site-rules.ts';
import type { SectionProps } from './use-settings.ts';

/** From this many rules on they can be searched. */
const MANY = 6;

const ruleName = ({ site, subject }: SiteRule): string =>
  subject === 'guard' ? `guardSites ${site}` : `sites ${site} ${subject}`;

/** Where a site differs from the table above. */
export function SiteOverrides({ settings, save }: SectionProps) {
  const [typed, setTyped] = useState('');
  const [subject, setSubject] = useState<Subject>('email');
  const [rule, setRule] = useState('off');
  const [wrong, setWrong] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const locked = useLocked();
  const rules = rulesIn(settings);
  const asked = query.trim().toLowerCase();
  const shown = rules.filter(({ site, subject, word }) =>
    `${site} ${labelOf(subject)} ${word}`.toLowerCase().includes(asked),
  );

  const chooseSubject = (value: string) => {
    const next = SUBJECTS.find((each) => each === value) ?? 'email';
    const choices = choicesOf(next);
    setSubject(next);
    if (!choices.some(([each]) => each === rule)) setRule(choices.at(-1)?.[0] ?? 'off');
  };

  const add = (event: FormEvent) => {
    event.preventDefault();
    const read = readSite(typed);
    setWrong(read.ok ? null : read.message);
    if (!read.ok) return;
    setTyped('');
    void save(withRule(settings, read.site, subject, rule));
  };

  return (
    <section className="section overrides" aria-labelledby="sites">
      <h2 id="sites">{text('sites')}</h2>
      <p className="lead">{text('sitesMeans')}</p>
      {rules.length === 0 && <p className="empty">{text('noSiteRules')}</p>}
      {rules.length > MANY && (
        <input
          type="search"
          value={query}
          placeholder={text('searchRulesCount', { count: rules.length })}
          aria-label={text('searchRules')}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {rules.length > 0 && shown.length === 0 && <p className="empty">{text('noRuleFound')}</p>}
      <ul className="ledger rule-list">
        {shown.map((each) => (
          <li key={`${each.site} ${each.subject}`}>
            <span className="wrap value">{each.site}</span>
            <span>{text('rule', { subject: labelOf(each.subject), rule: each.word })}</span>
            <LockNote locked={locked.has(ruleName(each))} />
            <button
              type="button"
              className="quiet"
              hidden={locked.has(ruleName(each))}
              aria-label={text('removeRule', { subject: each.subject, site: each.site })}
              onClick={() => save(withoutRule(settings, each))}
            >
              {text('remove')}
            </button>
          </li>
        ))}
      </ul>
      <form className="row rule-form" onSubmit={add} noValidate>
        <label>
          {text('ruleSite')}
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
          {text('ruleKind')}
          <select value={subject} onChange={(event) => chooseSubject(event.target.value)}>
            {SUBJECTS.map((each) => (
              <option key={each} value={each}>
                {labelOf(each)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {text('rulePolicy')}
          <select value={rule} onChange={(event) => setRule(event.target.value)}>
            {choicesOf(subject).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="secondary">
          {text('addRule')}
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
