import { KINDS, type Kind } from '../../lib/domain/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { lookupCredits } from '../../lib/kinds/index.ts';
import { commonText, optionsText, policiesText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { availablePolicies, formatCredits } from '../format/index.ts';
import { LockNote, type SettingsSectionProps, TextSetting, useSetting } from '../settings/index.ts';
import { ExperimentalBadge } from '../ui/index.ts';

function PolicyRow({ kind, settings, save }: SettingsSectionProps & { kind: Kind }) {
  const { id, locked, className } = useSetting(`policies ${kind}`);
  const price = lookupCredits(kind, 'standard');
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a subgrid of the table */}
      <div className={`${className} policy-row`} role="group" aria-labelledby={id}>
        <span className="policy-kind" id={id}>
          {kindLabel(kind)} <ExperimentalBadge kind={kind} />
        </span>
        <span className="policy-price">
          {price === undefined ? optionsText('noLookup') : formatCredits(price)}
        </span>
        {availablePolicies(kind).map((policy) => (
          <label key={policy}>
            <input
              type="radio"
              name={`policy-${kind}`}
              checked={settings.policies[kind] === policy}
              disabled={locked}
              onChange={() => save({ policies: { ...settings.policies, [kind]: policy } })}
            />
            <span>{policiesText(policy)}</span>
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
            <dt>{policiesText(policy)}</dt>
            <dd>{policiesText(`${policy}Means`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Cap = keyof Settings['budget'];

const CAPS = [
  'autoPerDay',
  'autoPerSite',
  'autoPerPage',
  'totalPerDay',
] as const satisfies readonly Cap[];

const meansOf = (cap: Cap): string | null =>
  cap === 'autoPerDay' || cap === 'totalPerDay' ? optionsText(`${cap}Means`) : null;

const MAX_CREDITS = 1_000_000;

/** Whole credits; empty for no cap, if `mayBeEmpty`; null if invalid. */
function parseCap(typed: string, mayBeEmpty: boolean): string | null {
  const digits = typed.trim();
  if (digits === '') return mayBeEmpty ? '' : null;
  return /^\d{1,7}$/u.test(digits) && Number(digits) <= MAX_CREDITS ? String(Number(digits)) : null;
}

export function BudgetSettings({ settings, save }: SettingsSectionProps) {
  const { budget } = settings;
  return (
    <section className="section" aria-labelledby="budget">
      <h2 id="budget">{optionsText('sectionBudget')}</h2>
      <p className="lead">{optionsText('budgetMeans')}</p>
      <div>
        {CAPS.map((cap) => {
          const mayBeEmpty = cap === 'totalPerDay';
          const current = budget[cap];
          return (
            <TextSetting
              key={cap}
              setting={`budget ${cap}`}
              label={optionsText(cap)}
              means={meansOf(cap)}
              value={current === null ? '' : String(current)}
              inputMode="numeric"
              parse={(typed) => parseCap(typed, mayBeEmpty)}
              error={optionsText('limitWrong', { max: MAX_CREDITS })}
              {...(mayBeEmpty ? { placeholder: optionsText('noLimit') } : {})}
              onSave={(credits) =>
                save({ budget: { ...budget, [cap]: credits === '' ? null : Number(credits) } })
              }
            />
          );
        })}
      </div>
    </section>
  );
}
