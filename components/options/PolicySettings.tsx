import { KINDS, type Kind } from '../../lib/domain/index.ts';
import { commonText, optionsText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import {
  availablePolicies,
  policyDescription,
  policyLabel,
  standardPriceLabel,
} from '../labels/index.ts';
import { LockNote, type SettingsSectionProps, useSetting } from '../settings/index.ts';
import { ExperimentalBadge } from '../ui/index.ts';

function PolicyRow({ kind, settings, save }: SettingsSectionProps & { kind: Kind }) {
  const { id, locked, className } = useSetting(`policies ${kind}`);
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a subgrid of the table */}
      <div className={`${className} policy-row`} role="group" aria-labelledby={id}>
        <span className="policy-kind" id={id}>
          {kindLabel(kind)} <ExperimentalBadge kind={kind} />
        </span>
        <span className="policy-price">{standardPriceLabel(kind) ?? optionsText('noLookup')}</span>
        {availablePolicies(kind).map((policy) => (
          <label key={policy}>
            <input
              type="radio"
              name={`policy-${kind}`}
              checked={settings.policies[kind] === policy}
              disabled={locked}
              onChange={() => save({ policies: { ...settings.policies, [kind]: policy } })}
            />
            <span>{policyLabel(policy)}</span>
          </label>
        ))}
        <LockNote locked={locked} />
      </div>
    </li>
  );
}

/** A table with a row per kind and a column per policy; below it, what each policy does. */
export function PolicySettings({ settings, save }: SettingsSectionProps) {
  return (
    <section className="section" aria-labelledby="policies">
      <h2 id="policies">{optionsText('policies')}</h2>
      <p className="lead">{optionsText('policiesWithoutKey')}</p>
      <ul className="policy-table">
        <li className="policy-head" aria-hidden="true">
          <span>{commonText('kind')}</span>
          <span>{optionsText('policyColumnLookup')}</span>
          <span>{optionsText('policyColumnPolicy')}</span>
        </li>
        {KINDS.map((kind) => (
          <PolicyRow key={kind} kind={kind} settings={settings} save={save} />
        ))}
      </ul>
      <dl className="legend">
        {availablePolicies('email').map((policy) => (
          <div key={policy}>
            <dt>{policyLabel(policy)}</dt>
            <dd>{policyDescription(policy)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
