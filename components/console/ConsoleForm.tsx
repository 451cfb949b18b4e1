import { useId, useState } from 'react';
import {
  type ConsoleDraft,
  draftProblems,
  ENDPOINT_FORMS,
  type EndpointGroup,
  type EndpointParameter,
  endpointsByGroup,
} from '../../lib/console/request/index.ts';
import { consoleText } from '../../lib/console/texts.ts';
import { ENDPOINT_CONTRACT, type EndpointName } from '../../lib/domain/index.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { formatCredits } from '../format/index.ts';
import { ExperimentalBadge } from '../ui/index.ts';
import { ConsoleFieldPicker } from './ConsoleFieldPicker.tsx';
import { ConsoleSwitchParameter, ConsoleTextParameter } from './ConsoleParameter.tsx';

export interface ConsoleFormProps {
  readonly draft: ConsoleDraft;
  readonly onDraft: (draft: ConsoleDraft) => void;
  readonly onEndpoint: (endpoint: EndpointName) => void;
  /** The person tried to send: all problems are shown. */
  readonly hasTriedToSend: boolean;
}

const GROUPS = [...endpointsByGroup()];
const isEndpoint = (name: string): name is EndpointName => name in ENDPOINT_CONTRACT;
const priceLabel = (name: EndpointName): string =>
  ENDPOINT_CONTRACT[name].credits === 0
    ? consoleText('free')
    : formatCredits(ENDPOINT_CONTRACT[name].credits);
const groupLabel = (group: EndpointGroup): string =>
  group === 'service' ? consoleText('accountAndReference') : kindLabel(group);

/** Inputs for the parameters of the chosen endpoint and for those of all endpoints. */
export function ConsoleForm({ draft, onDraft, onEndpoint, hasTriedToSend }: ConsoleFormProps) {
  const id = useId();
  /** Parameters that had the focus, as endpoint and name; they show their problems. */
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const form = ENDPOINT_FORMS[draft.endpoint];
  const problems = draftProblems(draft);
  const setValue = (name: string, value: string) =>
    onDraft({ ...draft, values: { ...draft.values, [name]: value } });

  const field = (parameter: EndpointParameter) => {
    const { name, type, required, placeholder } = parameter;
    const means = consoleText(parameter.labelText);
    const value = draft.values[name] ?? '';
    const problem = problems.get(name);
    if (type !== 'text') {
      return (
        <ConsoleSwitchParameter
          key={name}
          name={name}
          means={means}
          checked={value === 'true'}
          onChange={(on) => setValue(name, on ? 'true' : '')}
        />
      );
    }
    return (
      <ConsoleTextParameter
        key={`${draft.endpoint} ${name}`}
        name={name}
        means={means}
        required={required}
        placeholder={placeholder}
        value={value}
        problem={problem}
        showsProblem={hasTriedToSend || (visited.has(`${draft.endpoint} ${name}`) && value !== '')}
        onChange={(typed) => setValue(name, typed)}
        onBlur={() => setVisited(new Set(visited).add(`${draft.endpoint} ${name}`))}
      />
    );
  };
  const flag = form.parameters.find(({ type }) => type === 'flag');

  return (
    <div className="console-form">
      <div className="endpoint">
        <label htmlFor={id}>{consoleText('endpoint')}</label>
        <select
          id={id}
          value={draft.endpoint}
          onChange={(event) => isEndpoint(event.target.value) && onEndpoint(event.target.value)}
        >
          {GROUPS.map(([group, names]) => (
            <optgroup key={group} label={groupLabel(group)}>
              {names.map((name) => (
                <option key={name} value={name}>
                  {ENDPOINT_CONTRACT[name].path} · {priceLabel(name)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <p className="hint">
          {consoleText(form.about)} <ExperimentalBadge kind={form.kind} />
        </p>
      </div>
      {form.parameters.length > 0 && (
        <fieldset>
          <legend>{consoleText('parameters')}</legend>
          {form.parameters.map(field)}
          {flag && draft.values[flag.name] === 'true' && (
            <ConsoleTextParameter
              name={consoleText('flagName')}
              means={consoleText('flagNameMeans')}
              value={draft.flagName}
              problem={problems.get(flag.name)}
              showsProblem
              onChange={(flagName) => onDraft({ ...draft, flagName })}
            />
          )}
        </fieldset>
      )}
      <fieldset>
        <legend>{consoleText('everyEndpoint')}</legend>
        <ConsoleFieldPicker
          key={draft.endpoint}
          value={draft.fields}
          choices={form.fields}
          problem={problems.get('fields')}
          onChange={(fields) => onDraft({ ...draft, fields })}
        />
        <ConsoleSwitchParameter
          name="soft_fail"
          means={consoleText('softFail')}
          checked={draft.softFail}
          onChange={(softFail) => onDraft({ ...draft, softFail })}
        />
        <ConsoleSwitchParameter
          name="is_async"
          means={consoleText('isAsync')}
          checked={draft.async}
          onChange={(async) => onDraft({ ...draft, async })}
        />
      </fieldset>
    </div>
  );
}
