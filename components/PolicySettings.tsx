import { KINDS, type Kind } from '../lib/kinds/index.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { text } from '../lib/texts/options.ts';
import { Experimental } from './Experimental.tsx';
import { LockNote } from './LockNote.tsx';
import { policiesOf, policyMeans, policyWord } from './policy-words.ts';
import { standardPrice } from './price.ts';
import { useSetting } from './setting-context.ts';
import type { SectionProps } from './use-settings.ts';

function PolicyRow({ kind, settings, save }: SectionProps & { kind: Kind }) {
  const { id, locked, className } = useSetting(`policies ${kind}`);
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its columns from the table */}
      <div className={`${className} policy-row`} role="group" aria-labelledby={id}>
        <span className="policy-kind" id={id}>
          {kindLabel(kind)} <Experimental kind={kind} />
        </span>
        <span className="policy-price">
          {standardPrice(kind) ?? text('noLookup')} <LockNote locked={locked} />
        </span>
        {policiesOf(kind).map((policy) => (
          <label key={policy}>
            <input
              type="radio"
              name={`policy-${kind}`}
              checked={settings.policies[kind] === policy}
              disabled={locked}
              onChange={() => save({ policies: { ...settings.policies, [kind]: policy } })}
            />
            <span>{policyWord(policy)}</span>
          </label>
        ))}
      </div>
    </li>
  );
}

/** A row a kind, a column a policy, and under the table what the columns mean. */
export function PolicySettings({ settings, save }: SectionProps) {
  return (
    <section className="section" aria-labelledby="policies">
      <h2 id="policies">{text('policies')}</h2>
      <p className="lead">{text('policiesWithoutKey')}</p>
      <ul className="policy-table">
        <li className="policy-head" aria-hidden="true">
          <span>{text('policyColumnKind')}</span>
          <span>{text('policyColumnLookup')}</span>
          <span>{text('policyColumnPolicy')}</span>
        </li>
        {KINDS.map((kind) => (
          <PolicyRow key={kind} kind={kind} settings={settings} save={save} />
        ))}
      </ul>
      <dl className="legend">
        {policiesOf('email').map((policy) => (
          <div key={policy}>
            <dt>{policyWord(policy)}</dt>
            <dd>{policyMeans(policy)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
