/** Makes sentences of messages (messages.ts), in the language that is active now. */

import type { Failure, Message, Phrase, Verdict } from '../domain/index.ts';
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

type Values = Readonly<Record<string, unknown>>;
type Maker = (values: never) => string;

const MAKERS = new Map<string, Maker>([
  ['country', ({ code }: { readonly code: string }) => countryName(code)],
  [
    'alphabet',
    ({ code }: { readonly code: string }) => displayNames({ type: 'script' }).of(code) ?? code,
  ],
  [
    'list',
    (list: { readonly items: readonly Phrase[]; readonly type: Intl.ListFormatOptions['type'] }) =>
      listFormat({ type: list.type }).format(list.items.map(shownInside)),
  ],
  [
    'dateTime',
    ({ at }: { readonly at: number }) =>
      dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(at),
  ],
  ...Object.entries(AREAS).flatMap(([area, english]) => {
    const text = createAreaText(area as keyof TextAreas, english) as (
      name: string,
      values: Values,
    ) => string;
    return Object.keys(english).map((name): [string, Maker] => [
      `${area}.${name}`,
      (values: Values) =>
        text(
          name,
          Object.fromEntries(Object.entries(values).map(([of, value]) => [of, given(value)])),
        ),
    ]);
  }),
]);

const given = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? shownInside(value as Phrase) : value;

/** Null for a message of another version of Fieldmark: it has no such message, or lacks values that it has now. */
function sentence({ message, values = {} }: Message): string | null {
  try {
    return MAKERS.get(message)?.(values as never) ?? null;
  } catch {
    return null;
  }
}

function shownPhrase(phrase: Phrase, unknown: () => string): string {
  if (typeof phrase === 'string') return phrase;
  if ('message' in phrase) return sentence(phrase) ?? unknown();
  return phrase.map((part) => shownPhrase(part, unknown)).join(' ');
}

const shownInside = (phrase: Phrase): string => shownPhrase(phrase, () => '…');

/** A text in today's language. */
export const shown = (phrase: Phrase): string =>
  shownPhrase(phrase, () => commonText('fromOtherVersion'));

export const shownFailure = (failure: Failure<Phrase>): Failure => ({
  ...failure,
  message: shown(failure.message),
  action: shown(failure.action),
});

export const shownVerdict = (verdict: Verdict<Phrase>): Verdict => ({
  ...verdict,
  headline: shown(verdict.headline),
  facts: verdict.facts.map((fact) => ({
    ...fact,
    label: shown(fact.label),
    value: shown(fact.value),
  })),
});
