import { KIND_TABLE, KINDS } from '../lib/kinds/index.ts';
import { Experimental } from './Experimental.tsx';
import { POLICY_MEANS, POLICY_WORD, policiesOf } from './policy-words.ts';
import { standardPrice } from './price.ts';
import { SiteOverrides } from './SiteOverrides.tsx';
import type { SectionProps } from './use-settings.ts';

export function PolicySettings({ settings, save }: SectionProps) {
  return (
    <section className="section" aria-labelledby="policies">
      <h2 id="policies">What Fieldmark may do</h2>
      <dl className="legend">
        {policiesOf('email').map((policy) => (
          <div key={policy}>
            <dt>{POLICY_WORD[policy]}</dt>
            <dd>{POLICY_MEANS[policy]}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">Without a key everything is checked offline only.</p>
      <ul className="policy-list">
        {KINDS.map((kind) => (
          <li key={kind}>
            <fieldset className="segments">
              <legend>
                {KIND_TABLE[kind].label}{' '}
                <small>{standardPrice(kind)?.concat(' a lookup') ?? 'checked offline'}</small>{' '}
                <Experimental kind={kind} />
              </legend>
              <div>
                {policiesOf(kind).map((policy) => (
                  <label key={policy}>
                    <input
                      type="radio"
                      name={`policy-${kind}`}
                      checked={settings.policies[kind] === policy}
                      onChange={() => save({ policies: { ...settings.policies, [kind]: policy } })}
                    />
                    <span>{POLICY_WORD[policy]}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      <SiteOverrides settings={settings} save={save} />
    </section>
  );
}
