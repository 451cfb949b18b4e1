/** Collects facts about the form around a field, in bounded time. */
import { native } from '../../reading/dom/index.ts';
import { foldText } from '../../values/text/index.ts';
import { classifyByEvidence } from '../field/classify-field.ts';
import { isOutOfSight } from '../field/field-state.ts';
import { FIELD_RULES } from '../language/kinds.ts';
import { controlsOfForm } from './form-controls.ts';
import {
  buttonText,
  headingTexts,
  identifierText,
  isSubmitButton,
  shortAttribute,
} from './form-texts.ts';

export interface FormFacts {
  readonly passwords: number;
  /** Visible passwords; some forms show them only in a second step. */
  readonly visiblePasswords: number;
  /** File inputs. */
  readonly files: number;
  readonly newPassword: boolean;
  readonly currentPassword: boolean;
  /** Signs of returning users: autocomplete `username`, a "remember me" box, "Continue with …". */
  readonly isReturning: boolean;
  readonly cards: number;
  /** Fields of a postal address: street, zip, city, country. */
  readonly address: number;
  /** Fields whose autocomplete or name is about billing or shipping. */
  readonly billing: number;
  readonly textareas: number;
  /** Fields for values to which newsletters can be sent; counted only in short forms. */
  readonly mailboxes: number;
  /** Fields that the user fills in, except passwords. */
  readonly answerFields: number;
  /** Folded words: of submit buttons, of headings, and of the form's attributes. */
  readonly buttons: string;
  readonly headings: string;
  /** The form's first heading and the headings before the form. */
  readonly title: string;
  readonly attributes: string;
}

const UNASKED = /^(?:hidden|submit|button|image|reset|search|checkbox|radio|file)$/;
const ADDRESS =
  /address-line|street|postal|zip|postcode|plz|city|address[-_ ]?1|addr1|country|ville|strasse|code_?postal|cidade|calle|citt|indirizzo|ulica|ulice|miasto|mesto|psc\b|adresse|adres\b|direccion|huisnummer|postnummer|kommun|stadt|住所|郵便/;
const CARD = /\bcc-|card.?num|cardnumber|\bcvv|\bcvc|iban_?holder_?card|creditcard/;

/** The expiry date of a payment card. */
const EXPIRY = /^\s*MM ?\/ ?(?:YY|AA|JJ)\s*$/i;
/** Cards that are not payment cards. */
const OTHER_CARD = /fidel|loyal|gift|member|reward|club|kunden|treue|student|library/;
/** Codes for a single use and answers to security questions, which are masked like passwords. */
const CODE = /\botp|one.?time|\bcode\b|captcha|answer|question|challenge/;
/** Billing and shipping addresses. */
const BILLING = /billing|shipping|delivery|invoice_?address|facturation|livraison|liefer|rechnung/;
/** "Stay signed in". */
const STAYS = /remember|keep.?me|stay|angemeldet|souvenir|recordar|ricorda/;

/** A sign-in button with another name: "Continue with email". */
const BY_ANOTHER =
  / (?:with|mit|avec|con|com|met|med|z|через|で) (?:e mail|email|google|apple|facebook|microsoft) | magic link /;

/** A control other than a button, and its identifying attributes. */
interface Control {
  readonly element: Element;
  readonly type: string;
  /** Autocomplete, name and id in lower case. */
  readonly about: string;
}

function controlOf(element: Element): Control {
  const about = `${shortAttribute(element, 'autocomplete')} ${shortAttribute(element, 'name')} ${native(element).id}`;
  return {
    element,
    type: shortAttribute(element, 'type').toLowerCase(),
    about: about.toLowerCase(),
  };
}

/** Whether the user fills it in, except passwords. */
function isAnswer({ element, type }: Control): boolean {
  const takes = /^(?:input|select|textarea)$/.test(native(element).localName);
  return takes && type !== 'password' && !UNASKED.test(type);
}

function isCard({ element, about }: Control): boolean {
  const pays = CARD.test(about) || EXPIRY.test(shortAttribute(element, 'placeholder'));
  return pays && !OTHER_CARD.test(about);
}

/** Whether it is meant for users; captchas and honeypots are not. */
function isAsked({ element, about }: Control): boolean {
  return !/captcha|honeypot|_hp\b/.test(about) && native(element).getAttribute('tabindex') !== '-1';
}

/** Whether the field takes a value to which newsletters can be sent. */
function getsNewsletters({ element }: Control): boolean {
  if (native(element).localName !== 'input') return false;
  const { kind } = classifyByEvidence(element, { says: 'nothing' });
  return FIELD_RULES.some((rules) => rules.kind === kind && rules.receivesNewsletters);
}

function passwordsIn(
  controls: readonly Control[],
): Pick<FormFacts, 'passwords' | 'visiblePasswords' | 'newPassword' | 'currentPassword'> {
  const secrets = controls.filter(({ type }) => type === 'password');
  // If all masked fields are codes, they count as passwords.
  const withoutCodes = secrets.filter(({ about }) => !CODE.test(about));
  const passwords = withoutCodes.length > 0 ? withoutCodes : secrets;
  return {
    passwords: passwords.length,
    visiblePasswords: passwords.filter(({ element }) => !isOutOfSight(element)).length,
    newPassword: secrets.some(({ about }) => about.includes('new-password')),
    currentPassword: secrets.some(({ about }) => about.includes('current-password')),
  };
}

export function formFactsOf(form: Element): FormFacts {
  const all = controlsOfForm(form);
  const controls = all.filter((element) => !isSubmitButton(element)).map(controlOf);
  const answers = controls.filter(isAnswer);
  const asked = answers.filter(isAsked);
  const count = (predicate: (control: Control) => boolean) => answers.filter(predicate).length;
  const buttons = buttonText(form, all);
  const { title, sections } = headingTexts(form);
  return {
    ...passwordsIn(controls),
    files: controls.filter(({ type }) => type === 'file').length,
    isReturning:
      BY_ANOTHER.test(buttons) ||
      controls.some(({ type, about }) => type === 'checkbox' && STAYS.test(about)) ||
      answers.some(({ element }) => /\busername\b/.test(shortAttribute(element, 'autocomplete'))),
    cards: count(isCard),
    address: count(({ about }) => ADDRESS.test(about)),
    billing: count(({ about }) => BILLING.test(about)),
    textareas: count(
      ({ element, about }) =>
        native(element).localName === 'textarea' && !about.includes('captcha'),
    ),
    // Only for short forms, where the count matters: classifying every field of a long form is
    // slow.
    mailboxes: asked.length <= 6 ? asked.filter(getsNewsletters).length : 0,
    answerFields: asked.length,
    buttons,
    headings: foldText([...title, ...sections].join(' ; ')),
    title: foldText(title.join(' ; ')),
    attributes: identifierText(form),
  };
}
