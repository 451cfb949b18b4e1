/** What else a form says that a value in it can be held against: its country, whose name it asks for. */
import { attributeOf } from '../reading/dom/index.ts';
import { isSecretField } from './field-gate.ts';
import { countryChosenIn } from './language/index.ts';
import { controlsOfForm, enclosingForm } from './purpose/index.ts';

export interface FormContext {
  /** ISO 3166-1 alpha-2, chosen in the form. */
  readonly country?: string;
  /** A first and a last name are asked for. */
  readonly personal: boolean;
  /** The name that stands in the form: the account holder's, else the person's. */
  readonly name?: string;
}

const FIRST =
  /(?:^|\s)given-name(?:\s|$)|first_?-?name|fore_?-?name|vorname|prenom|voornaam|nombre(?!_?de)|imie\b|jmeno\b|fornavn|fornamn|etunimi/i;
const LAST =
  /(?:^|\s)family-name(?:\s|$)|last_?-?name|sur_?-?name|nachname|nom_?de_?famille|apellido|cognome|achternaam|nazwisko|prijmeni|etternavn|efternamn|sukunimi/i;
const HOLDER =
  /account_?-?(?:holder|name|owner)|holder_?-?name|kontoinhaber|titulaire|titular|intestatari|rekeninghouder|posiadacz/i;
const WHOLE = /(?:^|\s)name(?:\s|$)|full_?-?name/i;

/** UTF-16 code units of the longest name that travels. */
const LONGEST = 100;

const aboutOf = (control: Element): string =>
  ['autocomplete', 'name', 'id'].map((name) => attributeOf(control, name)).join(' ');

function standing(control: Element | undefined): string {
  if (!control || isSecretField(control) || !('value' in control)) return '';
  const value = String(control.value).trim();
  return value.length <= LONGEST ? value : '';
}

/** The form, as a mark of which fields go together; null where nothing does. */
export const formGroupOf = (control: Element): Element | null => enclosingForm(control);

export function readFormContext(control: Element): FormContext {
  const form = enclosingForm(control);
  if (form === null) return { personal: false };
  const inputs = controlsOfForm(form).filter(
    (each) =>
      each.localName === 'input' &&
      !/^(?:hidden|submit|button|checkbox|radio)$/.test(attributeOf(each, 'type')),
  );
  const about = (rule: RegExp) => inputs.find((each) => rule.test(aboutOf(each)));
  const [first, last] = [about(FIRST), about(LAST)];
  const person = `${standing(first)} ${standing(last)}`.trim();
  const name = standing(about(HOLDER)) || person || standing(about(WHOLE));
  const country = countryChosenIn(form);
  return {
    personal: first !== undefined && last !== undefined,
    ...(country === null ? {} : { country }),
    ...(name === '' ? {} : { name }),
  };
}
