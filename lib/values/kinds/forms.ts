/** The form of each kind, one line per kind. The details are in the kind's folder. */
import { KINDS, type Kind } from '../domain/index.ts';
import { bicForm } from './bic/form.ts';
import { domainForm } from './domain/form.ts';
import { emailForm } from './email/form.ts';
import { ibanForm } from './iban/form.ts';
import { ipForm } from './ip/form.ts';
import { phoneForm } from './phone/form.ts';
import type { ValueForm } from './shared/value-form.ts';
import { vatForm } from './vat/form.ts';

/** In order of precedence: of two kinds whose shape a text has, the first wins. */
const FORMS = {
  email: emailForm,
  domain: domainForm,
  ip: ipForm,
  iban: ibanForm,
  vat: vatForm,
  phone: phoneForm,
  bic: bicForm,
} satisfies Record<Kind, ValueForm>;

export const VALUE_FORMS: Readonly<Record<Kind, ValueForm>> = FORMS;

const inOrder = Object.keys(FORMS).flatMap((name) => KINDS.filter((kind) => kind === name));

/** The kinds whose mistyped values have a recognisable shape, the most specific first. */
export const KIND_SHAPES: readonly { readonly kind: Kind; readonly shape: RegExp }[] =
  inOrder.flatMap((kind) => {
    const { shape } = VALUE_FORMS[kind];
    return shape ? [{ kind, shape }] : [];
  });

/** Whether a value has the form that is sent, not only what could be read of it. */
export const isComplete = ({
  kind,
  value,
}: {
  readonly kind: Kind;
  readonly value: string;
}): boolean => VALUE_FORMS[kind].complete?.test(value) !== false;
