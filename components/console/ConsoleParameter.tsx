import { useId } from 'react';
import type { DraftProblem } from '../../lib/models/console/index.ts';
import { consoleText } from '../../lib/texts/console.ts';

interface ParameterProps {
  readonly name: string;
  readonly means: string;
  readonly problem?: DraftProblem | undefined;
}

export interface ConsoleTextParameterProps extends ParameterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly required?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** A person has been here, or wanted to send: only then is what is missing said. */
  readonly showsProblem: boolean;
  readonly onLeave?: () => void;
}

/** A parameter that is a text. What is wrong with it stands under it before it costs anything. */
export function ConsoleTextParameter(props: ConsoleTextParameterProps) {
  const {
    name,
    means,
    value,
    onChange,
    required,
    placeholder,
    problem,
    showsProblem: isTold,
    onLeave,
  } = props;
  const id = useId();
  const told = isTold ? problem : undefined;
  return (
    <div className="parameter">
      <label htmlFor={id}>
        <code>{name}</code>
        {required && <span className="soft"> {consoleText('required')}</span>}
      </label>
      <div>
        <input
          id={id}
          type="text"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          aria-required={required}
          aria-invalid={told?.blocksSending === true}
          aria-describedby={`${id}-means`}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
        <p
          className={told?.blocksSending ? 'hint hint-bad' : told ? 'hint hint-doubt' : 'hint'}
          id={`${id}-means`}
          aria-live="polite"
        >
          {told?.text ?? means}
        </p>
      </div>
    </div>
  );
}

export interface ConsoleSwitchParameterProps extends ParameterProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A parameter that is on or off. */
export function ConsoleSwitchParameter({
  name,
  means,
  checked,
  onChange,
}: ConsoleSwitchParameterProps) {
  const id = useId();
  return (
    <div className="parameter">
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      <div className="switch">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={`${id}-means`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <p className="hint" id={`${id}-means`}>
          {means}
        </p>
      </div>
    </div>
  );
}
