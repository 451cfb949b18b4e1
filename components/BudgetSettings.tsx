import type { Settings } from '../lib/messages.ts';
import { text } from '../lib/texts/options.ts';
import { TextSetting } from './TextSetting.tsx';
import type { SectionProps } from './use-settings.ts';

type Cap = keyof Settings['budget'];

const CAPS = [
  'autoPerDay',
  'autoPerSite',
  'autoPerPage',
  'totalPerDay',
] as const satisfies readonly Cap[];

const LARGEST = 1_000_000;

/** Whole credits; an empty text only where "no cap" is a choice. */
function readCap(typed: string, mayBeEmpty: boolean): string | null {
  const plain = typed.trim();
  if (plain === '') return mayBeEmpty ? '' : null;
  return /^\d{1,7}$/u.test(plain) && Number(plain) <= LARGEST ? String(Number(plain)) : null;
}

export function BudgetSettings({ settings, save }: SectionProps) {
  const { budget } = settings;
  return (
    <section className="section" aria-labelledby="budget">
      <h2 id="budget">{text('sectionBudget')}</h2>
      <p className="lead">{text('budgetMeans')}</p>
      <div>
        {CAPS.map((cap) => {
          const mayBeEmpty = cap === 'totalPerDay';
          const current = budget[cap];
          return (
            <TextSetting
              key={cap}
              setting={`budget ${cap}`}
              label={text(cap)}
              means={text(`${cap}Means`)}
              value={current === null ? '' : String(current)}
              inputMode="numeric"
              read={(typed) => readCap(typed, mayBeEmpty)}
              wrong={text('capWrong')}
              {...(mayBeEmpty ? { placeholder: text('noCap') } : {})}
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
