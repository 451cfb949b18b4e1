import { useState } from 'react';
import { type ConsoleDraft, draftProblems } from '../../lib/console/request/draft.ts';
import { ENDPOINT_FORMS, type EndpointParameter } from '../../lib/console/request/forms.ts';
import { consoleText } from '../../lib/console/texts.ts';
import { ENDPOINT_CONTRACT } from '../../lib/domain/index.ts';
import { endpointLabel, formatNumber } from '../format/index.ts';
import { ExperimentalBadge } from '../ui/index.ts';
import {
  ConsoleFieldPicker,
  ConsoleSwitchParameter,
  ConsoleTextParameter,
} from './ConsoleParameter.tsx';

export interface ConsoleFormProps {
  readonly draft: ConsoleDraft;
  readonly onDraft: (draft: ConsoleDraft) => void;
  /** The person tried to send: all problems are shown. */
  readonly hasTriedToSend: boolean;
}

/** The parameters of the chosen endpoint; behind a heading those that every endpoint has. */
export function ConsoleForm({ draft, onDraft, hasTriedToSend }: ConsoleFormProps) {
  /** Parameters that had the focus, as endpoint and name; they show their problems. */
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const form = ENDPOINT_FORMS[draft.endpoint];
  const problems = draftProblems(draft);
  const setValue = (name: string, value: string) =>
    onDraft({ ...draft, values: { ...draft.values, [name]: value } });

  const field = (parameter: EndpointParameter) => {
    const { name, type, required, placeholder } = parameter;
    const means = parameter.labelText && consoleText(parameter.labelText);
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
  const set = [draft.fields.trim() !== '', draft.softFail, draft.async].filter(Boolean).length;

  return (
    <div className="console-form">
      <h2>
        {endpointLabel(ENDPOINT_CONTRACT[draft.endpoint].path)}{' '}
        <ExperimentalBadge kind={form.kind} />
      </h2>
      {form.parameters.length > 0 && (
        <fieldset>
          <legend className="visually-hidden">{consoleText('parameters')}</legend>
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
      <details className="console-options">
        <summary>
          {consoleText('moreParameters')}{' '}
          {set > 0 && <span className="tally">{formatNumber(set)}</span>}
        </summary>
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
      </details>
    </div>
  );
}
