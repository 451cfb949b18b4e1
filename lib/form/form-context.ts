/** Reads facts from a form that matter for its values: the chosen country and the name. */
import { attributeOf } from '../reading/dom/index.ts';
import { isSecretField } from './field-gate.ts';
import { countryChosenIn } from './language/kinds.ts';
import { controlsOfForm, formGroupOf } from './purpose/form-controls.ts';

export interface FormContext {
  /** The country chosen in the form, ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** Whether the form asks for a first and a last name. */
  readonly personal: boolean;
  /** The name in the form: the account holder's, else the person's. */
  readonly name?: string;
}

const FIRST =
  /(?:^|\s)given-name(?:\s|$)|first_?-?name|fore_?-?name|vorname|prenom|voornaam|nombre(?!_?de)|imie\b|jmeno\b|fornavn|fornamn|etunimi/i;
const LAST =
  /(?:^|\s)family-name(?:\s|$)|last_?-?name|sur_?-?name|nachname|nom_?de_?famille|apellido|cognome|achternaam|nazwisko|prijmeni|etternavn|efternamn|sukunimi/i;
const HOLDER =
  /account_?-?(?:holder|name|owner)|holder_?-?name|kontoinhaber|titulaire|titular|intestatari|rekeninghouder|posiadacz/i;
const WHOLE = /(?:^|\s)name(?:\s|$)|full_?-?name/i;

/** Longest name that is sent to the background, in UTF-16 code units. */
const LONGEST = 100;

const identifiersOf = (control: Element): string =>
  ['autocomplete', 'name', 'id'].map((name) => attributeOf(control, name)).join(' ');

function readableValue(control: Element | undefined): string {
  if (!control || isSecretField(control) || !('value' in control)) return '';
  const value = String(control.value).trim();
  return value.length <= LONGEST ? value : '';
}

export function readFormContext(control: Element): FormContext {
  const form = formGroupOf(control);
  if (form === null) return { personal: false };
  const inputs = controlsOfForm(form).filter(
    (input) =>
      input.localName === 'input' &&
      !/^(?:hidden|submit|button|checkbox|radio)$/.test(attributeOf(input, 'type')),
  );
  const inputMatching = (rule: RegExp) => inputs.find((input) => rule.test(identifiersOf(input)));
  const [first, last] = [inputMatching(FIRST), inputMatching(LAST)];
  const person = `${readableValue(first)} ${readableValue(last)}`.trim();
  const name =
    readableValue(inputMatching(HOLDER)) || person || readableValue(inputMatching(WHOLE));
  const country = countryChosenIn(form);
  return {
    personal: first !== undefined && last !== undefined,
    ...(country === null ? {} : { country }),
    ...(name === '' ? {} : { name }),
  };
}
