import type { Settings } from '../../lib/extension/schemas/index.ts';
import { optionsText } from '../../lib/texts/options.ts';
import { type SettingsSectionProps, TextSetting } from '../settings/index.ts';

type Cap = keyof Settings['budget'];

const CAPS = [
  'autoPerDay',
  'autoPerSite',
  'autoPerPage',
  'totalPerDay',
] as const satisfies readonly Cap[];

const MAX_CREDITS = 1_000_000;

/** Whole credits; an empty text only where "no cap" is a choice. */
function readCap(typed: string, mayBeEmpty: boolean): string | null {
  const plain = typed.trim();
  if (plain === '') return mayBeEmpty ? '' : null;
  return /^\d{1,7}$/u.test(plain) && Number(plain) <= MAX_CREDITS ? String(Number(plain)) : null;
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
              means={optionsText(`${cap}Means`)}
              value={current === null ? '' : String(current)}
              inputMode="numeric"
              parse={(typed) => readCap(typed, mayBeEmpty)}
              error={optionsText('capWrong')}
              {...(mayBeEmpty ? { placeholder: optionsText('noCap') } : {})}
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
