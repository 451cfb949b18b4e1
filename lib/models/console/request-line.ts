/** A question as it goes over the wire, the key left out. */
import { ENDPOINT_CONTRACT } from '../../domain/index.ts';
import { type ConsoleDraft, consoleParamsOf } from './draft.ts';

/** Path and query, as they are sent; a path parameter that is missing stays in braces. */
export function requestPathOf(draft: ConsoleDraft): string {
  const left = new Map(Object.entries(consoleParamsOf(draft)));
  const path = ENDPOINT_CONTRACT[draft.endpoint].path.replace(
    /\{(\w+)\}/g,
    (braces, name: string) => {
      const value = left.get(name);
      left.delete(name);
      return value === undefined ? braces : encodeURIComponent(value);
    },
  );
  const query = new URLSearchParams([...left]);
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

/** For a POSIX shell: in single quotes nothing means anything but the quote itself. */
const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The same question for a terminal, with the contract's placeholder for the key. */
export function curlCommandOf(baseUrl: string, draft: ConsoleDraft): string {
  const address = `${baseUrl.replace(/\/+$/, '')}${requestPathOf(draft)}`;
  return `curl ${shellQuote(address)} -H "x-api-key: <API_KEY>"`;
}
