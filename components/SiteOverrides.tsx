import { type FormEvent, useState } from 'react';
import { readSite } from './read-site.ts';
import {
  choicesOf,
  labelOf,
  rulesIn,
  SUBJECTS,
  type Subject,
  withoutRule,
  withRule,
} from './site-rules.ts';
import type { SectionProps } from './use-settings.ts';

/** Where a site differs from the table above. */
export function SiteOverrides({ settings, save }: SectionProps) {
  const [text, setText] = useState('');
  const [subject, setSubject] = useState<Subject>('email');
  const [rule, setRule] = useState('off');
  const [wrong, setWrong] = useState<string | null>(null);
  const rules = rulesIn(settings);

  const chooseSubject = (value: string) => {
    const next = SUBJECTS.find((each) => each === value) ?? 'email';
    const choices = choicesOf(next);
    setSubject(next);
    if (!choices.some(([each]) => each === rule)) setRule(choices.at(-1)?.[0] ?? 'off');
  };

  const add = (event: FormEvent) => {
    event.preventDefault();
    const read = readSite(text);
    setWrong(read.ok ? null : read.message);
    if (!read.ok) return;
    setText('');
    void save(withRule(settings, read.site, subject, rule));
  };

  return (
    <div className="overrides">
      <h3>Sites with rules of their own</h3>
      {rules.length === 0 && <p className="hint">None yet.</p>}
      <ul className="ledger">
        {rules.map((each) => (
          <li key={`${each.site} ${each.subject}`}>
            <span className="wrap value">{each.site}</span>
            <span>
              {labelOf(each.subject)}: {each.word}
            </span>
            <button
              type="button"
              className="quiet"
              aria-label={`Remove the rule for ${labelOf(each.subject)} on ${each.site}`}
              onClick={() => save(withoutRule(settings, each))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <form className="row" onSubmit={add} noValidate>
        <label>
          Site
          <input
            type="text"
            value={text}
            placeholder="shop.example"
            spellCheck={false}
            aria-invalid={wrong !== null}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <label>
          Kind
          <select value={subject} onChange={(event) => chooseSubject(event.target.value)}>
            {SUBJECTS.map((each) => (
              <option key={each} value={each}>
                {labelOf(each)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Rule
          <select value={rule} onChange={(event) => setRule(event.target.value)}>
            {choicesOf(subject).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="secondary">
          Add rule
        </button>
      </form>
      {wrong && (
        <p className="hint hint-bad" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
