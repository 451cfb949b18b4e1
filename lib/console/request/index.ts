export { compareJson } from './compare-json.ts';
export {
  type ConsoleDraft,
  consoleParamsOf,
  type DraftProblem,
  draftOfRequest,
  draftProblems,
  emptyConsoleDraft,
  missingForSending,
  withEndpoint,
} from './draft.ts';
export { ENDPOINT_FORMS, type EndpointParameter } from './forms.ts';
export { requestPathOf } from './request-line.ts';
export { SNIPPET_NAMES, snippetOf } from './snippets.ts';
