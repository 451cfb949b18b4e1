import type { Problem } from '../lib/console/draft.ts';
import { text } from '../lib/texts/console.ts';
import { ConsoleText } from './ConsoleParameter.tsx';

export interface ConsoleFieldsProps {
  readonly value: string;
  /** What the answer may have, to choose from. */
  readonly known: readonly string[];
  readonly problem?: Problem | undefined;
  readonly onChange: (value: string) => void;
}

const split = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The parameter `fields`, typed or put together from what the answer may have. */
export function ConsoleFields({ value, known, problem, onChange }: ConsoleFieldsProps) {
  const chosen = split(value);
  const toggle = (name: string, isChosen: boolean) =>
    onChange((isChosen ? [...chosen, name] : chosen.filter((each) => each !== name)).join(','));
  return (
    <>
      <ConsoleText
        name="fields"
        means={text('onlyTheseFields')}
        placeholder={text('allFields')}
        value={value}
        problem={problem}
        isTold
        onChange={onChange}
      />
      {known.length > 0 && (
        <details className="parameter-more">
          <summary>
            {chosen.length > 0
              ? text('chooseFieldsChosen', { count: chosen.length })
              : text('chooseFields')}
          </summary>
          <fieldset>
            <legend className="visually-hidden">{text('fieldsOfAnswer')}</legend>
            {known.map((name) => (
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
