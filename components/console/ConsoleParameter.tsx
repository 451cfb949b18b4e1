import { useId } from 'react';
import type { DraftProblem } from '../../lib/console/request/index.ts';
import { consoleText } from '../../lib/console/texts.ts';

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
  /** Set once the input was blurred or the person tried to send. */
  readonly showsProblem: boolean;
  readonly onBlur?: () => void;
}

/** A text parameter, with its problem or its meaning below. */
export function ConsoleTextParameter(props: ConsoleTextParameterProps) {
  const { name, means, value, onChange, required, placeholder, problem, showsProblem, onBlur } =
    props;
  const id = useId();
  const shownProblem = showsProblem ? problem : undefined;
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
          aria-invalid={shownProblem?.blocksSending === true}
          aria-describedby={`${id}-means`}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        <p
          className={
            shownProblem?.blocksSending
              ? 'hint hint-bad'
              : shownProblem
                ? 'hint hint-doubt'
                : 'hint'
          }
          id={`${id}-means`}
          aria-live="polite"
        >
          {shownProblem?.text ?? means}
        </p>
      </div>
    </div>
  );
}

export interface ConsoleSwitchParameterProps extends ParameterProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A parameter that is `true` or absent. */
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
      <div className="parameter-switch">
        <input
          id={id}
          type="checkbox"
          className="switch"
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
