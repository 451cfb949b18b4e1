/** A question as it is being put together. */
import { type EndpointName, isFlagName } from '../../domain/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import { consoleText } from '../../texts/console.ts';
import { listFormat } from '../../texts/intl.ts';
import { missingForLookup } from '../../texts/kinds.ts';
import { ENDPOINT_FORMS, type EndpointParameter } from './forms.ts';

export interface ConsoleDraft {
  readonly endpoint: EndpointName;
  /** As typed, by parameter; a switch that is on is `true`. */
  readonly values: Readonly<Record<string, string>>;
  /** Name of the certificate flag. */
  readonly flagName: string;
  readonly fields: string;
  readonly softFail: boolean;
  readonly async: boolean;
}

export const emptyConsoleDraft = (endpoint: EndpointName): ConsoleDraft => ({
  endpoint,
  values: {},
  flagName: '',
  fields: '',
  softFail: false,
  async: false,
});

/** The same question to another endpoint: what was typed stays where it means the same. */
export function withEndpoint(endpoint: EndpointName, draft: ConsoleDraft): ConsoleDraft {
  const isAlike = ENDPOINT_FORMS[endpoint].kind === ENDPOINT_FORMS[draft.endpoint].kind;
  const stays = isAlike && ENDPOINT_FORMS[endpoint].kind !== null;
  return { ...draft, endpoint, ...(stays ? {} : { values: {}, fields: '' }) };
}

export interface DraftProblem {
  readonly text: string;
  /** It cannot be sent so; else the API may think otherwise, and is asked. */
  readonly blocksSending: boolean;
}

const blockingProblem = (says: string): DraftProblem => ({ text: says, blocksSending: true });

function normalizeParameter({ isCode }: EndpointParameter, typed: string): string {
  return isCode ? typed.replace(/\s+/g, '').toUpperCase() : typed.trim();
}

/** The endpoint's own parameters as they are sent; what is empty or off is not. */
export function consoleParamsOf({
  endpoint,
  values,
  flagName,
}: ConsoleDraft): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ENDPOINT_FORMS[endpoint].parameters.flatMap((parameter) => {
      const value = normalizeParameter(parameter, values[parameter.name] ?? '');
      const name = parameter.type === 'flag' ? flagName.trim() : parameter.name;
      return value === '' || name === '' ? [] : [[name, value]];
    }),
  );
}

function flagProblem(name: string): DraftProblem | null {
  if (name === '') return blockingProblem(consoleText('giveFlagName'));
  return isFlagName(name) ? null : blockingProblem(consoleText('wrongFlagName'));
}

function parameterProblem(parameter: EndpointParameter, draft: ConsoleDraft): DraftProblem | null {
  const { name, type, required, accepts: takes } = parameter;
  const value = normalizeParameter(parameter, draft.values[name] ?? '');
  if (type === 'flag') return value === '' ? null : flagProblem(draft.flagName.trim());
  if (value === '') return required ? blockingProblem(consoleText('isRequired', { name })) : null;
  if (takes && !takes.pattern.test(value)) return blockingProblem(consoleText(takes.lacks));
  const { kind } = ENDPOINT_FORMS[draft.endpoint];
  if (name !== 'query' || kind === null) return null;
  if (KIND_DEFINITIONS[kind].lookup?.acceptedFormat.test(value) !== false) return null;
  return {
    text: [missingForLookup(kind), consoleText('probablyRefused')].join(' '),
    blocksSending: false,
  };
}

/** Names that the answer is not known to have are ignored by the API (contract, `fields`, 3). */
function fieldsProblem({ endpoint, fields }: ConsoleDraft): DraftProblem | null {
  const known = ENDPOINT_FORMS[endpoint].fields;
  if (known.length === 0) return null;
  const named = fields.split(',').map((name) => name.trim());
  const isKnown = (name: string) =>
    known.some(
      (path) => path === name || path.startsWith(`${name}.`) || name.startsWith(`${path}.`),
    );
  const strange = named.filter((name) => name !== '' && !isKnown(name));
  if (strange.length === 0) return null;
  const names = listFormat({ type: 'unit' }).format(strange);
  return { text: consoleText('fieldsIgnored', { names }), blocksSending: false };
}

/** What is wrong with a question, by parameter, before it costs anything. */
export function draftProblems(draft: ConsoleDraft): ReadonlyMap<string, DraftProblem> {
  const problems = new Map<string, DraftProblem>();
  const { parameters } = ENDPOINT_FORMS[draft.endpoint];
  for (const parameter of parameters) {
    const problem = parameterProblem(parameter, draft);
    if (problem) problems.set(parameter.name, problem);
  }
  const fields = fieldsProblem(draft);
  if (fields) problems.set('fields', fields);
  const isEmpty = Object.keys(consoleParamsOf(draft)).length === 0;
  // At least one of the two (contract, Endpoints, rule 5).
  if (draft.endpoint === 'stats' && isEmpty) {
    problems.set('engine', blockingProblem(consoleText('giveEngineOrPath')));
  }
  return problems;
}

export const isDraftSendable = (draft: ConsoleDraft): boolean =>
  [...draftProblems(draft).values()].every(({ blocksSending: isBlocking }) => !isBlocking);
