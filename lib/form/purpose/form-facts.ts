/** What can be counted and read about the form around a field, within bounds. */
import { foldText } from '../../reading/text/index.ts';
import { classifyByEvidence, isOutOfSight } from '../field/index.ts';
import { FIELD_RULES } from '../language/index.ts';
import { controlsOfForm, shortAttribute } from './enclosing-form.ts';
import { buttonText, headingTexts, identifierText, isSubmitButton } from './form-texts.ts';

export interface FormFacts {
  readonly passwords: number;
  /** Of them, those that a person sees: some forms show theirs only in a second step. */
  readonly visiblePasswords: number;
  /** Boxes for files: a form for documents. */
  readonly files: number;
  readonly newPassword: boolean;
  readonly currentPassword: boolean;
  /** Autocomplete `username`, a "remember me" box, or "Continue with …". */
  readonly isReturning: boolean;
  readonly cards: number;
  /** Fields of an address: street, zip, city, country. */
  readonly address: number;
  /** Fields grouped as billing or shipping by autocomplete or name. */
  readonly billing: number;
  readonly textareas: number;
  /** Fields for what newsletters are sent to; counted in short forms only. */
  readonly mailboxes: number;
  /** Fields that a person types or chooses in, passwords not counted. */
  readonly answerFields: number;
  /** Folded words: of submit buttons, of headings, of the form's own attributes. */
  readonly buttons: string;
  readonly headings: string;
  /** Of the headings the form's first, and those before the form. */
  readonly title: string;
  readonly attributes: string;
}

const UNASKED = /^(?:hidden|submit|button|image|reset|search|checkbox|radio|file)$/;
const ADDRESS =
  /address-line|street|postal|zip|postcode|plz|city|address[-_ ]?1|addr1|country|ville|strasse|code_?postal|cidade|calle|citt|indirizzo|ulica|ulice|miasto|mesto|psc\b|adresse|adres\b|direccion|huisnummer|postnummer|kommun|stadt|住所|郵便/;
const CARD = /\bcc-|card.?num|cardnumber|\bcvv|\bcvc|iban_?holder_?card|creditcard/;

/** Only cards end so. */
const EXPIRY = /^\s*MM ?\/ ?(?:YY|AA|JJ)\s*$/i;
/** Cards that pay for nothing. */
const OTHER_CARD = /fidel|loyal|gift|member|reward|club|kunden|treue|student|library/;
/** Codes of one use and answers to questions, behind dots as passwords are. */
const CODE = /\botp|one.?time|\bcode\b|captcha|answer|question|challenge/;
/** Groups of an address that something is sent or billed to. */
const BILLING = /billing|shipping|delivery|invoice_?address|facturation|livraison|liefer|rechnung/;
/** "Stay signed in". */
const STAYS = /remember|keep.?me|stay|angemeldet|souvenir|recordar|ricorda/;

/** "Continue with email": an account's door, whatever it is called. */
const BY_ANOTHER =
  / (?:with|mit|avec|con|com|met|med|z|через|で) (?:e mail|email|google|apple|facebook|microsoft) | magic link /;

/** A control that is no button, with what its attributes say of it. */
interface Control {
  readonly element: Element;
  readonly type: string;
  /** Autocomplete, name and id in lower case. */
  readonly about: string;
}

function controlOf(element: Element): Control {
  const about = `${shortAttribute(element, 'autocomplete')} ${shortAttribute(element, 'name')} ${element.id}`;
  return {
    element,
    type: shortAttribute(element, 'type').toLowerCase(),
    about: about.toLowerCase(),
  };
}

/** Does a person type or choose in it, and no password? */
function isAnswer({ element, type }: Control): boolean {
  const takes = /^(?:input|select|textarea)$/.test(element.localName);
  return takes && type !== 'password' && !UNASKED.test(type);
}

function isCard({ element, about }: Control): boolean {
  const pays = CARD.test(about) || EXPIRY.test(shortAttribute(element, 'placeholder'));
  return pays && !OTHER_CARD.test(about);
}

/** Is it asked of people? Captchas and traps are not. */
function isAsked({ element, about }: Control): boolean {
  return !/captcha|honeypot|_hp\b/.test(about) && element.getAttribute('tabindex') !== '-1';
}

/** Does a field ask for what newsletters are sent to? */
function getsNewsletters({ element }: Control): boolean {
  if (element.localName !== 'input') return false;
  const { kind } = classifyByEvidence(element, { says: 'nothing' });
  return FIELD_RULES.some((rules) => rules.kind === kind && rules.receivesNewsletters);
}

function passwordsIn(
  controls: readonly Control[],
): Pick<FormFacts, 'passwords' | 'visiblePasswords' | 'newPassword' | 'currentPassword'> {
  const secrets = controls.filter(({ type }) => type === 'password');
  // Where nothing else is secret the code is the password.
  const own = secrets.filter(({ about }) => !CODE.test(about));
  const passwords = own.length > 0 ? own : secrets;
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
  const count = (is: (control: Control) => boolean) => answers.filter(is).length;
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
      ({ element, about }) => element.localName === 'textarea' && !about.includes('captcha'),
    ),
    // Reading every field of a long form is dear, and only of short ones is the number of use.
    mailboxes: asked.length <= 6 ? asked.filter(getsNewsletters).length : 0,
    answerFields: asked.length,
    buttons,
    headings: foldText([...title, ...sections].join(' ; ')),
    title: foldText(title.join(' ; ')),
    attributes: identifierText(form),
  };
}
