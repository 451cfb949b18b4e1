import { useId } from 'react';
import type { DraftProblem } from '../../lib/console/request/draft.ts';
import { consoleText } from '../../lib/console/texts.ts';
import { fieldNamesIn } from '../../lib/domain/index.ts';

export interface ConsoleFieldPickerProps {
  readonly value: string;
  /** Names of fields that the answer can have. */
  readonly choices: readonly string[];
  readonly problem?: DraftProblem | undefined;
  readonly onChange: (value: string) => void;
}

/** The parameter `fields`: comma-separated names, typed or chosen from a list. */
export function ConsoleFieldPicker({ value, choices, problem, onChange }: ConsoleFieldPickerProps) {
  const chosen = fieldNamesIn(value);
  const toggle = (name: string, isChosen: boolean) =>
    onChange((isChosen ? [...chosen, name] : chosen.filter((other) => other !== name)).join(','));
  return (
    <>
      <ConsoleTextParameter
        name="fields"
        means={consoleText('onlyTheseFields')}
        placeholder={consoleText('allFields')}
        value={value}
        problem={problem}
        showsProblem
        onChange={onChange}
      />
      {choices.length > 0 && (
        <details className="parameter-more">
          <summary>
            {chosen.length > 0
              ? consoleText('chooseFieldsChosen', { count: chosen.length })
              : consoleText('chooseFields')}
          </summary>
          <fieldset>
            <legend className="visually-hidden">{consoleText('fieldsOfAnswer')}</legend>
            {choices.map((name) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={chosen.includes(name)}
                  onChange={(event) => toggle(name, event.target.checked)}
                />
                <code>{name}</code>
              </label>
            ))}
          </fieldset>
        </details>
      )}
    </>
  );
}

interface ParameterProps {
  readonly name: string;
  readonly means?: string | undefined;
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

/** The name of a parameter as the API spells it, and what it means. */
function ParameterName({ id, name, means }: ParameterProps & { id: string }) {
  return (
    <div>
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {means && (
        <p className="hint" id={`${id}-means`}>
          {means}
        </p>
      )}
    </div>
  );
}

/** A text parameter in one row, with its problem, if it has one, below. */
export function ConsoleTextParameter(props: ConsoleTextParameterProps) {
  const { name, means, value, onChange, required, placeholder, problem, showsProblem, onBlur } =
    props;
  const id = useId();
  const shownProblem = showsProblem ? problem : undefined;
  return (
    <div className="parameter">
      <ParameterName {...{ id, name, means }} />
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
          aria-describedby={shownProblem || !means ? `${id}-problem` : `${id}-means`}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        <p
          className={shownProblem?.blocksSending ? 'hint hint-bad' : 'hint hint-doubt'}
          id={`${id}-problem`}
          aria-live="polite"
        >
          {shownProblem?.text}
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
    <div className="parameter parameter-switch">
      <ParameterName {...{ id, name, means }} />
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
    </div>
  );
}
