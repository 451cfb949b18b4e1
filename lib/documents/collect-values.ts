/** The values of a document, each once, with all its places. */
import { severityOf, valueKey } from '../domain/index.ts';
import type { FoundValue } from '../extension/schemas/index.ts';
import type { DocumentValue, MailPlace, ScanPlace, ValuePlace } from './document-value.ts';
import type { FieldName } from './invoice/index.ts';

/** Places of one value that are marked. */
const MAX_PLACES = 200;

/** Where a value comes from. */
interface ValueSource {
  readonly page?: ValuePlace;
  readonly mail?: MailPlace;
  readonly field?: FieldName | undefined;
  readonly isInCode?: true;
  readonly scan?: ScanPlace;
}

export function collectValues() {
  const byKey = new Map<string, DocumentValue>();
  return {
    add: (found: FoundValue, { page, mail, field, isInCode, scan }: ValueSource): void => {
      const key = valueKey(found.verdict);
      const own = scan?.certainty === 'repaired' ? 'attention' : severityOf(found.verdict);
      const severity = found.note?.other ? 'bad' : own;
      const known = byKey.get(key) ?? { key, found, severity, places: [], mailPlaces: [] };
      const { places, mailPlaces } = known;
      byKey.set(key, {
        ...known,
        places: page && places.length < MAX_PLACES ? [...places, page] : places,
        mailPlaces: mail && mailPlaces.length < MAX_PLACES ? [...mailPlaces, mail] : mailPlaces,
        ...(field && !known.field ? { field } : {}),
        ...(isInCode ? { isInCode } : {}),
        ...(scan && !known.scan ? { scan } : {}),
      });
    },
    /** What is said about a value beside the others. */
    note: (found: FoundValue): void => {
      const known = byKey.get(valueKey(found.verdict));
      if (!known || !found.note) return;
      byKey.set(known.key, {
        ...known,
        found: { ...found, raw: known.found.raw },
        severity: found.note.other ? 'bad' : severityOf(found.verdict),
      });
    },
    all: (): readonly DocumentValue[] => [...byKey.values()],
  };
}
