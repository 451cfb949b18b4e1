/** What can be counted and read about the form around a field, within bounds. */
import { elementsIn, isElement, textOf } from '../reading/controls.ts';
import { fold, foldName } from '../reading/words.ts';
import { readEvidence } from './evidence.ts';
import { FIELD_RULES } from './kinds.ts';
import { isOutOfSight } from './veto.ts';

export interface FormFacts {
  readonly passwords: number;
  /** Of them, those that a person sees: some forms show theirs only in a second step. */
  readonly passwordsSeen: number;
  /** Boxes for files: a form for documents. */
  readonly files: number;
  readonly newPassword: boolean;
  readonly currentPassword: boolean;
  /** Autocomplete `username`, a "remember me" box, or "Continue with …". */
  readonly returning: boolean;
  readonly cards: number;
  /** Fields of an address: street, zip, city, country. */
  readonly address: number;
  /** Fields grouped as billing or shipping by autocomplete or name. */
  readonly billing: number;
  readonly textareas: number;
  readonly emails: number;
  /** Fields that a person types or chooses in, passwords not counted. */
  readonly asks: number;
  /** Folded words: of submit buttons, of headings, of the form's own attributes. */
  readonly buttons: string;
  readonly headings: string;
  /** Of the headings the form's first, and those before the form. */
  readonly title: string;
  readonly attributes: string;
}

const MAX_CONTROLS = 80;
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
const BUTTON =
  'button,input[type="submit"],input[type="button"],input[type="image"],[role="button"]';

/** "Continue with email": an account's door, whatever it is called. */
const BY_ANOTHER =
  / (?:with|mit|avec|con|com|met|med|z|через|で) (?:e mail|email|google|apple|facebook|microsoft) | magic link /;

function has(element: Element, name: string): string {
  return (element.getAttribute(name) ?? '').slice(0, 160);
}

/** The form, or, for loose inputs, the nearest container with a button of its own. */
export function formAround(element: Element): Element | null {
  if ('form' in element && isElement(element.form)) return element.form;
  const marked = element.closest('form,[role="form"],dialog,[role="dialog"]');
  if (marked !== null) return marked;
  let at = element.parentElement;
  for (let level = 0; at !== null && at.localName !== 'body' && level < 7; level += 1) {
    if (at.querySelector(BUTTON) !== null) return at;
    at = at.parentElement;
  }
  return at?.localName === 'body' ? null : at;
}

function controlsOf(form: Element): Element[] {
  return elementsIn(
    'elements' in form ? form.elements : form.querySelectorAll('input,select,textarea,button'),
    MAX_CONTROLS,
  );
}

function isSubmit(control: Element): boolean {
  const type = has(control, 'type').toLowerCase();
  if (control.localName === 'button')
    return (
      type !== 'reset' &&
      !(
        type === 'button' &&
        has(control, 'aria-label') === '' &&
        control.childElementCount > 0 &&
        (control.textContent ?? '').trim() === ''
      )
    );
  return (
    control.localName === 'input' && (type === 'submit' || type === 'image' || type === 'button')
  );
}

function wordsOfButton(control: Element): string {
  return [
    textOf(control),
    has(control, 'value'),
    has(control, 'aria-label'),
    has(control, 'title'),
    has(control, 'alt'),
    has(control, 'name'),
  ]
    .map((text) => text.slice(0, 60))
    .join(' ; ');
}

function headingsOf(form: Element): { title: string[]; sections: string[] } {
  const inside: string[] = [];
  // A dialog's own name is a title.
  const dialog = form.parentElement?.closest('dialog,[role="dialog"]') ?? null;
  const texts = [has(form, 'aria-label'), dialog === null ? '' : has(dialog, 'aria-label')];
  for (const heading of Array.from(
    form.querySelectorAll('h1,h2,h3,h4,h5,legend,caption,[role="heading"],th[colspan]'),
  ).slice(0, 6)) {
    inside.push(textOf(heading).slice(0, 80));
  }
  let at: Element | null = form;
  for (let level = 0; at !== null && at.localName !== 'body' && level < 4; level += 1) {
    let before = at.previousElementSibling;
    for (let steps = 0; before !== null && steps < 3; steps += 1) {
      if (
        /^(?:h[1-5]|p|header|legend|span|strong|div)$/.test(before.localName) &&
        before.querySelector('input,form') === null
      ) {
        const heading = before.matches('h1,h2,h3,h4,h5')
          ? before
          : before.querySelector('h1,h2,h3,h4,h5');
        const text = textOf(heading ?? before);
        if (heading !== null || text.length < 100) texts.push(text.slice(0, 100));
      }
      before = before.previousElementSibling;
    }
    if (texts.length > 3) break;
    at = at.parentElement;
  }
  const [first = '', ...rest] = inside;
  return { title: [...texts, first], sections: rest };
}

