import type { Settings } from '../../lib/extension/schemas/index.ts';
import { optionsText } from '../../lib/texts/areas.ts';
import { type SettingsSectionProps, TextSetting } from '../settings/index.ts';

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
              error={optionsText('limitWrong')}
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
