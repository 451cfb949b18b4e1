import type { Settings } from '../lib/messages.ts';
import { TextSetting } from './TextSetting.tsx';
import type { SectionProps } from './use-settings.ts';

type Cap = keyof Settings['budget'];

const CAPS: readonly { readonly cap: Cap; readonly label: string; readonly means: string }[] = [
  {
    cap: 'autoPerDay',
    label: 'Automatic lookups, a day',
    means: 'Credits over all sites. 0 stops automatic lookups.',
  },
  { cap: 'autoPerSite', label: 'Automatic lookups, a day on one site', means: 'Credits.' },
  { cap: 'autoPerPage', label: 'Automatic lookups, one page', means: 'Credits for one page load.' },
  {
    cap: 'totalPerDay',
    label: 'Everything, a day',
    means: 'Credits, lookups you press for included. Empty: no cap.',
  },
];

const LARGEST = 1_000_000;

/** Whole credits; an empty text only where "no cap" is a choice. */
function readCap(text: string, mayBeEmpty: boolean): string | null {
  const plain = text.trim();
  if (plain === '') return mayBeEmpty ? '' : null;
  return /^\d{1,7}$/u.test(plain) && Number(plain) <= LARGEST ? String(Number(plain)) : null;
}

export function BudgetSettings({ settings, save }: SectionProps) {
  const { budget } = settings;
  return (
    <section className="section" aria-labelledby="budget">
      <h2 id="budget">Budget</h2>
      <p className="lead">Caps in credits. At a cap Fieldmark says so and asks nothing more.</p>
      <div>
        {CAPS.map(({ cap, label, means }) => {
          const mayBeEmpty = cap === 'totalPerDay';
          const current = budget[cap];
          return (
            <TextSetting
              key={cap}
              setting={`budget ${cap}`}
              label={label}
              means={means}
              value={current === null ? '' : String(current)}
              inputMode="numeric"
              read={(text) => readCap(text, mayBeEmpty)}
              wrong="Enter a whole number of credits."
              {...(mayBeEmpty ? { placeholder: 'No cap' } : {})}
              onSave={(text) =>
                save({ budget: { ...budget, [cap]: text === '' ? null : Number(text) } })
              }
            />
          );
        })}
      </div>
    </section>
  );
}
