/** Shows a draft as the request that will be sent, without the key. */
import { ENDPOINT_CONTRACT } from '../../domain/index.ts';
import { type ConsoleDraft, consoleParamsOf } from './draft.ts';

/** Path and query as sent; a missing path parameter stays in braces. */
export function requestPathOf(draft: ConsoleDraft): string {
  const remainingParams = new Map(Object.entries(consoleParamsOf(draft)));
  const path = ENDPOINT_CONTRACT[draft.endpoint].path.replace(
    /\{(\w+)\}/g,
    (braces, name: string) => {
      const value = remainingParams.get(name);
      remainingParams.delete(name);
      return value === undefined ? braces : encodeURIComponent(value);
    },
  );
  const query = new URLSearchParams([...remainingParams]);
  const fields = draft.fields
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (fields.length > 0) query.set('fields', fields.join(','));
  if (draft.softFail) query.set('soft_fail', 'true');
  if (draft.async) query.set('is_async', 'true');
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
