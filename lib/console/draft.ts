/** A question as it is being put together. */
import { type EndpointName, isFlagName } from '../endpoint.ts';
import { KIND_TABLE } from '../kinds/index.ts';
import { kindLacks } from '../texts/kinds.ts';
import { FORMS, type Parameter } from './forms.ts';

export interface Draft {
  readonly endpoint: EndpointName;
  /** As typed, by parameter; a switch that is on is `true`. */
  readonly values: Readonly<Record<string, string>>;
  /** Name of the certificate flag. */
  readonly flagName: string;
  readonly fields: string;
  readonly softFail: boolean;
  readonly async: boolean;
}

export const draftOf = (endpoint: EndpointName): Draft => ({
  endpoint,
  values: {},
  flagName: '',
  fields: '',
  softFail: false,
  async: false,
});

/** The same question to another endpoint: what was typed stays where it means the same. */
export function movedTo(endpoint: EndpointName, draft: Draft): Draft {
  const isAlike = FORMS[endpoint].kind === FORMS[draft.endpoint].kind;
  const stays = isAlike && FORMS[endpoint].kind !== null;
  return { ...draft, endpoint, ...(stays ? {} : { values: {}, fields: '' }) };
}

export interface Problem {
  readonly text: string;
  /** It cannot be sent so; else the API may think otherwise, and is asked. */
  readonly blocks: boolean;
}

const blocks = (text: string): Problem => ({ text, blocks: true });

function written({ isCode }: Parameter, text: string): string {
  return isCode ? text.replace(/\s+/g, '').toUpperCase() : text.trim();
}

/** The endpoint's own parameters as they are sent; what is empty or off is not. */
export function paramsOf({ endpoint, values, flagName }: Draft): Readonly<Record<string, string>> {
  return Object.fromEntries(
    FORMS[endpoint].parameters.flatMap((parameter) => {
      const text = written(parameter, values[parameter.name] ?? '');
      const name = parameter.type === 'flag' ? flagName.trim() : parameter.name;
      return text === '' || name === '' ? [] : [[name, text]];
    }),
  );
}

function flagProblem(name: string): Problem | null {
  if (name === '') return blocks('Give its name: the contract does not show it.');
  return isFlagName(name) ? null : blocks('No name of a parameter that could be meant.');
}

function problemOf(parameter: Parameter, draft: Draft): Problem | null {
  const text = written(parameter, draft.values[parameter.name] ?? '');
  if (parameter.type === 'flag') return text === '' ? null : flagProblem(draft.flagName.trim());
  if (text === '') return parameter.required ? blocks(`${parameter.name} is required.`) : null;
  if (parameter.takes && !parameter.takes.pattern.test(text)) return blocks(parameter.takes.lacks);
  const { kind } = FORMS[draft.endpoint];
  if (parameter.name !== 'query' || kind === null) return null;
  if (KIND_TABLE[kind].lookup?.askable.test(text) !== false) return null;
  return { text: `${kindLacks(kind)} The API will probably refuse it.`, blocks: false };
}

/** Names that the answer is not known to have are ignored by the API (contract, `fields`, 3). */
function fieldsProblem({ endpoint, fields }: Draft): Problem | null {
  const known = FORMS[endpoint].fields;
  if (known.length === 0) return null;
  const named = fields.split(',').map((name) => name.trim());
  const isKnown = (name: string) =>
    known.some(
      (path) => path === name || path.startsWith(`${name}.`) || name.startsWith(`${path}.`),
    );
  const strange = named.filter((name) => name !== '' && !isKnown(name));
  if (strange.length === 0) return null;
  return { text: `The API ignores what it does not know: ${strange.join(', ')}.`, blocks: false };
}

/** What is wrong with a question, by parameter, before it costs anything. */
export function problemsOf(draft: Draft): ReadonlyMap<string, Problem> {
  const problems = new Map<string, Problem>();
  const { parameters } = FORMS[draft.endpoint];
  for (const parameter of parameters) {
    const problem = problemOf(parameter, draft);
    if (problem) problems.set(parameter.name, problem);
  }
  const fields = fieldsProblem(draft);
  if (fields) problems.set('fields', fields);
  const isEmpty = Object.keys(paramsOf(draft)).length === 0;
  // At least one of the two (contract, Endpoints, rule 5).
  if (draft.endpoint === 'stats' && isEmpty) {
    problems.set('engine', blocks('Give an engine, a path or both.'));
  }
  return problems;
}

export const isSendable = (draft: Draft): boolean =>
  [...problemsOf(draft).values()].every(({ blocks: isBlocking }) => !isBlocking);
