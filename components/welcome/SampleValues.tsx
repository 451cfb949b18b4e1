import { useState } from 'react';
import type { Failure, Kind, Verdict } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { welcomeText } from '../../lib/texts/areas.ts';
import { useLatestResult } from '../hooks/index.ts';
import { GroupedValue, VerdictView } from '../lookup/index.ts';
import { FailureNote } from '../ui/index.ts';

interface Sample {
  readonly kind: Kind;
  readonly value: string;
  readonly label: keyof FieldmarkTexts['welcome'];
}

const SAMPLES: readonly Sample[] = [
  { kind: 'email', value: 'bob@gmial.com', label: 'sampleEmail' },
  { kind: 'iban', value: 'DE89370400440532013001', label: 'sampleIban' },
  { kind: 'vat', value: 'DE136695976', label: 'sampleVat' },
];

/** Buttons with sample values; a press checks the value offline, for free. */
export function SampleValues({ send }: { send: SendToBackground }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [pressed, setPressed] = useState<Kind | null>(null);
  const latest = useLatestResult();

  const check = (kind: Kind, value: string) => {
    setPressed(kind);
    const items = [{ kind, value }];
    return latest(send('check', { items, place: 'popup' }), (outcome) => {
      setVerdict(outcome.ok ? (outcome.value.judgements[0]?.verdict ?? null) : null);
      setFailure(outcome.ok ? null : outcome.failure);
    });
  };

  return (
    <div className="samples">
      <ul>
        {SAMPLES.map(({ kind, value, label }) => (
          <li key={kind}>
            <button
              type="button"
              className="sample"
              aria-pressed={pressed === kind}
              onClick={() => void check(kind, value)}
            >
              <span>{welcomeText(label)}</span>
              <span className="value wrap">
                <GroupedValue kind={kind} value={value} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite" className="sample-verdict">
        {verdict ? (
          <VerdictView
            verdict={verdict}
            onSuggestion={(value) => void check(verdict.kind, value)}
          />
        ) : (
          !failure && <p className="empty">{welcomeText('clickASample')}</p>
        )}
        {failure && <FailureNote failure={failure} />}
      </div>
    </div>
  );
}
