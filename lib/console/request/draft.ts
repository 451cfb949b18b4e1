/** The console's form: a request that is being composed. */
import { type EndpointName, fieldNamesIn, isFlagName } from '../../domain/index.ts';
import { listFormat } from '../../texts/intl.ts';
import { isComplete } from '../../values/kinds/forms.ts';
import { consoleText } from '../texts.ts';
import { ENDPOINT_FORMS, type EndpointParameter } from './forms.ts';

export interface ConsoleDraft {
  readonly endpoint: EndpointName;
  /** Typed text by parameter; a switch that is on is `true`. */
  readonly values: Readonly<Record<string, string>>;
  /** Name of the certificate-transparency flag. */
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

/** Changes the endpoint; values and fields are kept when it is about the same kind. */
export function withEndpoint(endpoint: EndpointName, draft: ConsoleDraft): ConsoleDraft {
  const { kind } = ENDPOINT_FORMS[endpoint];
  const keepsValues = kind !== null && kind === ENDPOINT_FORMS[draft.endpoint].kind;
  return { ...draft, endpoint, ...(keepsValues ? {} : { values: {}, fields: '' }) };
}

export interface DraftProblem {
  readonly text: string;
  /** True: it cannot be sent. False: the API will probably refuse it, but it can be sent. */
  readonly blocksSending: boolean;
}

const blockingProblem = (text: string): DraftProblem => ({ text, blocksSending: true });

function normalizeParameter({ isCode }: EndpointParameter, typed: string): string {
  return isCode ? typed.replace(/\s+/g, '').toUpperCase() : typed.trim();
}

/** The endpoint's parameters as sent, without empty values and switches that are off. */
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
  const { name, type, required, accepts } = parameter;
  const value = normalizeParameter(parameter, draft.values[name] ?? '');
  if (type === 'flag') return value === '' ? null : flagProblem(draft.flagName.trim());
  if (value === '') return required ? blockingProblem(consoleText('isRequired', { name })) : null;
  if (accepts && !accepts.pattern.test(value)) return blockingProblem(consoleText(accepts.lacks));
  const { kind } = ENDPOINT_FORMS[draft.endpoint];
  if (name !== 'query' || kind === null) return null;
  if (isComplete({ kind, value })) return null;
  return { text: consoleText('probablyRefused', { kind }), blocksSending: false };
}

/** The API ignores names of unknown fields (contract, `fields`, 3). */
function fieldsProblem({ endpoint, fields }: ConsoleDraft): DraftProblem | null {
  const knownFields = ENDPOINT_FORMS[endpoint].fields;
  if (knownFields.length === 0) return null;
  const isKnown = (name: string) =>
    knownFields.some(
      (path) => path === name || path.startsWith(`${name}.`) || name.startsWith(`${path}.`),
    );
  const unknown = fieldNamesIn(fields).filter((name) => !isKnown(name));
  if (unknown.length === 0) return null;
  const names = listFormat({ type: 'unit' }).format(unknown);
  return { text: consoleText('fieldsIgnored', { names }), blocksSending: false };
}

/** Problems of a draft by parameter, found before anything is sent. */
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
  // `engine` or `path` is required (contract, Endpoints, rule 5).
  if (draft.endpoint === 'stats' && isEmpty) {
    problems.set('engine', blockingProblem(consoleText('giveEngineOrPath')));
  }
  return problems;
}

/** What must be entered or corrected first, before a draft can be sent; null if nothing. */
export const missingForSending = (draft: ConsoleDraft): string | null =>
  [...draftProblems(draft).values()].find(({ blocksSending }) => blocksSending)?.text ?? null;
