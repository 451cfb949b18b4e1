import { type FormEvent, useState } from 'react';
import { KIND_TABLE, KINDS, type Kind } from '../lib/kinds/index.ts';
import type { Settings } from '../lib/messages.ts';
import { POLICIES, type Policy } from '../lib/policy.ts';
import { POLICY_WORD, policiesOf } from './policy-words.ts';
import type { SectionProps } from './use-settings.ts';

type Sites = Settings['sites'];

/** An origin from what a person types: "shop.example", "https://shop.example/cart". */
function originOf(text: string): string | null {
  const trimmed = text.trim();
  const address = /^https?:\/\//iu.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (trimmed === '' || !URL.canParse(address)) return null;
  const { origin, hostname } = new URL(address);
  return hostname.includes('.') || hostname === 'localhost' ? origin : null;
}

function without(sites: Sites, site: string, kind: Kind): Sites {
  const { [kind]: _, ...rest } = sites[site] ?? {};
  const { [site]: __, ...others } = sites;
  return Object.keys(rest).length === 0 ? others : { ...others, [site]: rest };
}

/** Where a site differs from the table above. */
export function SiteOverrides({ settings, save }: SectionProps) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind>('email');
  const [policy, setPolicy] = useState<Policy>('off');
  const [wrong, setWrong] = useState(false);
  const rows = Object.entries(settings.sites).flatMap(([site, policies]) =>
    KINDS.flatMap((each) => {
      const own = policies[each];
      return own === undefined ? [] : [{ site, kind: each, policy: own }];
    }),
  );

  const chooseKind = (value: string) => {
    const next = KINDS.find((each) => each === value) ?? 'email';
    setKind(next);
    if (!policiesOf(next).includes(policy)) setPolicy(policiesOf(next).at(-1) ?? 'off');
  };

  const add = (event: FormEvent) => {
    event.preventDefault();
    const site = originOf(text);
    setWrong(site === null);
    if (site === null) return;
    setText('');
    void save({
      sites: { ...settings.sites, [site]: { ...settings.sites[site], [kind]: policy } },
    });
  };

  return (
    <div className="overrides">
      <h3>Sites with rules of their own</h3>
      {rows.length === 0 && <p className="hint">None yet.</p>}
      <ul className="ledger">
        {rows.map((row) => (
          <li key={`${row.site} ${row.kind}`}>
            <span className="wrap value">{row.site}</span>
            <span>
              {KIND_TABLE[row.kind].label}: {POLICY_WORD[row.policy]}
            </span>
            <button
              type="button"
              className="quiet"
              aria-label={`Remove the rule for ${KIND_TABLE[row.kind].label} on ${row.site}`}
              onClick={() => save({ sites: without(settings.sites, row.site, row.kind) })}
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
            aria-invalid={wrong}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <label>
          Kind
          <select value={kind} onChange={(event) => chooseKind(event.target.value)}>
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {KIND_TABLE[each].label}
              </option>
            ))}
          </select>
        </label>
        <label>
          Rule
          <select
            value={policy}
            onChange={(event) =>
              setPolicy(POLICIES.find((each) => each === event.target.value) ?? 'off')
            }
          >
            {policiesOf(kind).map((each) => (
              <option key={each} value={each}>
                {POLICY_WORD[each]}
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
          Enter a site such as shop.example.
        </p>
      )}
    </div>
  );
}
