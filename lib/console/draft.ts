/** A question as it is being put together. */
import { type EndpointName, isFlagName } from '../endpoint.ts';
import { KIND_TABLE } from '../kinds/index.ts';
import { text } from '../texts/console.ts';
import { listFormat } from '../texts/intl.ts';
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

const blocks = (says: string): Problem => ({ text: says, blocks: true });

function written({ isCode }: Parameter, typed: string): string {
  return isCode ? typed.replace(/\s+/g, '').toUpperCase() : typed.trim();
}

/** The endpoint's own parameters as they are sent; what is empty or off is not. */
export function paramsOf({ endpoint, values, flagName }: Draft): Readonly<Record<string, string>> {
  return Object.fromEntries(
    FORMS[endpoint].parameters.flatMap((parameter) => {
      const value = written(parameter, values[parameter.name] ?? '');
      const name = parameter.type === 'flag' ? flagName.trim() : parameter.name;
      return value === '' || name === '' ? [] : [[name, value]];
    }),
  );
}

function flagProblem(name: string): Problem | null {
  if (name === '') return blocks(text('giveFlagName'));
  return isFlagName(name) ? null : blocks(text('wrongFlagName'));
}

function problemOf(parameter: Parameter, draft: Draft): Problem | null {
  const { name, type, required, takes } = parameter;
  const value = written(parameter, draft.values[name] ?? '');
  if (type === 'flag') return value === '' ? null : flagProblem(draft.flagName.trim());
  if (value === '') return required ? blocks(text('isRequired', { name })) : null;
  if (takes && !takes.pattern.test(value)) return blocks(text(takes.lacks));
  const { kind } = FORMS[draft.endpoint];
  if (name !== 'query' || kind === null) return null;
  if (KIND_TABLE[kind].lookup?.askable.test(value) !== false) return null;
  return { text: [kindLacks(kind), text('probablyRefused')].join(' '), blocks: false };
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
  const names = listFormat({ type: 'unit' }).format(strange);
  return { text: text('fieldsIgnored', { names }), blocks: false };
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
    problems.set('engine', blocks(text('giveEngineOrPath')));
  }
  return problems;
}

export const isSendable = (draft: Draft): boolean =>
  [...problemsOf(draft).values()].every(({ blocks: isBlocking }) => !isBlocking);
