import type { DraftProblem } from '../../lib/console/request/index.ts';
import { consoleText } from '../../lib/console/texts.ts';
import { ConsoleTextParameter } from './ConsoleParameter.tsx';

export interface ConsoleFieldPickerProps {
  readonly value: string;
  /** Names of fields that the answer can have. */
  readonly choices: readonly string[];
  readonly problem?: DraftProblem | undefined;
  readonly onChange: (value: string) => void;
}

const splitNames = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The parameter `fields`: comma-separated names, typed or chosen from a list. */
export function ConsoleFieldPicker({ value, choices, problem, onChange }: ConsoleFieldPickerProps) {
  const chosen = splitNames(value);
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
