import { type FormEvent, useId, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { statsText } from '../../lib/texts/areas.ts';
import { useReply } from '../hooks/index.ts';
import { FailureNote } from '../ui/index.ts';
import { HealthTable } from './HealthTable.tsx';

export interface HealthQueryFormProps {
  readonly send: SendToBackground;
  /** Engine names to suggest. */
  readonly engines: readonly string[];
  readonly onOptions: () => void;
}

/** Requests the health of a typed engine or path, because the API contract does not list engine names. */
export function HealthQueryForm({ send, engines, onOptions }: HealthQueryFormProps) {
  const [about, setAbout] = useState('');
  const { ask, value, failure, busy } = useReply(send, 'health');
  const id = useId();
  const trimmed = about.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed !== '' && !busy) void ask({ about: trimmed });
  };
  return (
    <form className="form health-ask" onSubmit={submit} noValidate>
      <div className="field">
        <label htmlFor={id}>{statsText('anotherEngineOrPath')}</label>
        <div className="joined">
          <input
            id={id}
            type="text"
            spellCheck={false}
            autoComplete="off"
            maxLength={200}
            placeholder={statsText('engineOrPathSample')}
            list={`${id}-engines`}
            value={about}
            onChange={(event) => setAbout(event.target.value)}
          />
          <button type="submit" className="secondary" aria-disabled={busy || trimmed === ''}>
            {statsText(busy ? 'asking' : 'askFree')}
          </button>
        </div>
        <datalist id={`${id}-engines`}>
          {engines.map((engine) => (
            <option key={engine} value={engine} />
          ))}
        </datalist>
      </div>
      <div aria-live="polite">
        {failure && <FailureNote failure={failure} onOptions={onOptions} />}
        {value && !failure && <HealthTable rows={[value]} />}
      </div>
    </form>
  );
}
