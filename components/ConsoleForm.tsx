import { useId, useState } from 'react';
import { type Draft, problemsOf } from '../lib/console/draft.ts';
import { FORMS, type Group, grouped, type Parameter } from '../lib/console/forms.ts';
import { CONTRACT, type EndpointName } from '../lib/endpoint.ts';
import { text } from '../lib/texts/console.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { ConsoleFields } from './ConsoleFields.tsx';
import { ConsoleSwitch, ConsoleText } from './ConsoleParameter.tsx';
import { Experimental } from './Experimental.tsx';
import { credits } from './format.ts';

export interface ConsoleFormProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onEndpoint: (endpoint: EndpointName) => void;
  /** The person wanted to send it: everything that is missing is said. */
  readonly isTried: boolean;
}

const GROUPS = [...grouped()];
const isEndpoint = (name: string): name is EndpointName => name in CONTRACT;
const price = (name: EndpointName): string =>
  CONTRACT[name].credits === 0 ? text('free') : credits(CONTRACT[name].credits);
const groupWords = (group: Group): string =>
  group === 'service' ? text('accountAndWorld') : kindLabel(group);

/** Every parameter that the chosen endpoint takes, and those that all take. */
export function ConsoleForm({ draft, onDraft, onEndpoint, isTried }: ConsoleFormProps) {
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const form = FORMS[draft.endpoint];
  const problems = problemsOf(draft);
  const put = (name: string, value: string) =>
    onDraft({ ...draft, values: { ...draft.values, [name]: value } });

  const field = (parameter: Parameter) => {
    const { name, type, required, placeholder } = parameter;
    const means = text(parameter.means);
    const value = draft.values[name] ?? '';
    const problem = problems.get(name);
    if (type !== 'text') {
      return (
        <ConsoleSwitch
          key={name}
          name={name}
          means={means}
          checked={value === 'true'}
          onChange={(on) => put(name, on ? 'true' : '')}
        />
      );
    }
    return (
      <ConsoleText
        key={`${draft.endpoint} ${name}`}
        name={name}
        means={means}
        required={required}
        placeholder={placeholder}
        value={value}
        problem={problem}
        isTold={isTried || (left.has(`${draft.endpoint} ${name}`) && value !== '')}
        onChange={(typed) => put(name, typed)}
        onLeave={() => setLeft(new Set(left).add(`${draft.endpoint} ${name}`))}
      />
    );
  };
  const flag = form.parameters.find(({ type }) => type === 'flag');

  return (
    <div className="console-form">
      <div className="endpoint">
        <label htmlFor={id}>{text('endpoint')}</label>
        <select
          id={id}
          value={draft.endpoint}
          onChange={(event) => isEndpoint(event.target.value) && onEndpoint(event.target.value)}
        >
          {GROUPS.map(([group, names]) => (
            <optgroup key={group} label={groupWords(group)}>
              {names.map((name) => (
                <option key={name} value={name}>
                  {CONTRACT[name].path} · {price(name)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <p className="hint">
          {text(form.about)} <Experimental kind={form.kind} />
        </p>
      </div>
      {form.parameters.length > 0 && (
        <fieldset>
          <legend>{text('parameters')}</legend>
          {form.parameters.map(field)}
          {flag && draft.values[flag.name] === 'true' && (
            <ConsoleText
              name={text('flagName')}
              means={text('flagNameMeans')}
              value={draft.flagName}
              problem={problems.get(flag.name)}
              isTold
              onChange={(flagName) => onDraft({ ...draft, flagName })}
            />
          )}
        </fieldset>
      )}
      <fieldset>
        <legend>{text('everyEndpoint')}</legend>
        <ConsoleFields
          key={draft.endpoint}
          value={draft.fields}
          known={form.fields}
          problem={problems.get('fields')}
          onChange={(fields) => onDraft({ ...draft, fields })}
        />
        <ConsoleSwitch
          name="soft_fail"
          means={text('softFail')}
          checked={draft.softFail}
          onChange={(softFail) => onDraft({ ...draft, softFail })}
        />
        <ConsoleSwitch
          name="is_async"
          means={text('isAsync')}
          checked={draft.async}
          onChange={(async) => onDraft({ ...draft, async })}
        />
      </fieldset>
    </div>
  );
}