/** Words of an action URL: its path alone, since hosts and queries name the site. */
function pathOf(action: string): string {
  return action.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*/, '');
}

/** What the form and the blocks around it are called: `<div class="checkout-step"><form>`. */
function calledAround(form: Element): string {
  const names = [pathOf(has(form, 'action')).slice(-80), has(form, 'name')];
  let at: Element | null = form;
  for (let level = 0; at !== null && at.localName !== 'body' && level < 4; level += 1) {
    names.push(at.id, has(at, 'class').slice(0, 80));
    at = at.parentElement;
  }
  // "/book" of hotels and railways; what is a book of addresses or guests is none.
  const words = names.map(foldName).join(' ');
  return words.replace(/(?<!(?:address|contact|guest|phone) )\bbook(?= )/g, 'booking');
}

/** Does a field ask for what newsletters are sent to? */
function getsNewsletters(control: Element): boolean {
  if (control.localName !== 'input') return false;
  const { kind } = readEvidence(control, { says: 'nothing' });
  return FIELD_RULES.some((rules) => rules.kind === kind && rules.getsNewsletters);
}

export function factsOf(form: Element): FormFacts {
  const count = {
    files: 0,
    cards: 0,
    address: 0,
    billing: 0,
    textareas: 0,
    emails: 0,
    asks: 0,
  };
  let newPassword = false;
  let currentPassword = false;
  let returning = false;
  const buttons: string[] = [];
  const asked: Element[] = [];
  const secrets: { readonly seen: boolean; readonly code: boolean }[] = [];
  for (const control of controlsOf(form)) {
    const type = has(control, 'type').toLowerCase();
    const about =
      `${has(control, 'autocomplete')} ${has(control, 'name')} ${control.id}`.toLowerCase();
    if (isSubmit(control)) buttons.push(wordsOfButton(control));
    else if (type === 'password') {
      secrets.push({ seen: !isOutOfSight(control), code: CODE.test(about) });
      newPassword ||= /new-password/.test(about);
      currentPassword ||= /current-password/.test(about);
    } else if (type === 'file') count.files += 1;
    else if (type === 'checkbox')
      returning ||= /remember|keep.?me|stay|angemeldet|souvenir|recordar|ricorda/.test(about);
    else if (/^(?:input|select|textarea)$/.test(control.localName) && !UNASKED.test(type)) {
      const isCard = CARD.test(about) || EXPIRY.test(has(control, 'placeholder'));
      if (isCard && !OTHER_CARD.test(about)) {
        count.cards += 1;
      }
      if (ADDRESS.test(about)) count.address += 1;
      if (
        /billing|shipping|delivery|invoice_?address|facturation|livraison|liefer|rechnung/.test(
          about,
        )
      )
        count.billing += 1;
      if (control.localName === 'textarea' && !/recaptcha|captcha/.test(about))
        count.textareas += 1;
      if (/\busername\b/.test(has(control, 'autocomplete'))) returning = true;
      if (!/captcha|honeypot|_hp\b/.test(about) && control.getAttribute('tabindex') !== '-1') {
        count.asks += 1;
        asked.push(control);
      }
    }
  }
  // Where nothing else is secret the code is the password.
  const passwords = secrets.some(({ code }) => !code)
    ? secrets.filter(({ code }) => !code)
    : secrets;
  // Reading every field of a long form is dear, and only of short ones is the number of use.
  if (asked.length <= 6) count.emails = asked.filter(getsNewsletters).length;
  if (buttons.length === 0) {
    for (const button of Array.from(
      form.querySelectorAll(
        '[role="button"],a[class*="btn"],a[class*="button"],a[href^="javascript"],a[onclick]',
      ),
    ).slice(0, 6))
      buttons.push(wordsOfButton(button));
  }
  const said = fold(buttons.slice(0, 12).join(' ; '));
  returning ||= BY_ANOTHER.test(said);
  const { title, sections } = headingsOf(form);
  return {
    ...count,
    passwords: passwords.length,
    passwordsSeen: passwords.filter(({ seen }) => seen).length,
    newPassword,
    currentPassword,
    returning,
    buttons: said,
    headings: fold([...title, ...sections].join(' ; ')),
    title: fold(title.join(' ; ')),
    attributes: calledAround(form),
  };
}
