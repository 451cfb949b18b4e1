/** Turns references (references.ts) into texts, in the language that is active now. */

import { commonText } from './areas.ts';
import { createAreaText, type TextAreas } from './catalog.ts';
import beside from './en/beside.json' with { type: 'json' };
import bic from './en/bic.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import domain from './en/domain.json' with { type: 'json' };
import email from './en/email.json' with { type: 'json' };
import endpoints from './en/endpoints.json' with { type: 'json' };
import facts from './en/facts.json' with { type: 'json' };
import failures from './en/failures.json' with { type: 'json' };
import iban from './en/iban.json' with { type: 'json' };
import ip from './en/ip.json' with { type: 'json' };
import kinds from './en/kinds.json' with { type: 'json' };
import phone from './en/phone.json' with { type: 'json' };
import places from './en/places.json' with { type: 'json' };
import reading from './en/reading.json' with { type: 'json' };
import record from './en/record.json' with { type: 'json' };
import service from './en/service.json' with { type: 'json' };
import suppliers from './en/suppliers.json' with { type: 'json' };
import vat from './en/vat.json' with { type: 'json' };
import { countryName, dateFormat, displayNames, listFormat } from './intl.ts';
import { hasReference, mapStrings, partsOf, readReference, withoutMarks } from './references.ts';

const AREAS = {
  beside,
  bic,
  common,
  domain,
  email,
  endpoints,
  facts,
  failures,
  iban,
  ip,
  kinds,
  phone,
  places,
  reading,
  record,
  service,
  suppliers,
  vat,
};

type Maker = (...given: never[]) => string;

const MAKERS = new Map<string, Maker>([
  ['country', countryName],
  ['alphabet', (code: string) => displayNames({ type: 'script' }).of(code) ?? code],
  [
    'list',
    (items: readonly string[], type: Intl.ListFormatOptions['type']) =>
      listFormat({ type }).format(items),
  ],
  ['dateTime', (at: number) => dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(at)],
  ...Object.entries(AREAS).flatMap(([area, english]) => {
    const text = createAreaText(area as keyof TextAreas, english) as Maker;
    return Object.keys(english).map((name): [string, Maker] => [
      `${area}.${name}`,
      (values) => text(name as never, values),
    ]);
  }),
]);

function textOf(part: string, isInside: boolean): string {
  const read = readReference(part);
  if (!read) return withoutMarks(part);
  const [name, ...given] = read;
  try {
    const make = MAKERS.get(name);
    const values = mapStrings(given, (text) => shownPart(text, true)) as never[];
    if (make) return make(...values);
  } catch {
    // It lacks values that the message has now.
  }
  // Stored by another version of Fieldmark.
  return isInside ? '…' : commonText('fromOtherVersion');
}

const shownPart = (text: string, isInside: boolean): string =>
  hasReference(text)
    ? partsOf(text)
        .map((part) => textOf(part, isInside))
        .join('')
    : text;

/** A text with its references in today's language. */
export const shown = (text: string): string => shownPart(text, false);

/** Plain data with all its references in today's language. */
export const withShownTexts = <T>(value: T): T => mapStrings(value, shown) as T;
